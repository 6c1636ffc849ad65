import type { IncomingMessage, ServerResponse } from 'node:http'
import { minutes } from '@northlight/contract/durations'

const kilobyte = 1024

/** The largest form with files takes 13 MB; what exactly a call takes is known to the call. */
const largestUpload = 16 * kilobyte * kilobyte
export const sessionBodyLimit = 16 * kilobyte
/** Of everything else nobody reads a body. */
const otherLimit = 64 * kilobyte

export const bodyLimitAt = (url: string): number => {
  if (/^\/(?:(?:api|sent)\/)?auth\//.test(url)) return sessionBodyLimit
  return /^\/(?:api\/v1|sent)\//.test(url) ? largestUpload : otherLimit
}

/** A form or a sign-in comes within a minute on any connection; only files may take the server's longest time. */
const plainBodyTime = minutes(1)

/** Ends a connection that keeps a body dripping where nobody sends files. */
export function limitBodyTime(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const hasBody = incoming.headers['content-length'] ?? incoming.headers['transfer-encoding']
  if (!hasBody || bodyLimitAt(incoming.url ?? '/') === largestUpload) return
  const timer = setTimeout(() => incoming.complete || incoming.socket.destroy(), plainBodyTime).unref()
  outgoing.on('close', () => clearTimeout(timer))
}

/**
 * Turns a body away by its announced length, before anything of it is read. One without a length is counted by anyone
 * who reads it.
 */
export function refuseLargeBody(incoming: IncomingMessage, outgoing: ServerResponse, headers: () => readonly string[]) {
  const length = incoming.headers['content-length']
  // Most requests have no body.
  if (length === undefined) return false
  const announced = Number(length)
  const limit = bodyLimitAt(incoming.url ?? '/')
  if (announced <= limit) return false
  const message = `What was sent is too large. At most ${Math.floor(limit / kilobyte)} KB are taken here.`
  // The rest is not waited for.
  outgoing.writeHead(413, [...headers(), 'content-type', 'application/json; charset=utf-8', 'connection', 'close'])
  outgoing.end(JSON.stringify({ message }), () => incoming.socket.destroySoon())
  return true
}
