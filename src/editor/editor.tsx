import { where } from './where.ts'
import CMS, { type CustomFieldControlProps, type CustomPreviewTemplateProps } from '@sveltia/cms'
import { Component, createRef } from 'react'
import icon from '../assets/icons/favicon.svg'
import { schemas, type ContentFile } from '../schemas/index.ts'
import { contentFiles, forms, pageOf, schemaAt } from './forms.ts'
import './editor.css'
import { firstOf, messagesOf, sentence } from './messages.ts'
import { fromData, parse, rewrite, toData } from './values.ts'

/** The messages for what a form holds, by field; each field asks for them after each change. */
const messagesOfEntry = new WeakMap<object, Map<string, string>>()

/** A field of the editor's own, which also says, while it is typed in, what the schemas say of it. */
const withMessages = (name: string) => {
  const BuiltIn = CMS.getFieldType(name)?.control
  if (!BuiltIn) throw new Error(`The editor has no field type ${name}`)
  return class extends Component<CustomFieldControlProps> {
    element = createRef<HTMLDivElement>()

    override componentDidMount() {
      this.forceUpdate() // the field's place in the form is known only now
    }

    isValid(value: unknown) {
      const schema = schemaAt.get(String(this.props.field.get('place')))
      const said = toData(schema, value)
      const error = said === undefined ? undefined : schema?.safeParse(said).error
      return error ? { error: { message: sentence(firstOf(error)) } } : true
    }

    message() {
      const { entry, field } = this.props
      const place = this.element.current?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath
      if (!entry || place === undefined) return undefined
      const file = contentFiles.find((name) => String(field.get('place')).startsWith(`${name}.`))
      if (!file) return undefined
      const known = messagesOfEntry.get(entry)
      const messages = known ?? messagesOf(schemas[file], Object(entry.toJS()).data)
      if (!known) messagesOfEntry.set(entry, messages)
      return messages.get(place)
    }

    override render() {
      const message = this.message()
      return (
        <div ref={this.element}>
          <BuiltIn {...this.props} />
          <p className="editor-message" role="status">
            {message}
          </p>
        </div>
      )
    }
  }
}

CMS.registerFieldType('ligne', withMessages('string'))
CMS.registerFieldType('prose', withMessages('text'))
CMS.registerFieldType('nombre', withMessages('number'))
CMS.registerFieldType('couleur', withMessages('color'))

/** The text of each file as it was last read: saving changes of it only what the form changed. */
const texts = new Map<ContentFile, string>()

for (const file of contentFiles) {
  CMS.registerCustomFormat(file, 'yaml', {
    fromFile(text) {
      texts.set(file, text)
      return fromData(schemas[file], parse(text))
    },
    toFile(value) {
      const data = toData(schemas[file], value)
      const messages = messagesOf(schemas[file], value)
      const faults = Array.from(messages, ([place, message]) => `${place} : ${message}`)
      // The editor shows this error's cause.
      if (faults.length > 0) throw new Error('saving_failed', { cause: new Error(faults.join('\n')) })
      return rewrite(texts.get(file) ?? '', data)
    },
  })
  if (where.preview)
    CMS.registerPreviewTemplate(
      file,
      class extends Component<CustomPreviewTemplateProps> {
        override render() {
          const fill = { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 } as const
          return <iframe src={location.origin + pageOf(file)} title="La page" style={fill} />
        }
      },
    )
}

CMS.init({
  config: { ...forms, logo: { src: icon }, backend: where.backend, editor: { preview: where.preview } },
})
