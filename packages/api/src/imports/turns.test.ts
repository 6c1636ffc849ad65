import { describe, expect } from 'vitest'
import { test } from '../../testing/records.ts'
import { insert } from '../../testing/rows.ts'
import type { Ctx } from '../kernel/context.ts'
import { takeTurn } from './turns.ts'

const tables = ['imports', 'question_imports'] as const
type Table = (typeof tables)[number]

const waiting = async (ctx: Ctx, table: Table, asked_by: number): Promise<number> => {
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  const shared = {
    state: 'reading' as const,
    file: 'x',
    file_name: 'x.csv',
    heads: [],
    mapping: [],
    pictures: [],
    asked_by,
  }
  if (table === 'imports')
    return (await insert(ctx.db, table, { ...shared, ...stamps, resource: 'faqs', media_ids: [] })).id
  return (await insert(ctx.db, table, { ...shared, ...stamps, bytes: 1, defaults: {} })).id
}

describe.each(tables)('lists that wait in %s', (table) => {
  test('are read in turn by person, whoever came first', async ({ ctx, make }) => {
    const [busy, other] = [await make.user({ role: 'admin' }), await make.user({ role: 'admin' })]
    const mine = [
      await waiting(ctx, table, busy.id),
      await waiting(ctx, table, busy.id),
      await waiting(ctx, table, busy.id),
    ]
    const theirs = await waiting(ctx, table, other.id)
    const order: (number | undefined)[] = []
    // Each list has queued a job, and the jobs run in the order in which they came.
    for (const ticket of [...mine, theirs]) order.push(await takeTurn(ctx, table, ticket))
    expect(order).toEqual([mine[0], theirs, mine[1], mine[2]])
    expect(await takeTurn(ctx, table, 999_999)).toBeUndefined()
  })

  test('that a process had begun when it was killed is taken up by the same job', async ({ ctx, make }) => {
    const { id } = await make.user({ role: 'admin' })
    const [first, second] = [await waiting(ctx, table, id), await waiting(ctx, table, id)]
    expect(await takeTurn(ctx, table, second)).toBe(first)
    expect(await takeTurn(ctx, table, second)).toBe(first)
    expect(await takeTurn(ctx, table, first)).toBe(second)
  })

  test('are taken by one of two processes', async ({ ctx, make }) => {
    const { id } = await make.user({ role: 'admin' })
    const [first, second] = [await waiting(ctx, table, id), await waiting(ctx, table, id)]
    const taken = await Promise.all([takeTurn(ctx, table, first), takeTurn(ctx, table, second)])
    expect(new Set(taken)).toEqual(new Set([first, second]))
  })
})

test('one person cannot fill the row', async ({ office, http }) => {
  const send = (token: string) =>
    http.postForm('/office/imports', { resource: 'faqs', file: new File(['question,answer\na,b'], 'a.csv') }, { token })
  for (let time = 0; time < 3; time += 1) expect(await send(office.editor.token)).toMatchObject({ status: 201 })
  expect(await send(office.editor.token)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^3 of your lists still wait/) },
  })
  expect(await send(office.admin.token)).toMatchObject({ status: 201 })
})
