import { init, registerCustomFormat, registerEventListener, registerFieldType } from '@sveltia/cms'
import { contentFile, contentFiles } from '../content/schemas/files.ts'
import './editor.css'
import { FileErrors } from './FileErrors.tsx'
import { findFolder, textInFolder } from './folder.ts'
import { toForm, toYaml } from './formData.ts'
import { forms } from './forms.ts'
import { FocalPoint } from './FocalPoint.tsx'
import translations from './translations.ts'

registerFieldType('point', FocalPoint)
registerFieldType('file-errors', FileErrors)

const gitBackend = import.meta.env.FORGE

/** The files as the Git host has them: Sveltia CMS fetches them again before it saves. */
const savedOnHost = new Map<string, string>()

for (const file of contentFiles)
  registerCustomFormat(file, 'yaml', {
    fromFile(text) {
      if (gitBackend) savedOnHost.set(file, text)
      else findFolder()
      return toForm(file, text)
    },
    toFile(form) {
      const text = toYaml(file, form)
      savedOnHost.set(file, text)
      return text
    },
  })

// Merges what has changed elsewhere since the form was opened into what is saved, and into the form when it is opened again.
registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const { path, data } = entry.toJS()
    const file = contentFiles.find((name) => contentFile(name) === path)
    if (!file) return entry
    const text = toYaml(file, data, gitBackend ? savedOnHost.get(file) : await textInFolder(path))
    return entry.set('data', toForm(file, text))
  },
})

/** What a click on `target` would delete, as a question: Sveltia CMS asks none. */
function questionOf(target: Element) {
  const isChecked = target.closest('[role=checkbox][aria-checked=true]')
  const fieldType = target.closest('section')?.dataset.fieldType
  if (isChecked && fieldType === 'object') return 'Vider ce groupe ? Ce qui y est écrit sera effacé.'
  const isRemoval = target.closest('button')?.ariaLabel === translations.remove
  if (isRemoval && (fieldType === 'object' || fieldType === 'list'))
    return 'Supprimer ? Ce qui y est écrit sera effacé.'
  return undefined
}

document.addEventListener(
  'click',
  (event) => {
    const question = event.target instanceof Element && questionOf(event.target)
    if (question && !window.confirm(question)) event.stopPropagation()
  },
  true,
)

// Sveltia CMS speaks the browser's language.
Object.defineProperties(navigator, { language: { value: 'fr' }, languages: { value: ['fr'] } })

// Sveltia CMS keeps drafts of the backend that it starts with only. Without this entry, which it writes once a folder is
// chosen, it starts with the Git host's.
if (!gitBackend) localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }))

// Sveltia CMS needs a Git host and a way to sign in even for a folder, and does not use them.
const backend = gitBackend ?? { name: 'github', repo: 'fichiers/du-site', auth_methods: ['token'] }

/** Where the site's pages are: the published editor is on the site, and `npm run edit` serves the site in a folder. */
const site = gitBackend ? '' : '/site'

await init({
  config: {
    ...forms,
    singletons: forms.singletons.map((form) => ({ ...form, preview_path: site + form.preview_path })),
    site_url: window.location.origin,
    display_url: `${window.location.origin}${site}/`,
    backend,
  },
})
