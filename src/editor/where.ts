import type { CmsConfig } from '@sveltia/cms'

// Sveltia CMS reads what is kept here as soon as it is loaded, so this file is loaded before it.

/** Where the files lie, as the page says it; `token` signs in to the computer's own server. */
type Where = { backend: CmsConfig['backend']; token?: string; preview: boolean }

export const where: Where = JSON.parse(document.querySelector('#where')?.textContent ?? '')

// French, and a form that stays open when it is saved, unless the reader chose otherwise.
const preferences = 'sveltia-cms.prefs'
localStorage.setItem(
  preferences,
  JSON.stringify({
    locale: 'fr',
    closeOnSave: false,
    ...JSON.parse(localStorage.getItem(preferences) ?? '{}'),
  }),
)
if (where.token !== undefined)
  localStorage.setItem(
    'sveltia-cms.user',
    JSON.stringify({ backendName: where.backend.name, token: where.token }),
  )
