import { sizes } from '../../../styles/conditions.ts'
import { services } from '../../content/travaux-speciaux.yaml'
import { QuoteCta } from '../../sections/QuoteCta/QuoteCta.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Columns, Region, Stack, Text, Title } from '../../ui/primitives.tsx'
import * as styles from './Services.css.ts'

const { title, heads, items } = services

const List = ({ points }: { points: readonly string[] }) => (
  <Stack as="ul" role="list" gap="s">
    {points.map((point) => (
      <li key={point} className={styles.dashed}>
        {point}
      </li>
    ))}
  </Stack>
)

/** The work that we do, beside the work that others do. */
function WhoDoesWhat({ ours, others }: Pick<(typeof items)[number], 'ours' | 'others'>) {
  if (!others) return <List points={ours} />
  return (
    <Columns count={2} className={styles.parts}>
      <Stack gap="s">
        <h4>{heads.ours}</h4>
        <List points={ours} />
      </Stack>
      <Stack gap="s">
        <h4>{heads.others}</h4>
        <List points={others} />
      </Stack>
    </Columns>
  )
}

const widths = {
  sky: '100vw',
  inside: sizes('100vw', { phablet: '198vw', desktop: '100vw' }),
  earth: sizes('100vw', { phablet: '134vw', desktop: '100vw' }),
  photo: sizes('100vw', { desktop: '60vw' }),
}

export function Services() {
  return (
    <Region>
      <Title size="hidden">{title}</Title>
      {items.map((service) => {
        const variant = service.picture.photo ? 'photo' : service.words
        const layout = styles.layouts[variant]
        return (
          <Region
            as="article"
            key={service.id}
            id={service.id}
            surface="night"
            className={layout.band}
            tabIndex={-1}
          >
            <Columns className={styles.content}>
              <Picture {...service.picture} className={layout.picture} sizes={widths[variant]} />
              <Columns count={1} className={layout.text}>
                <Stack gap="l">
                  <Title as="h3" size="medium">
                    {service.title}
                  </Title>
                  <Text>{service.text}</Text>
                </Stack>
                <WhoDoesWhat {...service} />
                {service.call && <QuoteCta {...service.call} />}
              </Columns>
            </Columns>
          </Region>
        )
      })}
    </Region>
  )
}
