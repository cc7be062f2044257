import { where } from './where.ts'
import CMS, { type CustomFieldControlProps, type CustomPreviewTemplateProps } from '@sveltia/cms'
import { Component, createRef } from 'react'
import icon from '../assets/icons/favicon.svg'
import { schemas, type ContentFile } from '../schemas/index.ts'
import { contentFiles, forms, pageOf, schemaAt } from './forms.ts'
import './editor.css'
import { firstOf, labelsOf, messagesOf, sentence } from './messages.ts'
import { fromData, parse, rewrite, toData } from './values.ts'

/** The messages for what a form holds, by field; each field asks for them after each change. */
const messagesOfEntry = new WeakMap<object, Map<string, string>>()

/** What `props` is told of its own place in the form, and of what stands there. */
function placeOf(element: HTMLElement | null) {
  return element?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath
}

/** A picture's subject: a point on it, « 62 73 » in % from its left and its top. */
class Point extends Component<CustomFieldControlProps> {
  element = createRef<HTMLDivElement>()

  override componentDidMount() {
    this.forceUpdate()
  }

  /** The picture that stands in the same group. */
  picture() {
    const group = placeOf(this.element.current)?.split('.').slice(0, -1) ?? []
    const file: unknown = this.props.entry?.getIn(['data', ...group, 'file'])
    if (typeof file !== 'string' || file === '') return undefined
    const shown = document.querySelector<HTMLImageElement>(
      `[data-key-path="${[...group, 'file'].join('.')}"] img`,
    )
    return file.startsWith('blob:') || where.preview ? file : shown?.src
  }

  override render() {
    const { value, onChange, forID } = this.props
    const [x = '', y = ''] = String(value ?? '').split(' ')
    const picture = this.picture()
    const write = (left: string, top: string) => onChange(left === '' && top === '' ? '' : `${left} ${top}`)
    const side = (label: string, held: string, change: (said: string) => void) => (
      <label>
        {label}{' '}
        <input
          type="number"
          min={0}
          max={100}
          value={held}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </label>
    )
    return (
      <div ref={this.element} className="editor-point" onPointerEnter={() => this.forceUpdate()}>
        {picture !== undefined && (
          // The numbers below do the same with a keyboard.
          <div
            className="editor-point-picture"
            role="presentation"
            onClick={({ currentTarget, clientX, clientY }) => {
              const { left, top, width, height } = currentTarget.getBoundingClientRect()
              write(
                String(Math.round(((clientX - left) / width) * 100)),
                String(Math.round(((clientY - top) / height) * 100)),
              )
            }}
          >
            <img src={picture} alt="" />
            {x !== '' && <span style={{ left: `${x}%`, top: `${y}%` }} />}
          </div>
        )}
        <p id={forID}>Cliquez sur le sujet, ou donnez sa place en % ; vide : le milieu.</p>
        {side('depuis la gauche', x, (said) => write(said, y))}{' '}
        {side('depuis le haut', y, (said) => write(x, said))}
      </div>
    )
  }
}

/** A field of the editor's own, which also says, while it is typed in, what the schemas say of it. */
const withMessages = (name: string | typeof Point) => {
  const BuiltIn = typeof name === 'string' ? CMS.getFieldType(name)?.control : name
  if (!BuiltIn) throw new Error('The editor lacks a type of field')
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
      const place = placeOf(this.element.current)
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
CMS.registerFieldType('point', withMessages(Point))
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
      const faults = Array.from(
        messages,
        ([place, message]) => `${labelsOf(schemas[file], place.split('.'))} : ${message}`,
      )
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
