import { expect } from 'vitest'
import { test } from '../../testing/test.ts'

test('redirect/all lists what has moved and what is gone', async ({ http, ctx }) => {
  const stamps = { created_at: ctx.now(), updated_at: ctx.now(), updated_by: null }
  await ctx.db
    .insertInto('redirects')
    .values([
      { from_path: '/old', to_path: '/new', status: 301, ...stamps },
      { from_path: '/gone', to_path: '', status: 410, ...stamps },
    ])
    .execute()
  expect((await http.get('/redirect/all')).body.redirects).toEqual([
    { from_path: '/gone', to_path: '', status: 410 },
    { from_path: '/old', to_path: '/new', status: 301 },
  ])
})
