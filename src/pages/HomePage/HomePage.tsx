import elevation from '../../assets/drawings/elevation.svg'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { home } from '../../content/home.ts'
import { BuildingSection } from './BuildingSection.tsx'
import { Figures } from './Figures.tsx'
import { Hero } from './Hero.tsx'
import { SpecialWorks } from './SpecialWorks.tsx'
import { WhyUs } from './WhyUs.tsx'

export default function HomePage() {
  return (
    <>
      <Hero />
      <Figures />
      <BuildingSection />
      <WhyUs />
      <SpecialWorks />
      <CallToAction
        {...home.callToAction}
        composition="standing"
        art={<img src={elevation} width="480" height="400" alt="" />}
      />
    </>
  )
}
