import { layoutStyle, messageBox, vars } from '../../styles/index.ts'
import { actions as formActions } from './QuoteForm.css.ts'

export const message = layoutStyle(messageBox, {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.l,
  // It repeats the visitor's e-mail address, which may be long.
  overflowWrap: 'anywhere',
})

export const title = layoutStyle({ fontWeight: 600 })

export const actions = layoutStyle(formActions, { marginTop: vars.space.xs })
