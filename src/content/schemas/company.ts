import { z } from 'zod'
import { dateOf, datesText } from './dates.ts'
import {
  oneOfMessage,
  optionalFlag,
  object,
  isUnique,
  nonEmptyList,
  matching,
  expected,
  number,
  percent,
  image,
  picture,
  text,
  wholeNumber,
} from './fields.ts'
import { areDifferent, redirect } from './redirects.ts'

export const weekDays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const
export type WeekDay = (typeof weekDays)[number]

/** Whether a value is an https URL without credentials. */
const isHttpsUrl = (value: string) => {
  if (/\s/.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  return protocol === 'https:' && hostname.includes('.') && username + password === ''
}

/** Whether a value is an origin, as a browser normalises it. */
const isSiteAddress = (value: string) => isHttpsUrl(value) && new URL(value).origin === value

/** Whether a value may be the form's endpoint: a path of the site, an https URL or, for trying it, a local server. */
const isEndpoint = (value: string) =>
  /^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?\/|\/(?!\/))[^\s?#\\]*$/.test(value) &&
  (!value.startsWith('https:') || isHttpsUrl(value))

/** Nobody can register a domain that ends with .example, so nothing can be published at such an address. */
export const isSampleAddress = (site: string) => new URL(site).hostname.endsWith('.example')

/** Why an e-mail address cannot be the sender of the site's mail, or undefined. Mail servers reject senders of another domain as forged. */
function senderError(address: string, site: string) {
  const domain = address.toLowerCase().replace(/^.*@/, '')
  if (domain.endsWith('.example'))
    return 'il faut une adresse d’un domaine qui existe : aucun e-mail ne part de « .example », qui n’est qu’un exemple ; sans domaine, laissez « quoteDelivery » vide'
  const isOfSite = isSampleAddress(site) || `.${new URL(site).hostname}`.endsWith(`.${domain}`)
  return isOfSite ? undefined : 'il faut une adresse e-mail du domaine de votre site (« url »)'
}

export const withoutSpaces = (value: string) => value.replace(/\s/g, '')

type Hours = { days: readonly string[]; opens: string; closes?: string | undefined }

/** The opening hours of a day, sorted by time. Those without `closes` are by appointment. */
export const hoursOn = (day: WeekDay, all: readonly Hours[]) =>
  all.filter(({ days }) => days.includes(day)).toSorted((one, other) => (one.opens < other.opens ? -1 : 1))

/** Converts '08:30' to 8.5. */
const hourOf = (time: string) => {
  const [hours, minutes] = time.split(':')
  return Number(hours) + Number(minutes) / 60
}

const week = 24 * weekDays.length

/** Whether two opening hours overlap. A closing time before the opening time is on the next day. */
function timesOverlap(all: readonly Hours[]) {
  const times = weekDays
    .flatMap((day, index) =>
      hoursOn(day, all).flatMap(({ opens, closes }) => {
        if (closes === undefined) return []
        const from = 24 * index + hourOf(opens)
        return { from, until: 24 * index + hourOf(closes) + (closes < opens ? 24 : 0) }
      }),
    )
    .toSorted((one, other) => one.from - other.from)
  const [first] = times
  const last = times.reduce((latest, { until }) => Math.max(latest, until), 0)
  const overlapsNext = times.some(({ from }, index) => from < (times[index - 1]?.until ?? 0))
  return overlapsNext || (first !== undefined && first.from + week < last)
}

/** The value of a field of entreprise.yaml, or null if the field is empty or « aucun ». */
export const unlessNone = <T>(optionalObject: T | 'aucun' | null) =>
  optionalObject === 'aucun' ? null : optionalObject

/** A field that may be empty or missing; the site then shows nothing. */
const nullable = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)

const optionalText = (what: string, rule?: Parameters<typeof text>[1]) =>
  nullable(text(`${what} ; laissez vide tant que vous ne l’avez pas`, rule))

const optionalObject = <Fields extends z.ZodRawShape>(fields: Fields) => nullable(object(fields))

const optionalList = <Item extends z.ZodType>(item: Item) =>
  nullable(nonEmptyList(item, ' ; laissez vide tant que vous n’en avez pas'))

const mailAddress = (what: string) => matching(what, /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i)

const ownAddress = 'une adresse e-mail : contact@mon-entreprise.fr'

const identity = {
  name: text('le nom de l’entreprise, de 40 caractères au plus', /^(?=.*\S).{1,40}$/),
  trade: text('le métier principal, dans vos mots : couverture, maçonnerie, menuiserie'),
  tagline: text('une ligne courte qui dit ce que fait l’entreprise'),
  url: text(
    'l’adresse https du site, en minuscules (xn-- si elle a des accents), sans rien après le domaine : https://www.mon-entreprise.fr',
    isSiteAddress,
  ),
  phone: matching(
    'un numéro de téléphone français de dix chiffres : 01 23 45 67 89',
    /^(0|\+33\s?(\(0\)\s?)?)[1-9]([\s.]?\d{2}){4}$/,
  ),
  email: mailAddress(ownAddress),
  address: object({
    street: text('le numéro et la rue du bureau'),
    postcode: matching(
      // Overseas departments have other phone prefixes and other tax rates.
      'un code postal de France métropolitaine, cinq chiffres : 75011',
      /^(0[1-9]|[1-8]\d|9[0-5])\d{3}$/,
    ),
    city: text('la ville du bureau'),
  }),
  geo: optionalObject({
    latitude: number('une latitude en degrés, comme 48.8594', -90, 90),
    longitude: number('une longitude en degrés, comme 2.3786', -180, 180),
  }),
}

const pictures = {
  map: optionalObject({
    picture: picture('wide', { ratio: [19, 10] }),
    caption: text('la légende de l’image'),
    pin: optionalObject({ x: percent, y: percent }),
  }),
  sharedPicture: image,
  picturesNote: nullable(text('ce que sont les images ; laissez vide si ce sont de vraies photos')),
  photosAsTheyAre: optionalFlag,
}

const days = { error: `il faut une liste de jours différents : ${weekDays.join(', ')}` }

const time = /^([01]?\d|2[0-3])(?:\s?h\s?([0-5]\d)?|:([0-5]\d))$/i
const midnight = /^24(?:\s?h\s?(?:00)?|:00)$/i

/** A closing time before this one may be on the next day. */
const latestClosing = '06:00'

/** Normalises '9h' and '9:00' to '09:00', so that times can be compared as texts. */
const normaliseTime = (typed: string) =>
  typed.replace(time, (_, hour: string, minutes = '00', past = minutes) => `${hour.padStart(2, '0')}:${past}`)

const byAppointment = 'sur rendez-vous'

const opens = matching(
  `une heure comme 8h, 8h30 ou 8:30, ou « ${byAppointment} »`,
  new RegExp(`${time.source}|^sur (?:rendez-vous|rdv)$`, 'i'),
).overwrite((typed) => (time.test(typed) ? normaliseTime(typed) : byAppointment))

const closes = matching(
  'une heure comme 18h, 17h30 ou 17:30, ou 24h pour minuit',
  new RegExp(`${time.source}|${midnight.source}`, 'i'),
).overwrite((typed) => (midnight.test(typed) ? '24:00' : normaliseTime(typed)))

const hours = object({
  days: z.array(z.enum(weekDays, days), days).refine((value) => value.length > 0 && isUnique(value), days),
  opens,
  closes: closes.exactOptional(),
}).check(({ value, issues }) => {
  const { opens: from, closes: until = '' } = value
  const message = `il faut une heure après « opens », ou avant 6h le lendemain (et aucune si c’est « ${byAppointment} »)`
  const isEnd = until > from || (until < latestClosing && until !== '' && until !== from)
  if (from === byAppointment ? until !== '' : !isEnd)
    issues.push({ code: 'custom', input: value, path: ['closes'], message })
})

const date = text('une date : 3 août 2026, ou 3/8/2026', (value) => dateOf(value) !== undefined).overwrite(
  (typed) => dateOf(typed) ?? typed,
)

const closure = object({ from: date, until: date }).check(({ value, issues }) => {
  const { from, until } = value
  const message = `il faut une date qui ne soit pas avant « from », ${datesText(from, from)}`
  if (from > until) issues.push({ code: 'custom', input: value, path: ['until'], message })
})

const work = {
  openingHours: nonEmptyList(hours).refine((all) => !timesOverlap(all), {
    error: 'deux horaires d’un même jour se chevauchent',
  }),
  closures: optionalList(closure),
  replyDelayHours: wholeNumber('un nombre entier d’heures, comme 24'),
  areaServed: nonEmptyList(text('le nom d’un lieu')),
}

/** The source of a figure that the company publishes. */
const source = optionalText(
  'ce qui a été compté, en quelle année et, s’il s’agit d’une enquête, auprès de combien de personnes',
  /^(?=.{15}).*\b(?:19|20)\d\d\b/,
)

const counted = (what: string) =>
  optionalObject({ value: wholeNumber(`un nombre entier ${what}`), atLeast: optionalFlag, source })

const proofs = {
  figures: object({
    experience: counted('d’années'),
    projects: counted('de chantiers'),
    satisfaction: optionalObject({
      value: wholeNumber('un nombre entier de 1 à 100 (en % des clients)', 1, 100),
      source,
    }),
    experts: counted('de personnes'),
  }).prefault({}),
  qualifications: optionalList(
    text('le nom d’une qualification et son numéro : « Qualibat 2112, maçonnerie »'),
  ),
  references: optionalList(text('un chantier : lieu, travaux, année')),
  headCount: optionalList(
    object({ trade: text('un métier, au pluriel'), count: wholeNumber('un nombre de personnes') }),
  ),
  people: optionalList(object({ name: text('le nom d’une personne'), trade: text('son métier') })),
  priceExamples: optionalList(
    object({
      works: text('les travaux que paie ce prix'),
      // Prices for consumers must include taxes.
      price: text('un prix TTC : « 40 € TTC le m² »', /\d\s?€ TTC\b/),
      year: wholeNumber('l’année de ce prix, en quatre chiffres', 2000, 2100),
    }),
  ),
  social: z
    .array(
      object({
        network: z.enum(['LinkedIn', 'Instagram', 'Facebook']),
        url: text('l’adresse https de votre page', isHttpsUrl),
      }),
    )
    .refine((profiles) => isUnique(profiles.map(({ network }) => network)), {
      error: 'chaque réseau une seule fois',
    })
    .default([]),
}

const policy = optionalObject({
  insurer: text('le nom et l’adresse de l’assureur'),
  cover: text('le territoire couvert : « France métropolitaine »'),
})

const repairPrices = z.union(
  [
    optionalObject({
      hourlyRate: text('le prix TTC d’une heure, et comment le temps est compté'),
      travel: text('le prix TTC du déplacement'),
      flatRates: text('les prix TTC des forfaits (« aucun » s’il n’y en a pas)'),
    }),
    z.literal('aucun'),
  ],
  // A union's own error does not name the wrong field.
  {
    error:
      'il faut les prix TTC d’une heure (« hourlyRate »), du déplacement (« travel ») et des forfaits (« flatRates »), ou « aucun », ou rien',
  },
)

/** Formats '10000' as '10 000 €'. */
const formatAmount = (typed: string) =>
  typed.replace(
    /^(\d+(?:[\s.]\d{3})*)(,\d\d)?\s?(?:€|euros?)?$/i,
    (_, amount: string, cents = '') =>
      `${amount.replace(/\D/g, '').replace(/\B(?=(?:\d{3})+$)/g, '\u00A0')}${cents}\u00A0€`,
  )

/** Fields that French law requires of a company and its site. */
const law = {
  legal: object({
    registeredName: optionalText('la dénomination au registre, même si c’est celle de « name »'),
    legalForm: optionalText('la forme juridique : SAS, SARL'),
    capital: nullable(
      text('le capital social : « 10 000 € », « aucun », ou rien tant que vous ne l’avez pas').overwrite(
        formatAmount,
      ),
    ),
    headOffice: optionalText('l’adresse du siège, avec le code postal et la ville'),
    siren: optionalText('un SIREN : neuf chiffres', /^(?:\s*\d){9}\s*$/),
    rcsCity: optionalText('la ville du registre du commerce : Paris (« aucun » si vous n’êtes qu’au RNE)'),
    vatNumber: optionalText(
      'un numéro de TVA français : FR et onze chiffres (« aucun » si vous n’en avez pas)',
      /^(?:aucun|\s*F\s*R(?:\s*\d){11}\s*)$/,
    ),
    director: optionalText('le prénom et le nom du représentant légal'),
    host: optionalObject({
      name: text('le nom de l’hébergeur'),
      address: text('l’adresse de l’hébergeur'),
      // Any phone format is accepted, because web hosts are often abroad.
      phone: text('le téléphone de l’hébergeur, que la loi demande', /^[+\d](?=(?:\D*\d){3})[\d\s.()-]+$/),
    }),
  }).prefault({}),
  mediator: optionalObject({
    name: text('le nom du médiateur de la consommation'),
    address: text('l’adresse du médiateur'),
    url: text('l’adresse https du médiateur', isHttpsUrl),
  }),
  insurance: object({ decennial: policy, liability: policy }).prefault({}),
  repairPrices,
  personalData: object({
    recipients: text('qui lit les e-mails des clients et entend leurs appels'),
    transfersOutsideEU: optionalText(
      'qui garde des données hors de l’Union européenne, où et avec quelle garantie (« aucun » si personne)',
    ),
    serverLogMonths: nullable(wholeNumber('un nombre entier de mois, ou rien')),
    yearsKept: object({
      request: wholeNumber('un nombre entier d’années, comme 3'),
      contract: wholeNumber('un nombre entier d’années, 10 au moins : la durée des garanties', 10),
    }),
  }),
}

const forges = { GitHub: 'github', GitLab: 'gitlab', 'Gitea ou Forgejo': 'gitea' } as const

const services = {
  redirects: optionalList(redirect).refine(areDifferent, {
    error: 'chaque ancienne adresse une seule fois',
  }),
  quoteDelivery: optionalObject({
    // No query: services put keys there, and everyone could read them on the site.
    endpoint: text(
      'l’adresse https qui reçoit les demandes, ou un chemin du site comme /devis.php, sans mot de passe ni « ? »',
      isEndpoint,
    ),
    extraFields: z
      .record(
        z.string().regex(/^(?!(?:name|email|phone|subject|message|website)$).*\S/),
        z.string(expected('un texte : ce que le service attend dans ce champ')),
        {
          error: ({ code }) =>
            code === 'invalid_key' ? 'il faut un nom, un autre nom que ceux du formulaire' : null,
        },
      )
      .prefault({}),
    sender: mailAddress(`${ownAddress}, au nom de qui le script de ce site envoie`).exactOptional(),
  }),
  editor: optionalObject({
    forge: z.enum(forges, oneOfMessage(forges)),
    address: text('l’adresse https de la forge : https://codeberg.org', isSiteAddress).exactOptional(),
    repository: matching('le compte et le dépôt : mon-compte/mon-site', /^[\w.-]+(?:\/[\w.-]+)+$/),
    branch: matching('le nom d’une branche : main', /^[\w./-]+$/),
  }),
}

const fields = object({ ...identity, ...pictures, ...work, ...proofs, ...law, ...services })

const related: unknown[] = ['url', 'legal', 'quoteDelivery', 'editor']

// Rules of several fields. They run even if other fields have errors, so that all errors are reported at once.
export const companySchema = fields.superRefine(
  ({ url, legal, quoteDelivery, editor }, context) => {
    const refuse = (path: string[], input: string, message: string) =>
      context.addIssue({ code: 'custom', path, input, message })

    const { legalForm, capital, rcsCity } = legal
    const isCompany = /^(?:SASU?|SARL|EURL|SA)$/i.test(legalForm ?? '')
    if (isCompany && capital === 'aucun')
      refuse(['legal', 'capital'], capital, 'il faut le capital social : une société de cette forme en a un')
    if (isCompany && rcsCity === 'aucun') {
      const message = 'il faut la ville du registre du commerce : une société de cette forme y est inscrite'
      refuse(['legal', 'rcsCity'], rcsCity, message)
    }

    if (editor?.forge === 'gitea' && editor.address === undefined)
      refuse(['editor', 'address'], '', 'il faut l’adresse https de la forge : https://codeberg.org')

    if (quoteDelivery === null) return
    const { endpoint, sender } = quoteDelivery
    const ofComputer = 'il faut une adresse https : celle-ci est votre ordinateur'
    const ofScript = 'il ne faut « sender » que pour un script PHP de ce site, comme /devis.php'
    if (endpoint.startsWith('http:') && !isSampleAddress(url))
      refuse(['quoteDelivery', 'endpoint'], endpoint, ofComputer)
    else if (sender === undefined) return
    else {
      const error = /^\/.*\.php$/.test(endpoint) ? senderError(sender, url) : ofScript
      if (error) refuse(['quoteDelivery', 'sender'], sender, error)
    }
  },
  {
    when: ({ issues }) =>
      issues.every(({ code, path: [field] = [] }) =>
        field === undefined ? code === 'unrecognized_keys' : !related.includes(field),
      ),
  },
)

export type Company = z.infer<typeof companySchema>
