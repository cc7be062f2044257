import { group, line, prose } from './fields.ts'

/** Words that stand on every page. */
export const siteSchema = group({
  skipLink: line,
  logoLabel: line,
  call: line,
  callLabel: line,
  or: line,
  navigationLabel: line,
  menu: group({ title: line, close: line, quote: line }),
  footer: group({
    linksTitle: line,
    contactTitle: line,
    socialTitle: line,
    socialOn: line,
    officeTitle: line,
    area: line,
    legalLink: line,
    legalLinkWithPrices: line,
  }),
  toast: group({ label: line, regionLabel: line, close: line }),
  failure: group({ title: line, text: prose, reload: line, home: line }),
})
