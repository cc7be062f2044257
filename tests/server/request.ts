import { once } from 'node:events'
import { request as send, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface Options {
  method?: string
  headers?: OutgoingHttpHeaders
}

/** One answer as the server gave it: no redirect is followed, nothing is decompressed, the path is sent unchanged. */
export async function request(origin: string, path: string, { method = 'GET', headers = {} }: Options = {}) {
  const { hostname, port } = new URL(origin)
  const outgoing = send({ hostname, port, path, method, headers, agent: false }).end()
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error(`No answer to ${method} ${path}`)
  return {
    status: answer.statusCode,
    /** Each header with its values: two if the server sent it twice. */
    headers: answer.headersDistinct,
    body: await buffer(answer),
  }
}
