import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component } from 'react'
import { contentFile, contentFiles } from '../content/schemas/files.ts'
import { errorsIn } from './formData.ts'

/** What is wrong in the file that a form was made from. A class, since Sveltia CMS has a React of its own. */
export class FileErrors extends Component<CustomFieldControlProps> {
  override shouldComponentUpdate({ value }: CustomFieldControlProps) {
    return value !== this.props.value
  }

  override render() {
    const { value, entry } = this.props
    const file = contentFiles.find((name) => contentFile(name) === entry?.get('path'))
    const errors = file && errorsIn(file, value)
    return errors ? (
      <p className="file-errors" role="alert">
        {errors}
      </p>
    ) : null
  }
}
