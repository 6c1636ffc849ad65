import { days } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { aPdf } from '../../../testing/files.ts'
import { test as base } from '../../../testing/test.ts'

type Who = { token: string }
type Request = { id: number; kind: string; state: string; due_on: string }
const requestsOf = ({ body }: { body: Record<string, unknown> }) => body.requests as Request[]

const test = base.extend<{ staff: { counsellor: Who; other: Who; admin: Who }; child: { id: number; email: string } }>({
  staff: async ({ make }, use) => {
    await make.institute()
    const of = async (role: 'counsellor' | 'admin') => ({ token: await make.token(await make.user({ role })) })
    await use({ counsellor: await of('counsellor'), other: await of('counsellor'), admin: await of('admin') })
  },
  child: async ({ make, ctx }, use) => use(await make.minor({ email_verified_at: ctx.now() })),
})

const asked = (child: { email: string }, kind: string) => ({
  ...{ email: child.email.toUpperCase(), kind, asked_by: 'parent', note: 'The father came to the desk.' },
  file: aPdf('request.pdf'),
})

test('a request is noted with proof and clock by a counsellor, and started by an administrator alone, once', async ({
  http,
  staff,
  child,
  ctx,
  api,
  world,
}) => {
  const { file: _, ...bare } = asked(child, 'export')
  expect((await http.postForm('/office/data-rights', bare, staff.counsellor)).status).toBe(422)
  expect((await http.postForm('/office/data-rights', asked(child, 'export'), staff.counsellor)).status).toBe(201)
  expect((await http.postForm('/office/data-rights', asked(child, 'export'), staff.counsellor)).status).toBe(409)
  const mine = requestsOf(await http.get('/office/data-rights', staff.counsellor))
  expect(mine).toMatchObject([{ kind: 'export', state: 'proposed', due_on: '2026-12-15' }])
  expect(requestsOf(await http.get('/office/data-rights', staff.other))).toEqual([])
  const decide = (who: Who) => http.postJson(`/office/data-rights/${mine[0]?.id}/decide`, { decision: 'accept' }, who)
  expect((await decide(staff.counsellor)).status).toBe(403)
  expect((await decide(staff.admin)).status).toBe(200)
  expect((await decide(staff.admin)).status).toBe(409)
  expect(await ctx.db.selectFrom('data_exports').select('user_id').execute()).toEqual([{ user_id: child.id }])
  await api.runner.drain()
  expect(world.mail.to(child.email)).toHaveLength(1)
})

test('an erasure waits its fourteen days, in which it can be called off; a refused one does nothing', async ({
  http,
  staff,
  child,
  ctx,
  world,
}) => {
  const last = async () => requestsOf(await http.get('/office/data-rights', staff.admin)).at(-1)?.id
  await http.postForm('/office/data-rights', asked(child, 'erasure'), staff.counsellor)
  const refuse = { decision: 'refuse', note: 'The paper was not the parent’s.' }
  expect((await http.postJson(`/office/data-rights/${await last()}/decide`, refuse, staff.admin)).status).toBe(200)
  expect(await ctx.db.selectFrom('deletion_requests').select('id').execute()).toEqual([])
  await http.postForm('/office/data-rights', asked(child, 'erasure'), staff.counsellor)
  await http.postJson(`/office/data-rights/${await last()}/decide`, { decision: 'accept' }, staff.admin)
  const [deletion] = await ctx.db
    .selectFrom('deletion_requests')
    .select(['user_id', 'due_at', 'requested_at'])
    .execute()
  expect(deletion?.user_id).toBe(child.id)
  expect(Date.parse(deletion?.due_at ?? '') - Date.parse(deletion?.requested_at ?? '')).toBe(days(14))
  expect(world.logger.lines.filter(({ level }) => level === 'error')).toEqual([])
})

test('who may only propose hears and sees the same whether an address has an account or not', async ({
  http,
  staff,
  child,
  ctx,
  api,
  world,
}) => {
  const stranger = { email: 'nobody@example.com' }
  await ctx.db.updateTable('users').set({ name: 'Zoya Khan' }).where('id', '=', child.id).execute()
  const noted = async (who: { email: string }) => {
    const first = await http.postForm('/office/data-rights', asked(who, 'export'), staff.counsellor)
    // Twice is told in the same words too, also to a colleague.
    const second = await http.postForm('/office/data-rights', asked(who, 'export'), staff.other)
    return [first, second].map(({ status, body }) => [status, body.message])
  }
  expect(await noted(child)).toEqual(await noted(stranger))
  const { body } = await http.get('/office/data-rights', staff.counsellor)
  const bare = (body.requests as (Request & { email: string; created_at: string })[]).map(
    ({ id: _, email: __, created_at: ___, ...row }) => row,
  )
  expect(bare).toHaveLength(2)
  expect(bare[0]).toEqual({ ...bare[1], proof_id: expect.anything() })
  expect(JSON.stringify(body)).not.toContain('Zoya')

  // An administrator sees it, and cannot start what there is nobody for; an account that came since is found.
  const all = (await http.get('/office/data-rights', staff.admin)).body.requests as {
    id: number
    email: string
    user_id: number | null
  }[]
  expect(all.map(({ email, user_id }) => [email, user_id])).toEqual([
    [child.email, child.id],
    [stranger.email, null],
  ])
  const accept = () => http.postJson(`/office/data-rights/${all[1]?.id}/decide`, { decision: 'accept' }, staff.admin)
  expect((await accept()).status).toBe(409)
  expect(
    (await http.postForm('/office/data-rights', asked({ email: 'x@example.com' }, 'export'), staff.admin)).status,
  ).toBe(422)
  await ctx.db.updateTable('users').set({ email: stranger.email }).where('id', '=', child.id).execute()
  expect((await accept()).status).toBe(200)
  await api.runner.drain()
  expect(world.mail.to(stranger.email)).toHaveLength(1)
})
