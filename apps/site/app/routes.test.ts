import { pageAt } from '@northlight/contract/pages/page-at'
import { allPages, pages } from '@northlight/contract/pages/pages'
import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'

const { default: routes } = (await import('./routes.ts')) as { default: RouteObject[] }

/** The path of the page that the router finds, whatever its language. */
const byRouter = (address: string): string => {
  const id = matchRoutes(routes, address)?.at(-1)?.route.id ?? ''
  return pages[id.replace(/^(?:kn|hi)\//, '') as keyof typeof pages].path
}

test.each(allPages.map(([, { path }]) => path))('%s is found by the router and by the table alike', (path) => {
  const address = path.replaceAll(/:\w+/g, 'x').replace('*', 'x/y')
  expect(byRouter(address)).toBe(path)
  expect(pageAt(address).path).toBe(path)
})

test('in every language an address belongs to the page that the router finds', () => {
  const parts = [...new Set(allPages.flatMap(([, { path }]) => path.split('/').slice(1)))].filter((one) => one !== '*')
  const segment = fc.constantFrom(...parts, 'x', 'X-1', 'a%20b').map((part) => part.replace(/^:.*/, 'x'))
  const address = fc.tuple(fc.constantFrom('', '/kn', '/hi', '/HI'), fc.array(segment, { maxLength: 5 }))
  fc.assert(
    fc.property(address, ([language, segments]) => {
      const path = `${language}/${segments.join('/')}`
      const [page, found] = [pageAt(path).path, byRouter(path)]
      // In another language an English page is first a campaign, which leads on to it, and `kn` could be a campus.
      if (language && page === '/*') expect(['/*', '/:slug', '/:branch_slug/courses/:course_slug']).toContain(found)
      else expect(page).toBe(found)
    }),
    { numRuns: 150 },
  )
})

test('every page in all languages is one file', () => {
  const flat = (entries: readonly RouteObject[]): RouteObject[] =>
    entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
  const files = new Map(flat(routes).map((entry) => [entry.id, (entry as { file?: string }).file]))
  for (const [name, { languages }] of allPages)
    for (const language of ['kn', 'hi'])
      expect(files.get(`${language}/${name}`)).toBe(languages === 'english' ? undefined : files.get(name))
})
