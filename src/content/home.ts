import { company } from './company.ts'
import { replyDelayText } from './companyDetails.ts'
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
    text: 'Notre devis indique quantités, épaisseurs, produits, nombre de couches et exclusions. Vous comparez des travaux, pas seulement des totaux.',
  },
  {
    title: 'La cause d’abord',
    text: 'Une tache ne vient pas toujours du dessus, et nous cherchons donc avant de chiffrer. La visite est gratuite ; une recherche de fuite se paie à part.',
    floor: { picture: 'etage-cause', level: '+9,80' },
  },
  {
    title: 'Un responsable nommé',
    text: 'Le devis porte le nom de la personne qui conduira le chantier. Si elle change, nous vous prévenons.',
  },
  {
    title: 'Amiante et plomb d’abord',
    text: 'L’amiante est possible si le permis date d’avant juillet 1997, le plomb si l’immeuble date d’avant 1949. Nous attendons le rapport de votre diagnostiqueur.',
    floor: { picture: 'etage-amiante', level: '+6,70' },
  },
  {
    title: 'Un calendrier qui compte tout',
    text: 'Nos délais comprennent le séchage de la chape, l’autorisation de voirie et le vote de la copropriété.',
  },
  {
    title: 'L’immeuble continue de vivre',
    text: 'Nous protégeons l’escalier, annonçons les coupures, descendons les gravats en sacs et affichons les dates dans le hall.',
    floor: { picture: 'etage-habite', level: '+3,60' },
  },
]

export const home = {
  // Heights above the street in metres, as an architect writes them, at the finished floors of the pictures.
  levels: { roof: '+22,10', street: '±0,00', call: '–7,50' },
  waterTable: 'Nappe –4,50',
  hero: {
    // Aussi sur l’image que montrent les réseaux sociaux : la création du site la refait.
    title: 'Rénover, étancher, construire à Paris',
    lead: 'Nous travaillons sur façades, toits, appartements et caves, pour les particuliers, les syndics et les architectes, à Paris et en petite couronne.',
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
        text: 'Nous construisons sur, contre ou sous l’existant : surélévations, extensions, ouvrages enterrés.',
      },
      {
        picture: 'coupe-3-renovation',
        level: '+16,00',
        path: pages.individuals.path,
        title: 'Rénovation',
        text: 'Nous refaisons une pièce ou tout l’appartement et ouvrons les murs, même si vous restez sur place.',
      },
      {
        picture: 'coupe-4-qualite',
        level: '+12,90',
        path: pages.about.path,
        title: 'Qualité & Conformité',
        text: 'Nous mesurons l’épaisseur, l’adhérence et l’humidité, puis les comparons aux normes de pose (DTU) et aux fiches des produits.',
      },
    ]),
    cellars: withTheirPages([
      {
        picture: 'coupe-6-cave-1',
        level: '–3,30',
        path: pages.expertises.path,
        title: 'Étanchéité',
        text: 'Nous étanchons toitures-terrasses, balcons et murs enterrés. Un sous-sol que la nappe atteint devient une cuve étanche : c’est le cuvelage.',
      },
    ]),
  },
  whyUs: {
    title: 'Pourquoi nous choisir',
    intro: 'Nos habitudes viennent d’immeubles anciens, mitoyens et habités.',
    items: reasons,
    link: 'Découvrir la société',
  },
  callToAction: {
    title: 'Parlez-nous de votre chantier',
    text: `Inutile de connaître le nom du mal. Décrivez ce que vous voyez, ou ce que vous voulez construire. Nous répondons sous ${replyDelayText}, les jours ouvrés.`,
    link: 'Décrire mon projet',
  },
} as const

/** What the picture of social networks shows and says. */
export const sharedPictureAlt = `${company.sharedPicture.alt} À côté : ${company.name}, « ${home.hero.title} ».`
