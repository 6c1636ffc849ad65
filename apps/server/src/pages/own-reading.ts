import { isSigned, type KeyRing, sign } from '@northlight/api/kernel/keys'

const header = 'x-page-reading'

/** One address and nothing else: anyone who gets hold of it may read that again. */
const signedFor = (address: string) => ({ purpose: 'page-reading' as const, content: `read|${address}` })
const addressIn = ({ pathname, search }: URL) => `${pathname}${search}`

/** Headers by which an API on another host knows that a read is made for a page, not by a visitor. */
export const signReading = (keys: KeyRing, url: URL): Record<string, string> => ({
  [header]: sign(keys, signedFor(addressIn(url))),
})

/** Whether a server that has our keys reads for a page of its own. Only reads: what writes is always a visitor's. */
export function isOwnReading(keys: KeyRing, { method, headers, url }: Request): boolean {
  const signature = headers.get(header)
  return method === 'GET' && signature !== null && isSigned(keys, signedFor(addressIn(new URL(url))), signature)
}
