import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { expect, test } from 'vitest'
import { checkCompany, isSample } from '../../src/build/checkCompany.ts'
import { checkContent, ownTexts, sampleList, typedTexts } from '../../src/build/checkContent.ts'
import { colourName } from '../../src/content/schemas/colourName.ts'
import { contentFiles } from '../../src/content/schemas/index.ts'
import { company } from '../../src/content/company.ts'
import { leftOutNames } from '../../src/content/shownPages.ts'
import { isOfTheSample, sampleFiles } from '../../src/build/sample.ts'
import { durand, requiredOf } from './durand.ts'

/** What is said of a company whose file has this in it. */
const said = (value: object) => {
  const { errors, warnings } = checkCompany(stringify(value))
  return { errors, warnings }
}

/** `durand` with `value` at a path such as 'address.city' or 'social.0.url'. */
function withValue(path: string, value: unknown) {
  const changed = structuredClone(durand)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  Reflect.set(
    keys.reduce<object>((inner, key) => Reflect.get(inner, key), changed),
    last,
    value,
  )
  return changed
}

const errorsOf = (path: string, value: unknown) => said(withValue(path, value)).errors

const sampleUrl = 'https://www.minium-batiment.example'
const profile = (url: string) => [{ network: 'LinkedIn', url }]

test('a filled company is right, and nothing is to be said of it; that of this site is right', () => {
  expect(said(durand)).toEqual({ errors: [], warnings: [] })
  const { errors } = checkContent()
  expect(errors, errors.join('\n')).toEqual([])
})

const mapOf = (file: string, more = {}) => ({
  map: { ...durand.map, picture: { file, alt: 'Une carte.' }, ...more },
})

/** A page's words with another name in the menu. */
const labelled = (text = '', label: string) => text.replace(/^ {2}label: .*/m, `  label: >-\n    ${label}`)

test('a company that is not in Paris is told where the site says so, and where that is wrong', () => {
  // Whatever an owner has written since.
  const [ofTheSample = ''] = readFileSync(sampleList, 'utf8').split('\n')
  const { particuliers, societe, ...others } = typedTexts()
  const typed = {
    ...others,
    particuliers: labelled(particuliers, 'Paris'),
    societe: labelled(societe, ofTheSample),
  }
  const of = (changes: object) => {
    const { errors, warnings } = checkContent({ ...typed, entreprise: stringify({ ...durand, ...changes }) })
    return { wrong: errors.join('\n'), left: warnings.join('\n') }
  }
  const map = mapOf('contact-carte-paris.webp')
  const ofParis = 'la carte est celle de Paris'
  expect(of(map).wrong).toContain(ofParis)
  const traces = /^src\/content\/particuliers\.yaml, ligne \d+, page\.label parle de Paris : Paris$/m
  expect(of({}).left).toMatch(traces)
  // From next to it one may work there, with pictures of there: that is nobody's fault.
  const montreuil = { street: '1 rue X', postcode: '93100', city: 'Montreuil' }
  const nearby = { address: montreuil, areaServed: ['Paris', 'Seine-Saint-Denis'] }
  expect(of({ ...nearby, ...mapOf('contact-carte-paris.webp', { pin: null }) }).wrong).not.toContain(ofParis)
  expect(of({ ...nearby, ...map }).wrong).toContain(ofParis)
  expect(of(nearby).left).not.toMatch(traces)
  expect(of(nearby).left).toMatch(/societe\.yaml : encore des textes ou des images de l’exemple, lignes \d/)
  for (const city of ['Paris', 'PARIS', 'Paris 11e'])
    expect(of({ address: { ...durand.address, city } }).left).not.toMatch(traces)
  const painted = (postcode: string) =>
    of({ address: { ...durand.address, city: 'Paris', postcode }, ...mapOf('contact-carte-paris-11e.webp') })
  expect(painted('75015').wrong).toContain('le 11e y est peint')
  expect(painted('75011').wrong).not.toContain('peint')
})

test('in another colour, pictures’ alternatives name that colour, and those that name orange are told', () => {
  const { introuvable, ...others } = typedTexts()
  const page = parse(introuvable ?? '')
  const orange = stringify({ ...page, picture: { ...page.picture, alt: 'Une poutre orangée.' } })
  const warningsIn = (color: string) =>
    checkContent({
      ...others,
      introuvable: orange,
      entreprise: stringify(durand),
      apparence: stringify({ color }),
    }).warnings.join('\n')
  const told = /introuvable\.yaml, ligne \d+, picture\.alt parle d’orangé : Une poutre orangée\./
  expect(warningsIn('#0B6E8A')).toMatch(told)
  expect(warningsIn('#C93A0C')).not.toMatch(told)
  expect(
    ['#C93A0C', '#0B6E8A', '#0A2A5E', '#2E7D32', '#F2B705', '#6A3FA0', '#B3122E'].map(colourName),
  ).toEqual(['rouge orangé', 'bleu vif', 'bleu foncé', 'vert vif', 'jaune vif', 'violet vif', 'rouge vif'])
})

test('every fault of every file is said at once, each with its line', () => {
  const typed = typedTexts()
  const { errors } = checkContent({
    ...typed,
    accueil: (typed.accueil ?? '').replace('  title: ', '  titel: ').replace('coupe-1-toit', 'coupe-1-toi'),
    contact: (typed.contact ?? '').replace('{délai}', '{delai}'),
    societe: 'page:\n\tlabel: a',
    introuvable: (typed.introuvable ?? '').replace('title: ', 'title: Un mur : '),
  })
  expect(errors).toEqual([
    expect.stringMatching(/^src\/content\/accueil\.yaml, ligne \d+, page\.title : il faut un texte/),
    expect.stringMatching(/^src\/content\/accueil\.yaml, ligne \d+, page\.titel : le site n’a pas de champ/),
    expect.stringMatching(/^src\/content\/societe\.yaml, ligne 2 : une tabulation/),
    expect.stringMatching(
      /^src\/content\/contact\.yaml, ligne \d+, page\.description : .* \{delai\} ; il remplit/,
    ),
    expect.stringMatching(/^src\/content\/introuvable\.yaml, ligne \d+ : .*guillemets/),
  ])
  const { errors: ofPicture } = checkContent({
    ...typed,
    accueil: (typed.accueil ?? '').replace('coupe-5-rue', 'coupe-5-ru'),
  })
  expect(ofPicture).toEqual([
    expect.stringMatching(
      /ligne \d+, figures\.picture\.file : .* « coupe-5-ru\.webp » ; les plus proches : coupe-5-rue\.webp,/,
    ),
  ])
})

// What an owner has replaced or left out is no longer the sample's.
test.runIf(isSample(company) && leftOutNames().length === 0)('the sample is known', async () => {
  const texts = contentFiles.flatMap((name) => ownTexts(name, parse(typedTexts()[name] ?? '')))
  const lines = [...new Set(texts.map(([, text]) => text))].toSorted()
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../../${sampleList}`)
  const faults = Object.entries(sampleFiles)
    .filter(([file, hash]) => !isOfTheSample(file, hash))
    .map(
      ([file]) =>
        `${file} n’est plus celui de l’exemple : écrivez aussi votre entreprise dans entreprise.yaml, ou, si l’exemple a changé, son empreinte dans sample.ts.`,
    )
  expect(faults, faults.join('\n')).toEqual([])
})

test.each<[field: string, path: string, value: unknown]>([
  ['phone', 'phone', '+33 1 99 00 18 42'],
  ['email', 'email', 'contact@minium-batiment.example'],
  ['address', 'address.street', '18 rue des Compagnons'],
  ['geo', 'geo', { latitude: 48.8594, longitude: 2.3786 }],
  ['social', 'social', profile('https://www.linkedin.com/company/minium-batiment-example')],
])('the sample’s %s stops the build of a site to be published', (field, path, value) => {
  expect(errorsOf(path, value)).toEqual([
    expect.stringMatching(
      new RegExp(`entreprise\\.yaml, ligne \\d+, ${field} : c’est encore la valeur de l’exemple`),
    ),
  ])
  expect(said({ ...withValue(path, value), url: sampleUrl, quoteDelivery: null })).toEqual({
    errors: [],
    warnings: [expect.stringContaining(`encore là (url, ${field})`)],
  })
})

test('what sends to the sample’s address, or writes a script where none is run, stops the build', () => {
  const url = sampleUrl
  expect(said({ ...durand, url, email: 'contact@minium-batiment.example' }).errors).toEqual([
    expect.stringContaining(', email : c’est encore la valeur de l’exemple'),
  ])
  expect(errorsOf('quoteDelivery.endpoint', '/devis')).toEqual([
    expect.stringMatching(/ quoteDelivery\.sender : .* un script PHP de ce site/),
  ])
})

test('the fields that every company has are enough', () => {
  expect(said({ ...requiredOf(durand), url: sampleUrl }).errors).toEqual([])
})

test.each([
  'figures.experience.source',
  ...Object.keys(durand.legal).map((key) => `legal.${key}`),
  'mediator',
  'insurance.decennial',
  'repairPrices',
  'personalData.transfersOutsideEU',
  'personalData.serverLogMonths',
])('%s may be null in the sample, but not in a site to be published', (path) => {
  expect(errorsOf(path, null)).toEqual([expect.stringMatching(new RegExp(`${path} : la loi le demande`))])
  const { errors, warnings } = said({ ...withValue(path, null), url: sampleUrl })
  expect(errors).toEqual([])
  expect(warnings.at(-1)).toContain(path)
})

test.each([
  ...['insurance.liability', 'figures.satisfaction', 'qualifications', 'references', 'priceExamples'].map(
    (path) => [path, [expect.stringMatching(new RegExp(`pas montrés .* : ${path}\\.$`))]] as const,
  ),
  ...['tendersEmail', 'geo', 'map', 'quoteDelivery'].map((path) => [path, []] as const),
])('%s may be null in a published site, which is said unless it is a choice', (path, warnings) => {
  expect(said(withValue(path, null))).toEqual({ errors: [], warnings })
})

const monday = { days: ['lundi'], opens: '8:00', closes: '12:00' }
const endpoint = 'quoteDelivery.endpoint'
const sender = 'quoteDelivery.sender'
const extraFields = 'quoteDelivery.extraFields'

const wrong: [path: string, must: string, ...values: unknown[]][] = [
  ['name', 'le nom de l’entreprise', '', '  ', null, 'M'.repeat(41)],
  ['trade', 'il faut le métier principal : ', 'maçon', null],
  ['url', 'l’adresse https du site', 'http://a.fr', 'www.a.fr', 'https://a.fr/', 'https://a', ''],
  [
    'url',
    'l’adresse https du site',
    'https://a:b@durand.fr',
    'https://www.du rand.fr',
    'https://durand.fr\\',
  ],
  ['url', 'l’adresse https du site', 'https://durand.fr:443', 'https://Durand.fr', 'https://bâtiment.fr'],
  ['phone', 'dix chiffres', '', '01 99 00 18', '00 99 00 18 42', '+44 20 7946 0000', 199001842],
  [
    'email',
    'une adresse e-mail',
    '',
    'contact',
    'contact@',
    'contact@durand',
    'a b@durand.fr',
    'l’eau@durand.fr',
  ],
  ['address.postcode', 'un code postal', '', '6900', '690011', '00100', '99100', '97400', 'F-69001'],
  ['geo.latitude', 'une latitude', 91, -91, '45.7', Number.NaN],
  ['map.picture.file', 'le nom d’une image', '../carte.webp', 'carte', ''],
  ['openingHours.0.days', 'jours différents', [], ['lundi', 'lundi'], 'lundi'],
  ['openingHours.0.days.0', 'jours différents', 'Monday', 'Lundi'],
  ['openingHours.0.opens', 'une heure comme', '8h', '24:00', '08:60', ''],
  ['openingHours.0.closes', 'une heure après « opens »', '7:30', '6:00'],
  ['openingHours', 'se chevauchent', [monday, monday], [monday, { ...monday, closes: '9:00' }]],
  ['replyDelayHours', 'un nombre entier', 0, -24, 1.5, '24'],
  ['figures.satisfaction.value', 'de 1 à 100', 101, 0, 99.5, '100 %'],
  ['figures.experts.source', 'ce qui a été compté', '', 2025, 'en 2025', 'Effectif de la société'],
  ['qualifications', 'd’un élément au moins ; laissez vide', [], ''],
  ['priceExamples.0.price', 'un prix TTC', '', '40 € HT', 'TTC', 40],
  ['priceExamples.0.year', 'en quatre chiffres', 25, '2025'],
  ['areaServed', 'd’un élément au moins', [], null],
  ['social', 'une seule fois', [...profile('https://a.fr/a'), ...profile('https://a.fr/b')]],
  ['social.0.url', 'l’adresse https de votre page', 'linkedin.com/durand'],
  ['legal.host', 'plusieurs champs, un par ligne', 'OVH'],
  ['legal.capital', 'le capital social', '', 'aucun'],
  ['legal.siren', 'un SIREN', '', '732829321', '73282932', '000000000'],
  ['legal.rcsCity', 'la ville du registre', '', 'aucun'],
  ['legal.vatNumber', 'un numéro de TVA', '', 'BE0732829320'],
  ['legal.vatNumber', 'il faut FR44732829320', 'FR45732829320', 'FR44732829321', 'FR83404833048'],
  ['repairPrices', 'il faut les prix TTC', '', { ...durand.repairPrices, hourlyRate: '' }],
  ['personalData.yearsKept.contract', '10 au moins', -10, 9],
  [endpoint, 'l’adresse https qui reçoit', 'http://a.example/b', '//a.example', '/\\a', 'devis', null],
  [endpoint, 'celle-ci est votre ordinateur', 'http://127.0.0.1:8080/a', 'http://localhost/a'],
  [endpoint, 'l’adresse https qui reçoit', 'https://a:b@c.example', 'http://127.0.0.1.example'],
  [endpoint, 'l’adresse https qui reçoit', 'https://a.example/?api_key=1', 'javascript:alert(1)'],
  [sender, 'une adresse e-mail', '', 'site', 3],
  [sender, 'du domaine de votre site', 'site@batiment.fr', 'site@a.example'],
  [`${extraFields}.email`, 'un autre nom', 'a'],
  [`${extraFields}.`, 'il faut un nom', 'a'],
]

test.each(wrong)('%s: il faut %s', (path, must, ...values) => {
  for (const value of values) {
    const [error, ...others] = errorsOf(path, value)
    expect(others).toEqual([])
    expect(error).toMatch(/^src\/content\/entreprise\.yaml, ligne \d+, [\w.-]+ : .* \(trouvé : .*\)\.$/s)
    expect(error).toContain(` ${path} : `)
    expect(error).toContain(must)
  }
})

test.each<[path: string, ...values: unknown[]]>([
  ['phone', '0199001843', '01.99.00.18.43', '01\u00A099\u00A000 18 43', '+33199001843'],
  ['address.postcode', '01000', '20000', '75116', 69001],
  ['legal.siren', 732_829_320],
  ['name', 1984],
  ['url', 'https://durand-batiment.fr', 'https://paris.durand-batiment.fr:8443', sampleUrl],
  ['email', 'a@b.fr', 'prenom.nom+devis@sous.domaine.fr', "durand&l'eau@b.fr"],
  ['map.pin', null, { x: 0, y: 100 }],
  ['openingHours', [monday, { ...monday, opens: '12:00', closes: '18:00' }]],
  ['openingHours.0.closes', '07:31', '12:59'],
  ['legal.vatNumber', 'FR 44 732 829 320', 'aucun'],
  ['legal', { ...durand.legal, legalForm: 'entrepreneur individuel', capital: 'aucun', rcsCity: 'aucun' }],
  ['personalData.transfersOutsideEU', 'aucun'],
  [endpoint, '/api/devis.php'],
  ['quoteDelivery', { endpoint: '/devis', extraFields: {} }],
  [extraFields, {}, { access_key: 'public' }],
])('%s may also be written otherwise', (path, ...values) => {
  for (const value of values) expect(errorsOf(path, value)).toEqual([])
})

test('a field that the file does not know is named, one that is missing is said to be so', () => {
  expect(errorsOf('telephone', '01')).toEqual([
    expect.stringContaining(' telephone : le site n’a pas de champ de ce nom'),
  ])
  const { email: _, ...rest } = durand
  expect(said(rest).errors).toEqual([expect.stringMatching(/email : il faut .* \(trouvé : rien\)\.$/)])
})

test('all that is wrong is said at once, in the order of the file, and on which line', () => {
  const legal = { ...durand.legal, siren: '1' }
  const text = stringify({ ...durand, mediator: '', phone: '1', legal })
  const lines = text.split('\n')
  const fields = checkCompany(text).errors.map((error) => {
    const [, line = '', field = ''] = /ligne (\d+), (\S+) :/.exec(error) ?? []
    expect(lines[Number(line) - 1]).toContain(`${field.split('.').at(-1)}: `)
    return field
  })
  expect(fields).toEqual(['phone', 'legal.siren', 'mediator'])
})
