import { sizes } from '../../../styles/responsive.ts'
import { specialWorks } from '../../content/specialWorks.ts'
import { column } from '../../ui/Columns/Columns.css.ts'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { pictureSources } from '../../ui/Picture/pictureSources.ts'
import { Region, Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Services.css.ts'

const { title, items } = specialWorks.services

const pictureOf = pictureSources(
  import.meta.glob('../../assets/pictures/travaux-speciaux-*', {
    query: '?w=480;800;1200;1600&picture',
    import: 'default',
    eager: true,
  }),
)

const besideWords = sizes('100vw', { tablet: '92vw', desktop: '56vw' })

/** The first is as wide as the page, the others have their picture left and right by turns. */
const layouts = {
  panoramic: {
    words: column['1 / -1'],
    picture: column['1 / -1'],
    sizes: sizes('100vw', { tablet: '92vw', wide: '1320px' }),
  },
  tall: { words: column['8 / -1'], picture: column['1 / 8'], sizes: besideWords },
  plain: { words: column['1 / 6'], picture: column['6 / -1'], sizes: besideWords },
}
const shapeAt = (index: number) => (index === 0 ? 'panoramic' : index % 2 === 1 ? 'tall' : 'plain')

/** The services as bands of different heights. */
export function Services() {
  return (
    <Region className={styles.services}>
      <Title size="hidden">{title}</Title>
      <div className={styles.bands}>
        {items.map((service, index) => {
          const shape = shapeAt(index)
          const layout = layouts[shape]
          return (
            <Region as="article" key={service.id} id={service.id} tabIndex={-1}>
              <Columns className={styles.band}>
                <Picture
                  {...pictureOf(service.picture)}
                  className={`${styles.picture[shape]} ${layout.picture}`}
                  sizes={layout.sizes}
                />
                <Columns count="upTo2" className={layout.words}>
                  <Title as="h3" size="medium">
                    {service.title}
                  </Title>
                  <Stack gap="l">
                    <Text>{service.text}</Text>
                    <Stack as="ul" gap="s">
                      {service.points.map((point) => (
                        <li key={point} className={styles.point}>
                          {point}
                        </li>
                      ))}
                    </Stack>
                  </Stack>
                </Columns>
              </Columns>
            </Region>
          )
        })}
      </div>
    </Region>
  )
}
