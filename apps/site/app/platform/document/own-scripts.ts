import { createHash } from 'node:crypto'

/** The header under which the server learns which scripts of a page may run; it goes no further. */
export const ownScriptsHeader = 'x-own-scripts'

const named = (mark: string) => ` nonce="${mark}"`

/** Styles and links need no mark; without it they are as the rest of the build expects them. */
export const unmarkLinks = (html: string, mark: string): string =>
  html.replace(new RegExp(`(<link\\b[^>]*?)${named(mark)}`, 'g'), '$1')

/**
 * The inline scripts of this page that we made ourselves, by hash: those that carry the mark of this one rendering,
 * which React and the router put on theirs. The mark is random and gone from the finished page, so no script that got into a text, an article or a name can ever have carried it,
 * and the page can still be kept and shown to everybody.
 */
export function nameOwnScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const marked = new RegExp(`<script\\b(?=[^>]*${named(mark)})([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(marked)) {
    if (text === '' || /\bsrc=/.test(attributes)) continue
    hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`)
  }
  return { html: html.replaceAll(named(mark), ''), hashes: [...hashes] }
}
