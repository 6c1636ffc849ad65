import { later } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import type { TimelineEntry } from '@northlight/contract/office/families/views'
import { expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { insert } from '../../../testing/rows.ts'
import { test as base, type Fixtures } from '../../../testing/test.ts'

/** A family with an account, an application, and a fee that is paid in parts. */
const household = async ({ make, ctx }: Pick<Fixtures, 'make' | 'ctx'>, name: string) => {
  const family = await make.family({ name })
  const user = await make.user({ name })
  await insert(ctx.db, 'family_accounts', { family_id: family.id, user_id: user.id, created_at: ctx.now() })
  const sitting = await make.sitting()
  const application = await aRegistration(ctx, user, sitting, { state: 'appeared' })
  const enrolment = await make.enrolment({ user_id: user.id, payment_status: 'PAID', course_name: 'Two-Year JEE' })
  return { family, user, sitting, application, enrolment }
}

type Household = Awaited<ReturnType<typeof household>>

const test = base.extend<{
  home: Household
  colleague: { id: number; token: string }
  entries: () => Promise<TimelineEntry[]>
}>({
  home: async ({ make, ctx }, use) => use(await household({ make, ctx }, 'Meera Krishnan')),
  colleague: async ({ make }, use) => {
    const user = await make.user({ role: 'admin', name: 'Asha Ramesh' })
    await use({ id: user.id, token: await make.token(user) })
  },
  entries: async ({ http, home, colleague }, use) =>
    use(async () => {
      const { body } = await http.get(`/office/families/${home.family.id}`, colleague)
      return (body.family as { timeline: TimelineEntry[] }).timeline
    }),
})

const ofKind = (entries: TimelineEntry[], kind: TimelineEntry['kind']) => entries.filter((one) => one.kind === kind)

/** Everything at once for one household; what is told of one must never be told of another. */
const happen = async ({ ctx, make }: Pick<Fixtures, 'make' | 'ctx'>, home: Household, by: { id: number }) => {
  const now = ctx.now()
  const stamps = { created_at: now, updated_at: now }
  const registration_id = home.application.id
  const check = { registration_id, sitting_id: home.sitting.id, how: 'list', at: now, received_at: now } as const
  const key = (n: number) => `check-${registration_id}-${n}`
  await insert(ctx.db, 'hall_checks', { ...check, key: key(1), is_first: true, by_id: by.id, undone_at: now })
  await insert(ctx.db, 'hall_checks', { ...check, key: key(2), is_first: true, by_id: by.id })
  await insert(ctx.db, 'hall_checks', { ...check, key: key(3), is_first: false, by_id: by.id })
  const offer = { registration_id, fee_paise: 1_00_000_00, by_id: by.id, title: 'Two-Year JEE, Mysuru' }
  const half = { waiver_percent: 50, waived_paise: 50_000_00, until: '2026-11-25' }
  await insert(ctx.db, 'offers', {
    ...offer,
    ...half,
    waiver_percent: 0,
    waived_paise: 0,
    replaced_at: now,
    created_at: now,
  })
  await insert(ctx.db, 'offers', { ...offer, ...half, created_at: later(now, hours(1)) })
  const part = { enrolment_id: home.enrolment.id, amount_paise: 25_000_00, ...stamps }
  await insert(ctx.db, 'instalments', { ...part, number: 1, due_on: '2026-11-01', state: 'paid', paid_at: now })
  await insert(ctx.db, 'instalments', {
    ...{ ...part, number: 2, due_on: '2026-11-10', state: 'open' },
    ...{ promised_on: '2026-11-20', promise_note: 'After the salary.', promised_by: by.id },
  })
  await insert(ctx.db, 'instalments', { ...part, number: 3, due_on: '2027-02-10', state: 'open' })
  await insert(ctx.db, 'mails', {
    ...{ template: 'instalment-due', to_address: home.user.email, subject: 'An instalment is due', html: '', text: '' },
    ...{ state: 'sent', user_id: home.user.id, entity: 'course_enrolments', entity_id: home.enrolment.id },
    created_at: now,
  })
  const order = await make.order({ user_id: home.user.id, subject_id: home.enrolment.id, status: 'PAID', paid_at: now })
  const payment = await insert(ctx.db, 'payments', {
    ...{ order_id: order.id, gateway_payment_id: `pay_${order.id}`, heard_by: 'webhook', method: 'upi' },
    ...{ amount_paise: order.amount_paise, paid_at: now, created_at: now },
  })
  const refund = { payment_id: payment.id, reason: 'Paid twice', requested_by: by.id, ...stamps }
  await insert(ctx.db, 'refunds', {
    ...{ ...refund, receipt: `back-${order.id}-1`, amount_paise: 1_000_00, state: 'processed' },
    processed_at: later(now, hours(2)),
  })
  await insert(ctx.db, 'refunds', { ...refund, receipt: `back-${order.id}-2`, amount_paise: 2_000_00, state: 'failed' })
}

test('what the hall, the offer and the money desk did stands in the timeline of its family and of no other', async ({
  ctx,
  make,
  home,
  colleague,
  entries,
}) => {
  const other = await household({ make, ctx }, 'Zoya Khan')
  await happen({ ctx, make }, other, colleague)
  const kinds = ['check-in', 'offer', 'instalment', 'refund', 'payment'] as const
  expect((await entries()).filter(({ kind }) => kinds.some((one) => one === kind))).toEqual([])
  await happen({ ctx, make }, home, colleague)
  const told = await entries()
  const to = `/applications/${home.application.id}`
  expect(ofKind(told, 'check-in')).toMatchObject([
    { title: `Checked in at the hall, ${home.application.number}`, by: 'Asha Ramesh', tab: 'tests', to },
  ])
  expect(ofKind(told, 'offer')).toMatchObject([
    { title: 'Offer: Two-Year JEE, Mysuru', text: '₹50,000 with 50 per cent waived, until 25 Nov 2026', to },
    { title: 'Earlier offer: Two-Year JEE, Mysuru', text: '₹1,00,000, until 25 Nov 2026', family_sees: true },
  ])
  const plan = `/instalments/${home.enrolment.id}`
  expect(ofKind(told, 'instalment')).toMatchObject([
    {
      ...{ title: 'Promised for 20 Nov 2026: instalment 2, ₹25,000', text: 'After the salary.', to: plan },
      ...{ by: 'Asha Ramesh', family_sees: false },
    },
    { title: 'Reminded of an instalment by mail', text: 'An instalment is due', to: plan },
    { title: 'Not paid by 10 Nov 2026: instalment 2, ₹25,000', at: '2026-11-10T18:30:00.000Z', family_sees: true },
  ])
  expect(ofKind(told, 'refund')).toMatchObject([
    { title: '₹1,000 sent back', at: later(ctx.now(), hours(2)), tab: 'money', family_sees: true },
    { title: '₹2,000 could not be sent back', family_sees: false },
  ])
  expect(ofKind(told, 'payment')).toHaveLength(1)
})

test('a student who leaves: the sum is told once it is signed, and nothing more is asked for', async ({
  ctx,
  make,
  home,
  colleague,
  entries,
}) => {
  await happen({ ctx, make }, home, colleague)
  const asked_at = later(ctx.now(), days(-1))
  await ctx.db
    .updateTable('course_enrolments')
    .set({ leave_asked_at: asked_at })
    .where('id', '=', home.enrolment.id)
    .execute()
  const { id } = await insert(ctx.db, 'refund_cases', {
    ...{ enrolment_id: home.enrolment.id, asked_at, asked_how: 'phone', noted_by: colleague.id, state: 'proposed' },
    ...{ calculation_due_on: '2026-11-17', money_due_on: '2026-11-25', version: 2, sum_paise: 32_080_00 },
    ...{ created_at: asked_at, updated_at: asked_at },
  })
  const told = async () => ofKind(await entries(), 'refund').filter(({ key }) => key === `refund-case:${id}`)
  expect(await told()).toMatchObject([
    { title: 'Asked to leave Two-Year JEE', text: null, by: 'Asha Ramesh', at: asked_at, to: `/refunds/${id}` },
  ])
  expect(ofKind(await entries(), 'instalment').map(({ title }) => title)).toEqual(['Reminded of an instalment by mail'])
  const become = (state: 'signed' | 'called-off') => ctx.db.updateTable('refund_cases').set({ state }).execute()
  await become('signed')
  expect(await told()).toMatchObject([{ text: '₹32,080 goes back by 25 Nov 2026' }])
  await become('called-off')
  expect(await told()).toMatchObject([{ title: 'Asked to leave Two-Year JEE, and stayed', text: null }])
})
