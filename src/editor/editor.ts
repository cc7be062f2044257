import { init, registerCustomFormat, registerFieldType } from '@sveltia/cms'
import { contentFiles } from '../content/schemas/files.ts'
import './editor.css'
import { forms } from './forms.ts'
import { Point } from './Point.tsx'
import { formOf, textOf } from './texts.ts'

registerFieldType('point', Point)

for (const file of contentFiles) {
  /** The file as it was last read or saved: saving changes of it only what the form changed. */
  let text = ''
  registerCustomFormat(file, 'yaml', {
    fromFile(said) {
      text = said
      return formOf(file, said)
    },
    toFile(form) {
      text = textOf(file, text, form)
      return text
    },
  })
}

// On the owner's computer the name of a forge is needed, and no forge is asked.
const backend = import.meta.env.FORGE ?? { name: 'github', repo: 'fichiers/du-site', auth_methods: ['token'] }
await init({ config: { ...forms, backend } })
