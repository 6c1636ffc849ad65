import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { paise } from '@northlight/contract/money'
import { splitFee } from '@northlight/contract/payments/fee-plan'
import { dayFrom } from './days.ts'
import { type DemoOrder, openDemoOrder, payDemoOrder, refundDemoOrder } from './paid-orders.ts'
import { idsOf, type World } from './world.ts'

const aditi = 'student@northlight.test'

/** What the demo students have enrolled in: one fee given back in part, one paid in parts, one still open, a series. */
const enrolled = [
  { who: aditi, course: 'bridge-to-pu', daysAgo: 190, status: 'PAID', back: { amount: 6400, daysAgo: 170 } },
  // Two parts are paid, the third is due this week.
  {
    who: aditi,
    course: 'two-year-integrated-jee',
    daysAgo: 158,
    status: 'PAID',
    parts: { dueIn: [-158, -68, 5, 95], paid: 2 },
  },
  { who: aditi, course: 'test-series', daysAgo: 1, status: 'PENDING' },
  { who: 'meera@northlight.test', course: 'test-series', daysAgo: 10, status: 'PAID' },
] as const

const branch = 'bengaluru'

const addEnrolment = async (world: World, one: (typeof enrolled)[number]) => {
  const { db, now } = world
  const at = later(now, -days(one.daysAgo))
  const [courseId, branchId] = [await idsOf(world, 'courses'), await idsOf(world, 'branches')]
  const student = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone'])
    .where('email', '=', one.who)
    .executeTakeFirstOrThrow()
  const place = await db
    .selectFrom('course_branches')
    .innerJoin('courses', 'courses.id', 'course_branches.course_id')
    .innerJoin('branches', 'branches.id', 'course_branches.branch_id')
    .select(['course_branches.id', 'course_branches.amount_paise', 'course_branches.discount_percent'])
    .select(['courses.name as course_name', 'branches.name as branch_name'])
    .where('course_id', '=', courseId(one.course))
    .where('branch_id', '=', branchId(branch))
    .executeTakeFirstOrThrow()
  const amount = Math.round((place.amount_paise * (100 - place.discount_percent)) / 100)
  const person = { name: student.name, email: student.email, phone: student.phone ?? '' }
  const { id } = await db
    .insertInto('course_enrolments')
    .values({
      course_id: courseId(one.course),
      branch_id: branchId(branch),
      course_branch_id: place.id,
      course_name: place.course_name,
      branch_name: place.branch_name,
      user_id: student.id,
      ...person,
      amount_paise: place.amount_paise,
      discount_percent: place.discount_percent,
      discounted_amount_paise: amount,
      payment_status: one.status,
      person_key: `demo ${one.who} ${one.course}`,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const order = {
    kind: 'course',
    subject_id: id,
    user_id: student.id,
    payer: person,
    title: `${place.course_name}, ${place.branch_name}`,
    amount_paise: amount,
    at,
  } as const
  if (one.status === 'PENDING') return openDemoOrder(world, order)
  if ('parts' in one) return payDemoParts(world, order, one.parts)
  const paid = await payDemoOrder(world, order)
  if ('back' in one)
    await refundDemoOrder(world, paid, {
      amount_paise: paise(one.back.amount),
      reason: 'Left after two of six weeks',
      at: later(now, -days(one.back.daysAgo)),
    })
}

type Parts = { dueIn: readonly number[]; paid: number }

/** The fee in equal parts, the first of them paid on the day they were due. */
const payDemoParts = async (world: World, order: DemoOrder, { dueIn, paid }: Parts) => {
  const amounts = splitFee(
    order.amount_paise,
    dueIn.map(() => 1),
  )
  for (const [at, offset] of dueIn.entries()) {
    const [number, amount_paise] = [at + 1, amounts[at] ?? 0]
    const on = later(world.now, days(offset))
    const isPaid = number <= paid
    await world.db
      .insertInto('instalments')
      .values({
        enrolment_id: order.subject_id,
        number,
        amount_paise,
        due_on: dayFrom(world.now, offset),
        state: isPaid ? 'paid' : 'open',
        paid_at: isPaid ? on : null,
        created_at: order.at,
        updated_at: isPaid ? on : order.at,
      })
      .execute()
    const title = `${order.title}, instalment ${number} of ${dueIn.length}`
    if (isPaid) await payDemoOrder(world, { ...order, title, amount_paise, part: number, at: on })
  }
}

export const addFees = async (world: World): Promise<void> => {
  for (const one of enrolled) await addEnrolment(world, one)
}
