import { company } from './company.ts'
import {
  insuredFor,
  openingHoursPhrase,
  openingHoursText,
  replyDelayPhrase,
  replyDelayText,
  requestRecipient,
} from './companyDetails.ts'
import { quoteDelivery } from './delivery.ts'

const noteOfMail =
  'Ce formulaire prépare votre demande sans l’envoyer : quand vous le validez, un message vous propose de la reprendre dans un e-mail, que vous envoyez vous-même.'

const noteOfDelivery = `Ce que vous écrivez dans ce formulaire est envoyé à ${requestRecipient}, pour que nous puissions vous répondre. Rien n’est gardé dans votre navigateur.`

const lawOfInsurance =
  'Pour les travaux dont un défaut compromettrait la solidité de l’ouvrage ou le rendrait impropre à sa destination, la loi impose à l’entreprise une assurance décennale. L’attestation est alors jointe au devis : vérifiez, avant de signer, qu’elle couvre vos travaux et qu’elle sera valable à l’ouverture du chantier.'

// Used only if company.ts names a policy.
const claimOfInsurance = `Oui, ${insuredFor}. Les assureurs sont nommés dans les mentions légales, et les attestations jointes au devis et aux factures.`

export const contact = {
  hero: {
    title: 'Parlons de vos travaux',
    lead: 'Un appel ou quelques lignes suffisent : l’adresse, et ce que vous constatez ou voulez faire.',
  },
  phone: { title: 'Téléphone', text: openingHoursText },
  email: { title: 'E-mail', text: `Réponse sous ${replyDelayText}, jours ouvrés` },
  explanation: {
    title: 'Ce qui se passe ensuite',
    steps: [
      `Nous vous répondons sous ${replyDelayPhrase}, les jours ouvrés, en vous demandant ce qui manque : étage, surface, conditions d’accès.`,
      'Nous convenons d’une visite pour voir les lieux et prendre les mesures.',
      'Vous recevez un devis gratuit, quantités et prix unitaires compris, que vous êtes libre de refuser.',
    ],
  },
  formNote: {
    text: `${quoteDelivery === null ? noteOfMail : noteOfDelivery} Ce que vous nous dites sert à vous répondre et à établir le devis.`,
    rights: 'Vos données et vos droits',
  },
  map: {
    title: 'Où nous trouver',
    pinLabel: 'Notre bureau',
    caption:
      company.mapPin === null
        ? 'Paris en relief, image de synthèse.'
        : 'Paris en relief, image de synthèse. Le repère indique l’arrondissement de notre bureau.',
  },
  faq: {
    title: 'Questions fréquentes',
    items: [
      {
        question: 'Le devis est-il gratuit ?',
        answer:
          'Oui, et la visite aussi ; rien ne vous engage. Les sondages et les études de structure se paient à part : nous vous en donnons le prix avant. Les repérages d’amiante et de plomb, vous les commandez à un opérateur certifié, indépendant de nous.',
      },
      {
        question: 'En combien de temps répondez-vous ?',
        answer: `Aux e-mails, sous ${replyDelayPhrase}, les jours ouvrés. Au téléphone, ${openingHoursPhrase}. Si l’eau coule en ce moment, fermez l’arrivée d’eau ; près d’une prise, coupez aussi le courant au disjoncteur, si vous l’atteignez au sec. Prévenez le gardien ou le syndic, puis appelez-nous.`,
      },
      {
        question: 'Vos travaux sont-ils assurés ?',
        answer: `${insuredFor === '' ? lawOfInsurance : claimOfInsurance} De son côté, sauf exceptions prévues par la loi (personnes publiques, certaines grandes entreprises, infrastructures), celui qui fait construire souscrit pour ces travaux, avant l’ouverture du chantier, une assurance dommages-ouvrage.`,
      },
      {
        question: 'Travaillez-vous pour les particuliers et pour les professionnels ?',
        answer:
          'Oui, pour les uns comme pour les autres : propriétaires, locataires, syndics, architectes, commerces, entreprises et collectivités. En copropriété, nous remettons au syndic, à temps pour la convocation, un devis détaillé, les fiches techniques et nos attestations.',
      },
    ],
  },
} as const
