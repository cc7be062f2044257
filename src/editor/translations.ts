import french from '../../node_modules/@sveltia/cms/locales/fr.json'

/** What Sveltia CMS says in French, with what it has only in English, or says to who knows Git. */
export default {
  ...french,
  work_with_local_repo: 'Ouvrir le dossier du site',
  work_with_local_repo_description:
    'Choisissez le dossier du site, celui où est « package.json », et acceptez qu’il soit changé.',
  sign_in_error: {
    ...french.sign_in_error,
    not_project_root:
      'Ce dossier n’est pas celui du site, ou il n’a pas de dossier « .git » (« git init » en fait un).',
    picker_dismissed: 'Aucun dossier n’a été choisi.',
  },
  add_x: 'Ajouter : {$name}',
  list_item_options: 'Dupliquer, déplacer…',
  select_item: 'Choisir {$name}',
  replace_image: 'Remplacer l’image',
  remove_image: 'Retirer l’image',
  file_unavailable: 'Introuvable',
  file_unavailable_description: 'Ce fichier n’a pas pu être lu : il a peut-être été déplacé ou supprimé.',
  show_errors: 'Voir les erreurs',
  saving_entry: { error: { title: 'Rien n’est enregistré', description: '' } },
  save_conflict: {
    title: 'Changé ailleurs entre-temps',
    modified_by: '{$name} a enregistré ce formulaire le {$date}, après que vous l’avez ouvert.',
    modified: 'Ce formulaire a été enregistré ailleurs après que vous l’avez ouvert.',
    deleted: 'Ce fichier a été supprimé après que vous l’avez ouvert.',
    overwrite_warning: 'Si vous enregistrez, vos changements s’ajoutent aux siens.',
    recreate_warning: 'Si vous enregistrez, il est créé de nouveau.',
    save_anyway: 'Enregistrer',
    branch_moved: 'Quelqu’un a enregistré en même temps que vous. Enregistrez de nouveau.',
  },
  remote_change: {
    reload_entry: 'Recharger le formulaire',
    confirm_reloading_entry:
      'Recharger ce formulaire ? Ce que vous y avez changé sans l’enregistrer est alors perdu.',
  },
}
