import { z } from 'zod'
import { flag, group, line, listOf, prose } from './fields.ts'
import { projectType, target } from './page.ts'

const isRequired = flag('Obligatoire', 'Dites-le aussi dans son nom, par une étoile.')

const inMail = line('Dans l’e-mail')

const field = (title: string) => group(title, { label: line('Nom'), inMail, isRequired })

const outcome = (title: string) => group(title, { title: line('Titre'), text: prose('Texte') })

export const quoteFormSchema = z.strictObject({
  title: line('Titre'),
  intro: prose('Introduction'),
  fields: group('Champs', {
    name: field('Nom'),
    email: field('E-mail'),
    phone: field('Téléphone'),
    subject: group('Type de projet', {
      label: line('Nom'),
      inMail,
      isRequired,
      placeholder: line('Avant le choix'),
      choices: listOf(
        z.strictObject({
          value: projectType.meta({
            title: 'Valeur',
            description: 'Ce que le formulaire envoie : qui le reçoit doit le comprendre.',
          }),
          label: line('Nom'),
          ...target,
        }),
        'Choix',
        'Un choix dont la page, ou la partie de ce repère, est retirée n’est plus proposé.',
      ),
    }),
    message: field('Description'),
  }),
  noteOfMail: prose('Avant le bouton', 'Ce qu’il fait, tant que le formulaire n’envoie rien.'),
  noteOfDelivery: prose('Avant le bouton qui envoie', 'Ce qu’il fait, si le formulaire envoie.'),
  privacy: prose(
    'Après le bouton',
    'Qui demande un numéro de téléphone doit le dire (article L223-2 du code de la consommation).',
  ),
  rights: line('Lien vers les droits'),
  submit: line('Bouton'),
  submitting: line('Bouton, pendant l’envoi'),
  openMail: line('Bouton, quand il a été pressé', 'L’e-mail, avec ce qui est alors écrit.'),
  toast: group(
    'Message de l’e-mail',
    {
      title: line('Titre'),
      text: prose('Texte'),
      action: line('Bouton'),
      actionAlt: line('Le bouton, dit en entier'),
    },
    'Voulu : tant que quoteDelivery est vide dans entreprise.yaml, le formulaire n’envoie rien, et le dit.',
  ),
  mail: group('L’e-mail préparé', {
    subject: line('Objet'),
    emptyValue: line('Champ vide'),
    truncated: line('Texte coupé'),
  }),
  noScript: prose('Sans JavaScript'),
  delivering: group(
    'Le formulaire qui envoie',
    {
      noScript: prose('Sans JavaScript'),
      trap: line(
        'Champ caché',
        'Personne ne le voit : ce qui l’a rempli est un robot, ou un programme qui remplit les formulaires.',
      ),
      outcomes: group('Après l’envoi', {
        accepted: outcome('Acceptée'),
        refused: outcome('Refusée'),
        unsent: outcome('Pas partie'),
        unknown: outcome('Peut-être reçue'),
      }),
      changed: prose('Changé pendant l’envoi', 'Si le visiteur a continué d’écrire pendant l’envoi.'),
      retry: line('Bouton'),
      left: prose('Ailleurs', 'Si l’envoi a échoué alors que le visiteur est sur une autre page.'),
    },
    'Ses textes de plus, si quoteDelivery est rempli dans entreprise.yaml.',
  ),
})
