/** What each picture shows, for those who do not see it, and its subject (% from left and top), kept in every crop. */
export const pictures = {
  homeHero: {
    alt: 'Maquette d’un immeuble haussmannien d’angle, toit en zinc et cheminées, avec un échafaudage rouge orangé sur la façade de droite.',
    focal: { x: 78, y: 38 },
  },
  homeHeroPortrait: {
    alt: 'Maquette d’un immeuble haussmannien d’angle sous un échafaudage rouge orangé.',
    focal: { x: 50, y: 45 },
  },
  projectRenovation: {
    alt: 'Façade haussmannienne en maquette : à gauche la pierre ravalée, à droite la pierre à rénover derrière l’échafaudage et son filet.',
    focal: { x: 55, y: 45 },
  },
  projectWaterproofing: {
    alt: 'Coupe d’un mur enterré : béton, enduit bitumineux, membrane d’étanchéité, nappe drainante, drain et remblai.',
    focal: { x: 42, y: 50 },
  },
  projectRepair: {
    alt: 'Trois poteaux en béton armé : aciers corrodés, aciers passivés avec mortier de réparation, puis renfort par bandes de fibre de carbone.',
    focal: { x: 45, y: 50 },
  },
  paris: {
    alt: 'Maquette en relief de Paris : les arrondissements en blanc, la Seine et ses îles.',
    focal: { x: 50, y: 48 },
  },
  roofs: {
    alt: 'Vue aérienne d’un îlot parisien en maquette : toits de zinc, cheminées et une zone de couverture en réfection.',
    focal: { x: 45, y: 40 },
  },
  sampleWaterproofing: {
    alt: 'Échantillon de cuvelage : angle en béton revêtu d’une membrane d’étanchéité et d’une protection.',
    focal: { x: 50, y: 50 },
  },
  sampleRepairs: {
    alt: 'Échantillon de poteau en béton armé : aciers passivés apparents et bande de renfort.',
    focal: { x: 50, y: 50 },
  },
  sampleFloors: {
    alt: 'Échantillon de sol technique en couches : terrain, dalle, isolant, chape, résine et dalles.',
    focal: { x: 50, y: 50 },
  },
  sampleInjection: {
    alt: 'Bloc de béton fissuré, injecté de résine par des injecteurs posés de part et d’autre de la fissure.',
    focal: { x: 50, y: 50 },
  },
  viaduct: {
    alt: 'Viaduc en pierre en maquette : cintre de soutien sous une arche et échafaudage autour d’une pile.',
    focal: { x: 45, y: 45 },
  },
  infrastructure: {
    alt: 'Coupe d’une gare souterraine en construction : parois moulées, butons et radier.',
    focal: { x: 50, y: 50 },
  },
  multiStructures: {
    alt: 'Surélévation en maquette : ossature acier, planchers bois et noyau béton sur un rez-de-chaussée en pierre.',
    focal: { x: 48, y: 45 },
  },
  room: {
    alt: 'Pièce d’habitation en coupe pendant les travaux : parquet à bâtons rompus, carrelage, peinture et maçonnerie.',
    focal: { x: 48, y: 50 },
  },
  sampleRenovation: {
    alt: 'Fragment de façade haussmannienne en maquette, avec fenêtre, balcon et corniche : à gauche la pierre nettoyée, à droite la pierre noircie et le garde-corps passé au minium, séparées par une ligne rouge orangé.',
    focal: { x: 50, y: 50 },
  },
  sampleConstruction: {
    alt: 'Angle d’une ossature en béton en maquette, deux niveaux de poteaux et de dalles : le coffrage, les étais et le poteau du dernier panneau de dalle sont rouge orangé.',
    focal: { x: 50, y: 50 },
  },
  sampleQuality: {
    alt: 'Bloc de béton d’essai en maquette, percé par un carottage : carotte posée à côté, niveau à bulle, fil à plomb et tracés rouge orangé d’axes et de cotes.',
    focal: { x: 50, y: 50 },
  },
} as const satisfies Record<string, { alt: string; focal: { x: number; y: number } }>

export type PictureName = keyof typeof pictures
