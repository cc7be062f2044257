// First: Sveltia CMS reads what this keeps as soon as it is loaded.
import { place } from './place.ts'
import {
  init,
  registerCustomFormat,
  registerFieldType,
  registerPreviewTemplate,
  type CustomPreviewTemplateProps,
} from '@sveltia/cms'
import { Component } from 'react'
import icon from '../assets/icons/favicon.svg'
import { pageBeside } from '../build/editorHeaders.ts'
import { contentFiles, schemas, type ContentFile } from '../content/schemas/index.ts'
import './editor.css'
import { Point, withMessages } from './fields.tsx'
import { forms, pageOf } from './forms.ts'
import { labelsOf, messagesOf } from './messages.ts'
import { fromData, parse, rewrite, toData } from './values.ts'

registerFieldType('ligne', withMessages('string'))
registerFieldType('prose', withMessages('text'))
registerFieldType('nombre', withMessages('number'))
registerFieldType('couleur', withMessages('color'))
registerFieldType('point', withMessages(Point))

/** How often the words have changed since the editor was opened; only on the owner's computer. */
const changes = place.pages === undefined ? undefined : new EventSource('./changes')

/** The page that a form is of, anew after each change. */
class PageBeside extends Component<{ path: string }, { version: string }> {
  override state = { version: '' }
  follow = ({ data }: MessageEvent<string>) => this.setState({ version: data })

  override componentDidMount() {
    changes?.addEventListener('message', this.follow)
  }

  override componentWillUnmount() {
    changes?.removeEventListener('message', this.follow)
  }

  override render() {
    const { version } = this.state
    const fill = { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 } as const
    return (
      <>
        <p style={{ padding: '1em', fontFamily: 'sans-serif' }}>La page se prépare…</p>
        <iframe
          key={version}
          src={`${pageBeside}${this.props.path}?${version}`}
          title="La page"
          style={fill}
        />
      </>
    )
  }
}

/** The text of each file as it was last read: saving changes of it only what the form changed. */
const texts = new Map<ContentFile, string>()

for (const file of contentFiles) {
  const schema = schemas[file]
  registerCustomFormat(file, 'yaml', {
    fromFile(text) {
      texts.set(file, text)
      return fromData(schema, parse(text))
    },
    toFile(form) {
      const faults = Array.from(
        messagesOf(schema, form),
        ([path, message]) => `${labelsOf(schema, path.split('.'))} : ${message}`,
      )
      // Sveltia CMS shows this error's cause.
      if (faults.length > 0) throw new Error('saving_failed', { cause: new Error(faults.join('\n')) })
      return rewrite(texts.get(file) ?? '', toData(schema, form))
    },
  })
  if (place.pages !== undefined)
    registerPreviewTemplate(
      file,
      class extends Component<CustomPreviewTemplateProps> {
        override render() {
          return <PageBeside path={pageOf(file)} />
        }
      },
    )
}

/**
 * Waits until no other window of this browser has the editor open: they share what Sveltia CMS keeps of the files, so one
 * would not notice what the other has saved.
 */
function onlyWindow() {
  const name = 'editeur'
  const untilClosed = new Promise<never>(() => {})
  const waiting = document.querySelector<HTMLElement>('#waiting')
  return new Promise<void>((resolve) => {
    const start = () => {
      waiting?.remove()
      resolve()
      return untilClosed
    }
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return start()
      if (waiting) waiting.hidden = false
      void navigator.locks.request(name, start)
      return undefined
    })
  })
}

await onlyWindow()
await init({
  config: {
    ...forms,
    logo: { src: icon },
    backend: place.backend,
    editor: { preview: place.pages !== undefined },
  },
})
