import { z } from 'zod'
import { group, id, line, listOf, pageName, picture, prose, silentPicture } from './fields.ts'
import { callToAction, entryOfOptionalPage, ownSections, symptomCall } from './page.ts'

const symptom = z.strictObject({
  label: line('Symptôme', 'Dans les mots de qui le voit. Le message du formulaire commence ainsi.'),
  first: prose('Que faire d’abord'),
  page: pageName,
  id,
  picture: silentPicture('Image'),
  call: symptomCall,
})

export const individualsSchema = z.strictObject({
  page: entryOfOptionalPage,
  hero: group('En tête', {
    title: line('Titre'),
    lead: prose('Chapeau'),
    link: line('Bouton'),
    picture: picture(
      'Image',
      'L’appartement ouvert : une pièce par métier, dans l’ordre inverse des métiers.',
    ),
  }),
  symptoms: group('Que voyez-vous ?', {
    title: line('Titre'),
    items: z.array(symptom).meta({
      title: 'Symptômes',
      description:
        'La page et le repère de la partie qui y répond ; si elle est retirée, le symptôme n’est plus montré.',
    }),
  }),
  services: group('Métiers', {
    title: line('Titre'),
    items: listOf(
      z.strictObject({
        id,
        title: line('Titre'),
        text: prose('Texte'),
        picture: picture('Image', 'Celle du premier est un mur nu en haut à gauche : le titre y est écrit.'),
      }),
      'Métiers',
    ),
  }),
  promises: group('Le devis', {
    title: line('Titre'),
    document: line('Document'),
    heads: z
      .tuple([line('N°'), line('Désignation'), line('Conditions'), line('Sur le devis')])
      .meta({ title: 'Colonnes' }),
    signature: line('Signature'),
    items: listOf(
      z.strictObject({
        title: line('Titre'),
        entry: line('Sur le devis'),
        texts: listOf(prose('Texte'), 'Conditions'),
      }),
      'Promesses',
    ),
  }),
  prices: group(
    'Ordres de prix',
    { title: line('Titre'), note: prose('Note') },
    'Ceux d’entreprise.yaml ; pas montrés s’il n’y en a pas.',
  ),
  sections: ownSections,
  callToAction,
})
