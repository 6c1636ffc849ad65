import { expect } from 'vitest'
import { test } from '../../testing/test.ts'

test('search answers with groups of hits', async ({ http, make }) => {
  await make.jobOpening()
  const { status, body } = await http.get('/search?q=careers')
  expect(status).toBe(200)
  expect(body).toMatchObject({ q: 'careers', groups: [{ kind: 'page', hits: [{ path: '/careers' }] }] })
})

test.for([
  ['nothing', ''],
  ['one letter', 'q=a'],
  ['a hundred and one letters', `q=${'a'.repeat(101)}`],
  ['an unknown kind', 'q=fees&kind=secret'],
  ['no hits wanted', 'q=fees&total=0'],
  ['too many hits wanted', 'q=fees&total=51'],
])('search refuses %s', async ([, query], { http }) => {
  expect(await http.get(`/search?${query}`)).toMatchObject({ status: 422, body: { errors: expect.any(Object) } })
})
