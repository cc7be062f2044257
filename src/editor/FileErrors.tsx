import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createRef } from 'react'
import { contentFile, contentFiles } from '../content/schemas/files.ts'
import { errorsIn, mapDeep, toYaml } from './formData.ts'

/** How long the form waits for the next key before it is checked. */
const pauseInMs = 300

/** Sveltia CMS's `blob:` URL of a picture that is not saved yet, as a file name that the schema accepts. */
const withFileNames = (data: unknown) =>
  mapDeep(data, (key, value) => (key === 'file' && String(value).startsWith('blob:') ? 'photo.webp' : value))

/** The errors of a whole form. A class, because Sveltia CMS has its own copy of React and calls `isValid` on the instance. */
export class FileErrors extends Component<CustomFieldControlProps> {
  element = createRef<HTMLDivElement>()

  lastCheck = 0

  lastMessage = ''

  observer = new MutationObserver(() => this.focusFirstError())

  /** The field of the form that this component is in. */
  get section() {
    return this.element.current?.closest('section')
  }

  get file() {
    const path = this.props.entry?.get('path')
    return contentFiles.find((name) => contentFile(name) === path)
  }

  /** Sveltia CMS calls it after each change of the form and waits for it before saving. */
  async isValid() {
    const check = (this.lastCheck += 1)
    await new Promise((resolve) => setTimeout(resolve, pauseInMs))
    const { file } = this
    if (!file || check !== this.lastCheck) return true
    try {
      toYaml(file, Object(withFileNames(this.props.entry?.get('data'))))
      return true
    } catch (error) {
      const { cause } = Object(error)
      if (!(cause instanceof Error)) throw error
      return { error: { message: cause.message } }
    }
  }

  /** After a refused save Sveltia CMS shows the message of `isValid` and marks the invalid fields, which it may have to unfold. */
  focusFirstError() {
    const message = this.section?.querySelector(':scope > [role=alert]')?.textContent ?? ''
    if (message === this.lastMessage) return
    this.lastMessage = message
    if (message === '') return
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const form = this.section?.parentElement
        const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true]')
        // An error of several fields marks none of them.
        ;(invalid ?? this.element.current)?.focus()
      }),
    )
  }

  override componentDidMount() {
    const { section } = this
    if (section) this.observer.observe(section, { childList: true, subtree: true, characterData: true })
  }

  override componentWillUnmount() {
    this.observer.disconnect()
  }

  override render() {
    const { file } = this
    const errors = file && errorsIn(file, this.props.value)
    return (
      <div ref={this.element} tabIndex={-1}>
        {errors && (
          <p className="file-errors" role="alert">
            {errors}
          </p>
        )}
      </div>
    )
  }
}
