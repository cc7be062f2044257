import cellar from '../../assets/pictures/expertises-cave.webp?w=640;942&quality=60&picture'
import { expertises } from '../../content/expertises.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { LevelHead } from '../../sections/LevelHead/LevelHead.tsx'
import { Approach } from './Approach.tsx'
import { Areas } from './Areas.tsx'
import { Crack } from './Crack.tsx'

export default function ExpertisesPage() {
  return (
    <>
      <LevelHead {...expertises.hero} storey="cellar" picture={{ name: 'cellar', sources: cellar }} />
      <Areas />
      <Approach />
      <CallToAction {...expertises.callToAction} composition="hanging" art={<Crack />} />
    </>
  )
}
