import { expect } from 'vitest'
import { exampleTest as test } from '../../testing/example-world.ts'

test('what only one person can do stands on Today as one list: signatures, money by hand, decisions on data', async ({
  ctx,
  http,
  make,
}) => {
  const admin = await make.token(await make.user({ role: 'admin' }))
  const only = async (token: string) =>
    (await http.get('/office/today', { token })).body.only_yours as { key: string; by: string | null; verb: string }[]
  expect((await only(admin)).map(({ key, verb }) => [key.replace(/-\d+$/, ''), verb])).toEqual(
    expect.arrayContaining([
      ['refund', 'Look'],
      ['pay-out', 'Pay out'],
    ]),
  )
  // Anyone who proposed a sum does not sign it, and nobody else is asked for what an administrator decides.
  const { proposed_by } = await ctx.db
    .selectFrom('refund_cases')
    .select('proposed_by')
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow()
  const proposer = await ctx.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', proposed_by ?? 0)
    .returningAll()
    .executeTakeFirstOrThrow()
  expect((await only(await make.token(proposer))).some(({ key }) => key.startsWith('refund-'))).toBe(false)
  // Nor does anyone who asked alone for money back note that it was paid out: it stands on the other administrators’
  // Today.
  const asker = await make.user({ role: 'admin' })
  await ctx.db.updateTable('refunds').set({ requested_by: asker.id, case_id: null }).execute()
  const payOuts = async (token: string) => (await only(token)).filter(({ key }) => key.startsWith('pay-out-')).length
  expect([await payOuts(await make.token(asker)), await payOuts(admin)]).toEqual([0, 1])
  for (const role of ['counsellor', 'editor', 'examiner'] as const)
    expect(await only(await make.token(await make.user({ role })))).toEqual([])
})
