import { company } from './company.ts'
import { replyDelayPhrase } from './companyDetails.ts'
import { leadsNowhere, pages } from './pages.ts'
import type { PictureName } from './pictures.ts'

/** An expertise: the storey of the building that shows it, the level of its floor, and the page it leads to. */
export type Expertise = {
  picture: PictureName
  level: string
  path: (typeof pages)[keyof typeof pages]['path']
  title: string
  text: string
}

/** Without those whose page is left out. */
const withTheirPages = (storeys: readonly Expertise[]) => storeys.filter(({ path }) => !leadsNowhere(path))

const { experience, projects, satisfaction, experts } = company.figures

const figures = [
  experience && { ...experience, value: `${experience.value}+`, label: 'années d’expérience' },
  projects && { ...projects, value: `${projects.value}+`, label: 'projets réussis' },
  satisfaction && { ...satisfaction, value: `${satisfaction.value} %`, label: 'clients satisfaits' },
  experts && { ...experts, value: `${experts.value}+`, label: 'experts qualifiés' },
].filter((figure) => figure !== null)

/** A floor has two reasons. What is done on it is at the right of its picture: on a wide window they are written on the rest. */
type Reason = { title: string; text: string; floor?: { picture: PictureName; level: string } }

const reasons: readonly Reason[] = [
  {
    title: 'Un devis comparable',
    text: 'Le nôtre dit quantités, épaisseurs, produits, nombre de couches, et ce qu’il exclut : sans eux, on ne compare que des totaux.',
  },
  {
    title: 'La cause d’abord',
    text: 'Une tache ne vient pas toujours du dessus : nous cherchons avant de chiffrer. La visite est gratuite ; une recherche de fuite se paie à part.',
    floor: { picture: 'etage-cause', level: '+9,80' },
  },
  {
    title: 'Un responsable nommé',
    text: 'Le devis porte le nom de la personne qui conduira le chantier. Si elle change, nous vous prévenons.',
  },
  {
    title: 'Amiante et plomb d’abord',
    text: 'Permis d’avant juillet 1997 (amiante), immeuble d’avant 1949 (plomb) : rien ne s’ouvre sans le rapport du diagnostiqueur que vous mandatez.',
    floor: { picture: 'etage-amiante', level: '+6,70' },
  },
  {
    title: 'Un calendrier qui compte tout',
    text: 'La chape y a le temps de sécher, l’autorisation de voirie celui d’arriver, la copropriété celui de voter.',
  },
  {
    title: 'L’immeuble continue de vivre',
    text: 'Escalier protégé, coupures annoncées, gravats descendus en sacs, et une affiche dans le hall avec les dates.',
    floor: { picture: 'etage-habite', level: '+3,60' },
  },
]

export const home = {
  // Heights above the street in metres, as an architect writes them, at the finished floors of the pictures.
  levels: { roof: '+22,10', street: '±0,00', call: '–7,50' },
  waterTable: 'Nappe –4,50',
  hero: {
    // Aussi sur l’image que montrent les réseaux sociaux : lancez ensuite `npm run brand`.
    title: 'Rénover, étancher, construire à Paris',
    lead: 'Façades, toits, appartements et caves, pour les particuliers, les syndics et les architectes, à Paris et en petite couronne.',
    quoteCall: 'Demander un Devis',
    projectsCall: 'Nos Réalisations',
    shortcutsLabel: 'Nos expertises',
    symptomsLink: 'Tache, fissure, humidité : que voyez-vous ?',
  },
  figures: {
    title: 'L’entreprise en chiffres',
    items: figures,
    sources: figures
      .flatMap(({ value, label, source }) => (source === null ? [] : `${value} ${label} : ${source}.`))
      .join(' '),
  },
  expertises: {
    title: 'De la toiture aux fondations',
    storeys: withTheirPages([
      {
        picture: 'coupe-2-construction',
        level: '+19,10',
        path: pages.specialWorks.path,
        title: 'Construction',
        text: 'Surélévations, extensions, ouvrages enterrés : du neuf sur, contre ou sous l’existant.',
      },
      {
        picture: 'coupe-3-renovation',
        level: '+16,00',
        path: pages.individuals.path,
        title: 'Rénovation',
        text: 'Pièce ou appartement refaits, mur ouvert, que vous y viviez ou non.',
      },
      {
        picture: 'coupe-4-qualite',
        level: '+12,90',
        path: pages.about.path,
        title: 'Qualité & Conformité',
        text: 'Épaisseur, adhérence, humidité : mesurées et notées, puis jugées d’après les DTU et les fiches techniques.',
      },
    ]),
    cellars: withTheirPages([
      {
        picture: 'coupe-6-cave-1',
        level: '–3,30',
        path: pages.expertises.path,
        title: 'Étanchéité',
        text: 'Toitures-terrasses, balcons, parois enterrées ; cuvelage des sous-sols que la nappe atteint.',
      },
    ]),
  },
  whyUs: {
    title: 'Pourquoi nous choisir',
    intro: 'Des habitudes prises dans des immeubles anciens, mitoyens et habités.',
    items: reasons,
    link: 'Découvrir la société',
  },
  callToAction: {
    title: 'Parlez-nous de votre chantier',
    text: `Inutile de connaître le nom du mal : décrivez ce que vous voyez, ou ce que vous voulez construire. Réponse sous ${replyDelayPhrase}, les jours ouvrés.`,
    link: 'Décrire mon projet',
  },
} as const

/** What the picture of social networks shows and says. */
export const sharedPictureAlt = `${company.sharedPicture.alt} À côté : ${company.name}, « ${home.hero.title} ».`
