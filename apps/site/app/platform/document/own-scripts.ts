import { createHash } from 'node:crypto'

/** The header under which the server learns which scripts of a page may run; it goes no further. */
export const ownScriptsHeader = 'x-own-scripts'

const named = (mark: string) => ` nonce="${mark}"`

/**
 * The inline scripts of this page that we made ourselves, by hash: those that carry the mark of this one rendering,
 * which React and the router put on theirs, and on links. The mark is random and gone from the finished page, so no script
 * that got into a text, an article or a name can ever have carried it, and the page can still be kept and shown to
 * everybody.
 */
export function nameOwnScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const marked = named(mark)
  const hashes = new Set<string>()
  for (let at = html.indexOf(marked); at >= 0; at = html.indexOf(marked, at + marked.length)) {
    const start = html.lastIndexOf('<', at)
    const open = html.indexOf('>', at)
    if (!html.startsWith('<script ', start) || /\bsrc=/.test(html.slice(start, open))) continue
    const text = html.slice(open + 1, html.indexOf('</script>', open))
    if (text !== '') hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`)
  }
  return { html: html.replaceAll(marked, ''), hashes: [...hashes] }
}
