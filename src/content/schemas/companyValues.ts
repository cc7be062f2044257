export const weekDays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const
export type WeekDay = (typeof weekDays)[number]

/** The trades for which search engines have a name of their own; the last one stands for all others. */
export const trades = [
  'entreprise générale',
  'couverture',
  'peinture',
  'électricité',
  'plomberie',
  'chauffage',
  'serrurerie',
  'autre',
] as const

/** A web address that HTTPS protects, without a user's name or password. */
export const isHttpsUrl = (value: string) => {
  if (/\s/.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  return protocol === 'https:' && hostname.includes('.') && username + password === ''
}

/** Only a scheme and a host, as a browser writes them. */
export const isSiteAddress = (value: string) => isHttpsUrl(value) && new URL(value).origin === value

/** What may receive requests: a path of the site, another site, or a program of one's own computer to try it. */
export const isEndpoint = (value: string) =>
  /^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?\/|\/(?!\/))[^\s?#\\]*$/.test(value) &&
  (!value.startsWith('https:') || isHttpsUrl(value))

/** Nobody can register a domain that ends with .example, so nothing can be published at such an address. */
export const isSampleAddress = (site: string) => new URL(site).hostname.endsWith('.example')

/** Whether an e-mail address may be the sender of a site's mail: it is of its domain, if that is no longer the sample's. */
export const maySend = (address: string, site: string) => {
  const domain = address.toLowerCase().replace(/^.*@/, '')
  const isOfSite = isSampleAddress(site) || `.${new URL(site).hostname}`.endsWith(`.${domain}`)
  return isOfSite && !domain.endsWith('.example')
}

export const withoutSpaces = (value: string) => value.replace(/\s/g, '')

/** '7:30' is 450. */
export const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export type Hours = { days: readonly string[]; opens: string; closes: string }

/** The hours of a day, from morning to evening. */
export const hoursOn = (day: WeekDay, all: readonly Hours[]) =>
  all
    .filter(({ days }) => days.includes(day))
    .toSorted((one, other) => minutesOf(one.opens) - minutesOf(other.opens))

export const timesOverlap = (all: readonly Hours[]) =>
  weekDays.some((day) => {
    const times = hoursOn(day, all).flatMap(({ opens, closes }) => [minutesOf(opens), minutesOf(closes)])
    return times.some((time, index) => time < (times[index - 1] ?? 0))
  })

/** The value of a field of entreprise.yaml, or null if the field is empty or « aucun ». */
export const given = <T>(slot: T | 'aucun' | null) => (slot === 'aucun' ? null : slot)
