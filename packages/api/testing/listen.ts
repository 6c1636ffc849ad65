import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The server's own doors on a real port, as a browser would reach them. */
export const listen = async (handle: (request: Request) => Promise<Response>) => {
  const bodyOf = async (request: IncomingMessage) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    return parts.length > 0 ? Buffer.concat(parts) : undefined
  }
  const server = createServer(async (request, response) => {
    const headers = new Headers(request.headers as Record<string, string>)
    const url = `http://${request.headers.host}${request.url}`
    const reply = await handle(new Request(url, { method: request.method, headers, body: await bodyOf(request) }))
    const lines = Object.fromEntries(reply.headers)
    response.writeHead(reply.status, { ...lines, 'set-cookie': reply.headers.getSetCookie() })
    response.end(Buffer.from(await reply.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
