import { z } from 'zod'
import { flag, group, id, line, listOf, pageName, picture, prose } from './fields.ts'

// What several pages have.

const title = line(
  'Titre',
  'Dans l’onglet du navigateur et les moteurs de recherche : 60 signes au plus, avec « – » et le nom de l’entreprise.',
)

const description = prose(
  'Description',
  'Sous le titre, dans les moteurs de recherche : de 120 à 160 signes.',
)

/** What the browser and search engines need to know about the page shown at unknown addresses. */
export const found = { title, description }

/** What the menu needs to know besides. */
const entry = { label: line('Nom', 'Dans le menu et le pied de page.'), ...found }

export const entryOfPage = group('La page', entry)

export const entryOfOptionalPage = group('La page', {
  ...entry,
  isLeftOut: flag(
    'Retirée',
    'Le site se passe de cette page et de ce qui y mène ; ses textes peuvent rester.',
  ),
})

export const callFields = { title: line('Titre'), text: prose('Texte'), link: line('Bouton') }

export const callToAction = group('Appel final', callFields)

/** What the form's choice of a project type sends. */
const projectTypes = ['renovation', 'etancheite', 'construction', 'reparation', 'sols', 'autre'] as const

export const projectType = z
  .enum(projectTypes, { error: `il faut un type de projet : ${projectTypes.join(', ')}` })
  .meta({
    choices: {
      renovation: 'Rénovation',
      etancheite: 'Étanchéité',
      construction: 'Construction',
      reparation: 'Réparation',
      sols: 'Sols',
      autre: 'Autre',
    },
  })

const subject = projectType.meta({ title: 'Type de projet', description: 'Choisi dans le formulaire.' })

/** A link to the form, which then has this project type and begins its message with this line. */
export const quoteCall = group('Lien vers le formulaire', {
  link: line('Lien'),
  subject: subject.exactOptional(),
  firstLine: line('Première ligne du message').exactOptional(),
})

/** The link to the form at the end of the answer to a symptom, whose name begins the message. */
export const symptomCall = group('Lien vers le formulaire', { link: line('Lien'), subject })

/** A part of the site: a page, or a part of it. */
export const target = { page: pageName, id: id.exactOptional() }

/** A link to the part of the site that says more. */
export const seeAlso = group(
  'Voir aussi',
  { label: line('Lien'), ...target },
  'Si la page ou la partie est retirée, la ligne n’est plus montrée.',
)

const ownSection = z.strictObject({
  title: line('Titre'),
  text: prose('Texte').exactOptional(),
  picture: picture('Photo', 'À côté du texte.').exactOptional(),
  quotes: listOf(
    z.strictObject({
      text: prose('Ce qu’il a écrit', 'Sans guillemets : ils se mettent seuls.'),
      author: line('De qui', 'Avec son accord.'),
    }),
    'Témoignages',
  ).exactOptional(),
})

export type OwnSection = z.infer<typeof ownSection>

/** What an owner adds to a page, before its closing call. */
export const ownSections = z
  .array(ownSection)
  .meta({
    title: 'Vos parties',
    description:
      'Des textes, avec ou sans photo, et des témoignages : avant l’appel final, sous l’immeuble de l’accueil.',
  })
  .exactOptional()
