/** What words may name between braces, as {ville}; the site fills it in from entreprise.yaml (src/content/tokens.ts). */
export const tokens = {
  nom: 'Le nom de l’entreprise.',
  ville: 'Où est le bureau : « à Paris ».',
  région: 'La région.',
  zone: 'La région et les lieux où vous travaillez.',
  lieux: 'Les lieux où vous travaillez.',
  adresse: 'L’adresse du bureau.',
  téléphone: 'Le numéro de téléphone.',
  'e-mail': 'L’adresse e-mail.',
  'e-mail des DCE': 'L’adresse où envoyer un dossier de consultation.',
  horaires: 'Les horaires, dans une phrase.',
  délai: 'Le délai de réponse : « 24h ».',
  destinataire: 'Qui reçoit ce qu’envoie le formulaire.',
  assurances: 'Ce que la loi demande ou, si entreprise.yaml nomme des assurances, celles que vous avez.',
  'responsabilité civile': '« responsabilité civile, », si entreprise.yaml nomme cette assurance.',
  dépannage: 'Une phrase qui mène aux prix de dépannage, s’il y en a.',
} as const

export type Token = keyof typeof tokens
