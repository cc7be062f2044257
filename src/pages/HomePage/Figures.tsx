import { home } from '../../content/home.ts'
import { Title } from '../../ui/Section/Section.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Figures.css.ts'
import { Storey } from './Storey.tsx'

const { title, items, sources } = home.figures

export function Figures() {
  return (
    <Storey level={home.levels.street} picture="coupe-5-rue">
      {items.length > 0 && (
        <>
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
          {sources && (
            <Text className={styles.sources} size="meta">
              {sources}
            </Text>
          )}
        </>
      )}
    </Storey>
  )
}
