import { Document, parse as parseYaml, stringify } from 'yaml'
import { expect, test } from 'vitest'
import { checkContent, deadLinks, rawContentFiles } from '../../src/build/contentChecks.ts'
import { pictureFile } from '../../src/build/pictures.ts'
import { schemas, type ContentFile } from '../../src/content/schemas/files.ts'
import { weekDays } from '../../src/content/schemas/company.ts'
import { parse } from '../../src/content/schemas/parse.ts'
import { documentTitle, longestTitle } from '../../src/data/content.ts'
import { pages } from '../../src/data/pages.ts'
import { allPictures } from '../../src/data/pictures.ts'
import { durand } from './durand.ts'

const typed = rawContentFiles()

/** A file of this site's words, otherwise. */
const edited = (name: string, old: string | RegExp, now: string) => ({
  [name]: (typed[name] ?? '').replace(old, now),
})

const yamlOf = (value: object) => stringify(value, { aliasDuplicateObjects: false })

/** What is said of this site's words with another company's facts. */
const saidOf = (value: object) => checkContent({ entreprise: yamlOf(value) })

/** `durand` with `value` at a path such as 'address.city' or 'social.0.url'. */
function withValue(path: string, value: unknown): object {
  const changed = new Document(durand)
  changed.setIn(path.split('.'), value)
  return changed.toJS()
}

/** What is wrong in one file alone. */
function errorsIn(value: object, schema: (typeof schemas)[ContentFile] = schemas.entreprise) {
  const parsed = parse(schema, yamlOf(value))
  return 'errors' in parsed ? parsed.errors : []
}

const refusal = (field: string, why: string) =>
  expect.stringMatching(new RegExp(`^src/content/entreprise\\.yaml, ligne \\d+, ${field} : ${why}`))

const ofTheSample = {
  name: 'Minium',
  tagline: 'Rénovation, étanchéité et construction à Paris',
  url: 'https://www.minium-batiment.example',
  phone: '01 99 00 18 42',
  email: 'contact@minium-batiment.example',
  address: { ...durand.address, street: '18 rue des Compagnons' },
  geo: { latitude: 48.8594, longitude: 2.3786 },
  social: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/company/minium-batiment-example' }],
}

test('the build warns of what is still the sample’s: the identity, the logo, then each file’s works and places by their lines', async () => {
  const identity =
    'l’identité de l’exemple est encore là (url, name, tagline, phone, email, address, geo, social)'
  expect(await saidOf({ ...durand, ...ofTheSample })).toEqual({
    errors: [],
    warnings: [expect.stringContaining(identity)],
  })
  const { errors, warnings } = await checkContent({
    entreprise: yamlOf(durand),
    ...edited('societe', /^ {2}title: Des gens de chantier$/m, '  title: Des gens de métier'),
  })
  expect(errors).toEqual([])
  expect(warnings[0]).toBe('src/content/apparence.yaml : c’est encore le logo de l’exemple.')
  expect(warnings).toContainEqual(
    expect.stringMatching(
      /^src\/content\/societe\.yaml : travaux, lieux ou images encore de l’exemple, aux lignes \d+ à \d+, /,
    ),
  )
  // What they say suits every company.
  for (const file of ['formulaire', 'mentions-legales', 'site', 'introuvable', 'entreprise'])
    expect(warnings.join('\n')).not.toContain(file)
  const { warnings: unpublished } = await saidOf({ ...durand, url: ofTheSample.url })
  expect(unpublished[0]).toContain('encore là (url)')
})

test('once the address is its own, what is the sample’s, made up or lacking by law stops the build', async () => {
  const { url } = durand
  const left = ['name', 'tagline', 'phone', 'email', 'address.street', 'geo.latitude', 'social.0.url']
  const madeUp = {
    mediator: { ...durand.mediator, url: 'https://www.mediateur.example' },
    insurance: { decennial: { insurer: 'Assureur exemple', cover: 'Par exemple la France' } },
  }
  expect((await saidOf({ ...durand, ...ofTheSample, ...madeUp, url })).errors).toEqual([
    ...left.map((field) => refusal(field, 'c’est encore la valeur de l’exemple')),
    ...['mediator.url', 'insurance.decennial.insurer'].map((field) =>
      refusal(field, 'ce n’est qu’un exemple'),
    ),
  ])
  const none = { legal: null, mediator: null, insurance: null, repairPrices: null }
  const { recipients, yearsKept } = durand.personalData
  const lacking = { ...durand, ...none, personalData: { recipients, yearsKept } }
  expect((await saidOf({ ...lacking, url: ofTheSample.url })).errors).toEqual([])
  const required = Object.keys(durand.legal).map((key) => `legal.${key}`)
  const others = ['mediator', 'insurance.decennial', 'repairPrices', 'personalData.transfersOutsideEU']
  const { errors } = await saidOf(lacking)
  for (const field of [...required, ...others, 'personalData.serverLogMonths'])
    expect(errors).toContainEqual(expect.stringMatching(` ${field} : la loi le demande`))
})

test('every error of every file is reported at once, each with its line', async () => {
  const delivery = { endpoint: '/a.php', sender: 'a@b.fr' }
  const { errors } = await checkContent({
    entreprise: yamlOf({ ...durand, phone: '01', mediator: null, quoteDelivery: delivery }),
    ...edited('accueil', '  title: ', '  titel: '),
    ...edited('contact', '{délai}', '{delai}'),
    ...edited('realisations', /file: \S+/, 'file: absente.webp'),
    ...edited('introuvable', 'title: ', 'title: Un mur : '),
    ...edited('particuliers', 'title: ', `title: ${'Peindre '.repeat(8)}`),
    ...edited('apparence', /color: .*/, 'color: vert'),
    societe: 'page:\n\tlabel: a',
  })
  expect(errors).toEqual(
    [
      /^src\/content\/entreprise\.yaml, ligne \d+, phone : il faut un numéro/,
      /^src\/content\/entreprise\.yaml, ligne \d+, quoteDelivery\.sender : il faut une adresse e-mail du domaine/,
      /^src\/content\/accueil\.yaml, ligne \d+, page\.title : il faut un texte/,
      /^src\/content\/accueil\.yaml, ligne \d+, page\.titel : le site n’a pas de champ de ce nom/,
      /^src\/content\/societe\.yaml, ligne 2 : une tabulation/,
      /^src\/content\/realisations\.yaml, ligne \d+, items\.0\.pictures\.\w+\.file : .* pas d’image « absente\.webp »/,
      /^src\/content\/particuliers\.yaml, ligne \d+, page\.title : il faut 60 signes au plus, et non \d+/,
      /^src\/content\/contact\.yaml, ligne \d+, page\.description : .* \{delai\} ; il remplit/,
      /^src\/content\/introuvable\.yaml, ligne \d+ : .*guillemets/,
      /^src\/content\/apparence\.yaml, ligne \d+, color : il faut une couleur/,
      /^src\/content\/entreprise\.yaml, ligne \d+, mediator : la loi le demande/,
    ].map((sentence) => expect.stringMatching(sentence)),
  )
})

test('titles and descriptions are measured once their tokens are replaced', async () => {
  const address = { ...durand.address, city: 'V'.repeat(160) }
  const { errors } = await checkContent({
    entreprise: yamlOf({ ...durand, address }),
    ...edited('contact', /title: .*/, 'title: Devis {ville}'),
  })
  const place = String.raw`^src/content/contact\.yaml, ligne \d+, page`
  for (const end of ['title : il faut 60 signes au plus', 'description : il faut de 120 à 160 signes'])
    expect(errors).toContainEqual(expect.stringMatching(`${place}.${end}, et non \\d+`))
})

test('a company name that does not fit beside a title is no error, and is left out of <title>', async () => {
  const name = 'M'.repeat(40)
  expect((await saidOf({ ...durand, name })).errors).toEqual([])
  const title = 'T'.repeat(longestTitle - ' – '.length - name.length)
  expect(documentTitle(title, { name })).toBe(`${title} – ${name}`)
  expect(documentTitle(`${title}T`, { name })).toBe(`${title}T`)
})

test('the titles of the sample leave room for a name of 22 characters', () => {
  const name = 'M'.repeat(22)
  for (const { title } of Object.values(pages)) expect(documentTitle(title, { name })).toContain(name)
})

test('a picture of the sample that the owner has deleted does not stop the product’s tests; any other must be there', () => {
  const [deleted = { file: '' }] = allPictures()
  expect(pictureFile(deleted.file, ['a.jpg'])).toMatch('scenery/coupe-terre.webp')
  expect(pictureFile('absente.webp', ['a.jpg'])).toBeUndefined()
})

test('a project has a picture, and a line of its sheet', () => {
  const projects = parseYaml(typed['realisations'] ?? '')
  Object.assign(projects.items[0], { pictures: {}, sheet: {} })
  expect(errorsIn(projects, schemas.realisations)).toMatchObject([
    { field: 'items.0.pictures', message: expect.stringContaining('une image au moins') },
    { field: 'items.0.sheet', message: expect.stringContaining('une ligne au moins') },
  ])
})

const pageWith = (addresses: readonly string[]) =>
  `<p id="ici">${addresses.map((address) => `<a href="${address}">a</a>`).join('')}</p>`

test('a link to a missing page, section or file is reported with its page', async () => {
  const right = ['/', '#ici', '/a?b=1&amp;c=2#ici', '/fonts/OFL%2Etxt', 'https://a.example/b#c', 'tel:1']
  const wrong = ['/metiers', '/a#absent', '#absent']
  const form = '<form action="/devis"><img src="/absente.webp"></form>'
  const written = new Map([
    ['/', pageWith([...right, ...wrong]) + form],
    ['/a', pageWith(right)],
  ])
  expect(await deadLinks(written, 'styles')).toEqual(
    [...wrong, '/absente.webp', '/devis'].map((address) =>
      expect.stringContaining(`Page / : « ${address} » ne mène nulle part.`),
    ),
  )
})

test('an address of a former site is no file of this one, and leads to what is there', async () => {
  const written = new Map([['/', pageWith([])]])
  const leads = (from: string, to: string) => deadLinks(written, 'styles', [{ from, to }])
  expect(await leads('/soci%E9t%E9', '/#ici')).toEqual([])
  expect(await leads('/a', '/#absent')).toEqual([
    'src/content/entreprise.yaml, redirects : « /#absent » ne mène nulle part.',
  ])
  expect(await leads('/fonts/OFL.txt', '/')).toEqual([
    'src/content/entreprise.yaml, redirects : « /fonts/OFL.txt » est un fichier de ce site.',
  ])
})

const monday = { days: ['lundi'], opens: '8:00', closes: '12:00' }
const profile = (url: string) => [{ network: 'LinkedIn', url }]

test.each<[path: string, must: string, ...values: unknown[]]>([
  ['name', 'le nom de l’entreprise', '', '  ', null, 'M'.repeat(41)],
  ['trade', 'il faut le métier principal, dans vos mots', '', null],
  ['url', 'l’adresse https du site', 'http://a.fr', 'www.a.fr', 'https://a.fr/', 'https://Durand.fr', ''],
  ['phone', 'dix chiffres', '', '01 99 00 18', '00 99 00 18 42', '+44 20 7946 0000', 199001842],
  ['email', 'une adresse e-mail', '', 'contact', 'contact@durand', 'a b@durand.fr', 'l’eau@durand.fr'],
  ['address.postcode', 'un code postal', '', '6900', '690011', '97400', 'F-69001'],
  ['geo.latitude', 'une latitude', 91, -91, '45.7', Number.NaN],
  ['map.picture.file', 'le nom d’une image', '../carte.webp', 'carte', ''],
  ['openingHours.0.days', 'jours différents', [], ['lundi', 'lundi'], 'lundi'],
  ['openingHours.0.opens', 'une heure comme', '24h', '24:00', '8h60', '8', ''],
  ['openingHours.0.closes', 'une heure après « opens »', '7:30', '6h', '7h', null],
  ['openingHours.0.closes', 'une heure comme', '25h', '24h30'],
  ['closures.0.from', 'une date', '31 avril 2026', '3 aout 2026', '2026-8-3', '3/13/2026', 'lundi'],
  ['closures.0.until', 'une date qui ne soit pas avant « from »', '27 décembre 2098'],
  [
    'openingHours',
    'se chevauchent',
    [monday, { ...monday, closes: '9:00' }],
    [
      { ...monday, closes: '2:00' },
      { days: ['mardi'], opens: '1:00', closes: '3:00' },
    ],
    [
      { ...monday, opens: '0:00' },
      { days: ['dimanche'], opens: '18:00', closes: '2:00' },
    ],
  ],
  ['replyDelayHours', 'un nombre entier', 0, -24, 1.5, '24'],
  ['figures.satisfaction.value', 'de 1 à 100', 101, 0, 99.5, '100 %'],
  ['figures.experts.source', 'ce qui a été compté', '', 2025, 'Effectif de la société'],
  ['qualifications', 'd’un élément au moins ; laissez vide', [], ''],
  ['priceExamples.0.price', 'un prix TTC', '', '40 € HT', 40],
  ['areaServed', 'd’un élément au moins', [], null],
  ['social', 'une seule fois', [...profile('https://a.fr/a'), ...profile('https://a.fr/b')]],
  ['social.0.url', 'l’adresse https de votre page', 'linkedin.com/durand'],
  ['legal.host', 'plusieurs champs, un par ligne', 'OVH'],
  ['legal.siren', 'un SIREN', '', '73282932'],
  ['legal.vatNumber', 'FR', '', 'BE0732829320'],
  ['repairPrices', 'il faut les prix TTC', '', { ...durand.repairPrices, hourlyRate: '' }],
  ['personalData.yearsKept.contract', '10 au moins', -10, 9],
  [
    'quoteDelivery.endpoint',
    'l’adresse https qui reçoit',
    'http://a.example/b',
    '//a.example',
    'devis',
    'data:,',
  ],
  [
    'redirects.0.from',
    'une adresse de l’ancien site, sans le domaine',
    '',
    'a',
    '//a',
    'https://a.fr/b',
    '/a?b=1',
    '/a#b',
    '/a/*',
    '/:a',
    '/a%zz',
    '/a\\b',
    3,
  ],
  [
    'redirects.0.from',
    'déjà une page de ce site',
    '/',
    '/contact',
    '/contact/',
    '/societe.html',
    '/%63ontact',
  ],
  [
    'redirects.0.to',
    'une page du site',
    '',
    'contact',
    '/absente',
    '/contact/',
    '/contact?a',
    'https://a.fr',
  ],
  ['redirects', 'une seule fois', ['/a b', '/a%20b/'].map((from) => ({ from, to: '/' }))],
  ['quoteDelivery.sender', 'une adresse e-mail', '', 'site', 3],
  ['quoteDelivery.sender', 'du domaine de votre site', 'site@batiment.fr'],
  ['quoteDelivery.sender', 'aucun e-mail ne part de « .example »', 'site@durand.example'],
  ['telephone', 'le site n’a pas de champ de ce nom', '01'],
])('%s: il faut %s', (path, must, ...values) => {
  for (const value of values)
    expect(errorsIn(withValue(path, value))).toEqual([
      { line: expect.any(Number), field: path, message: expect.stringMatching(must) },
    ])
})

test.each<[path: string, ...values: unknown[]]>([
  ['phone', '0199001843', '01.99.00.18.43', '01\u00A099\u00A000 18 43', '+33199001843'],
  ['address.postcode', '01000', '75116', 69001],
  ['url', 'https://durand-batiment.fr', 'https://paris.durand-batiment.fr:8443', ofTheSample.url],
  ['email', 'a@b.fr', 'prenom.nom+devis@sous.domaine.fr', "durand&l'eau@b.fr"],
  ['openingHours', [monday, { ...monday, opens: '12:00', closes: '18:00' }]],
  ['openingHours', [{ days: weekDays, opens: '0h', closes: '24h' }]],
  ['openingHours', [{ days: weekDays, opens: '18:00', closes: '2:00' }]],
  ['trade', 'autre', 'Charpente et couverture'],
  ['legal.vatNumber', 'FR 44 732 829 320', 'aucun'],
  [
    'redirects',
    null,
    ['/A', '/a', '/soci%e9t%e9.htm', '/index.php'].map((from) => ({ from, to: '/contact#faq' })),
  ],
  ['quoteDelivery', null, { endpoint: 'https://forms.example/a', extraFields: { access_key: 'public' } }],
])('%s may also be written otherwise', (path, ...values) => {
  for (const value of values) expect(errorsIn(withValue(path, value))).toEqual([])
})

test('a link to a section that no file has is warned of; one to a disabled page is not', async () => {
  const misspelt = edited('accueil', 'id: syndics', 'id: syndic')
  expect((await checkContent(misspelt)).warnings).toEqual([
    expect.any(String),
    'src/content/accueil.yaml, ligne 22, hero.ways.0.id : aucune partie du site n’a l’« id » « syndic », et ce qui y mène n’est pas montré.',
  ])
  const disabled = edited('expertises', /^page:$/m, 'page:\n  isLeftOut: true')
  expect((await checkContent({ ...misspelt, ...disabled })).warnings).toEqual([expect.any(String)])
})
