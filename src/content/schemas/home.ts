import { z } from 'zod'
import { group, line, listOf, oneOf, pageName, picture, prose } from './fields.ts'
import { callFields, entryOfPage, ownSections, seeAlso } from './page.ts'

const level = line(
  'Niveau',
  'La hauteur de son plancher au-dessus de la rue, en mètres, comme l’écrit un architecte.',
)

const light = oneOf(['lamp', 'day', 'dusk'])
  .meta({
    title: 'Lumière',
    description:
      'Celle du mur de l’image, qu’un téléphone prolonge derrière les mots ; sans elle, une lampe.',
    choices: { lamp: 'Lampe', day: 'Jour', dusk: 'Soir' },
  })
  .exactOptional()

const storeys = (title: string) =>
  z
    .array(
      z.strictObject({
        picture: picture('Image', 'Un étage de la coupe : coupe-….webp.'),
        level,
        light,
        page: pageName,
        title: line('Titre'),
        text: prose('Texte'),
      }),
    )
    .meta({ title, description: 'Un étage dont la page est retirée n’est pas montré.' })

export const homeSchema = z.strictObject({
  page: entryOfPage,
  hero: group('En tête', {
    title: line('Titre', 'Aussi sur l’image que montrent les réseaux sociaux.'),
    lead: prose('Chapeau'),
    picture: picture('Image', 'Le toit de la coupe, sur un ciel de nuit.'),
    quoteCall: line('Bouton vers le devis'),
    projectsCall: line('Bouton vers les réalisations'),
    shortcutsLabel: line('Nom des raccourcis', 'Pour ceux qui ne voient pas la page.'),
    symptomsLink: line('Lien vers les symptômes'),
    ways: listOf(seeAlso, 'Liens pour d’autres visiteurs'),
  }),
  levels: group(
    'Niveaux',
    { roof: line('Toit'), street: line('Rue'), call: line('Dernier sous-sol') },
    'En mètres au-dessus de la rue, comme les écrit un architecte, aux planchers finis des images.',
  ),
  waterTable: line('Nappe'),
  figures: group('Chiffres', {
    title: line('Titre'),
    picture: picture('Image', 'Le rez-de-chaussée de la coupe.'),
    light,
    experience: line('Années d’expérience'),
    projects: line('Chantiers'),
    satisfaction: line('Clients satisfaits'),
    experts: line('Experts'),
  }),
  expertises: group('Expertises', {
    title: line('Titre'),
    storeys: storeys('Étages, de haut en bas'),
    cellars: storeys('Sous-sols, de haut en bas'),
  }),
  whyUs: group('Nos raisons', {
    title: line('Titre'),
    intro: prose('Introduction'),
    picture: picture('Image', 'La cabine du monte-charge.'),
    items: listOf(
      z.strictObject({
        title: line('Titre'),
        text: prose('Texte'),
        floor: group('Étage', {
          picture: picture('Image', 'Ce qui s’y fait, à droite de l’image : les mots sont sur le reste.'),
          level,
        }).exactOptional(),
      }),
      'Raisons',
      'Un étage en montre deux : la seconde porte son image.',
    ),
    link: line('Lien vers La Société'),
  }),
  sections: ownSections,
  callToAction: group('Appel final', {
    ...callFields,
    picture: picture('Image', 'Dans la cave peinte.'),
  }),
})
