import { company } from './company.ts'
import { replyDelayPhrase } from './companyDetails.ts'

const { experience, projects, satisfaction, experts } = company.figures

export const home = {
  hero: {
    title: 'Rénover, étancher, construire à Paris',
    lead: 'Entreprise générale du bâtiment à Paris et en petite couronne, pour les particuliers, les copropriétés et les professionnels.',
    quoteCall: 'Demander un Devis',
    projectsCall: 'Nos Réalisations',
  },
  figures: {
    title: 'L’entreprise en chiffres',
    items: [
      experience && { ...experience, value: `${experience.value}+`, label: 'années d’expérience' },
      projects && { ...projects, value: `${projects.value}+`, label: 'projets réussis' },
      satisfaction && { ...satisfaction, value: `${satisfaction.value} %`, label: 'clients satisfaits' },
      experts && { ...experts, value: `${experts.value}+`, label: 'experts qualifiés' },
    ].filter((figure) => figure !== null),
  },
  expertises: {
    title: 'De la toiture aux fondations',
    intro: 'Un immeuble parisien coupé en deux, et ce que nous y faisons à chaque niveau.',
    places: {
      renovation: {
        title: 'Rénovation',
        text: 'Façade ravalée, toit de zinc repris, chambre repeinte, que l’immeuble soit habité ou vide.',
      },
      waterproofing: {
        title: 'Étanchéité',
        text: 'Toitures-terrasses, balcons, parois enterrées ; cuvelage des sous-sols que la nappe atteint.',
      },
      construction: {
        title: 'Construction',
        text: 'Surélévations, extensions, ouvrages enterrés : du neuf sur, contre ou sous l’existant.',
      },
      quality: {
        title: 'Qualité & Conformité',
        text: 'Épaisseur, adhérence, humidité : mesurées et notées, puis jugées d’après les DTU et les fiches techniques.',
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
        text: 'Une tache au plafond ne vient pas toujours de l’étage du dessus : nous cherchons d’où vient l’eau avant de chiffrer.',
      },
      {
        title: 'Un devis qui se compare',
        text: 'Quantités, épaisseurs, produits, nombre de couches : sans eux, on ne compare que des totaux.',
      },
      {
        title: 'Un responsable nommé',
        text: 'Le devis porte le nom de la personne qui conduira le chantier. Si elle change, nous vous prévenons.',
      },
      {
        title: 'Amiante et plomb avant d’ouvrir',
        text: 'Permis d’avant juillet 1997 ou peintures d’avant 1949 : le propriétaire, ou le syndic pour les parties communes, les fait chercher par un diagnostiqueur certifié, indépendant de nous.',
      },
      {
        title: 'Un calendrier qui compte tout',
        text: 'Le séchage d’une chape et l’autorisation de voirie pour l’échafaudage y ont leur place.',
      },
      {
        title: 'L’immeuble continue de vivre',
        text: 'Escalier protégé, coupures annoncées, gravats descendus en sacs, et une affiche dans le hall avec les dates.',
      },
    ],
    link: 'Découvrir la société',
  },
  specialWorks: {
    title: 'Quand l’ouvrage sort de l’ordinaire',
    text: 'Certains ouvrages demandent plusieurs entreprises. Nous y prenons la maçonnerie, le béton ou l’étanchéité, aux côtés de l’architecte et du bureau d’études.',
    items: [
      { title: 'Patrimoine', text: 'Remplacer une pierre, rejointoyer, soutenir une voûte.' },
      { title: 'Infrastructures', text: 'Couler et étancher les ouvrages enterrés.' },
      { title: 'Multi-structures', text: 'Accorder le béton, l’acier, le bois et la pierre.' },
    ],
    link: 'Voir les travaux spéciaux',
  },
  callToAction: {
    title: 'Parlez-nous de votre chantier',
    text: `Inutile de connaître le nom du mal : décrivez ce que vous voyez, ou ce que vous voulez construire. Réponse sous ${replyDelayPhrase}, les jours ouvrés.`,
    link: 'Décrire mon projet',
  },
} as const
