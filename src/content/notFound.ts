export const notFound = {
  title: 'Cette page n’existe pas',
  text: 'L’adresse comporte peut-être une faute de frappe, ou la page a changé de place.',
  homeLink: 'Revenir à l’accueil',
  contactLink: 'Nous écrire',
  pictureAlt: 'Façade où une fenêtre manque : on la retrouve dans la cave.',
} as const
