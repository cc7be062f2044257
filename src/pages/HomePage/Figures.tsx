import { home } from '../../content/home.ts'
import { Title } from '../../ui/Section/Section.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Figures.css.ts'
import { Storey } from './Storey.tsx'

const { title, items } = home.figures
const sources = items.filter(({ source }) => source !== null)

/** The figures stand on the street. */
export function Figures() {
  return (
    <Storey level={home.levels.street} picture="coupe-5-rue">
      <Title as="h3" size="hidden">
        {title}
      </Title>
      <ul className={styles.figures}>
        {items.map(({ value, label }) => (
          <li key={label}>
            <span className={styles.value}>{value}</span> {label}
          </li>
        ))}
      </ul>
      {sources.length > 0 && (
        <Text className={styles.sources} size="meta">
          {sources.map(({ value, label, source }) => `${value} ${label}\u00A0: ${source}.`).join(' ')}
        </Text>
      )}
    </Storey>
  )
}
