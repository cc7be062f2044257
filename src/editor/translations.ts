import french from '../../node_modules/@sveltia/cms/locales/fr.json'

/** Sveltia CMS's French, with what it has in English only, and in the words of this site's manual. Errors of its configuration stay in English: no user sees one. */
export default {
  ...french,
  work_with_local_repo: 'Ouvrir le dossier du site',
  work_with_local_repo_description:
    'Choisissez le dossier du site, celui où est « package.json », et acceptez qu’il soit changé.',
  // `npm run edit` has no use for this button, and Sveltia CMS always shows one.
  sign_in_using_access_token: import.meta.env.FORGE
    ? french.sign_in_using_access_token
    : 'Se connecter à une forge : inutile ici',
  working_with_local_repo: 'Dans le dossier du site',
  add_x: '+ {$name}',
  x_field: 'Champ « {$field} »',
  live_site: 'Voir le site',
  visit_live_site: 'Voir le site',
  view_on_live_site: 'Voir la page',
  entries: 'Formulaires',
  entry: 'Formulaire',
  files: 'Formulaires',
  file_list: 'Liste des formulaires',
  entry_list: 'Liste des formulaires',
  collection: 'Liste',
  collections: 'Listes',
  collection_list: 'Liste des formulaires',
  singleton: 'Formulaire',
  singletons: 'Formulaires',
  slug: 'Fin de l’adresse',
  edit_slug: 'Changer la fin de l’adresse',
  // The only locale is called « _default ».
  edit_x_locale: 'Modifier le contenu',
  preview_x_locale: 'Aperçu du contenu',
  content_options_x_locale: 'Options du contenu',
  show_content_options_x_locale: 'Afficher les options du contenu',
  create_entry_or_assets: 'Ajouter des images',
  entry_validation_errors: 'Rien n’est enregistré : corrigez d’abord ce qui ne va pas.',
  entry_saved:
    '.input {$count :integer} .match $count one {{Enregistré.}} * {{{$count} formulaires enregistrés.}}',
  entry_saved_and_published:
    '.input {$count :integer} .match $count one {{Enregistré et publié.}} * {{{$count} formulaires enregistrés et publiés.}}',
  restore_backup_description:
    'Ce que vous aviez écrit ici ({$datetime}) n’est pas enregistré. Voulez-vous le retrouver ?',
  entry_not_found: 'Formulaire introuvable.',
  entry_parse_errors: 'Un fichier n’a pas pu être lu.',
  sign_in_error: {
    ...french.sign_in_error,
    not_project_root:
      'Ce dossier n’est pas celui du site, ou il n’a pas de dossier « .git » (« git init » en fait un).',
    picker_dismissed: 'Aucun dossier n’a été choisi.',
  },
  local_workflow: {
    ...french.local_workflow,
    unsupported_browser:
      'Ce navigateur ne peut pas changer les fichiers d’un dossier : ouvrez cette page dans Chrome ou Edge.',
    disabled:
      'Ce navigateur ne laisse pas changer les fichiers d’un dossier : <a>permettez-le</a>, ou ouvrez cette page dans Chrome ou Edge.',
  },
  // English only in Sveltia CMS.
  select_item: 'Choisir {$name}',
  folders: 'Dossiers',
  more_folders: 'Autres dossiers',
  sign_in_using_access_token_workflow_note: 'Il doit aussi pouvoir lire et écrire les demandes de fusion.',
  sign_in_with_link: 'Se connecter avec le lien',
  sign_in_with_link_confirmation:
    'Ce lien vous connecte à {$service} comme {$account} et copie les réglages de l’appareil où il a été fait. Ne continuez que si vous l’avez fait vous-même.',
  domain: 'Domaine',
  file_unavailable: 'Introuvable',
  file_unavailable_description: 'Ce fichier n’a pas pu être lu : il a peut-être été déplacé ou supprimé.',
  back_to_parent_folder: 'Retour au dossier précédent',
  new_folder: 'Nouveau dossier',
  new_folder_name: 'Nom du dossier',
  new_folder_create: 'Créer',
  new_folder_description: 'Le nouveau dossier sera dans « {$folder} ».',
  creating_folder: 'Création du dossier…',
  creating_folder_failed: 'Le dossier n’a pas pu être créé.',
  folder_options: 'Options du dossier',
  show_folder_options: 'Afficher les options du dossier',
  rename_folder: 'Renommer le dossier',
  delete_folder: 'Supprimer le dossier',
  enter_new_name_for_folder:
    '.input {$count :integer} .match $count 0 {{Donnez son nouveau nom.}} one {{Donnez son nouveau nom. L’image qu’il contient change d’adresse, et le formulaire qui la montre suit.}} * {{Donnez son nouveau nom. Les {$count} images qu’il contient changent d’adresse, et les formulaires qui les montrent suivent.}}',
  enter_new_name_for_external_folder:
    '.input {$count :integer} .match $count 0 {{Donnez son nouveau nom.}} one {{Donnez son nouveau nom. Le fichier qu’il contient change d’adresse : changez-la dans le formulaire qui le montre.}} * {{Donnez son nouveau nom. Les {$count} fichiers qu’il contient changent d’adresse : changez-la dans les formulaires qui les montrent.}}',
  confirm_deleting_folder:
    '.input {$count :integer} .match $count 0 {{Supprimer le dossier vide « {$name} » ?}} one {{Supprimer le dossier « {$name} » et l’image qu’il contient ?}} * {{Supprimer le dossier « {$name} » et les {$count} images qu’il contient ?}}',
  renaming_folder: 'Changement du nom…',
  renaming_folder_failed: 'Le dossier n’a pas pu changer de nom.',
  deleting_folder: 'Suppression du dossier…',
  deleting_folder_failed: 'Le dossier n’a pas pu être supprimé.',
  replace_file: 'Remplacer le fichier',
  replace_image: 'Remplacer l’image',
  remove_file: 'Retirer le fichier',
  remove_image: 'Retirer l’image',
  deleting_referenced_assets_note:
    '.input {$count :integer} .match $count one {{Le formulaire qui la montre ne la montrera plus.}} * {{Les {$count} formulaires qui les montrent ne les montreront plus.}}',
  cannot_delete_referenced_assets:
    '.input {$count :integer} .match $count one {{Cette image ne peut pas être supprimée : les champs suivants la montrent et ne peuvent pas être vides. Donnez-leur d’abord une autre image.}} * {{Ces images ne peuvent pas être supprimées : les champs suivants les montrent et ne peuvent pas être vides. Donnez-leur d’abord d’autres images.}}',
  deleting_referenced_entries_note:
    '.input {$count :integer} .match $count one {{Le formulaire qui y renvoie n’y renverra plus.}} * {{Les {$count} formulaires qui y renvoient n’y renverront plus.}}',
  cannot_delete_referenced_entries:
    '.input {$count :integer} .match $count one {{Ce formulaire ne peut pas être supprimé : les champs suivants y renvoient et ne peuvent pas être vides. Changez-les d’abord.}} * {{Ces formulaires ne peuvent pas être supprimés : les champs suivants y renvoient et ne peuvent pas être vides. Changez-les d’abord.}}',
  show_errors: 'Voir les erreurs',
  folder_created: 'Dossier créé.',
  folder_path: 'Chemin du dossier',
  folder_contents: 'Contenu',
  x_folders:
    '.input {$count :integer} .match $count 0 {{Aucun dossier}} one {{{$count} dossier}} * {{{$count} dossiers}}',
  folder_renamed: 'Le dossier a changé de nom.',
  folder_deleted: 'Dossier supprimé.',
  list_item_options: 'Dupliquer, insérer…',
  new_folder_error: {
    empty: 'Il faut un nom.',
    invalid: 'Un nom n’a pas de barre oblique et ne commence pas par un point.',
    duplicate: 'Un dossier ou un fichier a déjà ce nom.',
  },
  entry_sidebar: {
    ...french.entry_sidebar,
    validation: { ...french.entry_sidebar.validation, title: 'Vérification' },
    slug: {
      title: 'Fin de l’adresse',
      generated_on_save: 'Elle est faite du contenu, au moment d’enregistrer.',
      unavailable: 'Ce formulaire n’en a pas.',
    },
  },
  relation_field: {
    save_together_hint: '{$name} : enregistré en même temps que ce formulaire.',
    add_failed: '{$name} : pas ajouté.',
  },
  assets_dialog: {
    ...french.assets_dialog,
    title: { ...french.assets_dialog.title, folder: 'Choisir un dossier' },
    selected_folder: 'Dossier choisi : {$path}',
    selected_folders:
      '.input {$count :integer} .match $count one {{{$count} dossier choisi}} * {{{$count} dossiers choisis}}',
    no_subfolders: 'Ce dossier n’en contient pas d’autre.',
  },
  cloud_storage: {
    ...french.cloud_storage,
    bunny_storage: { auth_key_label: 'Mot de passe du stockage' },
  },
  status: { ...french.status, deploying: 'Mise en ligne' },
  workflow: { ...french.workflow, deploying_deletion: 'Suppression' },
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
