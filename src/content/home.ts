import { company } from './company.ts'
import { replyDelayPhrase } from './companyDetails.ts'

const { experience, projects, satisfaction, experts } = company.figures

export const home = {
  hero: {
    title: 'Rénover, étancher, construire à Paris',
    lead: 'Entreprise générale du bâtiment, nous rénovons immeubles et appartements, arrêtons l’eau dans les caves et sous les terrasses, réparons le béton et construisons, pour les particuliers comme pour les professionnels.',
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
        text: 'Toitures-⁠terrasses, balcons, parois enterrées ; cuvelage quand la nappe phréatique atteint la cave.',
      },
      construction: {
        title: 'Construction',
        text: 'Surélévations, extensions et ouvrages enterrés, quand le neuf s’appuie sur l’existant.',
      },
      quality: {
        title: 'Qualité & Conformité',
        text: 'Ce qui sera caché se contrôle avant d’être recouvert, DTU et fiches techniques en main.',
      },
    },
  },
  whyUs: {
    title: 'Pourquoi nous choisir',
    intro: 'Ce que demandent des immeubles anciens, mitoyens et habités.',
    items: [
      {
        title: 'La cause d’abord',
        text: 'Une tache au plafond ne vient pas toujours de l’étage du dessus. Nous remontons jusqu’à l’origine avant de proposer une réparation.',
      },
      {
        title: 'Un devis qui se compare',
        text: 'Quantités, épaisseurs, produits et nombre de couches y figurent. Sans eux, deux prix ne disent pas la même chose.',
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
        text: 'Il prévoit aussi ce qui ne dépend pas de nous, du séchage d’une chape à l’autorisation de voirie pour l’échafaudage.',
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
      { title: 'Infrastructures', text: 'Couler et étancher les ouvrages enterrés.' },
      { title: 'Multi-structures', text: 'Accorder le béton, l’acier, le bois et la pierre.' },
    ],
    link: 'Voir les travaux spéciaux',
  },
  callToAction: {
    title: 'Parlez-⁠nous de votre chantier',
    text: `L’adresse, l’étage et ce que vous voyez suffisent pour commencer. Réponse sous ${replyDelayPhrase}, les jours ouvrés.`,
    link: 'Décrire mon projet',
  },
} as const
