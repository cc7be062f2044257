import { company } from './company.ts'
import { replyDelayPhrase, requestRecipient } from './companyDetails.ts'
import { quoteDelivery } from './delivery.ts'

const noteOfMail = 'Le bouton prépare un e-mail : relisez-le, joignez vos photos, puis envoyez-le.'

const noteOfDelivery = `Le bouton envoie votre demande à ${requestRecipient}. Vos photos sont les bienvenues, à ${company.email}.`

/** Un champ est obligatoire si son nom finit par une étoile. */
export const isRequired = ({ label }: { label: string }) => label.endsWith('*')

export const quoteForm = {
  title: 'Demande de Devis',
  intro: 'Les champs marqués d’un astérisque (*) sont obligatoires.',
  fields: {
    name: { label: 'Nom complet *' },
    email: { label: 'Email *' },
    phone: { label: 'Téléphone' },
    subject: {
      label: 'Type de projet',
      placeholder: 'Choisir un type de projet',
      // A form that sends requests sends the key, so whoever receives it must be able to understand it.
      options: {
        renovation: 'Rénovation',
        etancheite: 'Étanchéité',
        construction: 'Construction',
        reparation: 'Réparation',
        sols: 'Sols techniques',
        autre: 'Autre',
      },
    },
    message: { label: 'Description du projet *' },
  },
  /** Before the button: what pressing it does. */
  note: quoteDelivery === null ? noteOfMail : noteOfDelivery,
  /** After it. Whoever asks for a telephone number must say so (article L223-2 of the code de la consommation). */
  privacy:
    'Ce que vous écrivez, numéro compris, sert à vous répondre et à établir le devis. La loi interdit de vous démarcher par téléphone sans votre consentement préalable, sauf appel lié à un contrat en cours.',
  rights: 'Vos données et vos droits',
  submit: 'Envoyer ma demande',
  submitting: 'Envoi en cours...',
  /** After it was pressed, for as long as the page is shown: the e-mail with what is typed now. */
  openMail: 'Ouvrir l’e-mail préparé',
  // This text is intended: while `quoteDelivery` in company.ts is null, the form sends nothing, and says so.
  toast: {
    title: 'Fonctionnalité non implémentée',
    text: 'Cette fonctionnalité n’est pas encore implémentée : rien n’a été envoyé. Ce que vous avez écrit est toujours dans le formulaire.',
    action: 'Envoyer par e-mail',
    actionAlt: `Écrire à ${company.email} depuis votre logiciel de messagerie`,
  },
  mail: {
    subject: 'Demande de devis',
    headings: {
      name: 'Nom complet',
      email: 'E-mail',
      phone: 'Téléphone',
      subject: 'Type de projet',
      message: 'Description du projet',
    },
    line: (heading: string, value: string) => `${heading} : ${value}`.trimEnd(),
    emptyValue: 'non précisé',
    truncated: '[…] (texte coupé : la suite est restée dans le formulaire)',
  },
  noScript:
    'Sans JavaScript, le bouton ouvre votre logiciel de messagerie avec votre demande. Relisez-la, puis envoyez-la vous-même.',
} as const

/** Additional texts of the form that sends requests (`quoteDelivery` is not null). */
export const deliveringForm = {
  noScript:
    'Sans JavaScript, le bouton envoie votre demande. Le service qui la reçoit vous répond sur sa propre page.',
  // Nobody sees this field; only robots fill it in.
  trap: 'Laissez ce champ vide',
  outcomes: {
    accepted: {
      title: 'Votre demande est envoyée',
      text: `Nous vous répondons sous ${replyDelayPhrase}, les jours ouvrés, à l’adresse que vous avez indiquée.`,
    },
    refused: {
      title: 'Votre demande n’a pas été acceptée',
      text: 'Le service qui devait la recevoir a répondu par une erreur. Ce que vous avez écrit est toujours là : réessayez, ou écrivez-nous autrement.',
    },
    unsent: {
      title: 'Votre demande n’est pas partie',
      text: 'Votre appareil n’est pas connecté à Internet. Ce que vous avez écrit est toujours là : réessayez une fois connecté.',
    },
    unknown: {
      title: 'Votre demande est peut-être reçue',
      text: 'Aucune réponse lisible ne nous est revenue, et nous ne pouvons pas dire si elle est arrivée. Ce que vous avez écrit est toujours là. Réessayez sans crainte : une demande reçue deux fois ne nous gêne pas.',
    },
  },
  // After an acceptance, if the visitor has gone on writing meanwhile.
  changed: 'Ce que vous avez changé pendant l’envoi n’en fait pas partie : le formulaire le garde.',
  retry: 'Réessayer',
  // The toast's text if the request failed after the visitor had gone to another page.
  left: 'Ce que vous avez écrit est repris dans l’e-mail ci-dessous.',
} as const
