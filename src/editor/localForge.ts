import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { checkContent, typedTexts, type Texts } from '../build/checks.ts'
import { faultsOfPictures } from '../build/checkPictures.ts'
import { contentFile, contentFiles } from '../content/schemas/index.ts'
import { picturesIn } from '../content/picturesIn.ts'
import { parse, picturesFolder } from './values.ts'

/** What the editor is told when a change is refused, in a sentence. */
class Refusal extends Error {
  readonly status: number

  constructor(message: string, status = 422) {
    super(message)
    this.status = status
  }
}

const texts: readonly string[] = contentFiles.map(contentFile)
const picturePath = new RegExp(`^${picturesFolder}/(?:[\\w-]+/)?[\\w-]+\\.\\w+$`)
const isPicture = (path: string) => picturePath.test(path)

const versionOf = (content: string | Buffer) => createHash('sha1').update(content).digest('hex')

const changes = z.object({
  files: z.array(
    z.object({
      operation: z.enum(['create', 'update', 'delete']),
      path: z.string().refine((path) => texts.includes(path) || isPicture(path)),
      content: z.base64().default(''),
      from_path: z.string().nullish(),
      sha: z.string().nullish(),
    }),
  ),
})

const wanted = z.object({ files: z.array(z.string()) })

/**
 * The owner's files, behind the part of Gitea's programming interface that the editor uses: the editor then has one way of
 * reading and saving, here and published. Reads and writes the files of src/content/ and the pictures, and no other.
 */
export function localForge(root: string) {
  const known = new Map<string, { stamp: string; sha: string }>()

  async function entry(path: string) {
    const { mtimeMs, size } = await stat(join(root, path))
    const stamp = `${mtimeMs} ${size}`
    const before = known.get(path)
    const sha = before?.stamp === stamp ? before.sha : versionOf(await readFile(join(root, path)))
    known.set(path, { stamp, sha })
    return { type: 'blob', path, sha, size }
  }

  async function tree() {
    const names = await readdir(join(root, picturesFolder), { recursive: true })
    const pictures = names.map((name) => `${picturesFolder}/${name.replaceAll('\\', '/')}`).filter(isPicture)
    return Promise.all([...texts, ...pictures.toSorted()].map(entry))
  }

  const headOf = async () => versionOf(JSON.stringify((await tree()).map(({ path, sha }) => [path, sha])))

  /** A page is never built from half a file. */
  async function put(path: string, content: Buffer | undefined) {
    const file = join(root, path)
    const half = `${file}.${randomUUID()}`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(half, content ?? '')
    await rename(half, file)
  }

  async function checkPicture(path: string, content: Buffer) {
    const folder = await mkdtemp(join(root, 'node_modules/.editor-'))
    await writeFile(join(folder, basename(path)), content)
    const [fault] = await faultsOfPictures(folder)
    await rm(folder, { recursive: true })
    if (fault !== undefined) throw new Refusal(`${basename(path)} : ${fault.replace(/^.*? : /, '')}`)
  }

  async function commit(files: z.infer<typeof changes>['files']) {
    const present = new Map((await tree()).map(({ path, sha }) => [path, sha]))
    const names = new Set(present.keys())
    for (const { operation, path, from_path } of files) {
      if (operation === 'delete') names.delete(path)
      else names.add(path)
      if (from_path && from_path !== path) names.delete(from_path)
    }
    const typed = typedTexts()
    const written = new Map(files.map(({ path, content }) => [path, Buffer.from(content, 'base64')]))
    for (const { operation, path, sha } of files) {
      if (operation === 'create' && present.has(path))
        throw new Refusal(`${basename(path)} existe déjà : donnez un autre nom au fichier.`, 409)
      if (operation !== 'create' && sha && sha !== present.get(path))
        throw new Refusal(
          `${basename(path)} a changé entre-temps, dans une autre fenêtre ou un autre programme. Rien n’est enregistré : copiez ce que vous avez écrit, puis rouvrez la page.`,
          409,
        )
      const content = written.get(path)
      if (operation !== 'delete' && content && isPicture(path)) await checkPicture(path, content)
    }
    const said: Texts = Object.fromEntries(
      contentFiles.flatMap((name) => {
        const text = written.get(contentFile(name))
        return text ? [[name, text.toString()]] : []
      }),
    )
    for (const name of contentFiles) {
      const path = contentFile(name)
      if (!names.has(path)) throw new Refusal(`${path} ne peut pas être retiré : le site en a besoin.`)
      const gone = picturesIn(parse(said[name] ?? typed[name] ?? ''))
        .flatMap(({ picture: { file } }) => [
          `${picturesFolder}/${file}`,
          `${picturesFolder}/telephone/${file}`,
        ])
        .find((picture) => present.has(picture) && !names.has(picture))
      if (gone !== undefined)
        throw new Refusal(`${basename(gone)} ne peut pas être retirée : ${path} la montre.`)
    }
    const added = files.filter(({ operation, path }) => operation === 'create' && isPicture(path))
    for (const { path } of added) await put(path, written.get(path))
    const { errors } = checkContent({ ...typed, ...said })
    if (errors.length > 0) {
      for (const { path } of added) await rm(join(root, path))
      throw new Refusal(errors.join('\n'))
    }
    for (const { operation, path, from_path } of files) {
      if (operation === 'delete') await rm(join(root, path))
      else await put(path, written.get(path))
      if (from_path && from_path !== path && isPicture(from_path)) await rm(join(root, from_path))
    }
    return {
      commit: { sha: await headOf(), created: new Date().toISOString() },
      files: files.map(({ path }) => {
        const content = written.get(path)
        return content ? { path, sha: versionOf(content) } : null
      }),
    }
  }

  // One change after the other: each is compared with the files as the one before has left them.
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(act: () => Promise<Result>) {
    const next = last.then(act, act)
    last = next
    return next
  }

  async function read(path: string) {
    if (!texts.includes(path) && !isPicture(path)) throw new Refusal('Ce fichier n’est pas à lire ici.', 404)
    return readFile(join(root, path))
  }

  /** Answers what `path` asks, below the interface's address. */
  async function answer(method: string, path: string, body: () => Promise<unknown>) {
    const [, within = path] = /^\/repos\/[^/]+\/[^/]+(.*)$/.exec(path) ?? []
    if (path === '/version') return { version: '1.24.0' }
    if (path === '/user') return { id: 1, login: 'vous', full_name: 'Vous', email: '' }
    if (path === '/settings/api') return {}
    if (within === '') return { permissions: { pull: true, push: true }, default_branch: 'local' }
    if (within.startsWith('/branches/')) return { commit: { id: await headOf(), message: '' } }
    if (within.startsWith('/git/trees/')) return { tree: await tree(), truncated: false }
    if (within === '/commits') return []
    if (within === '/file-contents')
      return Promise.all(
        wanted.parse(await body()).files.map(async (name) => ({
          path: name,
          encoding: 'base64',
          content: (await read(name)).toString('base64'),
        })),
      )
    if (within === '/contents' && method === 'POST') {
      const { files } = changes.parse(await body())
      return inTurn(() => commit(files))
    }
    const [, name] = /^\/(?:media\/local|raw)\/(.*)$/.exec(within) ?? []
    if (name !== undefined) return read(decodeURI(name))
    throw new Refusal('Il n’y a rien à cette adresse.', 404)
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const send = (status: number, content: unknown) => {
      const isFile = Buffer.isBuffer(content)
      response.writeHead(status, {
        'Content-Type': isFile ? 'application/octet-stream' : 'application/json',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      })
      response.end(isFile ? content : JSON.stringify(content))
    }
    try {
      send(200, await answer(request.method ?? 'GET', path, () => bodyOf(request)))
    } catch (error) {
      if (error instanceof Refusal) send(error.status, { message: error.message })
      else send(error instanceof z.ZodError ? 400 : 500, { message: String(error) })
    }
  }
}

/** More than a picture of 20 MB, written in letters. */
const mostBytes = 64e6

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue
    length += part.length
    if (length > mostBytes) throw new Refusal('Cette image est trop lourde : 20 Mo au plus.', 413)
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString())
}
