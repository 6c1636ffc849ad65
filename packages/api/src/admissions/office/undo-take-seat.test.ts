import { hours } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { ctxAs } from '../../../testing/staff.ts'
import { test as base } from '../../../testing/test.ts'
import type { Ctx } from '../../kernel/context.ts'
import { verifyPayment } from '../../payments/orders/record-payment.ts'
import { offer } from './offer.ts'
import { takeSeat } from './take-seat.ts'
import { undoTakeSeat } from './undo-take-seat.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

const fee = 1_00_000_00

/** A family whose seat a counsellor has confirmed on the father’s word; the course has one seat. */
const test = base.extend<{
  seat: { id: number; place: number; email: string; token: string; elsewhere: string; asAdmin: Ctx; family: number }
}>({
  seat: async ({ ctx, make }, use) => {
    await make.institute()
    await make.branch({ id: 901 })
    await make.branch({ id: 902 })
    const course = await make.course({})
    const place = await make.courseAtBranch({ course_id: course.id, branch_id: 901, amount_paise: fee, seats: 1 })
    const sitting = await make.sitting({ branch_id: 901 })
    const user = await make.user()
    const row = await aRegistration(ctx, user, sitting, {
      ...{ state: 'appeared', payment_status: 'PAID', seat: 'taken', waiver_percent: 100, result_at: ctx.now() },
    })
    const known = await make.family({ state: 'applied' })
    await ctx.db
      .insertInto('family_accounts')
      .values({ family_id: known.id, user_id: user.id, created_at: ctx.now() })
      .execute()
    const counsellor = async (branch_id: number) => {
      const one = await make.user({ role: 'counsellor' })
      const member = { user_id: one.id, is_everywhere: false, updated_at: ctx.now() }
      await ctx.db.insertInto('staff_members').values(member).execute()
      await ctx.db.insertInto('user_branches').values({ user_id: one.id, branch_id }).execute()
      return make.token(one)
    }
    const asAdmin = ctxAs(ctx, await make.user({ role: 'admin' }))
    await offer(asAdmin, row.id, { course_branch_id: place.id, waiver_percent: 50, until: '2026-12-20' })
    await takeSeat(asAdmin, row.id, { pay: 'whole', on_word_of: 'the father, by phone' })
    const tokens = { token: await counsellor(901), elsewhere: await counsellor(902) }
    await use({ ...tokens, id: row.id, place: place.id, email: row.email, asAdmin, family: known.id })
  },
})

const stateOf = async ({ db }: Ctx) => ({
  application: (await db.selectFrom('registrations').select('state').executeTakeFirstOrThrow()).state,
  family: (await db.selectFrom('families').select('state').executeTakeFirstOrThrow()).state,
  orders: (await db.selectFrom('orders').select('status').where('kind', '=', 'course').orderBy('id').execute()).map(
    ({ status }) => status,
  ),
  seats: (await db.selectFrom('course_branches').select('seats_held').executeTakeFirstOrThrow()).seats_held,
})
const path = (id: number) => `/office/applications/${id}/undo-take-seat`

describe('an admission that a colleague confirmed for a family', () => {
  test('says on whose word, and can be undone: the seat is offered as before, nothing is asked for, the family is told', async ({
    ctx,
    api,
    world,
    http,
    seat,
  }) => {
    const seen = (await http.get(`/office/applications/${seat.id}`, seat)).body as Body
    expect(seen.application).toMatchObject({ state: 'admitted', undo_until: '2026-11-16T04:30:00.000Z' })
    expect(seen.application.timeline.at(-1).note).toContain('on the word of the father, by phone')
    expect(await stateOf(ctx)).toMatchObject({ application: 'admitted', family: 'admitted', orders: ['PENDING'] })
    for (const _ of ['first', 'again']) expect((await http.postJson(path(seat.id), {}, seat)).status).toBe(200)
    expect(await stateOf(ctx)).toMatchObject({ application: 'offered', family: 'applied', orders: ['CANCELLED'] })
    await api.runner.drain()
    const told = world.mail.to(seat.email).filter(({ subject }) => subject.includes('confirmed too early'))
    expect(told).toHaveLength(1)
    // The offer stands: it is confirmed again, and that is told anew.
    await takeSeat(seat.asAdmin, seat.id, { pay: 'whole', on_word_of: 'the mother' })
    expect(await stateOf(ctx)).toMatchObject({ application: 'admitted', family: 'admitted' })
    await api.runner.drain()
    expect(world.mail.to(seat.email).filter(({ subject }) => subject.includes('Welcome'))).toHaveLength(2)
  })

  test('is confirmed with a word, or not at all', async ({ http, seat, ctx }) => {
    await http.postJson(path(seat.id), {}, seat)
    const bare = await http.postJson(`/office/applications/${seat.id}/take-seat`, { pay: 'whole' }, seat)
    expect(bare.status).toBe(422)
    expect((await stateOf(ctx)).application).toBe('offered')
  })

  test('stays once money has come, also when it comes at the same moment', async ({ ctx, world, http, seat }) => {
    const order = await ctx.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    const proof = world.gateway.pay(order.gateway_order_id)
    const [paid] = await Promise.allSettled([
      verifyPayment(ctx, 'course', order.subject_id, proof),
      undoTakeSeat(seat.asAdmin, seat.id),
    ])
    // Whichever came first: what was paid is paid, and admits.
    expect(paid?.status).toBe('fulfilled')
    expect(await stateOf(ctx)).toMatchObject({ application: 'admitted', orders: ['PAID'], seats: 1 })
    expect((await http.postJson(path(seat.id), {}, seat)).status).toBe(409)
    expect(((await http.get(`/office/applications/${seat.id}`, seat)).body as Body).application.undo_until).toBe(null)
  })

  test('is not undone after a day, from another branch, by a lower role, or when the family took the seat itself', async ({
    ctx,
    make,
    http,
    world,
    seat,
  }) => {
    expect((await http.postJson(path(seat.id), {}, { token: seat.elsewhere })).status).toBe(404)
    const editor = await make.token(await make.user({ role: 'editor' }))
    expect((await http.postJson(path(seat.id), {}, { token: editor })).status).toBe(403)
    const { user_id } = await ctx.db.selectFrom('registrations').select('user_id').executeTakeFirstOrThrow()
    const change = (actor_id: number | null) =>
      ctx.db.updateTable('registration_steps').set({ actor_id }).where('state', '=', 'admitted').execute()
    await change(user_id)
    expect((await http.postJson(path(seat.id), {}, seat)).status).toBe(409)
    await change(null)
    world.clock.advance(hours(25))
    expect((await http.postJson(path(seat.id), {}, seat)).status).toBe(409)
    expect(await stateOf(ctx)).toMatchObject({ application: 'admitted', orders: ['PENDING'] })
  })

  test('gives a seat that cost nothing back to the course', async ({ ctx, http, seat }) => {
    await http.postJson(path(seat.id), {}, seat)
    await offer(seat.asAdmin, seat.id, { course_branch_id: seat.place, until: '2026-12-20' })
    await takeSeat(seat.asAdmin, seat.id, { pay: 'whole', on_word_of: 'the father' })
    expect(await stateOf(ctx)).toMatchObject({ application: 'admitted', seats: 1 })
    expect((await http.postJson(path(seat.id), {}, seat)).status).toBe(200)
    expect(await stateOf(ctx)).toMatchObject({ application: 'offered', seats: 0 })
  })
})
