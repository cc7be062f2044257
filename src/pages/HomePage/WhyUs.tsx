import { home } from '../../content/home.ts'
import { pages } from '../../content/pages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { RuledList } from '../../ui/RuledList/RuledList.tsx'
import { TitleAndContent } from '../../ui/TitleAndContent/TitleAndContent.tsx'

const { title, intro, items, link } = home.whyUs

export function WhyUs() {
  return (
    <TitleAndContent
      surface="muted"
      title={title}
      intro={intro}
      link={
        <ButtonLink to={pages.about.path} variant="secondary">
          {link}
        </ButtonLink>
      }
    >
      <RuledList items={items} />
    </TitleAndContent>
  )
}
