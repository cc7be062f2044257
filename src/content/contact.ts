import { company } from './company.ts'
import {
  given,
  insuredFor,
  openingHoursPhrase,
  openingHoursText,
  placesServed,
  replyDelayText,
  tendersEmail,
} from './companyDetails.ts'

const lawOfInsurance =
  'La loi nous impose une assurance décennale pour les travaux dont un défaut pourrait compromettre la solidité de l’ouvrage ou le rendre impropre à son usage, sauf pour les infrastructures. L’attestation accompagne le devis. Vérifiez, avant de signer, qu’elle cite ces travaux et qu’elle vaudra à l’ouverture du chantier.'

// Used only if company.ts names a policy.
const claimOfInsurance = `Oui, pour les activités que nomment nos attestations : ${insuredFor}. Les assureurs sont nommés dans les mentions légales. Les attestations accompagnent le devis et les factures. Vérifiez, avant de signer, qu’elles citent vos travaux et qu’elles vaudront à l’ouverture du chantier.`

export const contact = {
  hero: {
    title: 'Parlons travaux',
    // The height of the street, as an architect writes it.
    level: '±0,00',
    lead: 'Un appel ou quelques lignes suffisent. Donnez-nous l’adresse, et dites ce que vous voyez ou voulez faire.',
    link: 'Remplir la demande de devis',
  },
  phone: { title: 'Téléphone', text: openingHoursText },
  emergency: {
    question: 'L’eau coule en ce moment ?',
    first: 'Fermez d’abord l’arrivée d’eau.',
    answer:
      'Si l’eau approche d’une prise ou d’un luminaire, n’y touchez pas, et coupez le courant si le tableau est au sec. Alertez le voisin du dessus et le syndic. Si la fuite vient d’une de vos canalisations, appelez un plombier. Si elle vient du toit ou d’une terrasse, restez en bas et appelez-nous. En dehors de nos heures, écrivez-nous et joignez des photos.',
    call: { subject: 'etancheite', firstLine: 'L’eau coule en ce moment.', link: 'Décrire la fuite' },
  },
  email: { title: 'E-mail', text: `Réponse sous ${replyDelayText}, les jours ouvrés` },
  explanation: {
    title: 'Ce qui se passe ensuite',
    steps: [
      'Nous vous demandons ce qui nous manque.',
      `Nous venons voir les lieux (${placesServed}) et prendre les cotes.`,
      'Vous recevez un devis gratuit et détaillé.',
    ],
  },
  map: {
    title: 'Où nous trouver',
    pinLabel: 'Notre bureau',
  },
  faq: {
    title: 'Questions fréquentes',
    link: 'Demander un devis',
    items: [
      {
        question: 'Le devis est-il gratuit ?',
        answer:
          'Oui, et la visite aussi. Ni l’un ni l’autre ne vous engage. La protection provisoire, la recherche de fuite et nos sondages se paient à part, après votre accord. L’étude de structure et les repérages d’amiante et de plomb se règlent à ceux qui les font. Le prix dépend de la surface, du support, de l’accès et des finitions. Une fois la cause connue, des photos nous permettent d’en donner une idée.',
      },
      {
        question: 'Quand répondez-vous ?',
        answer: `Nous répondons aux e-mails sous ${replyDelayText}, les jours ouvrés, et au téléphone ${openingHoursPhrase}.${given(company.repairPrices) === null ? '' : ' Nos prix de dépannage sont dans les mentions légales.'}`,
      },
      {
        question: 'Vos travaux sont-ils assurés ?',
        answer: `${insuredFor === '' ? lawOfInsurance : claimOfInsurance} Pour les travaux soumis à la décennale, c’est au client (en copropriété, au syndic) de souscrire, avant l’ouverture du chantier, l’assurance dommages-ouvrage, qui paie les réparations sans attendre qu’un responsable soit désigné. La loi prévoit des exceptions (personnes publiques, certaines grandes entreprises).`,
      },
      {
        question: 'Travaillez-vous pour les particuliers et pour les professionnels ?',
        answer: `Oui, nous travaillons pour les propriétaires et les locataires, les syndics, les architectes, les commerces, les entreprises et les collectivités. Un copropriétaire peut demander seul la visite ; si le mur est commun, le devis s’adresse au syndic. Architectes, adressez le dossier de consultation (DCE) à ${tendersEmail}.`,
      },
    ],
  },
} as const
