import { company } from './company.ts'

/**
 * Le texte de chaque image, pour ceux qui ne la voient pas.
 *
 * Une image d’une liste (étages, domaines, services, projets, métiers) porte le nom de son fichier de src/assets/pictures,
 * sans la fin ; la liste la nomme ainsi. Les autres se remplacent par un fichier du même nom.
 */
export const pictures = {
  roof: 'Coupe d’un immeuble parisien : sur le toit de zinc, deux ouvriers posent une poutre orangée tenue par une grue.',
  'coupe-2-construction':
    'Étage en surélévation : ossature orangée, deux ouvriers portent une plaque, un autre visse.',
  'coupe-3-renovation': 'Appartement en travaux : un mur se peint en orangé, le carrelage se pose.',
  'coupe-4-qualite':
    'Appartement habité : une ligne laser orangée traverse l’étage, deux ouvriers contrôlent le niveau.',
  hoist: 'Dans la cabine du monte-charge, un ouvrier et ses sacs.',
  'etage-cause': 'Appartement habité : l’un mesure la tache du mur, un autre a trouvé le tuyau qui fuit.',
  'etage-amiante': 'La nuit, sous une tente de film, deux diagnostiqueurs prélèvent un mur.',
  'etage-habite': 'Hall protégé : une affiche orangée se pose, un sac de gravats descend.',
  'coupe-5-rue': 'Rez-de-chaussée : un café et ses clients, l’entrée de l’immeuble, au niveau de la rue.',
  'coupe-6-cave-1':
    'Premier sous-sol voûté : sur ses murs et son sol, une équipe applique une étanchéité orangée.',
  caller: 'Dans la cave peinte, un ouvrier téléphone, ses notes en main.',
  foundations: '',
  earth: '',
  'projet-renovation-immeuble':
    'Façade haussmannienne : à gauche la pierre noircie, puis l’échafaudage rouge orangé et ses ouvriers, à droite la pierre ravalée.',
  'projet-etancheite-cuvelage':
    'Fouille blindée de 2,75 m : un ouvrier colle la membrane rouge orangé, un autre pose le drain, un troisième apporte l’écran.',
  'projet-reparation-renforcement':
    'Sous un appartement habité, deux poteaux étayés : un ouvrier enduit les aciers passivés, un autre colle le carbone.',
  letterboxes:
    'Dans un hall d’immeuble, quelqu’un glisse une lettre dans une boîte rouge orangé. Une voisine téléphone.',
  survey: 'Un mètre ruban rouge orangé est tendu au sol ; une équipe mesure et note les cotes.',
  map: company.map?.alt ?? '',
  basement:
    'Sous-sol en coupe, l’eau derrière le mur : ouvriers à l’étanchéité, au poteau, au sol de résine et à la fissure.',
  'expertise-etancheite-cuvelage':
    'Maison à balcon en coupe : des ouvriers sont sur la terrasse, contre le mur enterré et dans le cuvelage. Un occupant lit.',
  'expertise-reparation-renfort':
    'Sous un salon, un poteau entre deux étais : un maçon enduit les aciers rouge orangé, un ouvrier colle le carbone.',
  'expertise-sol-resine': 'Dans une cuisine, un ouvrier étale au sol une résine rouge orangé.',
  'expertise-sol-poli': 'Dans un atelier, un ouvrier lisse le béton à la machine.',
  'expertise-sol-antiderapant':
    'Devant un rideau métallique, un ouvrier sème du sable sur la résine fraîche, rouge orangé.',
  'expertise-sol-marquage': 'Dans un parking, un ouvrier pousse un chariot qui trace une ligne rouge orangé.',
  'expertise-injection':
    'Mur enterré en coupe, la nappe derrière : un ouvrier pompe, un autre injecte la résine rouge orangé.',
  'societe-piece-tache': 'Sous un tuyau qui fuit, un habitant regarde la tache de son plafond.',
  'societe-piece-repeinte': 'Sur un escabeau, il la recouvre au rouleau ; le tuyau fuit toujours.',
  'societe-piece-revenue': 'La tache est revenue, plus large ; l’eau goutte dans le seau.',
  'societe-piece-reparee':
    'Plafond ouvert, un ouvrier serre un manchon rouge orangé sur le tuyau ; la tache est cernée.',
  'metier-maconnerie': 'Une truelle pendue à un clou, chargée de mortier rouge orangé.',
  'metier-couverture':
    'Un marteau de couvreur pendu devant une feuille de zinc rouge orangé, pliée sur une latte.',
  'metier-etancheite': 'Une roulette de pose, sur une bande d’étanchéité rouge orangé dont le bas s’enroule.',
  'metier-carrelage': 'Un peigne à colle, au-dessus de la colle rouge orangé qu’il a striée.',
  'metier-peinture': 'Une brosse trempée dans une peinture rouge orangé, qui coule sur le mur.',
  'societe-rue-terrasse':
    'Une maison en coupe : un ouvrier mesure la terrasse mise en eau, et une habitante lit dessous.',
  'societe-rue-carbone': 'Sous une poutre de béton, un ouvrier colle des bandes de carbone.',
  'societe-rue-etais': 'Un mur de brique ouvert entre des étais et un garde-corps rouge orangé.',
  'societe-rue-perron': 'Un ouvrier monte au perron, un sac sur l’épaule ; on lui ouvre la porte.',
  viaduct:
    'Viaduc de pierre : sur un cintre rouge orangé, deux maçons guident la clé d’une arche, près d’un échafaudage.',
  'travaux-speciaux-galerie':
    'Galerie de pierre en coupe : entre des cintres rouge orangé, un maçon guide une pierre pendue, un autre pousse le wagonnet.',
  'travaux-speciaux-grande-infrastructure':
    'Fouille en coupe sous une rue : entre des parois que tiennent des butons rouge orangé, on ferraille et on bétonne.',
  'travaux-speciaux-multi-structures':
    'Sur une maison de pierre habitée, deux étages d’acier rouge orangé, de bois et de béton ; deux monteurs guident une poutre.',
  'solution-releve': 'Un ouvrier vise à la lunette d’un théodolite rouge orangé, sur son trépied.',
  'solution-essai': 'Penché sur une presse, un ouvrier essaie une éprouvette rouge orangé.',
  'solution-dossier': 'Un ouvrier remet un dossier rouge orangé au client.',
  flat: 'Appartement ouvert, quatre pièces : parquet posé, mur peint en rouge orangé, cloison de brique montée, damier carrelé.',
  beam: 'À la pause, des ouvriers en rang sur une poutre rouge orangé, au ras du trottoir : l’un lit un plan, l’autre mange, un chien le regarde.',
  roofers:
    'Sur un toit de zinc rouge orangé, deux couvreurs à genoux : l’un ferme un joint, l’autre tient la feuille suivante.',
  'projet-renovation-immeuble-avant':
    'Façade haussmannienne avant ravalement : la pierre est noircie, fissurée, rouillée par endroits. Un seul habitant est à sa fenêtre.',
  'projet-renovation-immeuble-apres':
    'La même façade après ravalement : la pierre est claire et sans fissure. On boit son café, on arrose ses fleurs.',
  'projet-etancheite-cuvelage-avant':
    'Cave et jardin en coupe : la terre est gorgée d’eau, le mur fissuré. Quelqu’un éclaire le salpêtre, devant une flaque.',
  'projet-etancheite-cuvelage-apres':
    'Les mêmes après travaux : une membrane rouge orangé, un drain et son gravier, un remblai par couches. La cave est sèche.',
  'projet-reparation-renforcement-avant':
    'Les deux poteaux avant réparation : le béton est éclaté, les aciers sont nus et rouillés. Un passant montre le premier.',
  'projet-reparation-renforcement-apres':
    'Les mêmes après réparation et renforcement : ils sont lisses et peints, sans étais. Un habitant passe avec son vélo.',
  missingHouse:
    'Entre deux maisons, au numéro 404, une porte rouge orangé seule : une factrice hésite, un ouvrier scrute le vide, un autre relit le plan.',
  // Sans texte : le lien où elles sont dit déjà ce qu’elles montrent.
  'tache-au-plafond': '',
  'cave-humide': '',
  fissure: '',
  'balcon-qui-s-effrite': '',
  'terrasse-qui-fuit': '',
  'mur-a-ouvrir': '',
  'particuliers-peinture':
    'Un peintre passe le rouleau : dans son cadre de moulures, le mur devient rouge orangé.',
  'particuliers-carrelage':
    'Un genou à terre, un carreleur pose un carreau du damier sur la colle rouge orangé.',
  'particuliers-maconnerie': 'Un maçon pose une brique au cordeau, sur un mortier rouge orangé.',
  'particuliers-parquet': 'À genoux, maillet en main, un parqueteur pose une lame à bâtons rompus.',
} as const satisfies Record<string, string>

export type PictureName = keyof typeof pictures

/** Où est le sujet, en % depuis la gauche et le haut, s’il n’est pas au milieu : il reste visible quel que soit le cadrage. */
export const focalPoints = {
  'projet-renovation-immeuble-avant': [50, 0],
  'projet-renovation-immeuble': [50, 0],
  'projet-renovation-immeuble-apres': [50, 0],
  'projet-etancheite-cuvelage-avant': [0, 0],
  'projet-etancheite-cuvelage': [0, 0],
  'projet-etancheite-cuvelage-apres': [0, 0],
  'projet-reparation-renforcement-avant': [50, 40],
  'projet-reparation-renforcement': [50, 40],
  'projet-reparation-renforcement-apres': [50, 40],
  roofers: [92, 100],
  viaduct: [62, 73],
  'travaux-speciaux-grande-infrastructure': [0, 0],
  'travaux-speciaux-multi-structures': [40, 75],
  'travaux-speciaux-galerie': [96, 100],
  'etage-cause': [96, 100],
  'etage-amiante': [98, 100],
  'etage-habite': [97, 100],
  'particuliers-carrelage': [95, 100],
  'particuliers-maconnerie': [50, 25],
} as const satisfies Partial<Record<PictureName, readonly [x: number, y: number]>>

/**
 * Une image dont le haut, ciel ou mur, porte des mots : la hauteur de ce qu’ils laissent voir sous eux, en % de la largeur de
 * la fenêtre.
 */
export const horizons = {
  viaduct: { phone: 96, phablet: 40, desktop: 30.5 },
  basement: { phone: 106.8, phablet: 27.6 },
  letterboxes: { phone: 67 },
  roofers: { phone: 100 / 1.15, phablet: 31 },
} as const satisfies Partial<Record<PictureName, { phone?: number; phablet?: number; desktop?: number }>>

/**
 * L’appartement de Particuliers, pour les lignes de cote sous son bord : la pente de ce bord en degrés, la part de chaque pièce
 * et, pour le téléphone, les deux moitiés de l’autre cadrage, où commencent leurs lignes et leurs longueurs, en %.
 */
export const flatGeometry = {
  slope: 6.3,
  rooms: [22, 28, 19, 22],
  phone: { width: 1170, height: 1630 },
  halves: [
    { left: 16.3, top: 50.5, widths: [33.4, 43.9] },
    { left: 29.6, top: 102.9, widths: [29.7, 33.6] },
  ],
} as const

/** Le 404 : taille de l’image, abscisse de l’axe du sol, et de la fin de la dernière corniche, à une demi-maison de là. */
export const street404 = { width: 720, height: 458, axis: 404, cornice: 672, pavement: 6.2 } as const

/**
 * De combien l’image d’un domaine est en retrait de sa colonne, à gauche et à droite, en % : ses mots ont la place de s’écrire.
 * Une valeur négative la fait déborder.
 */
export const framings: Partial<
  Record<PictureName, Record<'phone' | 'desktop', readonly [left: number, right: number]>>
> = {
  'expertise-etancheite-cuvelage': { phone: [-22, -4.1], desktop: [0, -3.6] },
  'expertise-reparation-renfort': { phone: [10, -4.7], desktop: [14, -4] },
  'expertise-injection': { phone: [-0.4, -0.7], desktop: [-2, -0.7] },
}

/** Les pièces des sols : l’épaisseur d’une moitié de mur, de chaque côté de l’image, en part de sa largeur. */
export const halfWall = 26 / 720
