import { seasonOf } from '@northlight/contract/admissions/seasons'
import { indianDay, later } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import { paise } from '@northlight/contract/money'
import type { DemoApplication } from './content/families.ts'
import { dayFrom } from './days.ts'
import { payDemoOrder } from './paid-orders.ts'
import { idsOf, required, type World } from './world.ts'

/** The sitting of five weeks ago. It is closed, so that no list offers it. */
const addPastSitting = async (world: World) => {
  const branchId = await idsOf(world, 'branches')
  const sits_on = dayFrom(world.now, -35)
  await world.db
    .insertInto('sittings')
    .values({
      code: 'past',
      branch_id: branchId('bengaluru'),
      centre: 'Bengaluru campus',
      mode: 'OFFLINE',
      sits_on,
      // Of this season, though its day may lie before the first of November.
      season: seasonOf(dayFrom(world.now, 0)),
      closes_on: null,
      register_by: dayFrom(world.now, -38),
      slot: '10:30 am – 12:30 pm',
      seats: 120,
      seats_held: 112,
      fee_paise: paise(world.content.admission.test.fee),
      classes: ['7th', '8th', '9th', '10th'],
      is_active: false,
      ...world.stamps,
    })
    .execute()
}

const resultOf = ({ content }: World, marks: number | undefined, result_at: string) => {
  if (marks === undefined) return {}
  const { total_marks } = content.applied
  const percent = Math.floor((marks / total_marks) * 100)
  const band = required(
    content.admission.scholarship.bands.find(({ min_percent }) => percent >= min_percent),
    'a band',
  )
  return {
    marks,
    total_marks,
    percent,
    band_label: band.label,
    band_honour: band.honour,
    waiver_percent: band.waiver_percent,
    result_at,
  }
}

/** The words a parent is asked until the institute publishes its own. */
const text_version = '2026-11'

/** The parent of a minor has agreed by the mailed link. */
const addConsent = async ({ db }: World, userId: number, { parent }: DemoApplication, at: string) => {
  const { name, email, phone } = parent
  await db
    .insertInto('parents')
    .values({ user_id: userId, name, email, phone, created_at: at, updated_at: at })
    .execute()
  for (const purpose of ['admission', 'child-account'] as const)
    await db
      .insertInto('consents')
      .values({ user_id: userId, purpose, text_version, by_name: name, by_contact: email, how: 'link', agreed_at: at })
      .execute()
}

const addOne = async (world: World, application: DemoApplication, position: number) => {
  const { db, now } = world
  const { account, parent, steps, attention, marks, sitting: code, ...fields } = application
  const sitting = await db.selectFrom('sittings').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  const user =
    account === undefined
      ? undefined
      : await db.selectFrom('users').select(['id', 'role']).where('email', '=', account).executeTakeFirstOrThrow()
  const state = required(steps.at(-1)?.state, 'a state')
  // Some minutes apart, so that what happened on one day stands in its order.
  const at = (daysAgo: number, index: number) => later(now, -days(daysAgo) - hours(2 - index * 0.05))
  const timed = steps.map(({ state, days_ago, note }, index) => ({
    state,
    note: note ?? null,
    at: at(days_ago, index),
  }))
  const timeOf = (wanted: string) => timed.findLast((step) => step.state === wanted)?.at
  const isPaid = timeOf('paid') !== undefined
  const hasSeat = isPaid && state !== 'withdrawn' && attention === undefined
  const created_at = required(timed[0]?.at, 'a first step')
  const number = `ADM-${indianDay(created_at).slice(2, 4)}-${String(position + 1).padStart(5, '0')}`
  const { id } = await db
    .insertInto('registrations')
    .values({
      ...fields,
      number,
      user_id: user?.id ?? null,
      sitting_id: sitting.id,
      season: sitting.season ?? seasonOf(sitting.sits_on),
      father_name: parent.name,
      father_relation: parent.relation,
      father_phone: parent.phone,
      father_email: parent.email,
      state,
      fee_paise: sitting.fee_paise,
      payment_status: isPaid ? 'PAID' : 'PENDING',
      seat: hasSeat ? 'taken' : 'none',
      attention: attention ?? null,
      ticket_issued_at: timeOf('hall-ticket-issued') ?? null,
      ...resultOf(world, marks, timeOf('appeared') ?? now),
      created_at,
      updated_at: required(timed.at(-1)?.at, 'a last step'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('registration_steps')
    .values(timed.map((step) => ({ registration_id: id, ...step, actor_kind: 'system' as const, actor_id: null })))
    .execute()
  if (user?.role === 'student') await addConsent(world, user.id, application, created_at)
  if (hasSeat)
    await db
      .updateTable('sittings')
      // One of those given away elsewhere is this one: as many are left as the page says.
      .set((set) => ({ seats_taken: set('seats_taken', '+', 1), seats_held: set('seats_held', '-', 1) }))
      .where('id', '=', sitting.id)
      .execute()
  if (!isPaid) return
  await payDemoOrder(world, {
    kind: 'admission',
    subject_id: id,
    user_id: user?.id ?? null,
    payer: parent,
    title: `Registration for the aptitude test, ${number}`,
    amount_paise: sitting.fee_paise,
    at: required(timeOf('paid'), 'a payment'),
  })
}

/** Families on every step of the way, so that their pages and the office have something to show. */
export const addApplications = async (world: World): Promise<void> => {
  await addPastSitting(world)
  const began = ({ steps }: DemoApplication) => steps[0]?.days_ago ?? 0
  const oldestFirst = world.content.applied.applications.toSorted((a, b) => began(b) - began(a))
  for (const [position, application] of oldestFirst.entries()) await addOne(world, application, position)
}
