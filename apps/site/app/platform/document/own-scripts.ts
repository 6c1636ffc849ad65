import { hash } from 'node:crypto'

/** The header that tells our server the CSP hashes of a page's inline scripts; the browser never sees it. */
export const ownScriptsHeader = 'x-own-scripts'

const named = (mark: string) => ` nonce="${mark}"`

/**
 * The inline scripts of this page that we made ourselves, by hash: those that carry the mark of this one rendering,
 * which React and the router put on theirs, and on links. The mark is random and gone from the finished page, so no script
 * that got into a text, an article or a name can ever have carried it, and the page can still be kept and shown to
 * everybody. In bytes, as it is sent: a text of some hundred thousand letters would be copied for each of these steps.
 */
export function nameOwnScripts(page: Buffer, mark: string): { page: Buffer<ArrayBuffer>; hashes: string[] } {
  const marked = Buffer.from(named(mark))
  const hashes = new Set<string>()
  const kept: Buffer[] = []
  let from = 0
  for (let at = page.indexOf(marked); at >= 0; at = page.indexOf(marked, from)) {
    kept.push(page.subarray(from, at))
    from = at + marked.length
    const text = inlineText(page, at)
    if (text?.length) hashes.add(`sha256-${hash('sha256', text, 'base64')}`)
  }
  return { page: Buffer.concat([...kept, page.subarray(from)]), hashes: [...hashes] }
}

/** What is written inside the script whose opening tag has the mark at this place. */
function inlineText(page: Buffer, at: number): Buffer | undefined {
  const open = page.indexOf('>', at)
  const tag = page.subarray(page.lastIndexOf('<', at), open).toString()
  if (!tag.startsWith('<script ') || /\bsrc=/.test(tag)) return undefined
  return page.subarray(open + 1, page.indexOf('</script>', open))
}
