import type { Seo } from '@northlight/contract/office/field-values'
import type { Finding } from '@northlight/contract/office/findings'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { fold } from '@northlight/db/fold'

export type LiveThing = { resource: Resource; id: number; title: string; path: string | null; values: RecordValues }
export type Found = Omit<Finding, 'id' | 'found_at'>
export type Known = {
  siteHost: string
  /** Paths of everything that is live, and those that lead on from an older address. */
  paths: ReadonlySet<string>
  /** Paths of stored pictures. */
  pictures: ReadonlySet<string>
}

const textsOf = (values: unknown): string[] => {
  if (typeof values === 'string') return [values]
  if (typeof values !== 'object' || values === null) return []
  return Object.values(values).flatMap(textsOf)
}

const bare = (path: string) => path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')

/** The path of a link into our own site; null for one that leads elsewhere. */
const ownPath = (href: string, siteHost: string): string | null => {
  const plain = href.replaceAll('&amp;', '&')
  if (plain.startsWith('/') && !plain.startsWith('//')) return bare(plain)
  if (!URL.canParse(plain)) return null
  const { host, pathname, protocol } = new URL(plain)
  return /^https?:$/.test(protocol) && host === siteHost ? bare(pathname) : null
}

/**
 * Addresses that only a record can answer, such as `/knowledge-desk/{slug}`. Those without a word of their own at the
 * beginning are left out: they may be a page that the site itself has.
 */
export const recordPaths = (resources: readonly Resource[]): RegExp[] =>
  resources.flatMap(({ page }) => {
    if (!page?.includes('{') || !/^\/[a-z0-9-]+\//.test(page)) return []
    return [new RegExp(`^${page.replace(/\{[\w.]+\}/g, '[^/]+')}$`)]
  })

const linksOf = (thing: LiveThing, patterns: readonly RegExp[], known: Known): Found[] => {
  const html = textsOf(thing.values).filter((text) => text.includes('<'))
  const base = { resource: thing.resource.name, record_id: thing.id, title: thing.title }
  const hrefs = html.flatMap((text) => [...text.matchAll(/<a\b[^>]*\shref="([^"]+)"/gi)].map(([, href = '']) => href))
  const links = [...new Set(hrefs)].flatMap((href): Found[] => {
    const path = ownPath(href, known.siteHost)
    if (path === null || known.paths.has(path) || !patterns.some((one) => one.test(path))) return []
    return [{ ...base, kind: 'dead-link', detail: path }]
  })
  const sources = html.flatMap((text) =>
    [...text.matchAll(/<img\b[^>]*\ssrc="(?:https?:\/\/[^"/]+)?\/storage\/([^"?#]+)/gi)].map(([, path = '']) => path),
  )
  const pictures = [...new Set(sources)].flatMap((path): Found[] =>
    path.startsWith('drawn/') || known.pictures.has(path) ? [] : [{ ...base, kind: 'dead-picture', detail: path }],
  )
  return [...links, ...pictures]
}

const seoOf = ({ resource, values }: LiveThing): Partial<Seo> => {
  const name = Object.entries(resource.fields).find(([, { kind }]) => kind === 'seo')?.[0]
  return name === undefined ? {} : ((values[name] ?? {}) as Partial<Seo>)
}

/** Two pages that say the same to a search engine: each names the first of the others. */
const sharedSeo = (things: readonly LiveThing[], part: 'title' | 'description'): Found[] => {
  const same = new Map<string, LiveThing[]>()
  for (const thing of things) {
    const said = fold(seoOf(thing)[part] ?? '')
      .replace(/\s+/g, ' ')
      .trim()
    if (said !== '') same.set(said, [...(same.get(said) ?? []), thing])
  }
  return [...same.values()]
    .filter((group) => group.length > 1)
    .flatMap((group) =>
      group.map((thing): Found => {
        const other = group.find((one) => one !== thing)
        return {
          kind: `seo-${part}`,
          resource: thing.resource.name,
          record_id: thing.id,
          title: thing.title,
          detail: `${other?.resource.words[0] ?? ''} “${other?.title ?? ''}”`,
        }
      }),
    )
}

/** Everything that is wrong between the pages, as no single record can tell. */
export const findingsIn = (things: readonly LiveThing[], resources: readonly Resource[], known: Known): Found[] => {
  const patterns = recordPaths(resources)
  return [
    ...things.flatMap((thing) => linksOf(thing, patterns, known)),
    ...sharedSeo(things, 'title'),
    ...sharedSeo(things, 'description'),
  ]
}
