import { replyDelayText } from './companyDetails.ts'

export const home = {
  hero: {
    title: 'Rénover, étancher, construire à Paris',
    lead: 'Nous remettons en état les immeubles parisiens, protégeons de l’eau toitures et sous-sols, et construisons des ouvrages neufs, pour les particuliers comme pour les professionnels.',
    quoteCall: 'Demander un Devis',
    projectsCall: 'Nos Réalisations',
  },
  figures: {
    title: 'L’entreprise en chiffres',
    items: [
      { value: '15+', label: 'années d’expérience' },
      { value: '300+', label: 'projets réussis' },
      { value: '100 %', label: 'clients satisfaits' },
      { value: '30+', label: 'experts qualifiés' },
    ],
  },
  expertises: {
    title: 'De la toiture aux fondations',
    intro:
      'Un appartement à refaire, un sous-sol qui prend l’eau, un ouvrage à bâtir : trouvez la page qui correspond à votre chantier.',
    cards: {
      renovation: {
        title: 'Rénovation',
        text: 'Peinture, carrelage, maçonnerie et parquet, logement occupé ou vide.',
      },
      waterproofing: {
        title: 'Étanchéité',
        text: 'Toitures-terrasses, murs enterrés, balcons et cuvelage de sous-sols.',
      },
      construction: {
        title: 'Construction',
        text: 'Infrastructures, surélévations, projets réunissant plusieurs structures.',
      },
      quality: {
        title: 'Qualité & Conformité',
        text: 'Le respect des règles de l’art, les contrôles et la sécurité du chantier.',
      },
    },
  },
  whyUs: {
    title: 'Pourquoi nous choisir',
    intro: 'Six habitudes de travail, que vous verrez dès la première visite.',
    items: [
      {
        title: 'La cause d’abord',
        text: 'Nous cherchons l’origine d’une fuite ou d’une fissure avant de proposer une réparation.',
      },
      {
        title: 'Un devis détaillé',
        text: 'Travaux, quantités et matériaux y figurent ligne par ligne : vous savez ce que vous payez.',
      },
      {
        title: 'Un seul interlocuteur',
        text: 'La même personne suit votre chantier, de la première visite à la réception des travaux.',
      },
      {
        title: 'Des équipes de métier',
        text: 'Étanchéité, béton, maçonnerie, finitions : chaque tâche revient à quelqu’un dont c’est le métier.',
      },
      {
        title: 'Un calendrier clair',
        text: 'Les dates sont fixées avec vous ; tout imprévu vous est signalé, avec son effet sur le délai.',
      },
      {
        title: 'Un chantier propre et sûr',
        text: 'Parties communes protégées, accès balisés, gravats évacués : l’immeuble continue de vivre.',
      },
    ],
    link: 'Découvrir la société',
  },
  specialWorks: {
    title: 'Quand l’ouvrage sort de l’ordinaire',
    text: 'Un viaduc de pierre, une gare souterraine, une surélévation : ces chantiers demandent leurs propres études et leurs propres moyens.',
    items: [
      { title: 'Patrimoine', text: 'Consolider un ouvrage ancien sans le dénaturer.' },
      { title: 'Infrastructures', text: 'Construire de grands ouvrages, y compris sous terre.' },
      { title: 'Multi-structures', text: 'Réunir béton, acier, bois et pierre sur un même site.' },
    ],
    link: 'Voir les travaux spéciaux',
  },
  callToAction: {
    title: 'Parlez-nous de votre chantier',
    text: `Le devis est gratuit, et nous répondons aux e-mails sous ${replyDelayText}.`,
    link: 'Décrire mon projet',
  },
} as const
