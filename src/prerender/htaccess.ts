import { company } from '../content/company.ts'
import { compressed } from './compress.ts'
import { cacheControl, securityHeaders } from './headers.ts'

const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

const oneOf = (choices: readonly string[]) => `(?:${choices.join('|')})`

/** Matches the `Accept-Encoding` of a browser that accepts this encoding; `br;q=0` means that it does not. */
const taken = (encoding: string) => String.raw`\b${encoding}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`

/** `%` is doubled because it starts a variable in a value of mod_headers. */
const header = (name: string, value: string) =>
  `Header always set ${name} "${value.replaceAll('%', '%%').replaceAll('"', String.raw`\"`)}"`

/**
 * Does for Apache 2.4 what deploy/nginx.conf does for nginx; Apache reads it from the folder that it serves. A host may
 * lack any of the modules: the file tests for each, and the pages are served even without it.
 */
export const htaccess = (pages: readonly string[]) => {
  const page = oneOf(pages.filter((path) => path !== '/').map((path) => path.slice(1)))
  return `# Written by the build. Needs Apache 2.4 with "AllowOverride All", as shared hosting has it.

# No listing of a folder's files. If the host answers every request with 500, it forbids this line: remove it. The
# rules below also work with what this line turns off.
Options -Indexes -MultiViews
ServerSignature Off
FileETag MTime Size
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html

<IfModule mod_mime.c>
${(
  [
    ['gzip', 'gz'],
    ['br', 'br'],
  ] as const
)
  .map(
    ([encoding, extension]) => `  <If "req_novary('Accept-Encoding') =~ m#${taken(encoding)}#">
    ErrorDocument 403 /404.html.${extension}
    ErrorDocument 404 /404.html.${extension}
  </If>`,
  )
  .join('\n')}
</IfModule>

# A request for a script that no longer exists must fail: an HTML answer in its place breaks some browsers.
<If "%{REQUEST_URI} =~ m#^/assets/#">
  ErrorDocument 404 "Not found"
</If>

<IfModule mod_dir.c>
  DirectoryIndex index.html
</IfModule>
# A host that sets expiry times by itself would send a second, contradictory header.
<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>
<IfModule mod_headers.c>
${Object.entries(securityHeaders)
  .map(([name, value]) => `  ${header(name, value)}`)
  .join('\n')}
  ${header('Cache-Control', cacheControl('/'))}
  ${header('Cache-Control', cacheControl('/assets/'))} "expr=%{REQUEST_URI} =~ m#^/assets/# && %{REQUEST_STATUS} in {'200','206','304'}"
  Header always set Content-Type "text/plain; charset=utf-8" "expr=%{REQUEST_URI} =~ m#^/assets/# && %{REQUEST_STATUS} == '404'"
  <FilesMatch "\\.${oneOf(compressed)}(?:\\.(?:br|gz))?$">
    Header unset Vary
    Header always set Vary Accept-Encoding
  </FilesMatch>
  Header always unset Content-Location
  Header always unset TCN
  Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == '405'"
</IfModule>

# A compressed file has the type of its content.
<IfModule mod_mime.c>
${Object.entries(types)
  .map(([extension, type]) => `  AddType "${type}" .${extension}`)
  .join('\n')}
  RemoveType .br .gz
  # Apache takes .br for the language Breton.
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>
<IfModule mod_setenvif.c>
  SetEnvIf Request_URI "\\.(?:br|gz)$" no-gzip no-brotli
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On

  # A file that the rules below have already found, and an error page, pass unchanged.
  RewriteCond %{ENV:REDIRECT_STATUS} .
  RewriteRule ^ - [END]

  # Remove the # of the next line once the site has its certificate: every address then redirects to HTTPS.
  # RewriteRule ^ - [E=https_only:1]
  RewriteCond %{ENV:https_only} .
  RewriteCond %{HTTPS} !=on
  RewriteCond %{HTTP:X-Forwarded-Proto} !=https
  RewriteRule !^\\.well-known/acme-challenge/ ${company.url}%{REQUEST_URI} [R=301,END]

  # Behind a proxy that terminates HTTPS, Apache sees HTTP and would redirect the visitor to it.
  RewriteCond %{HTTP:X-Forwarded-Proto} =https
  RewriteRule ^ - [E=origin:https://%{HTTP_HOST}]

  # The site's own files answer GET and HEAD only; a script of your own beside them may receive what a form sends.
  RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
  RewriteRule ^(?:index|${page})?/*$|\\.${oneOf([...Object.keys(types), 'br', 'gz'])}/*$|^assets/ - [R=405,END]

  # The address of a page is right as it is, even if a host that guesses endings has found a file for it: skip the
  # next three rules.
  RewriteCond %{THE_REQUEST} ^\\S+\\s/(?:${page})?[?\\s]
  RewriteRule ^ - [S=3]

  # One address for each page.
  RewriteRule ^index(?:\\.html)?/*$ %{ENV:origin}/ [R=301,END]
  RewriteRule ^(${page})(?:\\.html/*|/+)$ %{ENV:origin}/$1 [R=301,END]

  # Files that are not for browsers, and folders.
  RewriteRule ^404(?:\\.html)?$|^_|(?:^|/)\\.(?!well-known/)|\\.(?:br|gz)$|^assets/?$ - [R=404,END]

  # A page is an HTML file; of each text file the build has also written compressed versions.
  RewriteRule ^$ index.html
  RewriteRule ^(${page})(?:\\.html.*)?$ $1.html
  RewriteCond %{HTTP:Accept-Encoding} ${taken('br')}
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule .+ $0.br [END]
  RewriteCond %{HTTP:Accept-Encoding} ${taken('gzip')}
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule .+ $0.gz [END]
</IfModule>
<IfModule !mod_rewrite.c>
  <IfModule mod_negotiation.c>
    Options +MultiViews
  </IfModule>
</IfModule>
`
}
