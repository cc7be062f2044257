import { expect, test } from 'vitest'
import { company } from '../../src/content/company.ts'
import { checkCompany } from '../../src/content/checkCompany.ts'
import { durand as filled } from './durand.ts'

/** `filled` with `value` at a path such as 'address.city' or 'social[0].url'. */
function withValue(path: string, value: unknown): unknown {
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  const set = (inner: unknown, [key, ...rest]: string[]): unknown => {
    if (key === undefined) return value
    if (Array.isArray(inner)) return inner.with(Number(key), set(inner[Number(key)], rest))
    if (typeof inner !== 'object' || inner === null) throw new Error(`No ${path} to replace`)
    return { ...inner, [key]: set(Reflect.get(inner, key), rest) }
  }
  return set(filled, keys)
}

const errorsOf = (path: string, value: unknown) => checkCompany(withValue(path, value)).errors

const profile = (url: string) => [{ network: 'LinkedIn', url }]

test('a filled company is right, and nothing is to be said of it', () => {
  expect(checkCompany(filled)).toEqual({ errors: [], warnings: [] })
})

test('the company of this site is right', () => {
  expect(checkCompany(company).errors).toEqual([])
})

test('one warning says that the sample is still in, another what has no source, another what is empty', () => {
  const { errors, warnings } = checkCompany({
    ...filled,
    url: 'https://www.minium-batiment.example',
    phone: '01 99 00 18 42',
    email: 'contact@minium-batiment.example',
    address: { ...filled.address, street: '18 rue des Compagnons' },
    social: profile('https://www.linkedin.com/company/minium-batiment-example'),
    legal: { ...filled.legal, siren: null },
    mediator: null,
    insurance: { decennial: null, liability: null },
    figures: { ...filled.figures, satisfaction: { value: 97, source: null } },
  })
  expect(errors).toEqual([])
  expect(warnings).toHaveLength(3)
  expect(warnings[0]).toContain('sample identity')
  expect(warnings[0]).toContain('("url", "phone", "email", "address", "social")')
  expect(warnings[1]).toContain('without their source: "figures.satisfaction.source";')
  expect(warnings[2]).toContain('"legal.siren", "mediator", "insurance.decennial", "insurance.liability";')
  expect(warnings[2]).not.toContain('legalForm')
})

test('what is left of the sample stops the build of a site to be published; its name may stay', () => {
  const { errors } = checkCompany({ ...filled, name: 'Minium', phone: '+33 1 99 00 18 42' })
  expect(errors).toEqual([
    'company.ts: "phone" must be your own before the site is published, but is the sample\'s.',
  ])
})

const required = [
  'figures.experience.source',
  'figures.satisfaction.source',
  ...Object.keys(filled.legal).map((key) => `legal.${key}`),
  'mediator',
  'insurance.decennial',
  'personalData.transfersOutsideEU',
  'personalData.serverLogMonths',
]

test.each(required)(
  '"%s" may be null in the sample, but stops the build of a site to be published',
  (path) => {
    const empty = withValue(path, null)
    if (typeof empty !== 'object') throw new Error('No company')
    expect(checkCompany(empty).errors).toEqual([
      `company.ts: "${path}" must be filled in before the site is published (the law asks for it), but is null.`,
    ])
    const { errors, warnings } = checkCompany({ ...empty, url: 'https://www.minium-batiment.example' })
    expect(errors).toEqual([])
    expect(warnings.join(' ')).toContain(`"${path}"`)
  },
)

test('what only some companies need may be null in a published site, which is listed', () => {
  const { errors, warnings } = checkCompany({
    ...filled,
    insurance: { ...filled.insurance, liability: null },
    repairPrices: null,
  })
  expect(errors).toEqual([])
  expect(warnings).toEqual([expect.stringContaining('not shown: "insurance.liability", "repairPrices";')])
})

const wrong: [path: string, must: string, ...values: unknown[]][] = [
  ['name', 'must be the name of the company', '', '  ', null, 3, 'M'.repeat(41)],
  ['tagline', 'must be one short line', '', undefined],
  [
    'url',
    'must be the https address of the site',
    'http://www.durand.fr',
    'www.durand.fr',
    'https://www.durand.fr/',
    'https://www.durand.fr/accueil',
    'https://durand',
    'https://a:b@durand.fr',
    'https://www.du rand.fr',
    '',
  ],
  [
    'phone',
    'must be a French phone number of ten digits',
    '',
    '01 99 00 18',
    '01 99 00 18 4',
    '01 99 00 18 42 1',
    '00 99 00 18 42',
    '+44 20 7946 0000',
    '01-99-00-18-4x',
    199001842,
  ],
  [
    'email',
    'must be an e-mail address',
    '',
    'contact',
    'contact@',
    'contact@durand',
    'a b@durand.fr',
    '@durand.fr',
  ],
  ['address', 'must hold "street", "postcode" and "city"', null, '3 rue X, 69001 Lyon'],
  ['address.street', 'must be the number and street', ''],
  [
    'address.postcode',
    'must be a French postcode',
    '',
    '6900',
    '690011',
    '00100',
    '99100',
    '96100',
    'F-69001',
    69001,
  ],
  ['address.city', 'must be the city of the office', ' '],
  ['geo', 'must hold "latitude" and "longitude"', null],
  ['geo.latitude', 'must be a latitude in degrees', 91, -91, '45.7', Number.NaN],
  ['geo.longitude', 'must be a longitude in degrees', 181, -181, null],
  ['mapPin', 'must hold "x" and "y", or be null', 'Paris'],
  ['openingHours', 'must hold "days", "opens" and "closes"', 'de 8h à 18h'],
  ['openingHours.days', 'must be a list of different days of the week', [], ['Monday', 'Monday'], 'Monday'],
  ['openingHours.days[0]', 'must be a list of different days of the week', 'lundi', 'monday'],
  ['openingHours.opens', 'must be a time such as "08:00"', '8:00', '8h', '24:00', '08:60', ''],
  ['openingHours.closes', 'must be a time such as "08:00"', '18h', 18],
  ['openingHours.closes', 'must be later than "openingHours.opens"', '07:30', '06:00'],
  ['replyDelayHours', 'must be a whole number of hours', 0, -24, 1.5, '24'],
  ['areaServed', 'must be a list', [], 'Lyon'],
  ['areaServed[0]', 'must be the name of a place', ''],
  ['region', 'must be the region that the places', '', null],
  ['figures', 'must hold "experience", "projects", "satisfaction" and "experts"', null],
  ['figures.experience', 'must hold "value" and "source"', 15],
  ['figures.experience.value', 'must be a whole number of years, at least 1', 0, -3, 15.5, '15', null],
  ['figures.projects.value', 'must be a whole number of projects, at least 1', 0, '300+'],
  ['figures.satisfaction.value', 'must be a whole number from 1 to 100', 101, 0, 99.5, '100 %'],
  ['figures.experts.value', 'must be a whole number of people, at least 1', 0, Number.NaN],
  ['figures.experts.source', 'must be what was counted', '', 2025, 'en 2025', 'Effectif de la société'],
  ['social', 'must be a list of profiles', null, {}],
  [
    'social',
    'must name each network once only',
    [...profile('https://a.fr/a'), ...profile('https://a.fr/b')],
  ],
  ['legal.registeredName', 'must be the name in the register', '', undefined],
  ['legal.legalForm', 'must be the legal form', '', undefined],
  ['legal.capital', 'must be the share capital', '', 10_000, 'none'],
  ['legal.headOffice', 'must be the registered address', ''],
  ['legal.siren', 'must be a SIREN', '', '732829321', '73282932', '000000000', 732_829_320],
  ['legal.rcsCity', 'must be the city of the commercial register', '', 'none'],
  ['legal.vatNumber', 'must be a French VAT number', '', 'FR45732829320', 'FR44732829321', 'BE0732829320'],
  ['legal.director', 'must be the first and last name', ''],
  ['legal.host', 'must hold "name", "address" and "phone"', 'OVH'],
  ['legal.host.name', 'must be the name of the web host', ''],
  ['legal.host.phone', 'must be', '', '12'],
  ['mediator', 'must hold "name", "address" and "url"', 'CM2C'],
  ['mediator.name', 'must be the name of the consumer mediator', ''],
  ['mediator.address', 'must be the address of the consumer mediator', ''],
  ['mediator.url', 'must be the https address of the mediator', 'http://mediateur.fr', 'mediateur.fr'],
  ['insurance', 'must hold "decennial" and "liability"', null],
  ['insurance.decennial', 'must hold "insurer" and "cover" of the ten-year insurance', 'AXA'],
  ['insurance.liability.insurer', 'must be the name and address of the insurer', ''],
  ['insurance.liability.cover', 'must be the territory that the insurance covers', ''],
  ['repairPrices', 'must hold "hourlyRate", "travel" and "flatRates"', '50 € TTC'],
  ['repairPrices.hourlyRate', 'must be the price of an hour', '', 50],
  ['repairPrices.travel', 'must be the price of the journey', '', null],
  ['repairPrices.flatRates', 'must be the prices of what is done for a fixed price', '', null],
  ['personalData', 'must hold "recipients", "transfersOutsideEU", "serverLogMonths" and "yearsKept"', null],
  ['personalData.recipients', 'must be who sees', ''],
  ['personalData.transfersOutsideEU', 'must be who keeps data outside', '', false],
  ['personalData.serverLogMonths', 'must be a whole number of months, at least 1', 0, 1.5, '12'],
  ['personalData.yearsKept', 'must hold "request" and "contract"', 3],
  ['personalData.yearsKept.request', 'must be a whole number of years, at least 1', 0, '3 ans'],
  ['personalData.yearsKept.contract', 'must be a whole number of years, at least 10', -10, 9],
]

const cases = wrong.flatMap(([path, must, ...values]) => values.map((value) => ({ path, must, value })))

const delivery = { endpoint: 'https://forms.example/abc', extraFields: { 'form-name': 'devis' } }

test('requests go to an https address, to this machine, or to a path of the site', () => {
  for (const endpoint of [
    delivery.endpoint,
    '/devis',
    '/api/devis.php',
    'http://127.0.0.1:8080/a',
    'http://localhost/a',
  ])
    expect(errorsOf('quoteDelivery', { ...delivery, endpoint }), endpoint).toEqual([])
  for (const endpoint of [
    'http://forms.example/abc',
    'forms.example/abc',
    '//forms.example/abc',
    '/\\forms.example',
    'ftp://forms.example',
    'javascript:alert(1)',
    'https://a:b@forms.example',
    'https://forms.example/?api_key=1',
    'http://127.0.0.1.example/a',
    'devis',
    '',
    null,
  ])
    expect(errorsOf('quoteDelivery', { ...delivery, endpoint }), `${endpoint}`).toEqual([
      expect.stringMatching(
        /^company\.ts: "quoteDelivery\.endpoint" must be the https address that receives/,
      ),
    ])
  expect(errorsOf('quoteDelivery', 'https://forms.example')).toEqual([
    expect.stringContaining('must hold "endpoint"'),
  ])
})

test('an extra field is none of the form’s own, and no secret', () => {
  for (const [name, value, must] of [
    ['email', 'a', 'must have another name'],
    ['website', 'a', 'must have another name'],
    ['', 'a', 'must have a name'],
    ['a', 3, 'must be text'],
    ['api_key', 'a', 'must not be a secret'],
    ['clientSecret', 'a', 'must not be a secret'],
    ['key', 'sk_live_1234', 'must not be a secret'],
  ])
    expect(errorsOf('quoteDelivery', { ...delivery, extraFields: { [`${name}`]: value } })).toEqual([
      expect.stringMatching(new RegExp(`^company\\.ts: "quoteDelivery\\.extraFields.*" ${must}`)),
    ])
  expect(errorsOf('quoteDelivery', { ...delivery, extraFields: { access_key: 'public' } })).toEqual([])
})

test.each(cases)('"$path" $must, not $value', ({ path, must, value }) => {
  const [error, ...others] = errorsOf(path, value)
  expect(others).toEqual([])
  expect(error).toMatch(/^company\.ts: "[\w.[\]]+" must .*, but is .*\.$/)
  expect(error).toContain(`"${path}" ${must}`)
})

test('a profile must be a known network at an https address', () => {
  expect(errorsOf('social', profile('https://www.linkedin.com/company/durand'))).toEqual([])
  expect(errorsOf('social', profile('linkedin.com/durand'))[0]).toContain(
    '"social[0].url" must be the https address of a profile',
  )
  expect(errorsOf('social', [{ network: 'MySpace', url: 'https://a.fr' }])[0]).toContain(
    '"social[0].network" must be one of "LinkedIn", "Instagram", "Facebook"',
  )
})

test('the VAT number must be that of the same company', () => {
  expect(errorsOf('legal.vatNumber', 'FR83404833048')[0]).toContain(
    '"legal.vatNumber" must end with the same nine digits as "legal.siren"',
  )
})

test('a field that the file does not know is named', () => {
  expect(checkCompany({ ...filled, telephone: '01' }).errors).toEqual([
    'company.ts: "telephone" is not a field of this file; remove it or correct its name.',
  ])
  expect(errorsOf('address', { ...filled.address, zip: '69001' })).toEqual([
    'company.ts: "address.zip" is not a field of this file; remove it or correct its name.',
  ])
})

test('a field that is missing is said to be so', () => {
  const { email: _, ...rest } = filled
  expect(checkCompany(rest).errors).toEqual([
    'company.ts: "email" must be an e-mail address such as "contact@my-company.fr", but is missing.',
  ])
})

test('all that is wrong is said at once, in the order of the file', () => {
  const { errors } = checkCompany({ ...filled, mediator: '', phone: '1', name: '' })
  expect(errors.map((error) => /"(\w+)"/.exec(error)?.[1])).toEqual(['name', 'phone', 'mediator'])
})

test.each([null, undefined, 'Durand', 3, []])('%s is no company, and does not break the check', (value) => {
  expect(checkCompany(value).errors[0]).toMatch(/^company\.ts: the company must be an object, but is/)
})

test.each([
  [
    'phone',
    '01 99 00 18 43',
    '0199001843',
    '01.99.00.18.43',
    '01\u00A099\u00A000\u00A018\u00A043',
    '+33199001843',
  ],
  ['address.postcode', '01000', '20000', '75116', '97400', '98800'],
  ['url', 'https://durand.fr', 'https://www.durand-fils.paris:8443'],
  ['email', 'a@b.fr', 'prenom.nom+devis@sous.domaine.fr'],
  ['mapPin', null, { x: 0, y: 100 }],
  ['openingHours.closes', '07:31', '23:59'],
  ['geo.latitude', -90, 0, 90],
  ['legal.vatNumber', 'FR44732829320', 'FR 44 732 829 320', 'none'],
  ['legal', { ...filled.legal, legalForm: 'entrepreneur individuel', capital: 'none', rcsCity: 'none' }],
  ['personalData.transfersOutsideEU', 'none'],
  ['insurance.liability', null],
  ['repairPrices', null],
])('"%s" may also be written otherwise', (path, ...values) => {
  for (const value of values) expect(errorsOf(path, value)).toEqual([])
})
