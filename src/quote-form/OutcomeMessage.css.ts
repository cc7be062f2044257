import { layoutStyle, messageBox, vars } from '../../styles/index.ts'
import { actions as formActions } from './QuoteForm.css.ts'

export const message = layoutStyle(messageBox, {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.l,
  // The visitor's e-mail address may be longer than a line.
  overflowWrap: 'anywhere',
})

export const title = layoutStyle({ fontWeight: 600 })

export const actions = layoutStyle(formActions, { marginTop: vars.space.xs })
