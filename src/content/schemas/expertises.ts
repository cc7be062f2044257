import { z } from 'zod'
import { flag, group, id, line, listOf, number, percent, picture, prose } from './fields.ts'
import { callToAction, entryOfOptionalPage, ownSections, quoteCall, seeAlso } from './page.ts'

const feature = z.strictObject({
  id: id.exactOptional(),
  title: line('Titre'),
  text: prose('Texte'),
  notes: listOf(
    z.strictObject({ start: line('Début, en gras'), rest: prose('Suite') }),
    'Notes',
  ).exactOptional(),
  see: seeAlso.exactOptional(),
  picture: picture('Image', 'Seulement dans un domaine sans image : expertise-….webp.').exactOptional(),
})

const inset = (side: string) =>
  number('un nombre de -50 à 50 (en % de la colonne)', -50, 50).meta({ title: side })

const insets = (title: string) => z.tuple([inset('À gauche, en %'), inset('À droite, en %')]).meta({ title })

const area = z.strictObject({
  id,
  title: line('Titre'),
  text: prose('Texte'),
  picture: picture('Image', 'Sans elle, chaque technique a la sienne.').exactOptional(),
  framing: group(
    'Cadrage',
    { phone: insets('Téléphone'), desktop: insets('Ordinateur') },
    'De combien l’image est en retrait de sa colonne : ses légendes y ont leur place ; au-dessous de 0, elle en déborde.',
  ).exactOptional(),
  labels: listOf(
    z.strictObject({
      text: line('Texte'),
      x: percent.meta({ title: 'Depuis la gauche, en %' }),
      y: percent.meta({ title: 'Depuis le haut, en %' }),
      hangs: flag('Pend sous le trait'),
    }),
    'Légendes',
    'Ce que montre l’image, et la place de chaque chose : les mots sont à sa gauche, ou pendent dessous.',
  ).exactOptional(),
  features: listOf(feature, 'Techniques'),
})

export const expertisesSchema = z.strictObject({
  page: entryOfOptionalPage,
  hero: group('En tête', {
    title: line('Titre'),
    level: line('Niveau', 'La hauteur du plancher, comme l’écrit un architecte.'),
    lead: prose('Chapeau'),
    picture: picture('Image', 'Son haut est un mur nu : le titre y est écrit.'),
  }),
  indexLabel: line('Nom du sommaire', 'Pour ceux qui ne voient pas la page.'),
  areas: listOf(area, 'Domaines'),
  managers: group(
    'Syndics',
    {
      id,
      title: line('Titre'),
      text: prose('Texte'),
      call: quoteCall,
      items: listOf(
        z.strictObject({ id, title: line('Titre'), text: prose('Texte'), see: seeAlso.exactOptional() }),
        'Travaux',
      ),
    },
    'Ce qui est dit une fois à qui gère un immeuble, quel que soit le domaine.',
  ),
  approach: group('La méthode', {
    title: line('Titre'),
    steps: listOf(
      z.strictObject({
        id: id.exactOptional(),
        title: line('Titre'),
        text: prose('Texte'),
      }),
      'Étapes',
    ),
  }),
  sections: ownSections,
  callToAction,
})
