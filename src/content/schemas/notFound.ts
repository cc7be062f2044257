import { group, line, picture, prose } from './fields.ts'
import { found } from './page.ts'

export const notFoundSchema = group({
  page: found,
  title: line,
  text: prose,
  homeLink: line,
  contactLink: line,
  picture,
})
