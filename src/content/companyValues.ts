export const weekDays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const
export type WeekDay = (typeof weekDays)[number]

export const isHttpsUrl = (value: string) => {
  if (/\s/.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}

export const isSiteAddress = (value: string) => isHttpsUrl(value) && /^https:\/\/[^/?#]+$/.test(value)

/** Whether an e-mail address may be the sender of a site's mail: it is of its domain, if that is no longer the sample's. */
export const maySend = (address: string, site: string) => {
  const domain = address.toLowerCase().replace(/^.*@/, '')
  const { hostname } = new URL(site)
  const isOfSite = hostname.endsWith('.example') || `.${hostname}`.endsWith(`.${domain}`)
  return isOfSite && !domain.endsWith('.example')
}

const isLoopback = (hostname: string) => hostname === '127.0.0.1' || hostname === 'localhost'

/** Whether a name or a value looks like a password or key. Everyone can read what is on the site. */
const looksSecret = (name: string, value: string) =>
  /secret|passw|private|token|(?:^|[-_])pwd|api[-_]?key/i.test(name) ||
  /^(?:sk|rk|pk)[-_]|^(?:SG\.|xkeysib-|gh[pousr]_|github_pat_|AKIA|key-|Bearer )/.test(value)

export const isEndpoint = (value: string) => {
  if (/^\/(?![/\\])[^\s?#\\]*$/.test(value)) return true
  if (/\s/.test(value) || !/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username, password, hash, searchParams } = new URL(value)
  return (
    (protocol === 'https:' ? hostname.includes('.') || isLoopback(hostname) : isLoopback(hostname)) &&
    username + password + hash === '' &&
    ![...searchParams].some(([name, text]) => looksSecret(name, text))
  )
}

/** The fields that the form itself sends. */
const formFields = ['name', 'email', 'phone', 'subject', 'message', 'website']

export const faultOfExtraField = (name: string, value: string) => {
  if (name.trim() === '') return 'il faut un nom'
  if (formFields.includes(name)) return 'il faut un autre nom : le formulaire envoie déjà un champ de ce nom'
  if (looksSecret(name, value))
    return 'il ne faut aucun secret : tout le monde peut lire ce qui est sur le site'
  return null
}

export const withoutSpaces = (value: string) => value.replace(/\s/g, '')

/**
 * The Luhn check: every second digit is doubled, and the sum of all digits is a multiple of ten. It counts from the
 * right; with nine digits, from the left is the same.
 */
export const isSiren = (value: string) => {
  const digits = withoutSpaces(value)
  if (!/^\d{9}$/.test(digits)) return false
  const sum = Array.from(digits).reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum > 0 && sum % 10 === 0
}

/** What the tax office makes of a SIREN. */
export const vatNumberOf = (siren: string) => {
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  return `FR${String(key).padStart(2, '0')}${siren}`
}

/** '7:30' is 450. */
export const minutesOf = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

type Hours = { days: readonly string[]; opens: string; closes: string }

export const timesOverlap = (hours: readonly Hours[]) =>
  hours.some((one, index) =>
    hours
      .slice(index + 1)
      .some(
        (other) =>
          one.days.some((day) => other.days.includes(day)) &&
          minutesOf(one.opens) < minutesOf(other.closes) &&
          minutesOf(other.opens) < minutesOf(one.closes),
      ),
  )
