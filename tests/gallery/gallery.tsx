import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { button } from '../../src/ui/Button/Button.css.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Section } from '../../src/ui/Section/Section.tsx'
import { surfaces } from '../../styles/surfaces.css.ts'
import '../../styles/global.css.ts'
import * as styles from './gallery.css.ts'

const keysOf = <Key extends string>(record: Record<Key, unknown>): Key[] => {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}

/** Every variant and size of the button, enabled and disabled, on every surface. No page of the site. */
function Gallery() {
  return keysOf(surfaces).map((surface) => (
    <Section key={surface} surface={surface} aria-label={surface}>
      <table className={styles.table}>
        <tbody>
          {keysOf(button.classNames.variants.variant).map((variant) => (
            <tr key={variant}>
              <th scope="row">{variant}</th>
              {keysOf(button.classNames.variants.size).map((size) => (
                <td key={size}>
                  <Button variant={variant} size={size}>
                    {size}
                  </Button>{' '}
                  <Button variant={variant} size={size} disabled>
                    {size}
                  </Button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  ))
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
}
