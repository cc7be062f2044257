import { company } from './company.ts'
import { requestRecipient } from './companyDetails.ts'
import type { Company } from './companySchema.ts'
import { quoteDelivery } from './delivery.ts'

type Insurance = NonNullable<Company['insurance']['decennial']>
type RepairPrices = Exclude<Company['repairPrices'], 'aucun' | null>

const { recipients, transfersOutsideEU, serverLogMonths, yearsKept } = company.personalData
const { registeredName, host } = company.legal
const years = (count: number) => (count === 1 ? '1 an' : `${count} ans`)

const formTextOfMail =
  'Ce site n’envoie et ne conserve rien de ce que vous écrivez dans le formulaire. Un e-mail ne part que si vous l’envoyez vous-même, avec votre logiciel de messagerie.'

const formTextOfDelivery = `Ce que vous écrivez dans le formulaire est envoyé à ${requestRecipient}${requestRecipient === company.name ? '' : `, qui le reçoit pour ${company.name},`} quand vous appuyez sur le bouton. Votre navigateur n’en conserve rien.`

const channels =
  quoteDelivery === null ? 'par e-mail ou par téléphone' : 'par le formulaire, par e-mail ou par téléphone'

export const about = {
  hero: {
    title: 'Des gens de chantier',
    lead: 'Nous réparons des bâtiments, nous les protégeons de l’eau, nous en construisons.',
  },
  story: {
    title: 'Repeindre une tache d’humidité la cache un hiver',
    trades: ['Maçons', 'Couvreurs', 'Étancheurs', 'Carreleurs', 'Peintres'],
    paragraphs: [
      'Nous regardons, nous sondons, nous mesurons ; les travaux se discutent quand la cause a un nom.',
      'Nos métiers se touchent. Le couvreur qui reprend un chéneau voit la fissure de la façade ; l’étancheur qui ouvre une terrasse trouve du béton éclaté, et le maçon qui le répare demande s’il porte encore assez. Dans une même entreprise, personne ne renvoie le défaut au voisin.',
      'Dans un immeuble ancien, une cloison bâtie pour séparer deux pièces soutient parfois, aujourd’hui, le plancher du dessus : rien ne s’ouvre sans étude, ni sans les accords qu’elle appelle.',
      'L’architecte garde le dessin, le bureau d’études le calcul ; le support, la mise en œuvre et les contrôles sont notre affaire.',
    ],
  },
  values: {
    title: 'Nos valeurs, mises en œuvre',
    link: 'Voir nos réalisations',
    items: [
      {
        title: 'Qualité',
        text: 'Un support contrôlé avant la première couche, une épaisseur mesurée, une terrasse mise en eau avant d’être recouverte. Un défaut se corrige tant qu’il se voit.',
      },
      {
        title: 'Innovation',
        text: 'Une technique récente, fibre de carbone ou étanchéité liquide, a sa place quand un avis technique ou des règles professionnelles l’encadrent. Sinon, nous en proposons une autre.',
      },
      {
        title: 'Sécurité',
        text: 'L’étai avant la démolition, le garde-corps avant le harnais, le repérage des réseaux avant la fouille.',
      },
      {
        title: 'Proximité',
        text: `Un bureau à ${company.address.city}, et des équipes rodées à ses immeubles : une benne à faire autoriser, des sacs à monter sans ascenseur, un gardien à prévenir.`,
      },
    ],
  },
  /** What architects and managers ask for. A field that is null in company.ts is not shown. */
  proofs: {
    title: 'Avec qui vous travaillez',
    items: [
      { title: 'Qualifications', texts: company.qualifications },
      {
        title: 'Effectifs par métier',
        texts: company.headCount?.map(({ trade, count }) => `${count} ${trade}`),
      },
      { title: 'Vos interlocuteurs', texts: company.people?.map(({ name, trade }) => `${name}, ${trade}`) },
      { title: 'Références', texts: company.references },
    ],
  },
  callToAction: {
    title: 'Votre mur est-il d’aplomb ?',
    text: 'Penché, taché ou à ouvrir, montrez-le-nous. Nous chiffrerons les travaux quand nous saurons ce qu’il a.',
    link: 'Demander une visite',
  },
  legal: {
    title: 'Mentions légales',
    intro: {
      complete:
        'Informations données en application des articles 1-1 et 19 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique.',
      // Shown while `legal` or `mediator` in company.ts is incomplete: it names no law, so that the notice does not
      // claim to be complete.
      partial: 'Qui publie ce site, et ce qu’il advient de ce que vous nous écrivez.',
    },
    practiceTitle: 'Images, cookies et données personnelles',
    labels: {
      publisher: 'Éditeur du site',
      legalForm: 'Forme juridique',
      capital: 'Capital social',
      headOffice: 'Siège social',
      office: 'Établissement',
      phone: 'Téléphone',
      email: 'E-mail',
      siren: 'SIREN',
      register: 'Immatriculation',
      vatNumber: 'TVA intracommunautaire',
      director: 'Directeur de la publication',
      host: 'Hébergeur',
      hostPhone: 'Téléphone de l’hébergeur',
      mediator: 'Médiateur de la consommation',
      decennial: 'Assurance de responsabilité décennale',
      liability: 'Assurance de responsabilité civile professionnelle',
      repairPrices: 'Dépannage, réparation, entretien',
      pictures: 'Images',
      cookies: 'Cookies',
      form: 'Formulaire de devis',
      personalData: 'Messages et appels reçus',
      retention: 'Durée de conservation',
      transfers: 'Hors de l’Union européenne',
      serverLog: 'Journal du serveur',
      rights: 'Vos droits',
      objection: 'Droit d’opposition',
    },
    mediatorText:
      'Après une réclamation écrite restée sans solution, un client consommateur peut saisir gratuitement ce médiateur, dans l’année qui suit cette réclamation.',
    picturesText:
      'Les illustrations de ce site sont des images de synthèse, composées comme des maquettes. Elles ne montrent pas les chantiers de l’entreprise.',
    cookiesText:
      'Ce site ne dépose aucun cookie, ne mesure pas son audience et ne charge rien d’un autre site.',
    formText: quoteDelivery === null ? formTextOfMail : formTextOfDelivery,
    publisherText:
      registeredName === null || registeredName === company.name
        ? company.name
        : `${registeredName} (nom commercial : ${company.name})`,
    noVatText: 'Non applicable (franchise en base)',
    insuranceText: ({ insurer, cover }: Insurance) => `${insurer}. Couverture géographique : ${cover}.`,
    pricesText: ({ hourlyRate, travel, flatRates }: RepairPrices) =>
      `Main-d’œuvre : ${hourlyRate}. Déplacement pour une intervention : ${travel}. ${flatRates === 'aucun' ? '' : `Forfaits : ${flatRates}. `}La visite pour un devis et le devis sont gratuits.`,
    personalDataText: `${registeredName ?? company.name} est responsable du traitement de ce que vous lui dites ${channels} : vos coordonnées, l’adresse des travaux, votre demande. Cela sert à vous répondre et à établir un devis à votre demande (mesures précontractuelles, ou intérêt légitime si vous écrivez pour un autre), puis, s’il est signé, à exécuter le contrat, à tenir la comptabilité (obligation légale) et à nous défendre en cas de litige (intérêt légitime). Sans les champs marqués d’un astérisque, nous ne pourrions pas vous répondre ; les autres sont facultatifs. Votre numéro ne sert pas à vous démarcher : sauf appel lié à l’objet d’un contrat en cours, la loi l’interdit sans votre consentement préalable (article L223-1 du code de la consommation). Y ont accès : ${recipients} ; si le devis est signé, aussi notre comptable, nos assureurs et les entreprises qui interviennent chez vous.`,
    retentionText: `Sans suite : ${years(yearsKept.request)} après notre dernier échange. Après des travaux : ${years(yearsKept.contract)} à compter de la réception, pour les garanties, et plus longtemps si un litige est en cours ; les pièces comptables, aussi longtemps que la loi le demande à compter de la clôture de l’exercice.`,
    transfersText:
      transfersOutsideEU === 'aucun' ? 'Aucun transfert.' : transfersOutsideEU && `${transfersOutsideEU}.`,
    serverLogText:
      serverLogMonths !== null &&
      `Pour la sécurité du site (intérêt légitime), notre hébergeur${host ? `, ${host.name},` : ''} garde ${serverLogMonths} mois au plus une ligne par page ou image demandée : adresse IP, date et heure, adresse demandée, navigateur, page d’où vous venez.`,
    objectionText: `Vous pouvez à tout moment, pour des raisons tenant à votre situation, vous opposer à ce qui repose sur notre intérêt légitime : demandes faites pour un autre, litiges${serverLogMonths === null ? '' : ', journal du serveur'}.`,
    rightsText: `Vous pouvez consulter vos données, les faire rectifier ou effacer, les recevoir dans un format réutilisable, en limiter l’usage, ou dire ce qu’elles deviendront après votre mort : écrivez à ${company.email}. Vous pouvez aussi adresser une réclamation à la CNIL (www.cnil.fr).`,
  },
} as const
