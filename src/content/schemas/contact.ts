import { z } from 'zod'
import { group, line, listOf, picture, prose } from './fields.ts'
import { entryOfPage, ownSections, quoteCall } from './page.ts'

export const contactSchema = z.strictObject({
  page: entryOfPage,
  hero: group('En tête', {
    title: line('Titre'),
    level: line('Niveau', 'Celui de la rue, comme l’écrit un architecte.'),
    lead: prose('Chapeau'),
    link: line('Lien vers le formulaire'),
    picture: picture('Image', 'Sa gauche est un mur nu : le titre y est écrit.'),
  }),
  phone: group('Téléphone', { title: line('Titre') }),
  emergency: group('Urgence', {
    question: line('Question'),
    first: line('Que faire d’abord'),
    answer: prose('Réponse'),
    call: quoteCall,
  }),
  email: group('E-mail', { title: line('Titre'), text: line('Texte') }),
  explanation: group('Ce qui se passe ensuite', {
    title: line('Titre'),
    steps: listOf(prose('Étape'), 'Étapes'),
  }),
  survey: picture('Image sous le formulaire'),
  map: group('Carte', { title: line('Titre'), pinLabel: line('Nom du repère') }),
  sections: ownSections,
  faq: group('Questions', {
    title: line('Titre'),
    items: listOf(
      z.strictObject({
        question: line('Question'),
        answer: prose('Réponse'),
        insuredAnswer: prose(
          'Réponse d’un assuré',
          'À la place de la réponse, si entreprise.yaml nomme une assurance.',
        ).exactOptional(),
      }),
      'Questions',
    ),
  }),
})
