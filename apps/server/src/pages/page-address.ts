import { queriesOf } from './page-queries.ts'

export type PageAddress = {
  /** Path and the queries the page reads: what is rendered, and the key it is kept under. */
  key: string
  /** False for what anybody could ask in a thousand forms: rendered whole, never kept. */
  isKeepable: boolean
}

type Settings = {
  /** The sets of routes whose data the router of a browser asks for at this path, as they stand in `_routes`. */
  dataSets?: (path: string) => readonly string[]
}

const pageNumber = /^[1-9]\d{0,3}$/

/** One page, one address: queries that no page reads fall away, and a secret in a path is not part of its key. */
export function pageAddress(url: string, { dataSets = () => [] }: Settings = {}): PageAddress {
  const mark = url.indexOf('?')
  const sent = mark === -1 ? url : url.slice(0, mark)
  const isData = sent.endsWith('.data')
  const path = isData ? pathOfData(sent) : sent
  const own = routePath(path)
  const address = own === path ? sent : isData ? `${own}.data` : own
  let isKeepable = isPlainPath(address) && !ownOnly.test(path)
  if (mark === -1) return { key: address, isKeepable }
  const names = queriesOf(path)
  const query = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
    const isRoutes = isData && name === '_routes'
    if (!isRoutes && !names.includes(name)) continue
    const isKnown = isRoutes ? dataSets(path).includes(value) : name === 'page' && pageNumber.test(value)
    if (!isKnown || query.has(name)) isKeepable = false
    query.append(name, value)
  }
  query.sort()
  return { key: query.size > 0 ? `${address}?${query}` : address, isKeepable }
}

/** The data of `/` are at `/.data`. */
const pathOfData = (path: string) => path.slice(0, -'.data'.length) || '/'

/**
 * Pages that look the same whatever stands in this part of their address: the browser reads it. One of them is kept
 * for all, so that invented addresses push nothing out of memory and a mailed secret never becomes a key in it.
 */
const openParts: RegExp[] = [
  /^(\/parent-consent\/)[^/]+((?:\/data)?)$/,
  /^(\/(?:keep-account|undo-address)\/)[^/]+()$/,
  /^(\/profile\/children\/)[^/]+((?:\/reports\/[^/]+)?)$/,
  /^(\/profile\/children\/[^/]+\/reports\/)[^/]+()$/,
  /^(\/admission\/hall-ticket\/)[^/]+()$/,
  /^(\/practice\/)(?!(?:bookmarks|try)$)[^/]+()$/,
  /^(\/(?:admission\/)?online-tests\/)[^/]+(\/ongoing)$/,
  /^(\/admission\/online-tests\/)[^/]+()$/,
]

/** The forms of these pages carry the mailed secret, because they must work without a script: they are never kept. */
const ownOnly = /^\/(?:confirm-address|event-reservation|stop-notices|auth\/reset-password)\//

/** Each pattern stands for one part; an address may have two. */
const routePath = (path: string): string => openParts.reduce((route, part) => route.replace(part, '$1-$2'), path)

/** Slugs are plain and small; an address that needs more is a typing error or a probe, and is not worth memory. */
const isPlainPath = (path: string) => path.length <= 300 && /^\/[a-z0-9_./~-]*$/.test(path)

/** `/x/../about-us` is drawn as `/about-us`: each invented `x` would lie in memory as a page of its own. */
const dotSegment = /\/(?:\.|%2e){1,2}(?=\/|$)/i
const withoutDots = (path: string) => (dotSegment.test(path) ? new URL(path, 'http://x').pathname : path)

/**
 * Where a sloppy address should go instead: no doubled or trailing slashes, no dots that lead up. Backslashes count as
 * slashes because browsers read `/\host` as another host; the answer always starts with exactly one slash.
 */
export function tidyAddress(url: string): string | undefined {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  const tidy = withoutDots(path.replace(/[\\/]+/g, '/')).replace(/(?<=.)\/$/, '')
  return tidy === path ? undefined : tidy + (mark === -1 ? '' : url.slice(mark))
}
