import { company } from './company.ts'
import { offered } from './offer.ts'
import { symptoms } from './symptoms.ts'
import { words } from './load.ts'

const { page: _, ...typed } = words('accueil')

const { title, picture, light, ...labels } = typed.figures

const names = ['experience', 'projects', 'satisfaction', 'experts'] as const

const figures = names.flatMap((name) => {
  const figure = company.figures[name]
  if (figure === null) return []
  const sign = name === 'satisfaction' ? '\u00A0%' : 'atLeast' in figure && figure.atLeast ? '+' : ''
  return { value: `${figure.value}${sign}`, label: labels[name], source: figure.source }
})

export const home = {
  ...typed,
  hero: {
    ...typed.hero,
    ways: offered(typed.hero.ways),
    /** The fragment of the symptoms' address; null if there are none. */
    symptomsId: symptoms.items.length > 0 ? symptoms.id : null,
  },
  figures: {
    title,
    picture,
    light,
    items: figures.map(({ value, label }) => ({ value, label })),
    sources: figures
      .flatMap(({ value, label, source }) => (source === null ? [] : `${value} ${label}\u00A0: ${source}.`))
      .join(' '),
  },
  expertises: {
    ...typed.expertises,
    storeys: offered(typed.expertises.storeys),
    cellars: offered(typed.expertises.cellars),
  },
}

/** An expertise: the storey of the building that shows it, the level of its floor, and the page it leads to. */
export type Expertise = (typeof home)['expertises']['storeys'][number]

/** What the picture of social networks shows and says. */
export const sharedPictureAlt = `${company.sharedPicture.alt} À côté\u00A0: ${company.name}, «\u00A0${typed.hero.title}\u00A0».`
