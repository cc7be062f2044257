import { z } from 'zod'
import { group, line, listOf, picture, prose } from './fields.ts'
import { callToAction, entryOfPage, ownSections } from './page.ts'

export const aboutSchema = z.strictObject({
  page: entryOfPage,
  hero: group('En tête', {
    title: line('Titre'),
    lead: prose('Chapeau'),
    picture: picture('Image', 'Très large, posée au bas de la fenêtre.'),
  }),
  story: group('Notre histoire', {
    title: line('Titre'),
    events: listOf(
      z.strictObject({ text: line('Texte'), picture: picture('Image') }),
      'Étapes',
      'Une seule pièce, à chaque étape.',
    ),
    trades: listOf(z.strictObject({ name: line('Nom'), picture: picture('Image', 'Un outil.') }), 'Métiers'),
    method: prose('Méthode', 'Sur l’image des couvreurs ; une ligne par ligne.'),
    picture: picture('Image', 'Sa moitié gauche est vide : la méthode y est écrite.'),
    paragraphs: listOf(prose('Paragraphe'), 'Paragraphes'),
  }),
  values: group('Nos valeurs', {
    title: line('Titre'),
    link: line('Lien vers les réalisations'),
    items: listOf(
      z.strictObject({
        title: line('Titre'),
        text: prose('Texte'),
        picture: picture('Image', 'Une maison de la rue.'),
      }),
      'Valeurs',
      'Les maisons d’une même rue.',
    ),
  }),
  proofs: group(
    'Avec qui vous travaillez',
    {
      title: line('Titre'),
      qualifications: line('Qualifications'),
      headCount: line('Effectifs'),
      people: line('Interlocuteurs'),
    },
    'Ce qui est vide dans entreprise.yaml n’est pas montré.',
  ),
  sections: ownSections,
  callToAction,
})
