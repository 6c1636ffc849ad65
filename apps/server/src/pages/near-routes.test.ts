import fc from 'fast-check'
import { matchRoutes, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { nearRoutes } from './near-routes.ts'
import { routeTree } from './route-tree.ts'

type Given = { path?: string; index?: boolean; parentId?: string }

const buildOf = (given: Record<string, Given>) => {
  const routes = Object.fromEntries(Object.entries(given).map(([id, route]) => [id, { id, module: {}, ...route }]))
  return { routes, assets: { routes } } as unknown as ServerBuild
}

const idsAt = ({ routes }: ServerBuild, path: string) =>
  matchRoutes(routeTree(routes), path)?.map(({ route, params }) => [route.id, params])

const pages = buildOf({
  root: { path: '' },
  frame: { parentId: 'root' },
  home: { parentId: 'frame', index: true },
  fees: { parentId: 'frame', path: 'fees' },
  test: { parentId: 'frame', path: 'tests/:slug' },
  report: { parentId: 'test', path: 'report' },
  course: { parentId: 'frame', path: ':branch/courses/:course' },
  kannada: { parentId: 'frame', path: 'kn/fees' },
  campaign: { parentId: 'frame', path: ':slug' },
  missing: { parentId: 'frame', path: '*' },
  hall: { parentId: 'root', path: 'tests/:slug/ongoing' },
})

test.each([
  ['/', ['root', 'frame', 'home', 'course', 'campaign', 'missing']],
  ['/Fees', ['root', 'frame', 'fees', 'course', 'campaign', 'missing']],
  ['/tests/a/report', ['root', 'frame', 'test', 'report', 'course', 'campaign', 'missing', 'hall']],
  ['/mysuru/courses/a', ['root', 'frame', 'course', 'campaign', 'missing']],
])('of %s only what can be there is looked at', (path, ids) => {
  const { routes, assets } = nearRoutes(pages)(path)
  expect(Object.keys(routes)).toEqual(ids)
  expect(Object.keys(assets.routes)).toEqual(ids)
})

test.each(['/%66ees', '/fees.data', '//fees', '/fees%2F', '/_root.data', '/ಶುಲ್ಕ'])(
  '%s may mean something else than it begins with, so all routes are looked at',
  (path) => {
    expect(nearRoutes(pages)(path)).toBe(pages)
  },
)

test('there is one build for each beginning, however many addresses are asked for', () => {
  const near = nearRoutes(pages)
  expect(near('/fees')).toBe(near('/FEES/more'))
  expect(near('/nothing')).toBe(near('/mysuru/courses/a'))
})

const segment = fc.constantFrom('a', 'b', 'A', 'a-b', ':x', ':y', '*', 'a?', ':x?')
const routePath = fc.array(segment, { minLength: 1, maxLength: 3 }).map((all) => {
  // A star stands only at the end.
  const end = all.indexOf('*')
  return (end < 0 ? all : all.slice(0, end + 1)).join('/')
})
const address = fc
  .array(fc.constantFrom('a', 'b', 'A', 'a-b', 'c', '%61', '', 'a.data', 'a%2Fb'), { maxLength: 4 })
  .map((all) => `/${all.join('/')}`)

test('every address finds the same page as among all routes', () => {
  const tables = fc.array(fc.record({ path: routePath, isInside: fc.boolean() }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(tables, fc.boolean(), fc.array(address, { minLength: 1, maxLength: 8 }), (table, hasHome, paths) => {
      const given: Record<string, Given> = { root: { path: '' }, frame: { parentId: 'root' } }
      if (hasHome) given.home = { parentId: 'frame', index: true }
      for (const [at, { path, isInside }] of table.entries()) {
        const before = table[at - 1]
        // Nothing can stand behind a star.
        const isBelow = isInside && before !== undefined && !before.path.endsWith('*')
        given[`r${at}`] = { path, parentId: isBelow ? `r${at - 1}` : 'frame' }
      }
      const build = buildOf(given)
      const near = nearRoutes(build)
      for (const path of paths) expect(idsAt(near(path), path), path).toEqual(idsAt(build, path))
    }),
    { numRuns: 200 },
  )
})
