import { company } from './company.ts'

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
  submit: 'Envoyer ma demande',
  submitting: 'Envoi en cours...',
  toast: {
    title: 'Fonctionnalité non implémentée',
    text: 'Cette fonctionnalité n’est pas encore implémentée : rien n’a été envoyé. Ce que vous avez écrit est toujours dans le formulaire.',
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
    emptyValue: 'non précisé',
    truncated: '[…] (texte coupé : la suite est restée dans le formulaire)',
  },
  noScript:
    'Sans JavaScript, le bouton ouvre votre logiciel de messagerie avec votre demande. Relisez-⁠la, puis envoyez-⁠la vous-⁠même.',
} as const
