import { init, registerCustomFormat, registerEventListener, registerFieldType } from '@sveltia/cms'
import { contentFile, contentFiles } from '../content/schemas/files.ts'
import './editor.css'
import { FileErrors } from './FileErrors.tsx'
import { findFolder, textInFolder } from './folder.ts'
import { forms } from './forms.ts'
import { FocalPoint } from './FocalPoint.tsx'
import { toForm, toYaml } from './formData.ts'

registerFieldType('point', FocalPoint)
registerFieldType('file-errors', FileErrors)

const forge = import.meta.env.FORGE

/** The files as a forge has them, which Sveltia CMS asks anew before it saves. */
const inForge = new Map<string, string>()

for (const file of contentFiles)
  registerCustomFormat(file, 'yaml', {
    fromFile(text) {
      if (forge) inForge.set(file, text)
      else findFolder()
      return toForm(file, text)
    },
    toFile(form) {
      const text = toYaml(file, form)
      inForge.set(file, text)
      return text
    },
  })

// What has changed elsewhere since a form was read is in what is saved, and in the form that is shown next.
registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const { path, data } = entry.toJS()
    const file = contentFiles.find((name) => contentFile(name) === path)
    if (!file) return entry
    const text = toYaml(file, data, forge ? inForge.get(file) : await textInFolder(path))
    return entry.set('data', toForm(file, text))
  },
})

// A group that is unticked is emptied: Sveltia CMS does not ask.
document.addEventListener(
  'click',
  (event) => {
    const box = event.target instanceof Element && event.target.closest('[role=checkbox][aria-checked=true]')
    if (!box || !box.closest('section')?.matches('[data-field-type=object]')) return
    if (!window.confirm('Vider ce groupe ? Ce qui y est écrit sera effacé.')) event.stopPropagation()
  },
  true,
)

// Sveltia CMS keeps drafts only of the first backend that it starts, which is a forge's until someone has chosen a folder. Only
// who chose one has this entry: so it begins with the folder's.
if (!forge) localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }))

// On the owner's computer the name of a forge is needed, and no forge is asked.
const backend = forge ?? { name: 'github', repo: 'fichiers/du-site', auth_methods: ['token'] }
await init({ config: { ...forms, backend } })
