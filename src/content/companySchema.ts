import { z } from 'zod'

const isPhone = (value: string) =>
  /^(0|\+33 ?(\(0\) ?)?)[1-9]([ .]?\d{2}){4}$/.test(value.replaceAll('\u00A0', ' '))
const isEmail = (value: string) => /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value)
const isPostcode = (value: string) => /^((0[1-9]|[1-8]\d|9[0-5])\d{3}|97[1-8]\d{2}|98[678]\d{2})$/.test(value)
const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

const isHttpsUrl = (value: string) => {
  if (/\s/.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}

const isSiteAddress = (value: string) => isHttpsUrl(value) && /^https:\/\/[^/?#]+$/.test(value)

const isLoopback = (hostname: string) => hostname === '127.0.0.1' || hostname === 'localhost'

/** Names and values that give access to something: what is on the site, everyone can read. */
const looksSecret = (name: string, value: string) =>
  /secret|passw|private|token|(?:^|[-_])pwd|api[-_]?key/i.test(name) ||
  /^(?:sk|rk|pk)[-_]|^(?:SG\.|xkeysib-|gh[pousr]_|github_pat_|AKIA|key-|Bearer )/.test(value)

const isEndpoint = (value: string) => {
  if (/^\/(?![/\\])[^\s?#\\]*$/.test(value)) return true
  if (/\s/.test(value) || !/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username, password, hash, searchParams } = new URL(value)
  return (
    (protocol === 'https:' ? hostname.includes('.') || isLoopback(hostname) : isLoopback(hostname)) &&
    username + password + hash === '' &&
    ![...searchParams].some(([name, text]) => looksSecret(name, text))
  )
}

/** What the form itself sends. */
const formFields = ['name', 'email', 'phone', 'subject', 'message', 'website', 'seconds']

const withoutSpaces = (value: string) => value.replace(/\s/g, '')

/** Luhn: from the right, every second digit is doubled; the sum of all digits is a multiple of ten. */
const isSiren = (value: string) => {
  const digits = withoutSpaces(value)
  if (!/^\d{9}$/.test(digits)) return false
  const sum = Array.from(digits).reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum > 0 && sum % 10 === 0
}

const isVatNumber = (value: string) => {
  const number = withoutSpaces(value)
  const siren = number.slice(4)
  return (
    /^FR\d{11}$/.test(number) &&
    isSiren(siren) &&
    Number(number.slice(2, 4)) === (12 + 3 * (Number(siren) % 97)) % 97
  )
}

/** The message of an issue is the middle of a sentence: `"phone" ‹must be …›, but is "123".` */
const text = (must: string, isRight: (value: string) => boolean = () => true) =>
  z.string({ error: must }).refine((value) => value.trim() !== '' && isRight(value), { error: must })

const number = (must: string, isRight: (value: number) => boolean) =>
  z.number({ error: must }).refine(isRight, { error: must })

const words = (what: string) => text(`must be ${what}, in quotes and not empty`)
const wordsOrNull = (what: string) => text(`must be ${what}, or null while you do not have it`).nullable()
const wordsOrNone = (what: string) => wordsOrNull(`${what}, "none" if there is none`)

const phoneNumber = text('must be a French phone number of ten digits such as "01 23 45 67 89"', isPhone)

const percent = (side: string) =>
  number(
    `must be a number from 0 to 100 (percent of the picture, from its ${side})`,
    (value) => value >= 0 && value <= 100,
  )

const wholeNumber = (what: string, isRight: (value: number) => boolean) =>
  number(`must be a whole number ${what}`, (value) => Number.isInteger(value) && isRight(value))

const atLeastOne = (value: number) => value >= 1

/** What the company claims in a number, and how it would prove it. */
const figure = (value: z.ZodType<number>) =>
  z.strictObject(
    { value, source: wordsOrNull('what was counted, when, and how many were asked') },
    { error: 'must hold "value" and "source"' },
  )

const time = text('must be a time such as "08:00" (two digits, a colon, two digits)', isTime)

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const days = `must be a list of different days of the week in English ("${dayNames.join('", "')}")`

const networks = ['LinkedIn', 'Instagram', 'Facebook'] as const

const insuranceOf = (name: string) =>
  z
    .strictObject(
      {
        insurer: words('the name and address of the insurer'),
        cover: words('the territory that the insurance covers, such as "France métropolitaine"'),
      },
      { error: `must hold "insurer" and "cover" of the ${name}, or be null while you do not have it` },
    )
    .nullable()

const faultOfExtraField = (name: string, value: string) => {
  if (name.trim() === '') return 'must have a name'
  if (formFields.includes(name)) return 'must have another name (the form sends a field of this name itself)'
  if (looksSecret(name, value)) return 'must not be a secret: everyone can read what is on the site'
  return null
}

const companySchema = z.strictObject(
  {
    name: text(
      'must be the name of the company, at most 40 characters (the bar has no room for more)',
      (value) => value.length <= 40,
    ),
    tagline: words('one short line that says what the company does'),
    url: text(
      'must be the https address of the site, without anything after the domain, such as "https://www.my-company.fr"',
      isSiteAddress,
    ),
    phone: phoneNumber,
    email: text('must be an e-mail address such as "contact@my-company.fr"', isEmail),
    address: z.strictObject(
      {
        street: words('the number and street of the office'),
        postcode: text(
          'must be a French postcode: five digits that start with a département, such as "75011"',
          isPostcode,
        ),
        city: words('the city of the office'),
      },
      { error: 'must hold "street", "postcode" and "city"' },
    ),
    geo: z.strictObject(
      {
        latitude: number(
          'must be a latitude in degrees, a number from -90 to 90 such as 48.8594',
          (value) => Math.abs(value) <= 90,
        ),
        longitude: number(
          'must be a longitude in degrees, a number from -180 to 180 such as 2.3786',
          (value) => Math.abs(value) <= 180,
        ),
      },
      { error: 'must hold "latitude" and "longitude"' },
    ),
    mapPin: z
      .strictObject(
        { x: percent('left'), y: percent('top') },
        { error: 'must hold "x" and "y", or be null for no pin' },
      )
      .nullable(),
    openingHours: z
      .strictObject(
        {
          days: z
            .array(z.enum(dayNames, { error: days }), { error: days })
            .refine((value) => value.length > 0 && new Set(value).size === value.length, { error: days }),
          opens: time,
          closes: time,
        },
        { error: 'must hold "days", "opens" and "closes"' },
      )
      .refine(({ opens, closes }) => !isTime(opens) || !isTime(closes) || opens < closes, {
        path: ['closes'],
        error: 'must be later than "openingHours.opens"',
      }),
    replyDelayHours: wholeNumber('of hours, at least 1, such as 24', atLeastOne),
    areaServed: z
      .array(words('the name of a place'), { error: 'must be a list of places' })
      .refine((value) => value.length > 0, {
        error: 'must be a list of at least one place, such as ["Paris"]',
      }),
    region: words('the region that the places of "areaServed" are in'),
    figures: z.strictObject(
      {
        experience: figure(wholeNumber('of years, at least 1', atLeastOne)),
        projects: figure(wholeNumber('of projects, at least 1', atLeastOne)),
        satisfaction: figure(
          wholeNumber('from 1 to 100 (percent of the clients)', (value) => value >= 1 && value <= 100),
        ),
        experts: figure(wholeNumber('of people, at least 1', atLeastOne)),
      },
      { error: 'must hold "experience", "projects", "satisfaction" and "experts"' },
    ),
    social: z
      .array(
        z.strictObject(
          {
            network: z.enum(networks, { error: `must be one of "${networks.join('", "')}"` }),
            url: text('must be the https address of a profile', isHttpsUrl),
          },
          { error: 'must hold "network" and "url"' },
        ),
        { error: 'must be a list of profiles; write [] for none' },
      )
      .refine((value) => new Set(value.map(({ network }) => network)).size === value.length, {
        error: 'must name each network once only',
      }),
    legal: z
      .strictObject(
        {
          registeredName: wordsOrNull('the name in the register, even if it is that of "name"'),
          legalForm: wordsOrNull('the legal form, such as "SAS" or "SARL"'),
          capital: wordsOrNone('the share capital, such as "10 000 €"'),
          headOffice: wordsOrNull('the registered address, with postcode and city'),
          siren: text(
            'must be a SIREN (nine digits, the last of which is a check digit), or null while you do not have it',
            isSiren,
          ).nullable(),
          rcsCity: wordsOrNone('the city of the commercial register, such as "Paris"'),
          vatNumber: text(
            'must be a French VAT number ("FR", a key of two digits that fits, then the SIREN), "none" if there is none, or null while you do not have it',
            (value) => value === 'none' || isVatNumber(value),
          ).nullable(),
          publisher: wordsOrNull('the name of the person responsible for what the site says'),
          host: z
            .strictObject(
              {
                name: words('the name of the web host'),
                address: words('the address of the web host'),
                // Hosts are often abroad, so any written number will do: the law asks that there is one.
                phone: text(
                  'must be the phone number of the web host (the law asks for one)',
                  (value) => /^[+\d][\d\s.()-]+$/.test(value) && value.replace(/\D/g, '').length >= 4,
                ),
              },
              { error: 'must hold "name", "address" and "phone" of the web host, or be null' },
            )
            .nullable(),
        },
        { error: 'must hold the legal identity; write null for what you do not have' },
      )
      .refine(
        ({ siren, vatNumber }) =>
          siren === null ||
          vatNumber === null ||
          !isSiren(siren) ||
          !isVatNumber(vatNumber) ||
          withoutSpaces(vatNumber).slice(4) === withoutSpaces(siren),
        { path: ['vatNumber'], error: 'must end with the same nine digits as "legal.siren"' },
      ),
    mediator: z
      .strictObject(
        {
          name: words('the name of the consumer mediator'),
          address: words('the address of the consumer mediator'),
          url: text('must be the https address of the mediator', isHttpsUrl),
        },
        { error: 'must hold "name", "address" and "url" of the consumer mediator, or be null' },
      )
      .nullable(),
    insurance: z.strictObject(
      {
        decennial: insuranceOf('ten-year insurance'),
        liability: insuranceOf('professional liability insurance'),
      },
      {
        error: 'must hold "decennial" and "liability"; write null for a policy you do not have',
      },
    ),
    repairPrices: z
      .strictObject(
        {
          hourlyRate: words('the price of an hour of work with VAT, and how time is counted'),
          travel: words('the price of the journey with VAT'),
        },
        { error: 'must hold "hourlyRate" and "travel", or be null for a company that repairs nothing' },
      )
      .nullable(),
    personalData: z.strictObject(
      {
        recipients: words('who sees the e-mails of clients and hears their calls'),
        transfersOutsideEU: wordsOrNone(
          'who keeps data outside the European Union, where and under which guarantee',
        ),
        serverLogMonths: wholeNumber('of months, at least 1, such as 12', atLeastOne),
        yearsKept: z.strictObject(
          {
            request: wholeNumber('of years, at least 1, such as 3', atLeastOne),
            contract: wholeNumber('of years, at least 1, such as 10', atLeastOne),
          },
          { error: 'must hold "request" and "contract"' },
        ),
      },
      { error: 'must hold "recipients", "transfersOutsideEU", "serverLogMonths" and "yearsKept"' },
    ),
    quoteDelivery: z
      .strictObject(
        {
          endpoint: text(
            'must be the https address that receives the requests (http only for 127.0.0.1 and localhost), or a path of the site such as "/devis", without a password or a key',
            isEndpoint,
          ),
          extraFields: z
            .record(
              z.string(),
              z.string({ error: 'must be text, in quotes: what the receiving service wants in this field' }),
              { error: 'must hold what the receiving service wants beside the fields; write {} for nothing' },
            )
            .check(({ value, issues }) => {
              for (const [name, input] of Object.entries(value)) {
                const fault = faultOfExtraField(name, input)
                if (fault) issues.push({ code: 'custom', input, path: [name], message: fault })
              }
            }),
        },
        { error: 'must hold "endpoint" and "extraFields", or be null for a form that sends nothing' },
      )
      .nullable(),
  },
  { error: 'must be an object' },
)

export type Company = z.infer<typeof companySchema>

const pathText = (path: readonly PropertyKey[]) =>
  path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`
    return before === '' ? String(key) : `${before}.${String(key)}`
  }, '')

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

const shown = (value: unknown) => {
  if (value === undefined) return 'is missing'
  const json = JSON.stringify(value) ?? `a ${typeof value}`
  return `is ${json.length > 80 ? `${json.slice(0, 80)}…` : json}`
}

const sentences = (value: unknown, issue: z.core.$ZodIssue): string[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) =>
        `company.ts: "${pathText([...issue.path, key])}" is not a field of this file; remove it or correct its name.`,
    )
  }
  const field = pathText(issue.path)
  const subject = field === '' ? 'the company' : `"${field}"`
  return [`company.ts: ${subject} ${issue.message}, but ${shown(valueAt(value, issue.path))}.`]
}

/** Nothing can be published at such an address. */
const isSampleAddress = ({ url }: Company) => new URL(url).hostname.endsWith('.example')

/** What still comes from the sample. The name is no sign: a real company may be called Minium. */
const sampleFields = (company: Company): string[] => {
  const { phone, email, address, social } = company
  const found: [field: string, isSample: boolean][] = [
    ['url', isSampleAddress(company)],
    ['phone', phone.replace(/\D/g, '').endsWith('199001842')],
    ['email', email.toLowerCase().endsWith('.example')],
    ['address', address.street === '18 rue des Compagnons'],
    ['social', social.some((profile) => profile.url.includes('minium') && profile.url.endsWith('example'))],
  ]
  return found.filter(([, isSample]) => isSample).map(([field]) => `"${field}"`)
}

const emptyOf = (slots: [field: string, value: unknown][]) =>
  slots.filter(([, value]) => value === null).map(([field]) => `"${field}"`)

/** What the law asks of every company of this trade, whatever its form. */
const emptyRequired = ({ legal, mediator, insurance, personalData }: Company) =>
  emptyOf([
    ...Object.entries(legal).map(([key, value]): [string, unknown] => [`legal.${key}`, value]),
    ['mediator', mediator],
    ['insurance.decennial', insurance.decennial],
    ['personalData.transfersOutsideEU', personalData.transfersOutsideEU],
  ])

const emptyOptional = ({ insurance, repairPrices }: Company) =>
  emptyOf([
    ['insurance.liability', insurance.liability],
    ['repairPrices', repairPrices],
  ])

const missingSources = ({ figures }: Company) =>
  emptyOf(Object.entries(figures).map(([key, { source }]) => [`figures.${key}.source`, source]))

/** What may be missing from the sample, but not from a site that is published. */
const errorsFor = (company: Company): string[] =>
  isSampleAddress(company)
    ? []
    : [...missingSources(company), ...emptyRequired(company)].map(
        (field) =>
          `company.ts: ${field} must be filled in before the site is published (the law asks for it), but is null.`,
      )

const warningsFor = (company: Company): string[] => {
  const sample = sampleFields(company)
  const unproved = isSampleAddress(company) ? missingSources(company) : []
  const empty = [...(isSampleAddress(company) ? emptyRequired(company) : []), ...emptyOptional(company)]
  return [
    ...(sample.length > 0
      ? [
          `company.ts: the sample identity is still in it (${sample.join(', ')}); write your own before you publish.`,
        ]
      : []),
    ...(unproved.length > 0
      ? [
          `company.ts: figures are shown on the home page without their source: ${unproved.join(', ')}; say what was counted and when, since the law asks of a claim that it can be proved.`,
        ]
      : []),
    ...(empty.length > 0
      ? [
          `company.ts: not filled in, hence not shown: ${empty.join(', ')}; check which of them the law asks of you.`,
        ]
      : []),
  ]
}

/** Errors and warnings are sentences for the owner of the site, in the order of the file. */
export function checkCompany(value: unknown): { errors: string[]; warnings: string[] } {
  const result = companySchema.safeParse(value)
  if (result.success) return { errors: errorsFor(result.data), warnings: warningsFor(result.data) }

  const order: PropertyKey[] = Object.keys(companySchema.shape)
  const rank = ({ path }: z.core.$ZodIssue) => {
    const [first] = path
    return first === undefined ? order.length : order.indexOf(first)
  }
  const issues = result.error.issues.toSorted((one, other) => rank(one) - rank(other))
  return { errors: issues.flatMap((issue) => sentences(value, issue)), warnings: [] }
}
