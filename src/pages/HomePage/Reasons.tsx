import { surfaces } from '../../../styles/surfaces.css.ts'
import { home } from '../../content/home.ts'
import { pages } from '../../content/pages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Title } from '../../ui/Section/Section.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Reasons.css.ts'
import { Storey } from './Storey.tsx'

const { title, intro, items, link } = home.whyUs

export function Reasons() {
  return (
    <Storey
      room={
        <ol className={`${surfaces.plastered} ${styles.room}`}>
          {items.map((item) => (
            <li key={item.title} className={styles.reason}>
              <h4 className={styles.name}>{item.title}</h4>
              <Text size="small">{item.text}</Text>
            </li>
          ))}
        </ol>
      }
    >
      <Title as="h3" className={styles.title}>
        {title}
      </Title>
      <Text size="lead" className={styles.intro}>
        {intro}
      </Text>
      <ButtonLink to={pages.about.path} variant="link">
        {link}
      </ButtonLink>
    </Storey>
  )
}
