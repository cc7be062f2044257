export const notFound = {
  title: 'Cette page n’existe pas',
  text: 'L’adresse comporte peut-⁠être une faute de frappe, ou la page a changé de place.',
  homeLink: 'Revenir à l’accueil',
  contactLink: 'Nous écrire',
  pictureAlt: 'Élévation d’une façade où une fenêtre manque.',
} as const
