import { statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '../content/company.ts'

/** The file of a page. */
export const fileOf = (path: string) => `${path.slice(1) || 'index'}.html`

/**
 * The faults of what the build wrote, a sentence each: a page lacks a required part, or a file refers to a missing one.
 * A file of public/ may be as it likes (the proof that a search engine wants, a form for the host to find).
 */
export async function faultsOf(dist: string, written: readonly string[]) {
  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const texts = await Promise.all(
    written
      .filter((file) => /\.(?:css|html|js)$/.test(file))
      .map(async (file) => [file, await readFile(join(dist, file), 'utf8')] as const),
  )
  const pages = new Map(texts.filter(([file]) => file.endsWith('.html')))
  return [
    ...[...pages].flatMap(([file, html]) => [
      ...faultsOfPage(file, html),
      ...faultsOfLinks(file, pages, files),
    ]),
    ...texts.flatMap(([file, text]) =>
      namedFiles(text)
        .filter((name) => !files.includes(name))
        .map((name) => `${file} utilise ${name}, que la création du site n’a pas écrit.`),
    ),
    ...faultsOfEndpoint(company.quoteDelivery?.endpoint, dist),
  ]
}

/** A form that sends to a path of this site needs the program that takes it; else every request of a visitor is lost. */
export const faultsOfEndpoint = (endpoint: string | undefined, dist: string) =>
  !endpoint?.startsWith('/') || statSync(join(dist, endpoint), { throwIfNoEntry: false })?.isFile()
    ? []
    : [
        `src/content/entreprise.yaml : le formulaire enverrait les demandes à « ${endpoint} » (quoteDelivery.endpoint), mais rien ne les y reçoit. Ajoutez « sender » pour que la création du site écrive ce script PHP, ou créez public${endpoint} ; si un programme de votre hébergement répond à cette adresse sans ce fichier, écrivez-la en entier, avec https://.`,
      ]

const required = {
  'son titre dans <head>': /<title>[^<]+<\/title>.*<\/head>/s,
  'sa description dans <head>': /<meta name="description" content="[^"]+".*<\/head>/s,
  'un seul <h1>': /^(?!.*<h1\b.*<h1\b).*<h1\b/s,
  'sa feuille de style': /<link rel="stylesheet"[^>]* href="\/assets\/[^"]+\.css"/,
  'des balises sans attribut style, que sa politique de contenu refuse': /^(?!.*<[^>]* style=")/s,
  'son premier script': /<script type="module" fetchpriority="low"[^>]* src="\/assets\/start-[^"]+\.js"/,
  'les scripts qui suivent':
    /<div id="root" data-scripts="\/assets\/client-[^" ]+\.js \/assets\/react-dom-[^" ]+\.js[ "]/,
  // If a component throws inside a Suspense boundary, React leaves a <template> in its place.
  'toutes ses parties': /^(?!.*<template\b)/s,
}

export const faultsOfPage = (file: string, html: string) =>
  Object.entries(required)
    .filter(([, pattern]) => !pattern.test(html))
    .map(([what]) => `${file} : il manque ${what}.`)

/** The links of a page to what is not there: an owner may have taken out the page, or the part of it, that they name. */
function faultsOfLinks(file: string, pages: ReadonlyMap<string, string>, files: readonly string[]) {
  const links = pages.get(file)?.matchAll(/<a\b[^>]* href="((\/[^"#?]*)?(?:\?[^"#]*)?(?:#([^"]+))?)"/g) ?? []
  return Array.from(links, ([, link, path, id]) => {
    const target = path === undefined ? file : fileOf(path)
    const html = pages.get(target)
    const isThere =
      html === undefined ? path && files.includes(path.slice(1)) : !id || html.includes(` id="${id}"`)
    if (isThere) return []
    const missing = html === undefined ? 'cette page n’existe pas' : `${target} n’a pas de partie « ${id} »`
    return `${file} : le lien « ${link} » ne mène nulle part, ${missing}. Cherchez-le dans src/content/ et supprimez-le.`
  }).flat()
}

/** The files that a page, a style sheet or a script refers to: in assets/, or at the root if an HTML tag names them. */
const namedFiles = (text: string) => [
  ...new Set(
    Array.from(
      text.matchAll(
        /\b(assets\/[\w.-]+\.\w+)|["'`]\.\/([\w.-]+\.\w+)["'`]|\b(?:href|src)="\/([\w.-]+\.\w+)"/g,
      ),
      ([, hashed, beside, atTheRoot]) => hashed ?? (beside ? `assets/${beside}` : (atTheRoot ?? '')),
    ),
  ),
]
