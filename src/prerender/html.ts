export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A tag that has no content, such as <meta>. */
export const tag = (name: string, attributes: Record<string, string>) =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')}>`

/**
 * A script that holds data for machines. In JSON a `<` occurs only inside strings, where it can be escaped, so no value
 * can end the script.
 */
export const jsonScript = (type: string, data: object) =>
  `<script type="${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
