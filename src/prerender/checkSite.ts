import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '../content/company.ts'

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
  return [
    ...texts.flatMap(([file, text]) => [
      ...(file.endsWith('.html') ? faultsOfPage(file, text) : []),
      ...namedFiles(text)
        .filter((name) => !files.includes(name))
        .map((name) => `${file} names ${name}, which the build did not write.`),
    ]),
    ...faultsOfEndpoint(company.quoteDelivery?.endpoint, files),
  ]
}

/** A form that sends to a path of this site needs the file that takes it; else every request of a visitor is lost. */
export const faultsOfEndpoint = (endpoint: string | undefined, files: readonly string[]) =>
  endpoint === undefined || !endpoint.startsWith('/') || files.includes(endpoint.slice(1))
    ? []
    : [
        `src/content/company.ts : le formulaire enverrait les demandes à « ${endpoint} » (quoteDelivery.endpoint), mais le fichier public${endpoint} n’existe pas. Créez-le (README.md dit comment) ; si un programme de votre hébergement répond à cette adresse sans ce fichier, écrivez-la en entier, avec https://.`,
      ]

const required = {
  'its title in its head': /<title>[^<]+<\/title>.*<\/head>/s,
  'one <h1>': /^(?!.*<h1\b.*<h1\b).*<h1\b/s,
  'its styles': /<link rel="stylesheet"[^>]* href="\/assets\/[^"]+\.css"/,
  'its start script': /<script type="module"[^>]* src="\/assets\/start-[^"]+\.js"/,
  'the scripts that follow':
    /<div id="root" data-scripts="\/assets\/client-[^" ]+\.js \/assets\/react-dom-[^" ]+\.js \/assets\/[^" ]+\.js/,
  // If a component throws inside a Suspense boundary, React leaves a <template> in its place.
  'all its parts': /^(?!.*<template\b)/s,
}

export const faultsOfPage = (file: string, html: string) =>
  Object.entries(required)
    .filter(([, pattern]) => !pattern.test(html))
    .map(([what]) => `${file} does not have ${what}.`)

/** The files that a page, a style sheet or a script refers to: in assets/, or at the root if an HTML tag names them. */
export const namedFiles = (text: string) => [
  ...new Set(
    Array.from(
      text.matchAll(
        /\b(assets\/[\w.-]+\.\w+)|["'`]\.\/([\w.-]+\.\w+)["'`]|\b(?:href|src)="\/([\w.-]+\.\w+)"/g,
      ),
      ([, hashed, beside, atTheRoot]) => hashed ?? (beside ? `assets/${beside}` : (atTheRoot ?? '')),
    ),
  ),
]
