import { mediaBelow } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import twoArches from '../../assets/drawings/viaduc.svg'
import viaductOnPhone from '../../assets/pictures/viaduc-telephone.webp?w=480;740&picture'
import viaduct from '../../assets/pictures/travaux-speciaux-viaduc-pierre.webp?w=480;800;1200;1600&picture'
import { pages } from '../../content/pages.ts'
import { specialWorks } from '../../content/specialWorks.ts'
import { PageIndex } from '../../layout/PageIndex/PageIndex.tsx'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { Services } from './Services.tsx'
import { Solutions } from './Solutions.tsx'
import * as styles from './SpecialWorksPage.css.ts'

const { hero, services, callToAction } = specialWorks

export default function SpecialWorksPage() {
  return (
    <>
      <div className={styles.hero}>
        <Picture
          name="viaduct"
          className={styles.picture}
          sources={viaduct}
          sizes="100vw"
          priority
          narrow={{ media: mediaBelow('phablet'), sources: viaductOnPhone, sizes: '100vw' }}
        />
        <Stack gap="l" className={`${surfaces.night} ${styles.words}`}>
          <h1 className={styles.title} tabIndex={-1}>
            {hero.title}
          </h1>
          <Text size="lead">{hero.lead}</Text>
        </Stack>
      </div>
      <div>
        <PageIndex path={pages.specialWorks.path} label={services.indexLabel} sections={services.items} />
        <Services />
      </div>
      <Solutions />
      <CallToAction
        {...callToAction}
        composition="standing"
        art={<img src={twoArches} width="480" height="320" alt="" />}
      />
    </>
  )
}
