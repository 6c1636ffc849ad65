import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Only a proxy we trust may choose the id, and only in a form that is harmless in logs and headers. */
export function requestIdOf(request: IncomingMessage, trustedProxies: number): string {
  const given = request.headers['x-request-id']
  if (trustedProxies > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given
  return randomUUID()
}
