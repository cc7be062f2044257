import crack from '../../assets/drawings/lezarde.svg'
import cellar from '../../assets/pictures/expertises-cave.webp?w=640;928&quality=60&picture'
import { expertises } from '../../content/expertises.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { LevelHead } from '../../sections/LevelHead/LevelHead.tsx'
import { Approach } from './Approach.tsx'
import { Areas } from './Areas.tsx'
import * as styles from './ExpertisesPage.css.ts'

export default function ExpertisesPage() {
  return (
    <>
      <LevelHead {...expertises.hero} storey="cellar" picture={{ name: 'cellar', sources: cellar }} />
      <Areas />
      <Approach />
      <CallToAction
        {...expertises.callToAction}
        composition="hanging"
        art={<img className={styles.crack} src={crack} alt="" />}
      />
    </>
  )
}
