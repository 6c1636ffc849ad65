import { createServer } from 'node:http'
import { freePort } from '../scripts/free-port.ts'

/** As little as a page with a menu can be: what the browser itself needs between a touch and the picture. */
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title>
<header><button popovertarget="site-drawer">Menu</button></header><div id="site-drawer" popover>Open</div></html>`

/** Serves it on a port of its own until it is closed. */
export async function floorPage(): Promise<{ url: string; close(): void }> {
  const port = await freePort()
  const server = createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
