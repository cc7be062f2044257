import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { companyWith } from './companyWith.ts'

test('a phone number and an address of mail are dialled and written to, however they are typed', async () => {
  companyWith({ phone: '+33 (0)1 23 45 67 89', email: "durand&l'eau@a.fr" })
  const { mailtoHref, telephoneHref } = await import('../../src/content/companyDetails.ts')
  expect(telephoneHref).toBe('tel:+33123456789')
  expect(mailtoHref).toBe("mailto:durand%26l'eau@a.fr")
  const { MailLinks } = await import('../../src/ui/MailLinks.tsx')
  const html = renderToStaticMarkup(createElement(MailLinks, null, 'Écrivez à durand&fils@a.fr.'))
  expect(html).toMatch(/^Écrivez à <a [^>]*href="mailto:durand%26fils@a\.fr">durand&amp;fils@a\.fr<\/a>\.$/)
})
