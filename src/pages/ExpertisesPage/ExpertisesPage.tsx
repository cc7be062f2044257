import { expertises } from '../../content/expertises.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Approach } from './Approach.tsx'
import { Areas } from './Areas.tsx'
import { Crack } from './Crack.tsx'

export default function ExpertisesPage() {
  return (
    <>
      <PageHead {...expertises.hero} />
      <Areas />
      <Approach />
      <CallToAction {...expertises.callToAction} composition="hanging" art={<Crack />} />
    </>
  )
}
