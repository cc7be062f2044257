import { company } from './company.ts'
import {
  given,
  insuredFor,
  openingHoursPhrase,
  openingHoursText,
  replyDelayPhrase,
  replyDelayText,
  tendersEmail,
} from './companyDetails.ts'

const lawOfInsurance =
  'Hors infrastructures, pour les travaux dont un défaut pourrait compromettre la solidité de l’ouvrage ou le rendre impropre à son usage, la loi nous impose une assurance décennale. L’attestation accompagne le devis : vérifiez, avant de signer, qu’elle cite ces travaux et qu’elle vaudra à l’ouverture du chantier.'

// Used only if company.ts names a policy.
const claimOfInsurance = `Oui, pour les activités que nomment nos attestations : ${insuredFor}. Les assureurs sont nommés dans les mentions légales ; les attestations accompagnent le devis et les factures : vérifiez, avant de signer, qu’elles citent vos travaux et qu’elles vaudront à l’ouverture du chantier.`

export const contact = {
  hero: {
    title: 'Parlons travaux',
    // The height of the street, as an architect writes it.
    level: '±0,00',
    lead: 'Un appel ou quelques lignes suffisent : l’adresse, ce que vous voyez ou voulez faire, et des photos si vous en avez.',
    link: 'Remplir la demande de devis',
  },
  phone: { title: 'Téléphone', text: openingHoursText },
  emergency: {
    question: 'L’eau coule en ce moment ?',
    first: 'Fermez d’abord l’arrivée d’eau.',
    answer:
      'Si l’eau approche d’une prise ou d’un luminaire, n’y touchez pas ; coupez le courant si le tableau est au sec. Alertez le voisin du dessus et le syndic. Une de vos canalisations ? Appelez un plombier. Le toit, une terrasse ? Ne montez pas, appelez-nous ; hors de nos heures, écrivez, photos jointes.',
  },
  email: { title: 'E-mail', text: `Réponse sous ${replyDelayText}, jours ouvrés` },
  explanation: {
    title: 'Ce qui se passe ensuite',
    steps: [
      'Nous demandons ce qui nous manque.',
      'Nous venons voir les lieux et prendre les cotes.',
      'Vous recevez un devis gratuit et détaillé.',
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
          'Oui, et la visite aussi ; rien ne vous engage. La protection provisoire, la recherche de fuite et nos sondages se paient à part, après votre accord ; l’étude de structure et les repérages d’amiante et de plomb se règlent à ceux qui les font. Surface, support, accès et finitions font le prix ; une fois la cause connue, des photos en donnent une idée.',
      },
      {
        question: 'Quand répondez-vous ?',
        answer: `Aux e-mails, sous ${replyDelayPhrase}, les jours ouvrés. Au téléphone, ${openingHoursPhrase}.${given(company.repairPrices) === null ? '' : ' Nos prix de dépannage sont dans les mentions légales.'}`,
      },
      {
        question: 'Vos travaux sont-ils assurés ?',
        answer: `${insuredFor === '' ? lawOfInsurance : claimOfInsurance} Pour les travaux soumis à la décennale, c’est au client (en copropriété, au syndic) de souscrire la dommages-ouvrage, avant l’ouverture du chantier, sauf exceptions prévues par la loi (personnes publiques, certaines grandes entreprises).`,
      },
      {
        question: 'Travaillez-vous pour les particuliers et pour les professionnels ?',
        answer: `Oui, pour les uns comme pour les autres : propriétaires, locataires, syndics, architectes, commerces, entreprises et collectivités. Un copropriétaire peut demander la visite seul ; si le mur est commun, le devis s’adresse au syndic. Architectes, adressez le DCE à ${tendersEmail}.`,
      },
    ],
  },
} as const
