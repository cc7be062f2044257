import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createRef } from 'react'

const sides = ['Depuis la gauche', 'Depuis le haut']

/** A picture's focal point, in % from its left and top edges. A class, because Sveltia CMS has its own copy of React. */
export class FocalPoint extends Component<CustomFieldControlProps> {
  element = createRef<HTMLDivElement>()

  /** The picture's file name when the form was opened. */
  firstName: string | undefined

  observer = new MutationObserver(() => this.update())

  /** The element with the picture's fields: Sveltia CMS has no API for a sibling's picture. A browser test covers it. */
  get group() {
    return this.element.current?.closest('section')?.parentElement
  }

  /** The URL of the picture that the field above shows. */
  get picture() {
    return this.group?.querySelector<HTMLImageElement>('img:not(.point-picture img)')?.src
  }

  /** The file name that the first field shows, in a text or a text box: the picture's URL changes while it loads. */
  get fileName() {
    const field = this.group?.querySelector('section')
    const values = Array.from(
      field?.querySelectorAll<HTMLInputElement>('[role=textbox]') ?? [],
      (box) => box.value,
    )
    return /[^\s/]+\.(?:webp|jpe?g|png|avif|heic)/i.exec([field?.textContent, ...values].join(' '))?.[0]
  }

  update() {
    this.firstName ??= this.fileName
    this.forceUpdate()
  }

  override componentDidMount() {
    const { group } = this
    this.firstName = this.fileName
    if (group)
      this.observer.observe(group, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['src'],
        characterData: true,
      })
  }

  override componentWillUnmount() {
    this.observer.disconnect()
  }

  override render() {
    const { value, onChange, forID } = this.props
    const point: number[] = Array.isArray(value) ? value : []
    const [left, top] = point
    const { picture, fileName, firstName } = this
    const isReplaced = fileName !== undefined && firstName !== undefined && fileName !== firstName
    return (
      <div ref={this.element}>
        {isReplaced && (
          // Sveltia CMS has no API to empty another field.
          <p className="replaced" role="status">
            Nouvelle image : la description, le sujet et « Photo » sont encore ceux de l’ancienne.
            Revoyez-les.
          </p>
        )}
        {picture !== undefined && (
          // Keyboard users have the number fields below.
          <div
            className="point-picture"
            role="presentation"
            onClick={({ currentTarget, clientX, clientY }) => {
              const { x, y, width, height } = currentTarget.getBoundingClientRect()
              onChange([(clientX - x) / width, (clientY - y) / height].map((part) => Math.round(part * 100)))
            }}
          >
            <img src={picture} alt="" />
            {left !== undefined && <span style={{ left: `${left}%`, top: `${top}%` }} />}
          </div>
        )}
        <p id={forID}>
          {picture === undefined
            ? 'L’image d’abord ; son sujet se choisit ensuite.'
            : 'Cliquez sur le sujet, ou donnez sa place en % ; vide : le milieu.'}
        </p>
        {sides.map((side, at) => (
          <label key={side}>
            {side}{' '}
            <input
              type="number"
              min={0}
              max={100}
              value={point[at] ?? ''}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.value === ''
                    ? []
                    : sides.map((_, index) =>
                        index === at ? currentTarget.valueAsNumber : (point[index] ?? 50),
                      ),
                )
              }
            />
          </label>
        ))}
      </div>
    )
  }
}
