export const notFound = {
  title: 'Cette page n’existe pas',
  text: 'Elle est restée sur le plan : adresse mal tapée, ou page déplacée.',
  homeLink: 'Revenir à l’accueil',
  contactLink: 'Nous écrire',
} as const
