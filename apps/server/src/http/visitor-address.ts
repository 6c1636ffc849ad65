import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** IPv4 arrives as ::ffff:1.2.3.4 on a dual-stack socket; limits and loopback checks want one spelling. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * The visitor's address. Each trusted proxy appends the address it saw, so with n proxies the n-th entry from
 * the right is the visitor; anything further left was sent by the visitor and proves nothing.
 */
export function visitorAddress(request: IncomingMessage, trustedProxies: number): string {
  const socket = plain(request.socket.remoteAddress ?? '')
  if (trustedProxies === 0) return socket
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(plain)
  const seen = forwarded.at(-trustedProxies) ?? forwarded[0] ?? ''
  return isIP(seen) ? seen : socket
}

/** True only for a caller on this machine that no proxy speaks for. */
export function isLocalCaller(request: IncomingMessage, trustedProxies: number): boolean {
  if (trustedProxies === 0 && request.headers['x-forwarded-for'] !== undefined) return false
  const address = visitorAddress(request, trustedProxies)
  return address === '::1' || /^127\./.test(address)
}
