import { getContent } from '../../src/data/content.ts'
import { pages } from '../../src/data/pages.ts'
import { test } from './fixtures.ts'

// In a file of its own, because this browser is another.
test.use({ scripts: false })

test('without JavaScript menu and links work, and the closed menu takes no click', async ({ visit }) => {
  const { click, isOn } = await visit(pages.home.path)
  await click({ selector: 'main a', name: getContent('accueil').hero.quoteCall })
  await isOn(pages.contact.path)
  await click({ selector: 'header button' })
  await click({ selector: 'header a', name: pages.about.label })
  await isOn(pages.about.path)
})
