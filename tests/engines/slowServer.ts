import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** The site on another port, whose application does not come before it is let go. */
export async function startSlowServer(site: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const server = createServer((incoming, answer) => {
    const { url = '', headers } = incoming
    const fetchIt = () =>
      request(new URL(url, site), { headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      }).end()
    if (url.includes('/client-')) void released.then(fetchIt)
    else fetchIt()
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return {
    origin: `http://localhost:${address.port}`,
    release,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
