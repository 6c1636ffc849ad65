import { exampleFreeAttempt } from '@northlight/contract/admissions/online-test'
import { exampleAdmissionProof } from '@northlight/contract/admissions/own'
import { minutes } from '@northlight/contract/durations'
import type { Ctx } from '../src/kernel/context.ts'
import { admissionText } from './candidates.ts'
import type { contentFactories } from './content-factories.ts'
import type { examFactories } from './exam-factories.ts'
import type { FakeGateway } from './fake-gateway.ts'
import type { paymentFactories } from './payment-factories.ts'
import type { resultFactories } from './result-factories.ts'
import { insert, type New, next } from './rows.ts'

type Make = ReturnType<typeof contentFactories> &
  ReturnType<typeof paymentFactories> &
  ReturnType<typeof examFactories> &
  ReturnType<typeof resultFactories> & {
    user: () => Promise<{ id: number }>
    minor: (fields: New<'users'>) => Promise<{ id: number; email: string }>
    parent: (user: { id: number }) => Promise<unknown>
    token: (user: { id: number }) => Promise<string>
    courseAtBranch: (fields: New<'course_branches'>) => Promise<{ id: number }>
  }

/** An application as it lies in the table; waiting for its fee unless a test says otherwise. */
export const aRegistration = (
  ctx: Ctx,
  owner: { id: number },
  sitting: { id: number; fee_paise: number },
  fields: New<'registrations'> = {},
) =>
  insert(ctx.db, 'registrations', {
    number: `ADM-26-9${String(next()).padStart(4, '0')}`,
    user_id: owner.id,
    sitting_id: sitting.id,
    season: '2027-28',
    name: 'Ananya Rao',
    email: `registered-${next()}@example.com`,
    school_name: 'Lakeview Public School',
    address: '12 Lake Road',
    class: '10th',
    program: 'Two-Year Integrated, JEE',
    father_name: 'Raghavendra Rao',
    father_phone: '9845012345',
    father_email: 'raghu@example.com',
    state: 'registered',
    fee_paise: sitting.fee_paise,
    payment_status: 'PENDING',
    seat: 'none',
    created_at: ctx.now(),
    updated_at: ctx.now(),
    ...fields,
  })

const paid = { state: 'paid', payment_status: 'PAID', seat: 'taken' } as const

/** Tests that were sat for an admission belong to the application of anyone who sat them. */
export const tieToApplications = ({ db }: Ctx) =>
  db
    .updateTable('test_enrolments')
    .set(({ selectFrom }) => ({
      registration_id: selectFrom('registrations')
        .select(({ fn }) => fn.max('registrations.id').as('id'))
        .whereRef('registrations.user_id', '=', 'test_enrolments.user_id'),
    }))
    .where('test_id', 'in', db.selectFrom('tests').select('id').where('is_admission', '=', true))
    .execute()

/** What the examples about admission speak of: a sitting, an open fee, two whose test has begun, one who has finished. */
export const exampleAdmission = async (ctx: Ctx, make: Make, examplePaper: number) => {
  await make.pageText('admission', admissionText)
  const sitting = await make.sitting({ code: 'example', centre: 'Example campus' })
  const home = await make.sitting({
    code: 'example-home',
    mode: 'ONLINE',
    sits_on: '2026-11-01',
    closes_on: '2026-12-31',
    register_by: '2026-12-31',
  })
  const payer = await make.user()
  const waiting = await aRegistration(ctx, payer, sitting)
  await make.order({
    kind: 'admission',
    subject_id: waiting.id,
    gateway_order_id: exampleAdmissionProof.razorpay_order_id,
    amount_paise: sitting.fee_paise,
  })
  ;(ctx.services.gateway as FakeGateway).seed({
    order_id: exampleAdmissionProof.razorpay_order_id,
    payment_id: exampleAdmissionProof.razorpay_payment_id,
    amount_paise: sitting.fee_paise,
  })
  // The one the office's examples speak of, by its number.
  await aRegistration(ctx, await make.user(), sitting, { id: 9001 })
  const hall = await make.sitting({ id: 9010, code: 'example-hall' })
  for (const id of [9010, 9011, 9013]) await aRegistration(ctx, await make.user(), hall, { id, ...paid })
  // One at the counter, who has not begun to pay.
  await aRegistration(ctx, await make.user(), sitting, { id: 9014 })
  // A child at the consent desk, whose parent has not answered.
  const asked = await make.minor({ id: 9030 })
  await insert(ctx.db, 'child_links', {
    ...{ id: 9040, child_id: asked.id, parent_id: null, contact: 'ramesh@example.com', created_at: ctx.now() },
  })
  await make.parent(asked)
  await insert(ctx.db, 'data_rights', {
    ...{ id: 9001, user_id: asked.id, email: asked.email, kind: 'export', asked_by: 'parent', note: 'An example.' },
    ...{ state: 'proposed', due_on: '2026-12-15', created_at: ctx.now(), updated_at: ctx.now() },
  })
  await aRegistration(ctx, asked, hall, { id: 9030, ...paid })
  // One who has sat the test, and one who has an offer; another sitting to move to.
  await ctx.db.updateTable('registrations').set({ state: 'appeared' }).where('id', '=', 9011).execute()
  await aRegistration(ctx, await make.user(), hall, { id: 9012, ...paid, state: 'offered' })
  await make.sitting({ id: 9020, code: 'example-later' })
  await make.courseAtBranch({ id: 9001 })
  await insert(ctx.db, 'offers', {
    ...{ registration_id: 9012, course_branch_id: 9001, title: 'Foundation, Bengaluru', fee_paise: 42_000_00 },
    ...{ waiver_percent: 50, waived_paise: 21_000_00, until: '2026-11-30', created_at: ctx.now() },
  })
  // Two waivers beyond the band, which a second person signs or refuses.
  for (const [id, registration_id] of [
    [9001, 9012],
    [9002, 9010],
  ] as const)
    await insert(ctx.db, 'waiver_proposals', {
      ...{ id, registration_id, course_branch_id: 9001, title: 'Foundation, Bengaluru', fee_paise: 42_000_00 },
      ...{ waiver_percent: 60, band_percent: 0, waived_paise: 25_200_00, beyond_paise: 25_200_00, until: '2026-11-30' },
      ...{ reason: 'The elder sister studies here, too.', state: 'waiting', proposed_at: ctx.now() },
    })
  await insert(ctx.db, 'hall_checks', {
    ...{ registration_id: 9011, sitting_id: hall.id, key: 'example-check', is_first: true, how: 'list' },
    ...{ at: ctx.now(), received_at: ctx.now() },
  })
  const [inTurn, whole] = [await make.user(), await make.user()]
  await aRegistration(ctx, inTurn, home, paid)
  await aRegistration(ctx, whole, home, { ...paid, class: '9th' })
  const tenth = await make.onlineTest({ slug: 'x-aptitude-test', is_admission: true, delivery: 'sequential' })
  await make.attempt(tenth, inTurn, {
    terms: {
      clock: 'question',
      durationMs: minutes(15),
      closesAt: null,
      compensatoryPerHour: 0,
      sections: [],
      graceMs: minutes(15),
    },
    // The example of leaving the screen ends it.
    policy: { policy: 'eliminate', warnings: 0 },
    served_at: ctx.now(),
    deadline_at: null,
    check_at: null,
  })
  const ninth = await make.onlineTest({ slug: 'ix-aptitude-test', is_admission: true })
  await make.attempt(ninth, whole, { uuid: exampleFreeAttempt })
  const done = await make.user()
  // The last window of its season has closed, so that the report tells each question.
  const over = await make.sitting({
    ...({ code: 'example-over', mode: 'ONLINE', season: '2026-27' } as const),
    ...{ sits_on: '2026-11-01', closes_on: '2026-11-14', register_by: '2026-11-14' },
  })
  await aRegistration(ctx, done, over, { ...paid, class: '8th', season: '2026-27' })
  const eighth = await make.onlineTest({
    slug: 'viii-aptitude-test',
    is_admission: true,
    paper_version_id: examplePaper,
  })
  await make.marked(eighth, done, ['B', 'A'])
  await tieToApplications(ctx)
  return {
    candidate: await make.token(inTurn),
    'free-candidate': await make.token(whole),
    'done-candidate': await make.token(done),
  }
}
