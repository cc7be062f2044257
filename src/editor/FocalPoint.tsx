import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createRef } from 'react'

const sides = ['Depuis la gauche', 'Depuis le haut']

/** A picture's focal point, in % from its left and top edges. A class, because Sveltia CMS has its own copy of React. */
export class FocalPoint extends Component<CustomFieldControlProps, { isReplaced: boolean }> {
  override state = { isReplaced: false }

  element = createRef<HTMLDivElement>()

  /** The picture of this form when it was last looked at. */
  lastPicture: string | undefined

  observer = new MutationObserver(() => this.readPicture())

  /** The element with the picture's fields: Sveltia CMS has no API for a sibling's picture. A browser test covers it. */
  get group() {
    return this.element.current?.closest('section')?.parentElement
  }

  /** The URL of the picture that the field above shows. */
  get picture() {
    return this.group?.querySelector<HTMLImageElement>('img:not(.point-picture img)')?.src
  }

  /** A new picture has another subject. Its description is another field: Sveltia CMS has no API to empty it. */
  readPicture() {
    const { picture, lastPicture } = this
    if (picture === undefined) {
      this.forceUpdate()
      return
    }
    this.lastPicture = picture
    const isReplaced = lastPicture !== undefined && lastPicture !== picture
    if (!isReplaced) this.forceUpdate()
    else {
      this.props.onChange([])
      this.setState({ isReplaced })
    }
  }

  override componentDidMount() {
    const { group } = this
    this.lastPicture = this.picture
    if (group)
      this.observer.observe(group, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['src'],
      })
  }

  override componentWillUnmount() {
    this.observer.disconnect()
  }

  override render() {
    const { value, onChange, forID } = this.props
    const point: number[] = Array.isArray(value) ? value : []
    const [left, top] = point
    const { picture } = this
    return (
      <div ref={this.element}>
        {this.state.isReplaced && (
          <p className="replaced" role="status">
            Nouvelle image : décrivez-la dans « Description », et voyez si « Photo » lui convient. Son sujet
            est de nouveau le milieu.
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
