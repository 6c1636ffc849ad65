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

/**
 * The address as it is counted. A household or a server has a whole /64 of IPv6 to itself, 2^64 addresses, so the
 * network stands for them all; it is written as an address, because another API may be told it.
 */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::')
  const groups = head === '' ? [] : head.split(':')
  // A dotted end stands for two groups, which are never among the first four where there is anything before it.
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const width = after.length + (after.at(-1)?.includes('.') ? 1 : 0)
  if (tail !== undefined) while (groups.length + width < 8) groups.push('0')
  const mapped = mappedIpv4([...groups, ...after])
  if (mapped) return mapped
  const network = [...groups, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::`
}

/** ::ffff:cb00:7107 is 203.0.113.7 in another spelling. */
function mappedIpv4(groups: string[]): string | undefined {
  if (groups.length !== 8 || !groups.slice(0, 5).every((group) => /^0+$/.test(group))) return undefined
  if (groups[5]?.toLowerCase() !== 'ffff') return undefined
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** A caller that sends one of these comes through a proxy, or wants to be taken for one that did. */
const forwardedBy = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/** True only for a caller on this machine that no proxy speaks for: what a header says of an address opens nothing. */
export function isLocalCaller({ headers, socket }: IncomingMessage): boolean {
  if (forwardedBy.some((name) => headers[name] !== undefined)) return false
  const address = plain(socket.remoteAddress ?? '')
  return address === '::1' || /^127\./.test(address)
}
