export const isPhone = (value: string) =>
  /^(0|\+33 ?(\(0\) ?)?)[1-9]([ .]?\d{2}){4}$/.test(value.replaceAll('\u00A0', ' '))
export const isEmail = (value: string) => /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value)
export const isPostcode = (value: string) =>
  /^((0[1-9]|[1-8]\d|9[0-5])\d{3}|97[1-8]\d{2}|98[678]\d{2})$/.test(value)
export const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

export const isHttpsUrl = (value: string) => {
  if (/\s/.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}

export const isSiteAddress = (value: string) => isHttpsUrl(value) && /^https:\/\/[^/?#]+$/.test(value)

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
const formFields = ['name', 'email', 'phone', 'subject', 'message', 'website', 'seconds']

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

export const isVatNumber = (value: string) => {
  const number = withoutSpaces(value)
  const siren = number.slice(4)
  return (
    /^FR\d{11}$/.test(number) &&
    isSiren(siren) &&
    Number(number.slice(2, 4)) === (12 + 3 * (Number(siren) % 97)) % 97
  )
}

export const faultOfExtraField = (name: string, value: string) => {
  if (name.trim() === '') return 'must have a name'
  if (formFields.includes(name)) return 'must have another name (the form sends a field of this name itself)'
  if (looksSecret(name, value)) return 'must not be a secret: everyone can read what is on the site'
  return null
}
