export const notFound = {
  title: 'Cette page n’existe pas',
  text: 'Elle n’est sur aucun de nos plans : l’adresse comporte peut-être une faute de frappe, ou la page a changé de place.',
  homeLink: 'Revenir à l’accueil',
  contactLink: 'Nous écrire',
} as const
