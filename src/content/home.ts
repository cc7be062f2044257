import { company } from './company.ts'
import { replyDelayPhrase } from './companyDetails.ts'

const { experience, projects, satisfaction, experts } = company.figures

export const home = {
  hero: {
    title: 'Rénover, étancher, construire à Paris',
    lead: 'Entreprise générale du bâtiment, nous rénovons immeubles et appartements, arrêtons l’eau dans les caves et sous les terrasses, réparons le béton, construisons extensions et surélévations, pour les particuliers comme pour les professionnels.',
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
      'Un appartement à refaire, un parking qui prend l’eau, un étage à ajouter : voici où nous intervenons.',
    places: {
      renovation: {
        title: 'Rénovation',
        text: 'Du ravalement de la façade à la peinture d’une chambre, logement occupé ou vide.',
      },
      waterproofing: {
        title: 'Étanchéité',
        text: 'Toitures-⁠terrasses, balcons, parois enterrées ; cuvelage des sous-⁠sols que la nappe atteint.',
      },
      construction: {
        title: 'Construction',
        text: 'Surélévations, extensions, ouvrages enterrés : du neuf sur, contre ou sous l’existant.',
      },
      quality: {
        title: 'Qualité & Conformité',
        text: 'Épaisseurs, adhérence, séchage : on mesure tant qu’on peut encore corriger, DTU et fiches techniques en main.',
      },
    },
    levels: {
      ridge: 'Faîtage +17,00',
      street: 'Rue ±0,00',
      cellar: 'Sol de cave –3,30',
    },
    heights: { above: '17,00', below: '3,30' },
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
        text: 'Quantités, épaisseurs, produits et nombre de couches y figurent. Sans ces précisions, on ne compare que des totaux.',
      },
      {
        title: 'Un responsable nommé',
        text: 'Son nom est sur le devis, et il tient les réunions de chantier. S’il change, nous vous prévenons.',
      },
      {
        title: 'Amiante et plomb avant d’ouvrir',
        text: 'Si le permis de construire date d’avant juillet 1997, un repérage de l’amiante précède les travaux. Il revient au propriétaire ou au syndic ; nous disons lequel demander. Le plomb se cherche aussi, surtout avant 1949.',
      },
      {
        title: 'Un calendrier qui compte tout',
        text: 'Il prévoit aussi ce qui ne dépend pas de nous, du séchage d’une chape à l’autorisation de voirie pour l’échafaudage.',
      },
      {
        title: 'L’immeuble continue de vivre',
        text: 'Escalier protégé, coupures annoncées, gravats descendus en sacs. Le syndic reçoit de quoi afficher : dates, nuisances, numéro du responsable.',
      },
    ],
    link: 'Découvrir la société',
  },
  specialWorks: {
    title: 'Quand l’ouvrage sort de l’ordinaire',
    text: 'Certains ouvrages demandent plusieurs entreprises. Nous y prenons la maçonnerie, le béton ou l’étanchéité, aux côtés de l’architecte et du bureau d’études.',
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
