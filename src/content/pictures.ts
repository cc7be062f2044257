import { company } from './company.ts'

/**
 * `alt` describes a picture to those who cannot see it. `focal` is the position of its subject, in % from left and top,
 * which keeps the subject in view when the picture is cropped.
 *
 * A picture of a list (storeys, areas, services, projects, trades) has the name of its file in src/assets/pictures, without
 * the ending; its entry in the list calls it by that name. The others are replaced by a file of the same name.
 */
export const pictures = {
  roof: {
    alt: 'Coupe d’un immeuble parisien : sur le toit de zinc, deux ouvriers posent une poutre orangée tenue par une grue.',
    focal: { x: 19, y: 100 },
  },
  'coupe-2-construction': {
    alt: 'Étage en surélévation : ossature orangée, deux ouvriers portent une plaque, un autre visse.',
    focal: { x: 50, y: 100 },
  },
  'coupe-3-renovation': {
    alt: 'Appartement en travaux : mur peint en orangé, fenêtre et parquet que l’on pose, carrelage.',
    focal: { x: 50, y: 100 },
  },
  'coupe-4-qualite': {
    alt: 'Appartement habité : une ligne laser orangée traverse les pièces, deux ouvriers contrôlent le niveau.',
    focal: { x: 50, y: 100 },
  },
  'coupe-5-rue': {
    alt: 'Rez-de-chaussée : un café, ses clients, l’entrée et l’escalier, au niveau de la rue.',
    focal: { x: 50, y: 100 },
  },
  'coupe-6-cave-1': {
    alt: 'Premier sous-sol voûté : murs et sol à moitié revêtus d’une étanchéité orangée.',
    focal: { x: 50, y: 100 },
  },
  foundations: { alt: '', focal: { x: 50, y: 0 } },
  earth: { alt: '', focal: { x: 0, y: 0 } },
  'projet-renovation-immeuble': {
    alt: 'Façade haussmannienne : à gauche un filet fin, l’échafaudage, ses ouvriers et la pierre sale, à droite la pierre ravalée.',
    focal: { x: 22, y: 50 },
  },
  'projet-etancheite-cuvelage': {
    alt: 'Mur enterré dégagé par l’extérieur : primaire noir, membrane rouge orangé, nappe à excroissances, drain dans son gravier, remblai.',
    focal: { x: 42, y: 50 },
  },
  'projet-reparation-renforcement': {
    alt: 'Trois poteaux en béton armé entre étais : aciers corrodés, aciers passivés rouge orangé et mortier, bandes de fibre de carbone.',
    focal: { x: 75, y: 50 },
  },
  map: {
    alt: company.map?.alt ?? '',
    focal: { x: 50, y: 48 },
  },
  'expertise-etancheite-cuvelage': {
    alt: 'Échantillon de cuvelage : angle en béton, membrane rouge orangé relevée sur les murs, siphon, chape de protection et carreaux.',
    focal: { x: 50, y: 50 },
  },
  'expertise-reparation-renfort': {
    alt: 'Poteau en béton ouvert : aciers passivés rouge orangé, mortier de réparation dessous, bande de fibre de carbone en tête.',
    focal: { x: 50, y: 50 },
  },
  'expertise-sols-techniques': {
    alt: 'Quatre sols en gradins : ligne de parking peinte, antidérapant à grains, béton poli, résine rouge orangé passée au rouleau.',
    focal: { x: 50, y: 50 },
  },
  'expertise-injection': {
    alt: 'Bloc de béton fissuré : résine rouge orangé dans la fissure, injecteurs de part et d’autre, pompe à main et son flexible.',
    focal: { x: 50, y: 50 },
  },
  viaduct: {
    alt: 'Viaduc de pierre : un cintre rouge orangé soutient une arche, un échafaudage monte le long de la pile voisine.',
    focal: { x: 45, y: 45 },
  },
  'travaux-speciaux-grande-infrastructure': {
    alt: 'Coupe d’un ouvrage enterré en construction : des butons rouge orangé tiennent les parois moulées, le radier est en cours de ferraillage.',
    focal: { x: 50, y: 50 },
  },
  'travaux-speciaux-multi-structures': {
    alt: 'Ossature d’acier rouge orangé et planchers de bois, posés sur un rez-de-chaussée en pierre à arcades, une poutre à la grue.',
    focal: { x: 48, y: 45 },
  },
  room: {
    alt: 'Pièce en travaux : mur à demi peint en rouge orangé, parquet à bâtons rompus, damier de carrelage, briques sous un enduit inachevé.',
    focal: { x: 55, y: 40 },
  },
  roofers: {
    alt: 'Deux couvreurs sur un toit de zinc : l’un, à genoux, fixe une feuille rouge orangé, l’autre se penche pour la suivante.',
    focal: { x: 52, y: 48 },
  },
  'projet-renovation-immeuble-avant': {
    alt: 'Façade haussmannienne avant ravalement : pierre noircie, coulures, fissures et joints dégarnis.',
    focal: { x: 10, y: 50 },
  },
  'projet-renovation-immeuble-apres': {
    alt: 'La même façade après ravalement : pierre claire, sans fissure, échafaudage déposé.',
    focal: { x: 10, y: 50 },
  },
  'projet-etancheite-cuvelage-avant': {
    alt: 'Mur enterré avant travaux : béton fissuré, salpêtre, eau qui traverse, terre contre le mur, sans drain.',
    focal: { x: 42, y: 50 },
  },
  'projet-etancheite-cuvelage-apres': {
    alt: 'Le même mur en coupe après travaux : filet rouge orangé de la membrane, drain et gravier, remblai par couches, surface plantée.',
    focal: { x: 42, y: 50 },
  },
  'projet-reparation-renforcement-avant': {
    alt: 'Trois poteaux avant réparation : béton éclaté, aciers corrodés à nu, coulures de rouille, débris au sol.',
    focal: { x: 75, y: 50 },
  },
  'projet-reparation-renforcement-apres': {
    alt: 'Les mêmes poteaux après réparation et renforcement : parements lisses et peints, étais retirés.',
    focal: { x: 75, y: 50 },
  },
  'travaux-speciaux-viaduc-cintre': {
    alt: 'Deux maçons sur les planches d’un échafaudage, sous une arche : un voussoir pend à la chaîne, le cintre est rouge orangé.',
    focal: { x: 48, y: 52 },
  },
  'particuliers-peinture': {
    alt: 'Mur à moitié peint en rouge orangé : rouleau sur sa perche, coulures sur le ruban de masquage, pot et brosse.',
    focal: { x: 52, y: 46 },
  },
  'particuliers-carrelage': {
    alt: 'Pose de carrelage en damier : colle rouge orangé peignée, croisillons, un carreau relevé montrant ses sillons, spatule crantée.',
    focal: { x: 52, y: 45 },
  },
  'particuliers-maconnerie': {
    alt: 'Mur de briques en cours de pose : joints de mortier rouge orangé, truelle sur le lit de mortier, niveau à bulle sur l’arase.',
    focal: { x: 50, y: 44 },
  },
  'particuliers-parquet': {
    alt: 'Parquet à bâtons rompus : les dernières lames, rouge orangé, ne sont pas encore serrées ; un maillet est posé sur le bois.',
    focal: { x: 48, y: 52 },
  },
} as const satisfies Record<string, { alt: string; focal: { x: number; y: number } }>

export type PictureName = keyof typeof pictures
