import { expect, test } from 'vitest'
import { withoutReadPages } from './route-table.ts'

const table = (ids: string[]) =>
  `window.__reactRouterManifest=${JSON.stringify({ routes: Object.fromEntries(ids.map((id) => [id, { id }])), version: 'a' })};`

test('pages in other languages that are only read are not in the table of the browser', () => {
  const english = ['root', 'routes/joining/fees', 'routes/account/profile']
  const source = table([...english, 'kn', 'kn/fees', 'kn/:slug', 'hi/*', 'kn/admission/register'])
  expect(withoutReadPages(source)).toBe(table([...english, 'kn/admission/register']))
})
