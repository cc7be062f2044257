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
      'Nos métiers se touchent. Le couvreur qui reprend un chéneau voit la fissure de la façade ; l’étancheur qui ouvre une terrasse trouve du béton éclaté, et le maçon fait vérifier que la dalle porte encore assez. De ces raccords, une seule entreprise répond : la nôtre.',
      'Dans un immeuble ancien, une cloison a parfois fini par porter le plancher du dessus : rien ne s’ouvre sans étude, ni sans les accords nécessaires. L’architecte garde le dessin, le bureau d’études le calcul ; le support, la mise en œuvre et les contrôles sont notre affaire.',
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
        text: 'Support contrôlé, épaisseur mesurée : un défaut se corrige tant qu’il se voit.',
      },
      {
        picture: 'societe-rue-carbone',
        title: 'Innovation',
        text: 'Fibre de carbone, étanchéité liquide : oui, sous avis technique ou règles professionnelles.',
      },
      {
        picture: 'societe-rue-etais',
        title: 'Sécurité',
        text: 'Étai avant démolition, garde-corps avant harnais, repérage des réseaux avant la fouille.',
      },
      {
        picture: 'societe-rue-perron',
        title: 'Proximité',
        text: `Un bureau ${inCity}, des équipes qui savent : benne à faire autoriser, sacs sans ascenseur, gardien à prévenir.`,
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
    text: 'Penché, taché, à ouvrir ? Montrez-le-nous. Nous chiffrerons les travaux quand nous saurons ce qu’il a.',
    link: 'Demander une visite',
  },
} as const
