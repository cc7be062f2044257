import { sizes } from '../../../styles/responsive.ts'
import { specialWorks, type Service } from '../../content/specialWorks.ts'
import { bands, besideAt } from '../../ui/Columns/bands.ts'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { pictureSources } from '../../ui/Picture/pictureSources.ts'
import { Region, Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Services.css.ts'

const { title } = specialWorks.services

const items: readonly Service[] = specialWorks.services.items

const pictureOf = pictureSources(
  import.meta.glob('../../assets/pictures/travaux-speciaux-*', {
    query: '?w=480;800;1200;1600;2000&picture',
    import: 'default',
    eager: true,
  }),
  import.meta.glob('../../assets/pictures/telephone/travaux-speciaux-*', {
    query: '?w=480;780&picture',
    import: 'default',
    eager: true,
  }),
)

const beside = sizes('100vw', { desktop: '56vw' })
// Below the width where words are inside, only its left part is seen, as high as that.
const widths = { left: beside, right: beside, inside: '100vw', sky: '100vw', earth: '100vw' }

const shapeOf = ({ wordsInSky, wordsInEarth, wordsInside }: Service, index: number) =>
  wordsInSky ? 'sky' : wordsInEarth ? 'earth' : wordsInside ? 'inside' : besideAt(index)

/** The services as bands of different heights. */
export function Services() {
  return (
    <Region>
      <Title size="hidden">{title}</Title>
      {items.map((service, index) => {
        const shape = shapeOf(service, index)
        return (
          <Region
            as="article"
            key={service.id}
            id={service.id}
            surface={bands[shape].surface}
            className={styles.services[shape]}
            tabIndex={-1}
          >
            <Columns className={styles.band}>
              <Picture
                {...pictureOf(service.picture)}
                className={`${styles.picture[shape]} ${bands[shape].picture}`}
                sizes={widths[shape]}
              />
              <Columns count={1} className={classes(bands[shape].words, styles.texts[shape])}>
                <Stack>
                  <Title as="h3" size="medium">
                    {service.title}
                  </Title>
                  <Text>{service.text}</Text>
                </Stack>
                <Stack as="ul" gap="s">
                  {service.points.map((point) => (
                    <li key={point} className={styles.point}>
                      {point}
                    </li>
                  ))}
                </Stack>
              </Columns>
            </Columns>
          </Region>
        )
      })}
    </Region>
  )
}
