import { flag, group, groups, line, picture, prose } from './fields.ts'
import { callToAction, entryOfOptionalPage, ownSections } from './page.ts'

const isFilled = (fields: object) => Object.keys(fields).length > 0

const onePicture = picture.exactOptional()

const oneLine = prose.exactOptional()

export const projectsSchema = group({
  page: entryOfOptionalPage,
  hero: group({ title: line, lead: prose }),
  states: group({ legend: line, before: line, during: line, after: line }),
  sheetLabels: group({ defect: line, remedy: line, sequence: line, check: line }),
  more: line,
  items: groups({
    title: line,
    text: prose,
    pictures: group({ before: onePicture, during: onePicture, after: onePicture }).refine(isFilled, {
      error: 'il faut une image au moins',
    }),
    wordsInside: flag,
    sheet: group({ defect: oneLine, remedy: oneLine, sequence: oneLine, check: oneLine }).refine(isFilled, {
      error: 'il faut une ligne au moins',
    }),
  }),
  references: line,
  sections: ownSections,
  callToAction,
})
