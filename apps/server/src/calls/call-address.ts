import type { CachedUntil, Endpoint } from '@northlight/contract/endpoint'
import { endpoints } from '@northlight/contract/endpoints'

export type CallAddress = {
  /** Path and the queries the call reads, in one order: what is asked of the API, and the key its reply is kept under. */
  key: string
  cachedUntil: CachedUntil
  /** False for what anybody could ask in a thousand forms: answered as ever, never kept. */
  isKeepable: boolean
}

const root = '/api/v1'

/** Slugs are small and plain; anyone who writes them otherwise gets the same reply, made anew. */
const isPlain = (path: string) => path.length <= 300 && /^[a-z0-9_/.~-]+$/.test(path)

type Rules = Map<string, (value: string) => boolean>
type Listed = { cachedUntil: CachedUntil | undefined; rules: Rules }

const isNumber = (value: string) => /^[1-9]\d{0,3}$/.test(value)
/** A name that finds nothing is not kept: its list is empty. */
const isName = (value: string) => value.length <= 100 && !value.includes('\0')

/** Which queries a call reads, from its own schema, and whether a value is one of few. */
function rulesOf({ query }: Endpoint): Rules {
  const shape = query && 'shape' in query ? Object.keys(query.shape as object) : []
  const { filters = [], sorts = [] } = (query?.meta() ?? {}) as { filters?: string[]; sorts?: string[] }
  const rules: Rules = new Map(shape.map((name) => [name, () => false]))
  rules.delete('filter')
  if (rules.has('page')) rules.set('page', isNumber)
  if (rules.has('total')) rules.set('total', isNumber)
  if (rules.has('sort')) rules.set('sort', (value) => sorts.includes(value.replace(/^-/, '')))
  // What is typed into a search field is never the same twice.
  for (const name of filters) rules.set(`filter[${name}]`, name === 'search' ? () => false : isName)
  return rules
}

const reads = (endpoints as readonly Endpoint[]).filter(({ method }) => method === 'get')
const listed = (endpoint: Endpoint): Listed => {
  const { path, audience, cachedUntil } = endpoint
  if (cachedUntil && audience !== 'anyone') throw new Error(`${path} looks at who asks, so its replies cannot be kept.`)
  return { cachedUntil, rules: rulesOf(endpoint) }
}
const hasParameter = ({ path }: Endpoint) => path.includes('{')
const literal = new Map(reads.filter((one) => !hasParameter(one)).map((one) => [root + one.path, listed(one)]))
const patterns = reads
  .filter(hasParameter)
  .map((one) => ({ pattern: new RegExp(`^${root}${one.path.replace(/\{\w+\}/g, '[^/]+')}$`), ...listed(one) }))

/** Literal addresses come first, as they do in the API: `blog/all` is no slug. */
const find = (path: string): Listed | undefined =>
  literal.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))

/** Undefined for whatever is never kept. Queries that the call does not read fall away. */
export function callAddress(url: string): CallAddress | undefined {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  const call = find(path)
  if (!call?.cachedUntil) return undefined
  const { cachedUntil, rules } = call
  let isKeepable = isPlain(path)
  if (mark === -1) return { key: path, cachedUntil, isKeepable }
  const given = new Map<string, string>()
  for (const [name, text] of new URLSearchParams(url.slice(mark + 1))) {
    const isRead = rules.get(name)
    // A filter that does not exist is refused, which only the API itself does.
    if (!isRead && !(name.startsWith('filter[') && rules.size > 0)) continue
    const value = text.trim()
    // Empty means not given. Given twice, or not one of few values: left to the API.
    if (!isRead || given.has(name) || (value !== '' && !isRead(value))) isKeepable = false
    if (value !== '') given.set(name, value)
  }
  const query = new URLSearchParams([...given])
  query.sort()
  return { key: query.size > 0 ? `${path}?${query}` : path, cachedUntil, isKeepable }
}
