import { seconds } from '@northlight/contract/durations'

export type Found = { path: string; from: string; status: number }

/** Pages are drawn in turns; more at once would only wait inside the server. */
const atOnce = 4

const isPage = (type: string | null) => type?.startsWith('text/html') === true

/** Addresses of this site in the document: of links alone, each without its place on the page. */
const linksIn = (html: string, at: URL): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const address = href.replaceAll('&amp;', '&')
    if (!URL.canParse(address, at)) return [address]
    const to = new URL(address, at)
    return to.origin === at.origin ? [to.pathname + to.search] : []
  })

/** Follows every link that anybody can follow, and gives what each led to. A page is read once. */
export const crawl = async (
  site: string,
  begin: readonly string[],
  isFollowed: (path: string) => boolean = () => true,
) => {
  const waiting: { path: string; from: string }[] = begin.map((path) => ({ path, from: 'the beginning' }))
  const seen = new Set(begin)
  const found: Found[] = []
  const visit = async ({ path, from }: { path: string; from: string }) => {
    const reply = await fetch(new URL(path, site), { signal: AbortSignal.timeout(seconds(30)) })
    found.push({ path, from, status: reply.status })
    if (!isPage(reply.headers.get('content-type'))) return void (await reply.body?.cancel())
    for (const link of linksIn(await reply.text(), new URL(path, site))) {
      if (seen.has(link) || !isFollowed(link)) continue
      seen.add(link)
      waiting.push({ path: link, from: path })
    }
  }
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await visit(next)
  }
  // Each begins anew as long as others have found something.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

/** What the map of the site names, as paths. */
export const mapped = async (site: string): Promise<string[]> => {
  const text = await (await fetch(new URL('/sitemap.xml', site))).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname)
}
