import type { Company } from '../content/schemas/company.ts'

/** The path of the published editor. */
export const editorAddress = '/editeur/'

/**
 * The editor's Content Security Policy, the strictest that Sveltia CMS runs under. It sets styles from its scripts, keeps dropped
 * pictures as `blob:`, and makes them smaller with WebAssembly. `gitHost` is where it reads and saves.
 */
export const editorHeaders = (gitHost: string) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${gitHost}`,
    "font-src 'self'",
    `connect-src 'self' blob: ${gitHost}`,
    "base-uri 'none'",
    "worker-src 'self' blob:",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-cache',
})

/** The Git host of a published editor: how Sveltia CMS calls it, and the origins that it asks, in one line. */
export function gitHostOf({ forge, address, repository, branch }: NonNullable<Company['editor']>) {
  const site = address ?? `https://${forge}.com`
  const api = forge === 'gitea' ? '/api/v1' : forge === 'gitlab' ? '/api/v4' : '/api/v3'
  const isGitHub = site === 'https://github.com'
  const api_root = isGitHub ? 'https://api.github.com' : site + api
  const message = 'Éditeur : {{path}}'
  return {
    backend: {
      name: forge,
      repo: repository,
      branch,
      base_url: site,
      api_root,
      // An application of the owner's own would be needed to sign in otherwise, and for GitHub a server too.
      auth_methods: ['token'],
      commit_messages: {
        create: message,
        update: message,
        delete: message,
        uploadMedia: message,
        deleteMedia: message,
      },
    },
    origins: isGitHub ? `${api_root} https://avatars.githubusercontent.com` : site,
  }
}
