import {
  insuredFor,
  openingHoursPhrase,
  openingHoursText,
  replyDelayPhrase,
  replyDelayText,
  tendersEmail,
} from './companyDetails.ts'

const lawOfInsurance =
  'Quand un défaut pourrait compromettre la solidité de l’ouvrage ou le rendre impropre à son usage, la loi impose à l’entreprise une assurance décennale. L’attestation accompagne alors le devis : vérifiez, avant de signer, qu’elle nomme vos travaux et qu’elle vaudra à l’ouverture du chantier.'

// Used only if company.ts names a policy.
const claimOfInsurance = `Oui : ${insuredFor}. Les assureurs sont nommés dans les mentions légales ; les attestations accompagnent le devis et les factures.`

export const contact = {
  hero: {
    title: 'Parlons de vos travaux',
    lead: 'Un appel ou quelques lignes suffisent : l’adresse, ce que vous voyez ou voulez faire, et des photos si vous en avez.',
  },
  phone: { title: 'Téléphone', text: openingHoursText },
  email: { title: 'E-mail', text: `Réponse sous ${replyDelayText}, jours ouvrés` },
  explanation: {
    title: 'Ce qui se passe ensuite',
    steps: [
      'Nous vous demandons ce qui manque : étage, surface, conditions d’accès.',
      'Nous convenons d’une visite pour voir les lieux et prendre les mesures.',
      'Vous recevez un devis gratuit, quantités et prix unitaires compris, que vous êtes libre de refuser.',
    ],
  },
  map: {
    title: 'Où nous trouver',
    pinLabel: 'Notre bureau',
  },
  faq: {
    title: 'Questions fréquentes',
    items: [
      {
        question: 'Le devis est-il gratuit ?',
        answer:
          'Oui, et la visite aussi ; rien ne vous engage. Se paient à part : nos sondages, à un prix donné d’avance ; les études et les repérages réglementaires, au bureau qui les fait. Le prix des travaux tient à la surface, à l’état du support, à l’accès et aux finitions : vos photos permettent un premier ordre de grandeur.',
      },
      {
        question: 'En combien de temps répondez-vous ?',
        answer: `Aux e-mails, sous ${replyDelayPhrase}, les jours ouvrés. Au téléphone, ${openingHoursPhrase}. L’eau coule en ce moment ? Si elle approche d’une prise ou d’un luminaire, n’y touchez pas ; coupez le courant si le tableau est au sec. Elle vient d’une canalisation : fermez l’arrivée et appelez un plombier. Du toit ou d’une terrasse : ne montez pas, prévenez le gardien ou le syndic, puis appelez-nous.`,
      },
      {
        question: 'Vos travaux sont-ils assurés ?',
        answer: `${insuredFor === '' ? lawOfInsurance : claimOfInsurance} À part, la dommages-ouvrage : c’est au client de la souscrire pour ces travaux avant l’ouverture du chantier, sauf exceptions prévues par la loi (personnes publiques, certaines grandes entreprises, infrastructures).`,
      },
      {
        question: 'Travaillez-vous pour les particuliers et pour les professionnels ?',
        answer: `Oui, pour les uns comme pour les autres : propriétaires, locataires, syndics, architectes, commerces, entreprises et collectivités. Syndics, donnez-nous la date de la convocation : rapport de recherche de fuite, devis et attestations doivent y être joints. Architectes, adressez le DCE à ${tendersEmail}.`,
      },
    ],
  },
} as const
