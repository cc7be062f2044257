import { company } from './company.ts'
import { inCity } from './companyDetails.ts'

export const about = {
  hero: {
    title: 'Des gens de chantier',
    lead: 'Nous construisons,\nnous réparons,\nnous tenons l’eau dehors.',
  },
  story: {
    title: 'Repeinte, la tache revient',
    // One room, four times.
    events: [
      { text: 'Une tache', picture: 'societe-piece-tache' },
      { text: 'Repeinte', picture: 'societe-piece-repeinte' },
      { text: 'Elle revient', picture: 'societe-piece-revenue' },
      { text: 'La fuite réparée', picture: 'societe-piece-reparee' },
    ],
    trades: [
      { name: 'Maçons', picture: 'metier-maconnerie' },
      { name: 'Couvreurs', picture: 'metier-couverture' },
      { name: 'Étancheurs', picture: 'metier-etancheite' },
      { name: 'Carreleurs', picture: 'metier-carrelage' },
      { name: 'Peintres', picture: 'metier-peinture' },
    ],
    method:
      'Nous regardons,\nnous sondons,\nnous mesurons ;\nles travaux se discutent\nquand la cause a un nom.',
    paragraphs: [
      'Nos métiers se touchent. Le couvreur qui reprend un chéneau, la gouttière du bord du toit, voit la fissure de la façade. L’étancheur qui ouvre une terrasse trouve du béton éclaté, et le maçon fait vérifier que la dalle porte encore assez. Une seule entreprise répond de tous ces raccords : la nôtre.',
      'Dans un immeuble ancien, une cloison a parfois fini par porter le plancher du dessus. Avant de l’ouvrir, nous attendons l’étude de structure et les accords nécessaires. L’architecte dessine et le bureau d’études calcule. Nous préparons le support, exécutons les travaux et les contrôlons.',
    ],
  },
  values: {
    title: 'Nos valeurs, mises en œuvre',
    link: 'Voir nos réalisations',
    // Houses of one street, and what is done in each.
    items: [
      {
        picture: 'societe-rue-terrasse',
        title: 'Qualité',
        text: 'Nous contrôlons le support et mesurons les épaisseurs, car un défaut se corrige tant qu’il se voit.',
      },
      {
        picture: 'societe-rue-carbone',
        title: 'Innovation',
        text: 'Nous employons la fibre de carbone et l’étanchéité liquide sous avis technique ou règles professionnelles.',
      },
      {
        picture: 'societe-rue-etais',
        title: 'Sécurité',
        text: 'Nous étayons avant de démolir, préférons le garde-corps au harnais et repérons les réseaux avant de creuser.',
      },
      {
        picture: 'societe-rue-perron',
        title: 'Proximité',
        text: `Notre bureau est ${inCity}. Nos équipes savent faire autoriser une benne, descendre des sacs sans ascenseur et prévenir le gardien.`,
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
    ],
  },
  callToAction: {
    title: 'Votre mur est-il d’aplomb ?',
    text: 'S’il penche, se tache ou doit s’ouvrir, montrez-le-nous. Nous chiffrerons les travaux quand nous saurons ce qu’il a.',
    link: 'Demander une visite',
  },
} as const
