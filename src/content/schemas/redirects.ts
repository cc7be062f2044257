import { isUnique, matching, object, paths } from './fields.ts'

// Redirects from paths of a former site to pages of this one.

/** The path of a URL as a browser asks for it, each character written in one way, without slashes at its end. */
export const canonicalPath = (typed: string) =>
  URL.canParse(typed, 'https://site.example')
    ? new URL(typed, 'https://site.example').pathname
        .replace(/%[\da-f]{2}/gi, (escape) => {
          const code = Number.parseInt(escape.slice(1), 16)
          return code < 0x80 ? encodeURIComponent(String.fromCharCode(code)) : escape.toUpperCase()
        })
        .replace(/(?<=.)\/+$/, '')
    : typed

const pagePaths: readonly string[] = Object.values(paths)

/** Hosts redirect /contact.html to /contact and /index to / themselves. */
const isPage = (typed: string) =>
  pagePaths.includes(
    canonicalPath(typed)
      .replace(/\.html$/, '')
      .replace(/^\/index$/, '/'),
  )

// In `_redirects`, * and : are placeholders.
const from = matching(
  'une adresse de l’ancien site, sans le domaine, ni « ? », « # », « * » ou « : » : /nos-services.html',
  /^\/(?!\/)(?:[^?#*:\\%]|%[\da-f]{2})*$/i,
)
  .refine((typed) => !isPage(typed), 'c’est déjà une page de ce site ; il faut une adresse de l’ancien')
  .overwrite(canonicalPath)

const to = matching(
  'une page du site, ou une de ses parties : /contact, /expertises#sols-techniques',
  new RegExp(`^(?:${pagePaths.join('|')})(?:#[a-z\\d-]+)?$`),
)

export const redirect = object({ from, to })

export const areDifferent = (redirects: readonly { from: string }[] | null) =>
  isUnique((redirects ?? []).map((one) => canonicalPath(one.from)))
