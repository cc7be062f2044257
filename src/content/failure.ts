/** Shown instead of a page that failed to render. */
export const failure = {
  title: 'Cette page n’a pas pu s’afficher',
  text: 'L’erreur vient de notre site, pas de vous. Rechargez la page, ou appelez-nous : nous répondons à vos questions de vive voix.',
  reload: 'Recharger la page',
  home: 'Revenir à l’accueil',
} as const
