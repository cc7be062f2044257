import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mailtoHref, telephoneDisplay, telephoneHref } from '../data/companyDetails.ts'
import { pages } from '../data/pages.ts'
import { quoteForm } from '../data/quoteForm.ts'
import { fromTemplate } from './hostingFiles.ts'
import { writeFileWithRetry } from './lockedFiles.ts'
import { loadContent } from '../data/load.ts'

const company = loadContent('entreprise')

/** deploy/devis.php with the texts and addresses that it needs. */
export const quoteScript = (receiver: string, sender: string) => {
  const { fields, mail } = quoteForm
  const { subject, emptyValue } = mail
  const site = {
    receiver,
    sender,
    url: company.url,
    contact: pages.contact.path,
    otherWays: `Vous pouvez aussi appeler le <a href="${telephoneHref}">${telephoneDisplay}</a> ou écrire à <a href="${mailtoHref}">${company.email}</a>.`,
    labels: Object.fromEntries(Object.entries(fields).map(([name, { inMail }]) => [name, inMail])),
    required: Object.entries(fields).flatMap(([name, field]) => (field.isRequired ? [name] : [])),
    projects: fields.subject.options,
    subject,
    emptyValue,
  }
  return fromTemplate('devis.php', { site: JSON.stringify(site) })
}

/** Writes the script to the form's endpoint if entreprise.yaml names a sender, unless public/ has a file there. */
export async function writeQuoteScript(dist: string) {
  const { endpoint, sender } = company.quoteDelivery ?? {}
  if (!endpoint || !sender || existsSync(join(dist, endpoint))) return
  await mkdir(dirname(join(dist, endpoint)), { recursive: true })
  await writeFileWithRetry(join(dist, endpoint), await quoteScript(company.email, sender))
}
