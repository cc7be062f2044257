import type { Company } from './schemas/company.ts'
import { given, withoutSpaces } from './schemas/companyValues.ts'
import { company } from './company.ts'
import { hasModels, hasPhotos } from './focuses.ts'
import { addressLine, requestRecipient, telephoneDisplay } from './companyDetails.ts'
import { quoteDelivery } from './delivery.ts'
import { eachText, setFrench } from './typography.ts'

type Insurance = Company['insurance']['decennial']

/** What has no text is not shown. */
type Entry = readonly [label: string, text: string | null | false]

const { mediator, insurance, legal, personalData } = company
const { registeredName, siren, rcsCity, vatNumber, host } = legal
const { recipients, transfersOutsideEU, serverLogMonths, yearsKept } = personalData

const sirenNumber = siren && withoutSpaces(siren).replace(/(\d{3})(?=\d)/g, '$1\u00A0')
const repairPrices = given(company.repairPrices)

const years = (count: number) => (count === 1 ? '1 an' : `${count} ans`)

const insuranceText = (policy: Insurance) =>
  policy && `${policy.insurer}. Couverture géographique : ${policy.cover}.`

const formTextOfMail =
  'Le formulaire prépare un e-mail, qui ne part que si vous l’envoyez vous-même, avec votre logiciel de messagerie. Ce que vous y écrivez reste dans la mémoire de votre navigateur le temps de la visite. Le site n’en garde rien.'

const formTextOfDelivery = `Ce que vous écrivez dans le formulaire est envoyé à ${requestRecipient}${requestRecipient === company.name ? '' : `, qui le reçoit pour ${company.name},`} quand vous appuyez sur le bouton. Jusque-là, il reste dans la mémoire de votre navigateur, le temps de la visite. Le site n’en garde rien.`

const channels =
  quoteDelivery === null ? 'par e-mail ou par téléphone' : 'par le formulaire, par e-mail ou par téléphone'

// Complete: nothing is missing that the law named here requires, and there is a mediator. Before publication the build
// also requires an insurance and details about personal data (checkCompany.ts): other laws ask for those.
const isComplete = [...Object.values(legal), mediator].every((slot) => slot !== null)

const identity: Entry[] = [
  [
    'Éditeur du site',
    registeredName === null || registeredName === company.name
      ? company.name
      : `${registeredName} (nom commercial : ${company.name})`,
  ],
  ['Forme juridique', legal.legalForm],
  ['Capital social', given(legal.capital)],
  ['Siège social', legal.headOffice],
  ['Établissement', addressLine],
  ['Téléphone', telephoneDisplay],
  ['E-mail', company.email],
  ['SIREN', sirenNumber],
  [
    'Immatriculation',
    rcsCity && sirenNumber && `${rcsCity === 'aucun' ? 'RNE' : `RCS ${rcsCity}`} ${sirenNumber}`,
  ],
  ['TVA intracommunautaire', vatNumber === 'aucun' ? 'Non applicable (franchise en base)' : vatNumber],
  ['Directeur de la publication', legal.director],
  ['Hébergeur', host && `${host.name}, ${host.address}`],
  ['Téléphone de l’hébergeur', host && host.phone],
  [
    'Médiateur de la consommation',
    mediator &&
      `${mediator.name}, ${mediator.address}, ${mediator.url}. Après une réclamation écrite restée sans solution, un client consommateur peut saisir gratuitement ce médiateur, dans l’année qui suit cette réclamation.`,
  ],
  ['Assurance de responsabilité décennale', insuranceText(insurance.decennial)],
  ['Assurance de responsabilité civile professionnelle', insuranceText(insurance.liability)],
  [
    'Dépannage, réparation, entretien',
    repairPrices &&
      `Main-d’œuvre : ${repairPrices.hourlyRate}. Déplacement pour une intervention : ${repairPrices.travel}. ${repairPrices.flatRates === 'aucun' ? '' : `Forfaits : ${repairPrices.flatRates}. `}La visite pour un devis et le devis sont gratuits.`,
  ],
]

const { picturesNote } = company

/** The note is about models; photos are what they show. */
const imagesNote =
  picturesNote && hasModels
    ? hasPhotos
      ? `Sauf les photos : ${picturesNote.charAt(0).toLowerCase()}${picturesNote.slice(1)}`
      : picturesNote
    : null

const practice: Entry[] = [
  ['Images', imagesNote],
  [
    'Cookies',
    'Ce site ne dépose aucun cookie, ne mesure pas son audience et ne charge rien d’un autre site.',
  ],
  ['Formulaire de devis', quoteDelivery === null ? formTextOfMail : formTextOfDelivery],
  [
    'Messages et appels reçus',
    `${registeredName ?? company.name} est responsable du traitement de ce que vous lui dites ${channels}, c’est-à-dire de vos coordonnées, de l’adresse des travaux et de votre demande. Cela sert à vous répondre et à établir un devis à votre demande (mesures précontractuelles, ou intérêt légitime si vous écrivez pour un autre), puis, s’il est signé, à exécuter le contrat, à tenir la comptabilité (obligation légale) et à nous défendre en cas de litige (intérêt légitime). Sans les champs marqués d’un astérisque, nous ne pourrions pas vous répondre. Les autres sont facultatifs. Votre numéro ne sert pas à vous démarcher. Sauf appel lié à l’objet d’un contrat en cours, la loi l’interdit sans votre consentement préalable (article L223-1 du code de la consommation). Ont accès à ces données ${recipients}. S’il le faut pour chiffrer, l’entreprise ou le bureau d’études que nous consultons y a aussi accès. Si le devis est signé, notre comptable, nos assureurs et les entreprises qui interviennent chez vous y ont accès à leur tour. En cas de litige, nos conseils, l’expert, le médiateur ou le juge y ont accès.`,
  ],
  [
    'Durée de conservation',
    `Sans suite, ou si le contrat est annulé, nous gardons ces données ${years(yearsKept.request)} après notre dernier échange. Après des travaux, nous les gardons ${years(yearsKept.contract)} à compter de la réception, pour les garanties. Un litige en cours prolonge ces durées. Les pièces comptables sont gardées aussi longtemps que la loi le demande à compter de la clôture de l’exercice.`,
  ],
  [
    'Hors de l’Union européenne',
    transfersOutsideEU === 'aucun' ? 'Aucun transfert.' : transfersOutsideEU && `${transfersOutsideEU}.`,
  ],
  [
    'Journal du serveur',
    serverLogMonths !== null &&
      `Pour la sécurité du site (intérêt légitime), notre hébergeur${host ? `, ${host.name},` : ''} garde ${serverLogMonths} mois au plus une ligne par page ou image demandée : adresse IP, date et heure, adresse demandée, navigateur, page d’où vous venez.`,
  ],
  [
    'Droit d’opposition',
    `Vous pouvez à tout moment, pour des raisons tenant à votre situation, vous opposer à ce qui repose sur notre intérêt légitime : demandes faites pour un autre, litiges${serverLogMonths === null ? '' : ', journal du serveur'}.`,
  ],
  [
    'Vos droits',
    `Vous pouvez consulter vos données, les faire rectifier ou effacer, les recevoir dans un format réutilisable, en limiter l’usage, ou dire ce qu’elles deviendront après votre mort. Pour cela, écrivez à ${company.email}. Vous pouvez aussi adresser une réclamation à la CNIL (www.cnil.fr).`,
  ],
]

/** The legal notice that French law requires. */
export const legalNotice = {
  title: 'Mentions légales',
  // An incomplete notice names no law, so that it does not claim to be complete.
  intro: isComplete
    ? 'Informations données en application des articles 1-1 et 19 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique.'
    : 'Qui publie ce site, et ce qu’il advient de ce que vous nous écrivez.',
  identity,
  practiceTitle:
    imagesNote === null ? 'Cookies et données personnelles' : 'Images, cookies et données personnelles',
  practice,
}

eachText(legalNotice, (text, key) => setFrench(text, key))
