import { company } from './company.ts'
import { replyDelayPhrase } from './companyDetails.ts'

const { experience, projects, satisfaction, experts } = company.figures

export const home = {
  hero: {
    title: 'Rénover, étancher, construire à Paris',
    lead: 'Entreprise générale du bâtiment : nous rénovons immeubles et appartements, arrêtons l’eau dans les caves et sous les terrasses, réparons le béton et construisons, pour les particuliers comme pour les professionnels.',
    quoteCall: 'Demander un Devis',
    projectsCall: 'Nos Réalisations',
  },
  figures: {
    title: 'L’entreprise en chiffres',
    items: [
      { value: `${experience.value}+`, label: 'années d’expérience', source: experience.source },
      { value: `${projects.value}+`, label: 'projets réussis', source: projects.source },
      { value: `${satisfaction.value} %`, label: 'clients satisfaits', source: satisfaction.source },
      { value: `${experts.value}+`, label: 'experts qualifiés', source: experts.source },
    ],
  },
  expertises: {
    title: 'De la toiture aux fondations',
    intro:
      'Un appartement à refaire, un parking qui prend l’eau, un étage à ajouter : à chaque chantier sa page.',
    cards: {
      renovation: {
        title: 'Rénovation',
        text: 'Du ravalement de la façade à la peinture d’une chambre, logement occupé ou vide.',
      },
      waterproofing: {
        title: 'Étanchéité',
        text: 'Toitures-⁠terrasses, balcons, parois enterrées ; cuvelage quand la cave est sous la nappe.',
      },
      construction: {
        title: 'Construction',
        text: 'Surélévations, extensions, ouvrages enterrés : le neuf qui s’appuie sur l’existant.',
      },
      quality: {
        title: 'Qualité & Conformité',
        text: 'DTU, fiches techniques, points d’arrêt : ce qui sera caché se contrôle avant d’être recouvert.',
      },
    },
  },
  whyUs: {
    title: 'Pourquoi nous choisir',
    intro: 'Ce que demandent des immeubles anciens, mitoyens et habités.',
    items: [
      {
        title: 'La cause d’abord',
        text: 'Une tache au plafond ne vient pas toujours de l’étage du dessus : nous remontons l’eau ou la fissure avant de proposer une réparation.',
      },
      {
        title: 'Un devis qui se compare',
        text: 'Quantités, épaisseurs, produits, nombre de couches : sans eux, deux prix ne disent pas la même chose.',
      },
      {
        title: 'Un responsable nommé',
        text: 'Son nom est sur le devis, et il tient les réunions de chantier. S’il est remplacé, vous l’apprenez de nous.',
      },
      {
        title: 'Amiante et plomb avant d’ouvrir',
        text: 'Dans un immeuble ancien, nous demandons les repérages avant de percer, de poncer ou de démolir.',
      },
      {
        title: 'Un calendrier qui compte tout',
        text: 'Séchage d’une chape, autorisation de voirie pour l’échafaudage, vote de la copropriété : nous comptons aussi ce qui ne dépend pas de nous.',
      },
      {
        title: 'L’immeuble continue de vivre',
        text: 'Escalier protégé, coupures d’eau annoncées, gravats descendus en sacs : les voisins restent chez eux.',
      },
    ],
    link: 'Découvrir la société',
  },
  specialWorks: {
    title: 'Quand l’ouvrage sort de l’ordinaire',
    text: 'Un viaduc de pierre, une station sous la rue, un immeuble à surélever : nous y prenons notre part, à côté de l’architecte, du bureau d’études et des autres lots.',
    items: [
      { title: 'Patrimoine', text: 'Remplacer une pierre, rejointoyer, consolider sans dénaturer.' },
      { title: 'Infrastructures', text: 'Le béton et l’étanchéité des ouvrages enterrés.' },
      { title: 'Multi-structures', text: 'Béton, acier, bois et pierre : soigner les interfaces.' },
    ],
    link: 'Voir les travaux spéciaux',
  },
  callToAction: {
    title: 'Parlez-⁠nous de votre chantier',
    text: `L’adresse, l’étage, ce que vous voyez : il n’en faut pas plus pour commencer. Réponse sous ${replyDelayPhrase}, les jours ouvrés.`,
    link: 'Décrire mon projet',
  },
} as const
