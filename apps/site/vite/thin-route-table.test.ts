import { expect, test } from 'vitest'
import { thinned } from './thin-route-table.ts'

const route = (id: string) => ({ id, module: `/assets/${id}.js`, imports: ['/assets/react.js', '/assets/price.js'] })
const table = (...ids: string[]) =>
  `window.__reactRouterManifest=${JSON.stringify({ routes: Object.fromEntries(ids.map((id) => [id, route(id)])), version: 'a1' })};`
const read = (script: string) => JSON.parse(script.replace('window.__reactRouterManifest=', '').slice(0, -1))

test('a page that links fetch ahead keeps the names of its files', () => {
  expect(read(thinned(table('routes/joining/course'))).routes['routes/joining/course']).toEqual(
    route('routes/joining/course'),
  )
})

test('every other page loses them, and nothing else', () => {
  expect(read(thinned(table('root', 'routes/reading/faq')))).toEqual({
    routes: {
      root: { ...route('root'), imports: [] },
      'routes/reading/faq': { ...route('routes/reading/faq'), imports: [] },
    },
    version: 'a1',
  })
})

test('a table of another shape stops the build', () => {
  expect(() => thinned('export const manifest = {}')).toThrow('table of routes')
})
