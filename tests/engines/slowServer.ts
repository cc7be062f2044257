import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** The site on another port, which holds back the application's script until `release` is called. */
export async function startSlowServer(site: string) {
  const held: (() => void)[] = []
  let released = false
  const server = createServer((incoming, answer) => {
    const { url = '', headers } = incoming
    const fetchIt = () =>
      request(new URL(url, site), { headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      }).end()
    if (url.includes('/client-') && !released) held.push(fetchIt)
    else fetchIt()
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return {
    origin: `http://localhost:${address.port}`,
    release: () => {
      released = true
      for (const fetchIt of held) fetchIt()
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
