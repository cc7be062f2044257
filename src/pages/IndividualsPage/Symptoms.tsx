import { Link } from '@tanstack/react-router'
import { sizes } from '../../../styles/conditions.ts'
import { symptoms } from '../../content/particuliers.yaml'
import { pages } from '../../data/pages.ts'
import { site } from '../../data/site.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Section, Stack, Text } from '../../ui/primitives.tsx'
import * as styles from './Symptoms.css.ts'

/** Links for visitors who know what they see, but not what it is called. */
export function Symptoms() {
  return (
    <Section surface="muted" id={site.symptomsId} tabIndex={-1} title={symptoms.title}>
      <ul role="list" className={styles.symptoms}>
        {symptoms.items.map(({ label, first, page, id, picture }) => (
          <Stack as="li" key={label} gap="s" className={styles.item}>
            <Link
              to={pages[page].path}
              hash={id}
              activeOptions={{ includeHash: true }}
              className={styles.symptom}
            >
              <Picture
                {...picture}
                className={styles.model}
                background="none"
                sizes={sizes('46vw', { phablet: '30vw', wide: '24.5rem' })}
              />
              {label}
            </Link>
            <Text size="small">{first}</Text>
          </Stack>
        ))}
      </ul>
    </Section>
  )
}
