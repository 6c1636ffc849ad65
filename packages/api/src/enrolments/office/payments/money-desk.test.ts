import { days } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { test as base } from '../../../../testing/test.ts'
import { remindOfInstalments } from '../../remind.ts'

type Who = { token: string }
type Plan = { instalments: Record<string, unknown>[]; reminders: unknown[] } & Record<string, unknown>
const planOf = ({ body }: { body: Record<string, unknown> }) => body.plan as Plan

/** A fee of three parts at a branch: one paid, one overdue since 1 November, one due next year. Today is 15 November. */
const test = base.extend<{ who: { here: Who; there: Who; admin: Who }; enrolmentId: number }>({
  who: async ({ make, ctx }, use) => {
    await make.institute()
    const of = async (branch_id: number) => {
      const user = await make.user({ role: 'counsellor' })
      const member = { user_id: user.id, is_everywhere: false, updated_at: ctx.now() }
      await ctx.db.insertInto('staff_members').values(member).execute()
      await ctx.db.insertInto('user_branches').values({ user_id: user.id, branch_id }).execute()
      return { token: await make.token(user) }
    }
    await make.branch({ id: 700 })
    const there = await make.branch()
    await use({
      here: await of(700),
      there: await of(there.id),
      admin: { token: await make.token(await make.user({ role: 'admin' })) },
    })
  },
  enrolmentId: async ({ make, ctx, who }, use) => {
    expect(who.here.token).toBeTruthy()
    const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
    const row = await make.enrolment({ branch_id: 700, payment_status: 'PAID', email: 'alva@example.com' })
    for (const [number, state, due_on] of [
      [1, 'paid', '2026-08-01'],
      [2, 'open', '2026-11-01'],
      [3, 'open', '2027-02-01'],
    ] as const)
      await ctx.db
        .insertInto('instalments')
        .values({ enrolment_id: row.id, number, state, due_on, amount_paise: 12_600_00, paid_at: null, ...stamps })
        .execute()
    await use(row.id)
  },
})

test('instalments: overdue ones are listed and counted in one’s own branches, and nowhere else', async ({
  http,
  who,
  enrolmentId,
}) => {
  expect((await http.get('/office/instalments?filter[state]=overdue', who.here)).body.data).toMatchObject([
    { enrolment_id: enrolmentId, number: 2, state: 'overdue', amount_paise: 12_600_00 },
  ])
  expect((await http.get('/office/money', who.here)).body.figures).toMatchObject({
    overdue: { count: 1, amount_paise: 12_600_00 },
    instalments: { count: 0 },
  })
  expect((await http.get('/office/instalments', who.there)).body).toMatchObject({ data: [], meta: { total: 0 } })
  expect((await http.get('/office/money', who.there)).body.figures).toMatchObject({ overdue: { count: 0 } })
  for (const verb of ['', '/remind', '/promise']) {
    const path = `/office/instalments/${enrolmentId}${verb}`
    const reply =
      verb === '' ? await http.get(path, who.there) : await http.postJson(path, { on: '2026-11-20' }, who.there)
    expect(reply.status, path).toBe(404)
  }
})

test('instalments are found by a number however it is typed, and by words in any order', async ({
  http,
  who,
  enrolmentId,
}) => {
  for (const typed of [
    '98450 00199',
    '+91 98450 00199',
    '91-98450-00199',
    '098450 00199',
    '(98450) 001',
    'rao  asha',
  ]) {
    const path = `/office/instalments?filter[state]=overdue&filter[search]=${encodeURIComponent(typed)}`
    expect((await http.get(path, who.here)).body.data, typed).toMatchObject([{ enrolment_id: enrolmentId }])
  }
  for (const typed of ['98450 00198', 'asha iyer'])
    expect((await http.get(`/office/instalments?filter[search]=${typed}`, who.here)).body.data, typed).toEqual([])
})

test('a reminder goes out once a day, a promise keeps the others back, and a paid part is asked for no more', async ({
  http,
  who,
  enrolmentId,
  api,
  world,
  ctx,
}) => {
  const at = (verb: string) => `/office/instalments/${enrolmentId}/${verb}`
  // The reminder that goes out by itself after three days has gone.
  const look = async () => {
    await remindOfInstalments.run(ctx, {})
    await api.runner.drain()
  }
  await look()
  const mails = () => world.mail.to('alva@example.com').length
  for (let click = 0; click < 2; click += 1)
    expect((await http.send('POST', at('remind'), undefined, who.here)).status).toBe(200)
  await api.runner.drain()
  expect(mails()).toBe(2)
  expect((await http.postJson(at('promise'), { on: '2026-11-14' }, who.here)).status).toBe(422)
  const promised = await http.postJson(at('promise'), { on: '2026-11-20', note: 'After the salary' }, who.here)
  expect(planOf(promised)).toMatchObject({
    left_paise: 25_200_00,
    instalments: [{ state: 'paid' }, { state: 'overdue', promised_on: '2026-11-20' }, { state: 'open' }],
    reminders: [{ state: 'sent' }, { state: 'sent' }],
  })
  const quiet = mails()
  await look()
  expect(mails()).toBe(quiet)
  world.clock.advance(days(6))
  await look()
  expect(mails()).toBe(quiet + 1)
  await ctx.db.updateTable('instalments').set({ state: 'paid' }).execute()
  const token = { token: who.admin.token }
  expect((await http.send('POST', at('remind'), undefined, token)).status).toBe(409)
})
