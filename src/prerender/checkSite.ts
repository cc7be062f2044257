import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is wrong in the built site, in sentences: a page without what each must have, a name of a file that is not there. */
export async function faultsOf(dist: string) {
  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const texts = await Promise.all(
    files
      .filter((file) => /\.(?:css|html|js)$/.test(file))
      .map(async (file) => [file, await readFile(join(dist, file), 'utf8')] as const),
  )
  return texts.flatMap(([file, text]) => [
    ...(file.endsWith('.html') ? faultsOfPage(file, text) : []),
    ...namedFiles(text)
      .filter((name) => !files.includes(name))
      .map((name) => `${file} names ${name}, which the build did not write.`),
  ])
}

const required = {
  'its title in its head': /<title>[^<]+<\/title>.*<\/head>/s,
  'one <h1>': /^(?!.*<h1\b.*<h1\b).*<h1\b/s,
  'its styles': /<link rel="stylesheet"[^>]* href="\/assets\/[^"]+\.css"/,
  'its start script': /<script type="module"[^>]* src="\/assets\/start-[^"]+\.js"/,
  'the scripts that follow':
    /<div id="root" data-scripts="\/assets\/client-[^" ]+\.js \/assets\/react-dom-[^" ]+\.js \/assets\/[^" ]+\.js/,
  // React leaves a template in the place of what threw inside of a Suspense.
  'all its parts': /^(?!.*<template\b)/s,
}

export const faultsOfPage = (file: string, html: string) =>
  Object.entries(required)
    .filter(([, pattern]) => !pattern.test(html))
    .map(([what]) => `${file} does not have ${what}.`)

/** The files of the site that a page, a style or a script names: those with a hash, and those an HTML tag asks for. */
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
