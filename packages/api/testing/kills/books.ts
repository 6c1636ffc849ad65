import type { Database, Db } from '@northlight/db/database'
import type { Acknowledged } from './people.ts'

const timesOf = (values: string[]) =>
  values.reduce((times, value) => times.set(value, (times.get(value) ?? 0) + 1), new Map<string, number>())

/** What is named in `wanted` and is not there exactly once. */
const notOnce = (what: string, wanted: string[], found: string[]): string[] => {
  const times = timesOf(found)
  return wanted.flatMap((one) => (times.get(one) === 1 ? [] : [`${what} ${one}: ${times.get(one) ?? 0} times`]))
}

const people = async (db: Db, { signUps, enquiries }: Acknowledged) => {
  const users = await db.selectFrom('users').select('email').execute()
  const sent = await db.selectFrom('contact_enquiries').select(['id', 'email']).execute()
  const mails = await db.selectFrom('mails').select(['dedupe_key', 'template', 'entity', 'entity_id']).execute()
  const aboutEnquiries = mails.filter(({ entity }) => entity === 'contact_enquiries')
  return [
    ...notOnce(
      'account',
      signUps,
      users.map(({ email }) => email),
    ),
    ...notOnce(
      'enquiry',
      enquiries.map(({ id, email }) => `${id} ${email}`),
      sent.map(({ id, email }) => `${id} ${email}`),
    ),
    ...notOnce(
      'enquiry of',
      enquiries.map(({ email }) => email),
      sent.map(({ email }) => email),
    ),
    ...notOnce(
      'mail',
      enquiries.flatMap(({ id }) => [`office-notice ${id}`, `contact-thank-you ${id}`]),
      aboutEnquiries.map(({ template, entity_id }) => `${template} ${entity_id}`),
    ),
  ]
}

const steps = async (db: Db, said: Acknowledged) => {
  const rows = await db
    .selectFrom('attempt_steps')
    .innerJoin('attempts', 'attempts.id', 'attempt_steps.attempt_id')
    .select(['attempts.uuid', 'attempt_steps.number'])
    .execute()
  const wanted = [...said.steps].flatMap(([uuid, last]) =>
    Array.from({ length: last }, (_, place) => `${uuid} ${place + 1}`),
  )
  const faults = notOnce(
    'step',
    wanted,
    rows.map(({ uuid, number }) => `${uuid} ${number}`),
  )
  return rows.length === wanted.length ? faults : [...faults, `${rows.length} steps for ${wanted.length} acknowledged`]
}

/** One paid order, one payment, one receipt, one enrolment and one mail each; at the bank the price, and no more. */
const money = async (db: Db, { payments }: Acknowledged) => {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('course_enrolments', 'course_enrolments.id', 'orders.subject_id')
    .select(['orders.id', 'gateway_order_id', 'orders.status', 'orders.amount_paise', 'email', 'payment_status'])
    .execute()
  const paid = orders.filter(({ status, payment_status }) => status === 'PAID' && payment_status === 'PAID')
  const numberOf = new Map(orders.map(({ id, gateway_order_id }) => [id, gateway_order_id]))
  const booked = await db.selectFrom('payments').select('order_id').execute()
  const receipts = await db.selectFrom('receipts').select(['order_id', 'number', 'sequence']).execute()
  const mails = await db.selectFrom('mails').select('dedupe_key').where('dedupe_key', 'like', 'receipt:%').execute()
  const enrolments = await db.selectFrom('course_enrolments').select('email').execute()
  const named = (rows: { order_id: number }[]) => rows.map(({ order_id }) => numberOf.get(order_id) ?? 'unknown')
  const wanted = payments.map(({ order }) => order)

  const atBank = await db.selectFrom('sandbox_payments').selectAll().where('status', '!=', 'failed').execute()
  const held = Map.groupBy(atBank, ({ order_id }) => order_id)
  const wrongAtBank = paid.flatMap(({ gateway_order_id, amount_paise }) => {
    const kept = (held.get(gateway_order_id) ?? []).reduce(
      (sum, row) => sum + row.amount_paise - row.amount_refunded_paise,
      0,
    )
    return kept === amount_paise ? [] : [`the bank holds ${kept} paise for ${gateway_order_id}`]
  })
  const sequences = receipts.map(({ sequence }) => sequence).toSorted((a, b) => a - b)
  return [
    ...notOnce(
      'paid order',
      wanted,
      paid.map(({ gateway_order_id }) => gateway_order_id),
    ),
    ...notOnce('payment', wanted, named(booked)),
    ...notOnce('receipt', wanted, named(receipts)),
    ...notOnce(
      'enrolment',
      payments.map(({ email }) => email),
      enrolments.map(({ email }) => email),
    ),
    ...notOnce(
      'receipt mail',
      receipts.map(({ number }) => `receipt:${number}`),
      mails.flatMap(({ dedupe_key }) => dedupe_key ?? []),
    ),
    ...wrongAtBank,
    ...(sequences.every((sequence, place) => sequence === place + 1) ? [] : ['the numbers of receipts have a hole']),
  ]
}

const jobs = async (db: Db) => {
  const dead = await db.selectFrom('jobs').select('name').where('state', '=', 'dead').execute()
  return dead.map(({ name }) => `the job ${name} was given up`)
}

/** Everything acknowledged that is not in the books exactly once. */
export const faultsIn = async ({ db }: Database, said: Acknowledged): Promise<string[]> => [
  ...(await people(db, said)),
  ...(await steps(db, said)),
  ...(await money(db, said)),
  ...(await jobs(db)),
]
