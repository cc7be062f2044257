import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

// The form « Demande de Devis » as a visitor uses it, with an endpoint or without.

export const form = (page: Page) => page.getByRole('form', { name: 'Demande de Devis' })

export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })

export const submit = (page: Page) => form(page).getByRole('button', { name: 'Envoyer ma demande' }).click()

export async function fillRequired(page: Page) {
  await field(page, 'Nom complet *').fill('Zoé')
  await field(page, 'Email *').fill('zoe@exemple.fr')
  await field(page, 'Description du projet *').fill('Une fissure')
}

/** Characters that a wrong encoding changes. */
export const typed = {
  'Nom complet *': 'Zoé d’Œuvre & fils = "50 %" +1; <script>alert(1)</script>',
  'Email *': 'zoe+devis@exemple.fr',
  Téléphone: '06 12 34 56 78',
  'Description du projet *': `Cave : 100 % humide #urgent ?\nÀ voir le 12/03 & "vite" = 50 €\n\n</textarea><b>merci</b> 🏠 {{7*7}} %0D%0ABcc: a@b.fr\t~*-._\n`,
}

/** The same as the form sends it, with CRLF line breaks. */
export const sent = {
  name: typed['Nom complet *'],
  email: typed['Email *'],
  phone: typed.Téléphone,
  subject: 'etancheite',
  message: typed['Description du projet *'].replaceAll('\n', '\r\n'),
  website: '',
}

/** A form-encoded body. */
export const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

export async function fill(page: Page) {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  await field(page, 'Type de projet').selectOption('etancheite')
}

/** All fields have the values of `fill`. A lost value does not come back, so the time limit is short. */
export const expectStillTyped = (page: Page) =>
  expect
    .poll(
      () =>
        form(page)
          .locator(':is(input:not([type=hidden], #website), select, textarea)')
          .evaluateAll((fields) => fields.map((one) => Reflect.get(one, 'value'))),
      { timeout: 5000 },
    )
    .toEqual(Object.values(typed).toSpliced(3, 0, 'etancheite'))
