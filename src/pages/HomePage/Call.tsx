import { surfaces } from '../../../styles/surfaces.css.ts'
import { home } from '../../content/home.ts'
import { CallLinks } from '../../sections/CallToAction/CallLinks.tsx'
import { Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Call.css.ts'
import { Storey } from './Storey.tsx'

const { title, text, link } = home.callToAction

/** The closing call to action: its words stand in the orange cellar itself. */
export function Call() {
  return (
    <Storey
      isCellar
      level={home.levels.call}
      room={
        <Stack gap="l" className={`${surfaces.brand} ${styles.room}`}>
          <Title>{title}</Title>
          <Text size="lead">{text}</Text>
          <CallLinks link={link} />
        </Stack>
      }
    />
  )
}
