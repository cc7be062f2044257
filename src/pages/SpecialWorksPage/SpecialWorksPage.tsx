import { surfaces } from '../../../styles/surfaces.css.ts'
import twoArches from '../../assets/drawings/viaduc.svg'
import viaduct from '../../assets/pictures/travaux-speciaux-viaduc-pierre.webp?w=480;800;1200;1600&picture'
import { specialWorks } from '../../content/specialWorks.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { column } from '../../ui/Columns/Columns.css.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { ServiceIndex } from './ServiceIndex.tsx'
import { Services } from './Services.tsx'
import { Solutions } from './Solutions.tsx'
import * as styles from './SpecialWorksPage.css.ts'

const { hero, callToAction } = specialWorks

export default function SpecialWorksPage() {
  return (
    <>
      <section className={styles.hero}>
        <Picture name="viaduct" className={styles.picture} sources={viaduct} sizes="100vw" priority />
        <div className={styles.overlap}>
          <Stack gap="l" className={`${surfaces.night} ${styles.block} ${column['1 / 5']}`}>
            <h1 className={styles.title} tabIndex={-1}>
              {hero.title}
            </h1>
            <Text size="lead">{hero.lead}</Text>
          </Stack>
          <ServiceIndex />
        </div>
      </section>
      <Services />
      <Solutions />
      <CallToAction
        {...callToAction}
        composition="standing"
        art={<img src={twoArches} width="480" height="320" alt="" />}
      />
    </>
  )
}
