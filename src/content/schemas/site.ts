import { z } from 'zod'
import { group, line, prose } from './fields.ts'

/** Words that stand on every page. */
export const siteSchema = z.strictObject({
  skipLink: line('Lien vers le contenu'),
  logoLabel: line('Nom du logo', 'Après celui de l’entreprise, pour ceux qui ne voient pas la page.'),
  call: line('Mot d’appel', 'Dans la barre d’un téléphone.'),
  callLabel: line('Bouton d’appel'),
  or: line('Ou', 'Entre un lien vers le formulaire et le téléphone.'),
  navigationLabel: line('Nom de la navigation', 'Pour ceux qui ne voient pas la page.'),
  menu: group('Menu', { title: line('Titre'), close: line('Fermer'), quote: line('Bouton') }),
  footer: group('Pied de page', {
    linksTitle: line('Titre des liens'),
    contactTitle: line('Titre des coordonnées'),
    socialTitle: line('Titre des réseaux'),
    socialOn: line('Avant le nom d’un réseau'),
    officeTitle: line('Titre du bureau'),
    area: line('Chantiers'),
    legalLink: line('Lien vers les mentions légales'),
    legalLinkWithPrices: line('Le même, s’il y a des prix de dépannage'),
  }),
  toast: group('Notification', {
    label: line('Nom'),
    regionLabel: line('Nom de l’endroit'),
    close: line('Fermer'),
  }),
  failure: group(
    'Panne',
    { title: line('Titre'), text: prose('Texte'), reload: line('Bouton'), home: line('Lien') },
    'À la place d’une page qui n’a pas pu s’afficher.',
  ),
})
