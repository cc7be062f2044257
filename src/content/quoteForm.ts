import { company } from './company.ts'
import { replyDelayText, requestRecipient } from './companyDetails.ts'
import { quoteDelivery } from './delivery.ts'
import { isOffered } from './offer.ts'
import { pages } from './pages.ts'
import type { ProjectType } from './quoteCall.ts'

const noteOfMail =
  'Ce bouton prépare un e-mail, que vous ouvrez ensuite dans votre messagerie. Joignez-y vos photos, une de près et une de loin, puis envoyez-le.'

const noteOfDelivery = `Le bouton envoie votre demande à ${requestRecipient}. Adressez vos photos à ${company.email}, une de près et une de loin.`

const { expertises, specialWorks, individuals, contact } = pages

/**
 * Les types de projet. Le formulaire envoie `value` : qui le reçoit doit le comprendre. Un type dont la page, ou le domaine
 * de ce nom (`id`), est supprimé n’est plus proposé.
 */
export const projectTypes: { value: ProjectType; label: string; path: string; id?: string }[] = [
  { value: 'renovation', label: 'Rénovation', path: individuals.path },
  { value: 'etancheite', label: 'Étanchéité', path: expertises.path, id: 'etancheite-cuvelage' },
  { value: 'construction', label: 'Construction', path: specialWorks.path },
  { value: 'reparation', label: 'Réparation', path: expertises.path, id: 'reparations-renforts' },
  { value: 'sols', label: 'Sols techniques', path: expertises.path, id: 'sols-techniques' },
  { value: 'autre', label: 'Autre', path: contact.path },
]

/** Un champ est obligatoire si son nom finit par une étoile. */
export const isRequired = ({ label }: { label: string }) => label.endsWith('*')

export const quoteForm = {
  /** The fragment of its address. */
  id: 'devis',
  title: 'Demande de Devis',
  intro:
    'Dans la description, donnez l’adresse des travaux et l’accès (étage, ascenseur, stationnement). Les champs marqués * sont obligatoires.',
  fields: {
    name: { label: 'Nom complet *' },
    email: { label: 'Email *' },
    phone: { label: 'Téléphone' },
    subject: {
      label: 'Type de projet',
      placeholder: 'Choisir un type de projet',
      options: Object.fromEntries(projectTypes.filter(isOffered).map(({ value, label }) => [value, label])),
    },
    message: { label: 'Description du projet *' },
  },
  /** Avant le bouton : ce qu’il fait. */
  note: quoteDelivery === null ? noteOfMail : noteOfDelivery,
  /** Après lui. Qui demande un numéro de téléphone doit le dire (article L223-2 du code de la consommation). */
  privacy:
    'Ce que vous écrivez, numéro compris, sert à vous répondre et à établir le devis. La loi interdit de vous démarcher par téléphone sans votre consentement préalable, sauf appel lié à un contrat en cours.',
  rights: 'Vos données et vos droits',
  submit: 'Envoyer ma demande',
  submitting: 'Envoi en cours...',
  /** Quand il a été pressé : l’e-mail, avec ce qui est alors écrit. */
  openMail: 'Ouvrir l’e-mail préparé',
  // Voulu : tant que `quoteDelivery` est null dans company.ts, le formulaire n’envoie rien, et le dit.
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
  noScript: 'Sans JavaScript, l’e-mail s’ouvre aussitôt dans votre messagerie.',
} as const

/** Les autres textes du formulaire qui envoie (`quoteDelivery` n’est pas null). */
export const deliveringForm = {
  noScript:
    'Sans JavaScript, le bouton envoie votre demande. Le service qui la reçoit vous répond sur sa propre page.',
  // Personne ne voit ce champ : ce qui l’a rempli est un robot, ou un programme qui remplit les formulaires.
  trap: 'Laissez ce champ vide',
  outcomes: {
    accepted: {
      title: 'Votre demande est envoyée',
      text: `Nous vous répondons sous ${replyDelayText}, les jours ouvrés, à l’adresse que vous avez indiquée.`,
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
      title: 'Votre demande a peut-être été reçue',
      text: 'Aucune confirmation ne nous est revenue : nous ne pouvons pas dire si votre demande est arrivée. Ce que vous avez écrit est toujours là. Réessayez sans crainte : une demande reçue deux fois ne nous gêne pas.',
    },
  },
  // Si le visiteur a continué d’écrire pendant l’envoi.
  changed: 'Ce que vous avez changé pendant l’envoi n’en fait pas partie : le formulaire le garde.',
  retry: 'Réessayer',
  // Si l’envoi a échoué alors que le visiteur est sur une autre page.
  left: 'Ce que vous avez écrit est repris dans l’e-mail ci-dessous.',
} as const
