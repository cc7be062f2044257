import { company } from './company.ts'
import { addressLine, openingHoursPhrase, openingHoursText, replyDelayText } from './companyDetails.ts'

export const contact = {
  hero: {
    title: 'Parlons de vos travaux',
    lead: 'Un appel ou quelques lignes suffisent. Précisez où se trouve l’ouvrage, ce que vous constatez et ce que vous attendez.',
  },
  phone: { title: 'Téléphone', text: openingHoursText },
  email: { title: 'E-mail', text: `Réponse sous ${replyDelayText}` },
  office: { title: 'Bureau' },
  explanation: {
    title: 'Ce qui se passe ensuite',
    steps: [
      `Nous lisons votre demande et vous répondons sous ${replyDelayText}, avec nos questions s’il nous manque un détail.`,
      'Nous convenons d’une visite pour voir les lieux et prendre les mesures.',
      'Vous recevez un devis gratuit et détaillé, que vous êtes libre de refuser.',
    ],
    note: 'Pour l’instant, ce formulaire n’envoie rien. Quand vous le validez, un message vous propose de reprendre votre demande dans un e-mail, que vous envoyez vous-même.',
  },
  map: {
    title: 'Où nous trouver',
    address: addressLine,
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
        question: 'Le devis est-il gratuit ?',
        answer:
          'Oui. La visite et le devis sont gratuits et ne vous engagent à rien. Si des sondages ou une étude de structure sont nécessaires, nous vous en donnons le prix avant de commencer.',
      },
      {
        question: 'Sous quel délai répondez-vous ?',
        answer: `Par e-mail, sous ${replyDelayText}. Par téléphone, ${openingHoursPhrase}. Si l’eau est en train d’entrer, appelez plutôt que d’écrire.`,
      },
      {
        question: 'Vos travaux sont-ils assurés ?',
        answer:
          'Oui, par une assurance de responsabilité civile professionnelle et, pour les ouvrages concernés, par une assurance décennale. Les attestations vous sont remises avant le début du chantier.',
      },
      {
        question: 'Travaillez-vous pour les particuliers et pour les professionnels ?',
        answer:
          'Oui, pour les uns comme pour les autres : propriétaires et locataires, copropriétés, architectes, commerces, entreprises et collectivités. La démarche est la même : visite, devis, travaux, réception.',
      },
    ],
  },
} as const
