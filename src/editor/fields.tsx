import { getFieldType, type CustomFieldControlProps } from '@sveltia/cms'
import { Component, createRef } from 'react'
import { contentFiles, schemas } from '../content/schemas/index.ts'
import { schemaAt } from './forms.ts'
import { firstOf, messagesOf, sentence } from './messages.ts'
import { place } from './place.ts'
import { toData } from './values.ts'

/** Where a field stands in its form, as « openingHours.0.opens »: Sveltia CMS says it around the field alone. */
abstract class FormField extends Component<CustomFieldControlProps> {
  element = createRef<HTMLDivElement>()

  get path() {
    return this.element.current?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath
  }

  override componentDidMount() {
    this.forceUpdate() // the place is known only now
  }
}

/** A picture's subject: a point on it, « 62 73 » in % from its left and its top. */
export class Point extends FormField {
  /** The picture that stands in the same group. */
  get picture() {
    const group = this.path?.split('.').slice(0, -1) ?? []
    const file: unknown = this.props.entry?.getIn(['data', ...group, 'file'])
    if (typeof file !== 'string' || file === '') return undefined
    if (file.startsWith('blob:')) return file
    if (place.pages !== undefined) return place.pages + file
    // Published, only Sveltia CMS can fetch it.
    const shown = `[data-key-path="${[...group, 'file'].join('.')}"] img`
    return document.querySelector<HTMLImageElement>(shown)?.src
  }

  override render() {
    const { value, onChange, forID } = this.props
    const [left = '', top = ''] = String(value ?? '').split(' ')
    const write = (...sides: [string, string]) => onChange(sides.join(' ').trim())
    const { picture } = this
    return (
      <div ref={this.element} className="editor-point" onPointerEnter={() => this.forceUpdate()}>
        {picture !== undefined && (
          // The numbers below do the same with a keyboard.
          <div
            className="editor-point-picture"
            role="presentation"
            onClick={({ currentTarget, clientX, clientY }) => {
              const box = currentTarget.getBoundingClientRect()
              const x = ((clientX - box.left) / box.width) * 100
              const y = ((clientY - box.top) / box.height) * 100
              write(String(Math.round(x)), String(Math.round(y)))
            }}
          >
            <img src={picture} alt="" />
            {left !== '' && <span style={{ left: `${left}%`, top: `${top}%` }} />}
          </div>
        )}
        <p id={forID}>Cliquez sur le sujet, ou donnez sa place en % ; vide : le milieu.</p>
        <Side label="Depuis la gauche" value={left} change={(said) => write(said, top)} />
        <Side label="Depuis le haut" value={top} change={(said) => write(left, said)} />
      </div>
    )
  }
}

function Side({ label, value, change }: { label: string; value: string; change: (said: string) => void }) {
  return (
    <label>
      {label}{' '}
      <input
        type="number"
        min={0}
        max={100}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </label>
  )
}

/** What the schema says of a form, by field; each of its fields asks after each change. */
const messagesOfEntry = new WeakMap<object, Map<string, string>>()

/** A field of Sveltia CMS, or Point, under which stands what the schema says of what is typed. */
export function withMessages(type: string | typeof Point) {
  const Control = typeof type === 'string' ? getFieldType(type)?.control : type
  if (!Control) throw new Error('Sveltia CMS lacks a type of field')
  return class extends FormField {
    isValid(value: unknown) {
      const schema = schemaAt.get(String(this.props.field.get('place')))
      const said = toData(schema, value)
      const error = said === undefined ? undefined : schema?.safeParse(said).error
      return error ? { error: { message: sentence(firstOf(error)) } } : true
    }

    get message() {
      const { path } = this
      const { entry, field } = this.props
      const file = contentFiles.find((name) => String(field.get('place')).startsWith(`${name}.`))
      if (!entry || !file || path === undefined) return undefined
      const messages = messagesOfEntry.get(entry) ?? messagesOf(schemas[file], Object(entry.toJS()).data)
      messagesOfEntry.set(entry, messages)
      return messages.get(path)
    }

    override render() {
      return (
        <div ref={this.element}>
          <Control {...this.props} />
          <p className="editor-message" role="status">
            {this.message}
          </p>
        </div>
      )
    }
  }
}
