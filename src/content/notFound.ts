export const notFound = {
  title: 'Cette page n’existe pas',
  text: 'Elle est restée sur le plan. L’adresse est mal tapée, ou la page a été déplacée.',
  homeLink: 'Revenir à l’accueil',
  contactLink: 'Nous écrire',
} as const
