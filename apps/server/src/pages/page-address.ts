import { pageAt, queriesOf } from '@northlight/contract/pages/page-at'
import { pages } from '@northlight/contract/pages/pages'

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
  const page = pageAt(path)
  const own = page.kept === 'once' ? commonPath(page.path, path) : path
  const address = own === path ? sent : isData ? `${own}.data` : own
  let isKeepable = isPlainPath(address) && page.kept !== 'never'
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

/** The one address under which a page is kept that looks the same whatever stands in the open parts of its address. */
const commonPath = (route: string, path: string): string => {
  const parts = route.split('/')
  return path
    .split('/')
    .map((part, at) => (parts[at]?.startsWith(':') ? '-' : part))
    .join('/')
}

/** Whether a cached page, or the data of one, goes out of date when a seat is sold. */
export const showsSeats = (key: string): boolean => {
  const path = key.split('?', 1)[0] ?? '/'
  return pageAt(path.endsWith('.data') ? pathOfData(path) : path).seats ?? false
}

/** The data of `/` are at `/.data`. */
const pathOfData = (path: string) => path.slice(0, -'.data'.length) || '/'

/** Whether some page of the table fits an address, or would once it is written tidily. One without is not worth drawing. */
export const mayBePage = (url: string): boolean => {
  const path = url.split('?', 1)[0] ?? '/'
  const page = pageAt(path.endsWith('.data') ? pathOfData(path) : path)
  return page !== pages['not-found'] || tidyAddress(path) !== undefined
}

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
