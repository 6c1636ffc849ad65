import { branchHeader } from '@northlight/contract/office/me'
import { expect } from 'vitest'
import { test } from '../../testing/test.ts'

test('a branch that is chosen in the frame narrows the lists, and shows nobody a branch where they do not work', async ({
  ctx,
  http,
  make,
}) => {
  await make.institute()
  const [here, there] = [await make.branch({ name: 'Mysuru' }), await make.branch({ name: 'Mangaluru' })]
  const orders: number[] = []
  for (const { id } of [here, there]) {
    const row = await make.enrolment({ branch_id: id, payment_status: 'PAID' })
    orders.push((await make.order({ subject_id: row.id })).id)
    const due = { due_on: '2026-11-01', state: 'open', amount_paise: 100_00, paid_at: null } as const
    const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
    await ctx.db
      .insertInto('instalments')
      .values({ enrolment_id: row.id, number: 2, ...due, ...stamps })
      .execute()
  }
  const admin = await make.token(await make.user({ role: 'admin' }))
  const counsellor = await make.user({ role: 'counsellor' })
  const member = { user_id: counsellor.id, is_everywhere: false, updated_at: ctx.now() }
  await ctx.db.insertInto('staff_members').values(member).execute()
  await ctx.db.insertInto('user_branches').values({ user_id: counsellor.id, branch_id: here.id }).execute()
  const own = await make.token(counsellor)

  const seen = async (token: string, branch?: number | string) => {
    const headers: Record<string, string> = branch === undefined ? {} : { [branchHeader]: String(branch) }
    const list = await http.get('/office/payments', { token, headers })
    const { figures } = (await http.get('/office/money', { token, headers })).body as {
      figures: { overdue: { count: number } }
    }
    return [(list.body.data as { id: number }[]).map(({ id }) => id).sort(), figures.overdue.count]
  }
  const [first, second] = orders
  expect(await seen(admin)).toEqual([orders, 2])
  expect(await seen(admin, here.id)).toEqual([[first], 1])
  expect(await seen(admin, there.id)).toEqual([[second], 1])
  expect(await seen(own, here.id)).toEqual([[first], 1])
  // Of a branch where one does not work nothing is shown, and a header that means nothing changes nothing.
  expect(await seen(own, there.id)).toEqual([[first], 1])
  expect(await seen(admin, 'x')).toEqual([orders, 2])
  // A record that a link leads to opens whatever is in view.
  const headers = { [branchHeader]: String(here.id) }
  expect((await http.get(`/office/payments/${second}`, { token: admin, headers })).status).toBe(200)
  expect((await http.get(`/office/payments/${second}`, { token: own, headers })).status).toBe(404)
  expect((await http.get('/office/me', { token: own })).body).toMatchObject({ branches_to_view: [{ name: 'Mysuru' }] })
})
