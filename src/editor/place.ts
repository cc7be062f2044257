import type { CmsConfig } from '@sveltia/cms'

type Place = {
  backend: CmsConfig['backend']
  /** On the owner's computer: what signs in, and the address of the pages that stand beside the form. */
  token?: string
  pages?: string
}

/** Where the files lie, as the page says it. */
export const place: Place = JSON.parse(document.querySelector('#place')?.textContent ?? '')

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
if (place.token !== undefined)
  localStorage.setItem(
    'sveltia-cms.user',
    JSON.stringify({ backendName: place.backend.name, token: place.token }),
  )
