import { isPicture } from '../media-types.ts'

/** Where the original lies: in storage, or among the built files of the site. */
export type ImageSource = { from: 'storage' | 'assets'; path: string }

export type SourceAnswer = ImageSource | { refused: 400 | 403 | 404; message: string }

const notAllowed: SourceAnswer = { refused: 403, message: 'Pictures are only taken from this site.' }
const notReadable: SourceAnswer = { refused: 400, message: 'The address of the picture could not be read.' }
const missing: SourceAnswer = { refused: 404, message: 'There is no such picture.' }

/** Letters, digits and a few signs; every segment starts with a letter or digit, so `..` and dotfiles cannot occur. */
const safePath = /^[a-z0-9][\w-]*(?:\.[\w-]+)*(?:\/[a-z0-9][\w-]*(?:\.[\w-]+)*)*$/i

/**
 * Reads the part after the modifiers. An absolute address is accepted only when it is ours and is then read from
 * storage: nothing is ever fetched over the network, so there is nothing to trick this server into visiting.
 */
export function readSource(raw: string, ownOrigins: readonly string[]): SourceAnswer {
  let text: string
  try {
    text = decodeURIComponent(raw)
  } catch {
    return notReadable
  }
  // A second layer of encoding is never sent by a page.
  if (/[%\\\0?#]/.test(text) || text.length > 500) return notReadable
  let path = text.replace(/^\//, '')
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) {
    // Some proxies fold the two slashes of http:// into one.
    const match = /^(https?):\/{1,2}([^/]+)\/(.*)$/i.exec(path)
    if (!match) return notAllowed
    const [, scheme = '', host = '', rest = ''] = match
    if (!ownOrigins.includes(`${scheme}://${host}`.toLowerCase())) return notAllowed
    path = rest
  }
  if (!safePath.test(path)) return path.startsWith('/') || path.includes('..') ? notAllowed : notReadable
  if (!isPicture(path)) return missing
  if (path.startsWith('storage/') || path.startsWith('media/')) {
    return { from: 'storage', path: path.slice(path.indexOf('/') + 1) }
  }
  if (path.startsWith('assets/')) return { from: 'assets', path: `/${path}` }
  return notAllowed
}
