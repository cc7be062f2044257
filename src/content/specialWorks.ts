import { tendersEmail } from './companyDetails.ts'
import type { PictureName } from './pictures.ts'

export type Service = {
  /** The fragment of its address. */
  id: string
  title: string
  text: string
  picture: PictureName
  points: readonly string[]
}

export const specialWorks = {
  hero: {
    title: 'Les chantiers singuliers',
    lead: 'Un mur porteur à ouvrir, un immeuble à surélever, un viaduc à conserver : nous y prenons un lot ou plusieurs, avec l’architecte, le bureau d’études et les autres entreprises.',
  },
  services: {
    title: 'Nos travaux spéciaux',
    indexLabel: 'Les travaux de cette page',
    items: [
      {
        id: 'infrastructures-historiques',
        title: 'Rénovation d’infrastructures historiques',
        text: 'Sur un pont, un viaduc, un quai ou une galerie ancienne, la pierre et le mortier ajoutés doivent s’accorder à ceux qui restent. Nous consolidons sans refaire à neuf.',
        picture: 'travaux-speciaux-viaduc-cintre',
        points: [
          'Relevé et diagnostic des maçonneries',
          'Cintres, étaiement et remplacement de pierres',
          'Rejointoiement à la chaux',
        ],
      },
      {
        id: 'grandes-infrastructures',
        title: 'Construction de grandes infrastructures',
        text: 'Sous la rue, il faut tenir à la fois l’eau, le terrain et les avoisinants. Pour un parking souterrain, un accès de station ou une galerie, nous exécutons les lots de béton armé et d’étanchéité à la taille de nos équipes, en cotraitance ou en sous-traitance.',
        picture: 'travaux-speciaux-grande-infrastructure',
        points: [
          'Radiers, voiles et planchers entre les parois moulées',
          'Cuvelage et traitement des venues d’eau',
          'Surveillance des avoisinants avec le géomètre',
        ],
      },
      {
        id: 'multi-structures',
        title: 'Gestion de projets multi-structures',
        text: 'Béton, acier, bois et pierre ne bougent pas de la même façon : nous coordonnons les lots de notre marché. Surélever demande une étude des fondations, une autorisation d’urbanisme et le vote de la copropriété, s’il y en a une.',
        picture: 'travaux-speciaux-multi-structures',
        points: [
          'Murs porteurs ouverts sous étaiement, poteaux remplacés, trémies créées',
          'Surélévations, extensions, reprises en sous-œuvre',
          'Interfaces : ancrages, joints, tolérances',
        ],
      },
    ] as const satisfies readonly Service[],
  },
  solutions: {
    title: 'Des solutions sur mesure',
    intro:
      'L’étude commandée sans travaux a son contrat, qui nomme le signataire et l’assureur. Routes, quais et voies ferrées échappent à l’assurance obligatoire : le marché dit quelle police souscrire.',
    items: [
      {
        title: 'Études de faisabilité',
        text: 'État de l’existant, accès, emprise, phasage, puis des solutions comparées en coût et en délai, que votre architecte peut reprendre.',
      },
      {
        title: 'Conception et innovation',
        text: 'Choix des procédés, plans d’exécution établis avec le bureau d’études et visés par l’architecte, essais préalables si le support est mal connu.',
      },
      {
        title: 'Suivi personnalisé',
        text: 'Comptes rendus de chantier, alerte dès qu’un coût ou une date bouge ; à la réception, dossier des ouvrages exécutés.',
      },
    ],
  },
  callToAction: {
    title: 'Un ouvrage à étudier ?',
    text: `Envoyez le DCE à ${tendersEmail}, ou décrivez le site, l’échéance et les études déjà faites. Vous saurez quels lots nous pouvons prendre et ce qui revient à d’autres.`,
    link: 'Présenter mon projet',
  },
} as const
