import { z } from 'zod'
import { flag, group, line, listOf, picture, prose } from './fields.ts'
import { callToAction, entryOfOptionalPage, ownSections } from './page.ts'

const isFilled = (fields: object) => Object.keys(fields).length > 0

const project = z.strictObject({
  title: line('Titre'),
  text: prose('Texte'),
  pictures: group(
    'Images',
    {
      before: picture('Avant').exactOptional(),
      during: picture('Pendant').exactOptional(),
      after: picture('Après').exactOptional(),
    },
    'Une, deux ou trois : avec plusieurs, le visiteur passe de l’une à l’autre. « Après » seule est une photo.',
  ).refine(isFilled, { error: 'il faut une image au moins' }),
  wordsInside: flag(
    'Texte sur l’image',
    'Les images sont sombres sur leur droite, à partir d’un mur à 57 % de leur largeur : sur un grand écran, le texte y est écrit.',
  ),
  sheet: group(
    'Fiche',
    {
      defect: prose('Désordre').exactOptional(),
      remedy: prose('Geste').exactOptional(),
      sequence: prose('Étapes').exactOptional(),
      check: prose('Contrôle').exactOptional(),
    },
    'Une ligne peut manquer. Sur un téléphone, le désordre se lit sous l’image d’avant, le contrôle sous celle d’après, le reste pendant.',
  ).refine(isFilled, { error: 'il faut une ligne au moins' }),
})

export const projectsSchema = z.strictObject({
  page: entryOfOptionalPage,
  hero: group('En tête', { title: line('Titre'), lead: prose('Chapeau') }),
  states: group('États', {
    legend: line('Nom du choix', 'Pour ceux qui ne voient pas la page.'),
    before: line('Avant'),
    during: line('Pendant'),
    after: line('Après'),
  }),
  sheetLabels: group('Lignes de la fiche', {
    defect: line('Désordre'),
    remedy: line('Geste'),
    sequence: line('Étapes'),
    check: line('Contrôle'),
  }),
  more: line('Lien vers le devis'),
  items: listOf(project, 'Projets'),
  references: line('Titre des références', 'Celles d’entreprise.yaml ; pas montré s’il n’y en a pas.'),
  sections: ownSections,
  callToAction,
})
