/** Queries that only tell a statistics tool where a visitor came from; no page reads them. */
const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_cid|mc_eid|_ga|igshid)$/

// Maps, because visitors choose the names: an object would also find `__proto__` and `constructor`.
const allowed = new Map([['page', /^[1-9]\d{0,3}$/]])
const allowedForData = new Map([...allowed, ['_routes', /^[\w/.,$-]{1,300}$/]])

export type PageAddress = {
  /** Path and the queries a page may read: what is rendered, and the key it is kept under. */
  key: string
  /** False when the query holds something unknown: rendered whole, never kept. */
  isKeepable: boolean
}

/** One page, one address: tracking queries fall away and the rest stands in a fixed order. */
export function pageAddress(url: string): PageAddress {
  const mark = url.indexOf('?')
  if (mark === -1) return { key: url, isKeepable: isPlainPath(url) }
  const path = url.slice(0, mark)
  const rules = path.endsWith('.data') ? allowedForData : allowed
  const kept = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
    if (tracking.test(name)) continue
    if (!rules.get(name)?.test(value) || kept.has(name)) return { key: url, isKeepable: false }
    kept.set(name, value)
  }
  const query = new URLSearchParams([...kept].sort(([a], [b]) => (a < b ? -1 : 1))).toString()
  return { key: query ? `${path}?${query}` : path, isKeepable: isPlainPath(path) }
}

/** Slugs are plain; an address that needs more is a typing error or a probe, and is not worth memory. */
const isPlainPath = (path: string) => path.length <= 300 && /^\/[\w./~-]*$/.test(path)

/**
 * Where a sloppy address should go instead: no doubled or trailing slashes. Backslashes count as slashes because
 * browsers read `/\host` as another host; the answer always starts with exactly one slash.
 */
export function tidyAddress(url: string): string | undefined {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  const tidy = path.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '')
  return tidy === path ? undefined : tidy + (mark === -1 ? '' : url.slice(mark))
}
