import { z } from 'zod'
import {
  faultOfExtraField,
  isEmail,
  isEndpoint,
  isHttpsUrl,
  isPhone,
  isPostcode,
  isSiren,
  isSiteAddress,
  isTime,
  isVatNumber,
  withoutSpaces,
} from './companyValues.ts'

/**
 * The message of an issue is the middle of a sentence: `"phone" ‹must be …›, but is "123".`
 *
 * Zod runs the `refine` of an object even if the `refine` of one of its fields has failed. So a rule below that
 * compares two fields first makes sure that both are valid.
 */
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

/** A number that the company claims, and the source that proves it. */
const figure = (value: z.ZodType<number>) =>
  z.strictObject(
    {
      value,
      source: text(
        'must be what was counted, in which year, and how many were asked, or null while you do not have it',
        (source) => source.length >= 15 && /\b(?:19|20)\d\d\b/.test(source),
      ).nullable(),
    },
    { error: 'must hold "value" and "source"' },
  )

const isCompanyForm = (legalForm: string | null) => /^(?:SASU?|SARL|EURL|SA)$/i.test(legalForm ?? '')

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

export const companySchema = z.strictObject(
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
          director: wordsOrNull('the first and last name of the legal representative'),
          host: z
            .strictObject(
              {
                name: words('the name of the web host'),
                address: words('the address of the web host'),
                // Web hosts are often abroad, so any format is accepted: the law only asks for a number.
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
      )
      .refine(({ legalForm, capital }) => !isCompanyForm(legalForm) || capital !== 'none', {
        path: ['capital'],
        error: 'must be the share capital, which a company of this "legalForm" has',
      })
      .refine(({ legalForm, rcsCity }) => !isCompanyForm(legalForm) || rcsCity !== 'none', {
        path: ['rcsCity'],
        error: 'must be the city of the commercial register, in which a company of this "legalForm" is',
      }),
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
          flatRates: words('the prices of what is done for a fixed price with VAT, "none" if there are none'),
        },
        {
          error:
            'must hold "hourlyRate", "travel" and "flatRates", or be null for a company that repairs nothing for private clients',
        },
      )
      .nullable(),
    personalData: z.strictObject(
      {
        recipients: words('who sees the e-mails of clients and hears their calls'),
        transfersOutsideEU: wordsOrNone(
          'who keeps data outside the European Union, where and under which guarantee',
        ),
        serverLogMonths: wholeNumber(
          'of months, at least 1, such as 12, or null while you have not asked the web host',
          atLeastOne,
        ).nullable(),
        yearsKept: z.strictObject(
          {
            request: wholeNumber('of years, at least 1, such as 3', atLeastOne),
            contract: wholeNumber(
              'of years, at least 10, as long as the guarantees run',
              (years) => years >= 10,
            ),
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
