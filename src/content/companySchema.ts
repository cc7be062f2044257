import { existsSync } from 'node:fs'
import { z } from 'zod'
import {
  isEndpoint,
  isHttpsUrl,
  isSampleAddress,
  isSiren,
  isSiteAddress,
  maySend,
  minutesOf,
  timesOverlap,
  trades,
  vatNumberOf,
  weekDays,
  withoutSpaces,
} from './companyValues.ts'

// What has no message of its own (a missing object, an unknown field) is said by zod, in French too.
z.config(z.locales.fr())

// A message is the end of a sentence: « phone : il faut … ». A wrong value aborts: no rule of several fields sees it.
const text = (what: string, isRight: (value: string) => boolean = (value) => value.trim() !== '') => {
  const error = `il faut ${what}`
  return z.string({ error }).refine(isRight, { error, abort: true })
}

const matching = (what: string, pattern: RegExp) => text(what, (value) => pattern.test(value))

const textOrNull = (what: string, isRight?: (value: string) => boolean) =>
  text(`${what}, ou null tant que vous ne l’avez pas`, isRight).nullable()

const number = (what: string, from: number, to: number) => {
  const error = `il faut ${what}`
  return z.number({ error }).min(from, { error }).max(to, { error })
}

const wholeNumber = (what: string, from = 1, to = Infinity) =>
  number(what, from, to).refine(Number.isInteger, { error: `il faut ${what}` })

/** What a company has, or null. */
const slot = <Fields extends z.ZodRawShape>(fields: Fields) => z.strictObject(fields).nullable()

/** A list that says something. */
const list = <Item extends z.ZodType>(item: Item, otherwise = '') => {
  const error = `il faut une liste entre crochets, d’un élément au moins${otherwise}`
  return z.array(item, { error }).refine((items) => items.length > 0, { error })
}

const listOrNull = <Item extends z.ZodType>(item: Item) =>
  list(item, ', ou null tant que vous n’en avez pas').nullable()

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

const days = `il faut une liste de jours différents : '${weekDays.join("', '")}'`
const time = matching("une heure comme '8:00' ou '17:30'", /^([01]?\d|2[0-3]):[0-5]\d$/)

/** A number that the company claims, and the source that proves it. */
const figure = (value: z.ZodType<number>) =>
  slot({
    value,
    source: textOrNull(
      'ce qui a été compté, en quelle année et, s’il s’agit d’une enquête, auprès de combien de personnes',
      (source) => source.length >= 15 && /\b(?:19|20)\d\d\b/.test(source),
    ),
  })

const insurance = slot({
  insurer: text('le nom et l’adresse de l’assureur'),
  cover: text("le territoire couvert : 'France métropolitaine'"),
})

const email = "une adresse e-mail : 'contact@mon-entreprise.fr'"
const isEmail = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i

const picture = {
  picture: text(
    'le nom d’une image de src/assets/pictures/',
    (file) => /^[\w-]+\.(?:webp|jpe?g|png|avif)$/.test(file) && existsSync(`src/assets/pictures/${file}`),
  ),
  alt: text('ce que montre l’image, pour ceux qui ne la voient pas'),
}

const percent = number('un nombre de 0 à 100 (en % de l’image)', 0, 100)

const fields = z.strictObject({
  name: matching('le nom de l’entreprise, de 40 caractères au plus', /^(?=.*\S).{1,40}$/),
  trade: z.enum(trades, { error: `il faut le métier principal : '${trades.join("', '")}'` }),
  tagline: text('une ligne courte qui dit ce que fait l’entreprise'),
  url: text(
    "l’adresse https du site, en minuscules ('xn--' si elle a des accents), sans rien après le domaine : 'https://www.mon-entreprise.fr'",
    isSiteAddress,
  ),
  httpsOnSubdomains: z.boolean({ error: 'il faut true ou false' }),
  phone: matching(
    "un numéro de téléphone français de dix chiffres : '01 23 45 67 89'",
    /^(0|\+33\s?(\(0\)\s?)?)[1-9]([\s.]?\d{2}){4}$/,
  ),
  email: matching(email, isEmail),
  tendersEmail: matching(`${email}, ou null`, isEmail).nullable(),
  address: z.strictObject({
    street: text('le numéro et la rue du bureau'),
    postcode: matching(
      // Overseas, numbers have another prefix, and the law's rates differ.
      "un code postal de France métropolitaine, cinq chiffres entre apostrophes : '75011'",
      /^(0[1-9]|[1-8]\d|9[0-5])\d{3}$/,
    ),
    city: text('la ville du bureau'),
  }),
  geo: slot({
    latitude: number('une latitude en degrés, comme 48.8594', -90, 90),
    longitude: number('une longitude en degrés, comme 2.3786', -180, 180),
  }),
  map: slot({ ...picture, caption: text('la légende de l’image'), pin: slot({ x: percent, y: percent }) }),
  sharedPicture: z.strictObject(picture),
  picturesNote: text('ce que sont les images, ou null si ce sont de vraies photos').nullable(),
  openingHours: list(
    z
      .strictObject({
        days: z
          .array(z.enum(weekDays, { error: days }), { error: days })
          .refine((value) => value.length > 0 && isUnique(value), { error: days }),
        opens: time,
        closes: time,
      })
      .refine(({ opens, closes }) => minutesOf(opens) < minutesOf(closes), {
        path: ['closes'],
        error: 'il faut une heure après « opens »',
        abort: true,
      }),
  ).refine((hours) => !timesOverlap(hours), { error: 'deux horaires d’un même jour se chevauchent' }),
  replyDelayHours: wholeNumber('un nombre entier d’heures, comme 24'),
  areaServed: list(text('le nom d’un lieu')),
  region: text('la région où sont les lieux de « areaServed »'),
  figures: z.strictObject({
    experience: figure(wholeNumber('un nombre entier d’années')),
    projects: figure(wholeNumber('un nombre entier de chantiers')),
    satisfaction: figure(wholeNumber('un nombre entier de 1 à 100 (en % des clients)', 1, 100)),
    experts: figure(wholeNumber('un nombre entier de personnes')),
  }),
  qualifications: listOrNull(text('le nom d’une qualification et son numéro')),
  references: listOrNull(text('un chantier : lieu, travaux, année')),
  headCount: listOrNull(
    z.strictObject({ trade: text('un métier, au pluriel'), count: wholeNumber('un nombre de personnes') }),
  ),
  people: listOrNull(z.strictObject({ name: text('le nom d’une personne'), trade: text('son métier') })),
  priceExamples: listOrNull(
    z.strictObject({
      works: text('les travaux que paie ce prix'),
      // To consumers a price is announced with its taxes.
      price: matching("un prix TTC : '40 € TTC le m²'", /\d\s?€ TTC\b/),
      year: wholeNumber('l’année de ce prix, en quatre chiffres', 2000, 2100),
    }),
  ),
  social: z
    .array(
      z.strictObject({
        network: z.enum(['LinkedIn', 'Instagram', 'Facebook']),
        url: text('l’adresse https de votre page', isHttpsUrl),
      }),
    )
    .refine((profiles) => isUnique(profiles.map(({ network }) => network)), {
      error: 'chaque réseau une seule fois',
    }),
  legal: z.strictObject({
    registeredName: textOrNull('la dénomination au registre, même si c’est celle de « name »'),
    legalForm: textOrNull("la forme juridique : 'SAS', 'SARL'"),
    capital: textOrNull("le capital social : '10 000 €' ('aucun' s’il n’y en a pas)"),
    headOffice: textOrNull('l’adresse du siège, avec le code postal et la ville'),
    siren: textOrNull('un SIREN : neuf chiffres, dont le dernier est une clé de contrôle', isSiren),
    rcsCity: textOrNull("la ville du registre du commerce : 'Paris' ('aucun' si vous n’êtes qu’au RNE)"),
    vatNumber: textOrNull(
      "un numéro de TVA français : 'FR' et onze chiffres ('aucun' si vous n’en avez pas)",
      (value) => value === 'aucun' || /^FR\d{11}$/.test(withoutSpaces(value)),
    ),
    director: textOrNull('le prénom et le nom du représentant légal'),
    host: slot({
      name: text('le nom de l’hébergeur'),
      address: text('l’adresse de l’hébergeur'),
      // Web hosts are often abroad, so any format is accepted: the law only asks for a number.
      phone: matching(
        'le téléphone de l’hébergeur, que la loi demande',
        /^[+\d](?=(?:\D*\d){3})[\d\s.()-]+$/,
      ),
    }),
  }),
  mediator: slot({
    name: text('le nom du médiateur de la consommation'),
    address: text('l’adresse du médiateur'),
    url: text('l’adresse https du médiateur', isHttpsUrl),
  }),
  insurance: z.strictObject({ decennial: insurance, liability: insurance }),
  repairPrices: z.union(
    [
      slot({
        hourlyRate: text('le prix TTC d’une heure, et comment le temps est compté'),
        travel: text('le prix TTC du déplacement'),
        flatRates: text("les prix TTC des forfaits ('aucun' s’il n’y en a pas)"),
      }),
      z.literal('aucun'),
    ],
    // A union says nothing of the field that is wrong.
    {
      error:
        "il faut les prix TTC d’une heure (hourlyRate), du déplacement (travel) et des forfaits (flatRates), ou 'aucun', ou null",
    },
  ),
  personalData: z.strictObject({
    recipients: text('qui lit les e-mails des clients et entend leurs appels'),
    transfersOutsideEU: textOrNull(
      "qui garde des données hors de l’Union européenne, où et avec quelle garantie ('aucun' si personne)",
    ),
    serverLogMonths: wholeNumber('un nombre entier de mois, ou null').nullable(),
    yearsKept: z.strictObject({
      request: wholeNumber('un nombre entier d’années, comme 3'),
      contract: wholeNumber('un nombre entier d’années, 10 au moins : la durée des garanties', 10),
    }),
  }),
  quoteDelivery: slot({
    // What follows a « ? » is where services put a key, and everyone can read it on the site.
    endpoint: text(
      "l’adresse https qui reçoit les demandes, ou un chemin du site comme '/devis.php', sans mot de passe ni « ? »",
      isEndpoint,
    ),
    extraFields: z.record(
      z.string().regex(/^(?!(?:name|email|phone|subject|message|website)$).*\S/),
      text('un texte entre apostrophes : ce que le service attend dans ce champ', () => true),
      {
        error: ({ code }) =>
          code === 'invalid_key' ? 'il faut un nom, un autre nom que ceux du formulaire' : null,
      },
    ),
    sender: matching(`${email}, au nom de qui le script de ce site envoie`, isEmail).optional(),
  }),
})

// Then the rules of several fields.
export const companySchema = fields.check(({ value: { url, legal, quoteDelivery }, issues }) => {
  const refuse = (path: string[], input: string, message: string) =>
    issues.push({ code: 'custom', path, input, message })

  const { legalForm, capital, rcsCity, siren, vatNumber } = legal
  const isCompany = /^(?:SASU?|SARL|EURL|SA)$/i.test(legalForm ?? '')
  if (isCompany && capital === 'aucun')
    refuse(['legal', 'capital'], capital, 'il faut le capital social : une société de cette forme en a un')
  if (isCompany && rcsCity === 'aucun') {
    const message = 'il faut la ville du registre du commerce : une société de cette forme y est inscrite'
    refuse(['legal', 'rcsCity'], rcsCity, message)
  }
  if (vatNumber !== null && vatNumber !== 'aucun') {
    const written = withoutSpaces(vatNumber)
    const right = vatNumberOf(withoutSpaces(siren ?? written.slice(4)))
    const message = `il faut '${right}' : une clé de deux chiffres que donne le SIREN, puis le SIREN`
    if (written !== right) refuse(['legal', 'vatNumber'], vatNumber, message)
  }

  if (quoteDelivery === null) return
  const { endpoint, sender } = quoteDelivery
  const ofComputer = 'il faut une adresse https : celle-ci est votre ordinateur'
  const ofScript = "il ne faut « sender » que pour un script PHP de ce site, comme '/devis.php'"
  const ofDomain = 'il faut une adresse e-mail du domaine de votre site (« url »)'
  if (endpoint.startsWith('http:') && !isSampleAddress(url))
    refuse(['quoteDelivery', 'endpoint'], endpoint, ofComputer)
  else if (sender === undefined) return
  else if (!/^\/.*\.php$/.test(endpoint)) refuse(['quoteDelivery', 'sender'], sender, ofScript)
  // Mail servers take a sender of another domain for a forged one.
  else if (!maySend(sender, url)) refuse(['quoteDelivery', 'sender'], sender, ofDomain)
})

export type Company = z.infer<typeof companySchema>
