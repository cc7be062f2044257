import { z } from 'zod'
import { group, id, line, listOf, oneOf, picture, prose } from './fields.ts'
import { callToAction, entryOfOptionalPage, ownSections, quoteCall } from './page.ts'

const service = z.strictObject({
  id,
  title: line('Titre'),
  text: prose('Texte'),
  picture: picture('Image'),
  words: oneOf(['sky', 'inside', 'earth']).meta({
    title: 'Place des mots',
    description: 'Où l’image a de la place pour eux, sur un grand écran.',
    choices: {
      sky: 'Dans un ciel de nuit, qui a en haut la couleur « cielBas »',
      inside: 'À droite, où elle est sombre',
      earth: 'À gauche, dans de la terre',
    },
  }),
  ours: listOf(line('Point'), 'Ce que vous faites'),
  others: listOf(line('Point'), 'Ce que d’autres font').exactOptional(),
  call: quoteCall.exactOptional(),
})

export const specialWorksSchema = z.strictObject({
  page: entryOfOptionalPage,
  hero: group('En tête', {
    title: line('Titre'),
    lead: prose('Chapeau'),
    tenders: prose('Pour les architectes'),
    picture: picture('Image', 'Son haut est un ciel : le titre y est écrit.'),
  }),
  services: group('Nos travaux spéciaux', {
    title: line('Titre'),
    indexLabel: line('Nom du sommaire', 'Pour ceux qui ne voient pas la page.'),
    heads: group('Têtes des deux listes', {
      ours: line('Ce que vous faites'),
      others: line('Ce que d’autres font'),
    }),
    items: listOf(service, 'Travaux', 'Des toits vers le bas : les images sont une seule coupe.'),
  }),
  solutions: group('Solutions', {
    title: line('Titre'),
    intro: prose('Introduction'),
    items: listOf(
      z.strictObject({ title: line('Titre'), text: prose('Texte'), picture: picture('Image') }),
      'Solutions',
    ),
  }),
  sections: ownSections,
  callToAction,
})
