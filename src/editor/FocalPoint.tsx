import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createRef } from 'react'

const sides = ['Depuis la gauche', 'Depuis le haut']

/** A picture's subject: a point on it, in % from its left and its top. A class, since Sveltia CMS has a React of its own. */
export class FocalPoint extends Component<CustomFieldControlProps> {
  element = createRef<HTMLDivElement>()

  observer = new MutationObserver(() => this.forceUpdate())

  /** The fields beside this one: Sveltia CMS has no other way to ask for their picture. A test clicks on it. */
  get group() {
    return this.element.current?.closest('section')?.parentElement
  }

  /** The picture as the field above shows it. */
  get picture() {
    return this.group?.querySelector<HTMLImageElement>('img:not(.point-picture img)')?.src
  }

  override componentDidMount() {
    const { group } = this
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
        {picture !== undefined && (
          // The numbers below do the same with a keyboard.
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
