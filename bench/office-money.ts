import { officeAdmissionRoutes } from '@northlight/api/admissions/office/routes'
import { moneyDeskRoutes } from '@northlight/api/enrolments/office/payments/routes'
import type { Ctx } from '@northlight/api/kernel/context'
import { officePaymentRoutes } from '@northlight/api/payments/office/office'
import { officeApplications } from '@northlight/contract/admissions/office'
import { indianDay, later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { Endpoint } from '@northlight/contract/endpoint'
import { officeInstalments } from '@northlight/contract/payments/money-desk'
import { officePayments } from '@northlight/contract/payments/office'
import { transaction } from '@northlight/db/transaction'

const atOnce = 250
const first = ['Asha', 'Ravi', 'Meera', 'Suresh', 'Kavitha', 'Nikhil', 'Ananya', 'Diya']
const last = ['Rao', 'Kumar', 'Krishnan', 'Gowda', 'Shetty', 'Khan', 'Reddy', 'Patil', 'Naik', 'Bhat', 'Joshi']
const nameOf = (n: number) => `${first[n % first.length]} ${last[n % last.length]} ${n}`
const phoneOf = (n: number) => `9${String(200_000_000 + n * 7919).slice(-9)}`

/** So many students of one course, each with a paid order, its receipt, an instalment that is due, and an application. */
export const fillMoney = (ctx: Ctx, rows: number): Promise<void> =>
  transaction(ctx.db, async (db) => {
    const now = ctx.now()
    const stamps = { created_at: now, updated_at: now }
    const owner = await db
      .insertInto('users')
      .values({ name: 'Family', email: 'money@northlight.test', role: 'student', ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sitting = await db
      .insertInto('sittings')
      .values({
        ...{ code: 'bench', centre: 'Mysuru', mode: 'OFFLINE', sits_on: indianDay(now), register_by: indianDay(now) },
        ...{ slot: '10:30 am – 12:30 pm', seats: 1, fee_paise: 500_00, classes: ['10th'], is_active: true, ...stamps },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let at = 0; at < rows; at += atOnce) {
      const piece = Array.from({ length: atOnce }, (_, index) => at + index)
      const person = (n: number) => ({ name: nameOf(n), email: `student${n}@example.com`, phone: phoneOf(n) })
      const course = { course_name: 'Foundation Evenings', branch_name: 'Bengaluru', discount_percent: 0 }
      const fee = { amount_paise: 42_000_00, discounted_amount_paise: 42_000_00, payment_status: 'PAID' as const }
      const enrolled = await db
        .insertInto('course_enrolments')
        .values(piece.map((n) => ({ ...person(n), ...course, ...fee, person_key: `bench-${n}`, ...stamps })))
        .returning('id')
        .execute()
      const moment = (n: number) => later(now, -minutes(n))
      const ordered = await db
        .insertInto('orders')
        .values(
          piece.map((n, index) => ({
            ...{
              kind: 'course' as const,
              subject_id: enrolled[index]?.id ?? 0,
              gateway: 'sandbox',
              receipt: `bench-${n}`,
            },
            ...{ gateway_order_id: `order_bench${n}x`, amount_paise: 42_000_00, status: 'PAID' as const },
            ...{
              payer_name: `Parent of ${nameOf(n)}`,
              payer_email: `parent${n}@example.com`,
              payer_phone: phoneOf(n + 3),
            },
            ...{ description: 'Foundation Evenings, Bengaluru', paid_at: moment(n), next_check_at: null },
            ...{ created_at: moment(n), updated_at: moment(n) },
          })),
        )
        .returning('id')
        .execute()
      const money = (n: number, index: number) => ({
        ...{ order_id: ordered[index]?.id ?? 0, gateway_payment_id: `pay_bench${n}x`, amount_paise: 42_000_00 },
        ...{ method: 'upi', heard_by: 'webhook' as const, paid_at: moment(n), created_at: moment(n) },
      })
      const paid = await db.insertInto('payments').values(piece.map(money)).returning('id').execute()
      await db
        .insertInto('receipts')
        .values(
          piece.map((n, index) => ({
            ...{ financial_year: '2026-27', sequence: n + 1, number: `NL/2026-27/${String(n + 1).padStart(6, '0')}` },
            ...{ order_id: ordered[index]?.id ?? 0, payment_id: paid[index]?.id ?? 0, payer_name: nameOf(n) },
            ...{ payer_email: `parent${n}@example.com`, payer_phone: null, title: 'Foundation Evenings, Bengaluru' },
            ...{ amount_paise: 42_000_00, method: 'upi', issuer: {}, issued_at: moment(n) },
          })),
        )
        .execute()
      await db
        .insertInto('instalments')
        .values(
          piece.map((n, index) => ({
            ...{ enrolment_id: enrolled[index]?.id ?? 0, number: 2, amount_paise: 10_000_00 },
            ...{ due_on: indianDay(later(now, minutes(n))), state: 'open' as const, paid_at: null, ...stamps },
          })),
        )
        .execute()
      await db
        .insertInto('registrations')
        .values(
          piece.map((n) => ({
            ...{
              number: `ADM-26-B${n}`,
              user_id: owner.id,
              sitting_id: sitting.id,
              season: '2027-28',
              name: nameOf(n),
            },
            ...{ email: `student${n}@example.com`, school_name: 'Lakeview School', address: '', class: '10th' },
            ...{
              program: 'Two-Year Integrated, JEE',
              father_name: `Father of ${nameOf(n)}`,
              father_phone: phoneOf(n + 3),
            },
            ...{ father_email: `parent${n}@example.com`, state: 'withdrawn' as const, fee_paise: 500_00 },
            ...{ payment_status: 'PENDING' as const, seat: 'none' as const, ...stamps },
          })),
        )
        .execute()
    }
  })

/** What somebody at the desk asks for with a family on the line. */
export const moneyCalls = (ctx: Ctx, rows: number): [string, () => Promise<unknown>][] => {
  const routes = [...officePaymentRoutes, ...moneyDeskRoutes, ...officeAdmissionRoutes]
  const list = (endpoint: Endpoint, filter: Record<string, string>, page = 1) => {
    const route = routes.find((one) => one.endpoint === endpoint)
    if (!route) throw new Error(`Nothing answers ${endpoint.path}.`)
    const url = new URL(`https://northlight.test/api/v1${endpoint.path}`)
    return () => route.handle(ctx, { query: { page, total: 25, filter }, url, params: {}, input: {} } as never)
  }
  return [
    ['payments, first page', list(officePayments, {})],
    ['payments, page 2,000', list(officePayments, {}, rows / 50)],
    ['payments of a course', list(officePayments, { kind: 'course', status: 'PAID' })],
    ['payments, search by number', list(officePayments, { search: `+91 ${phoneOf(4003)}` })],
    ['payments, search by receipt', list(officePayments, { search: 'NL/2026-27/004242' })],
    ['payments, search by name', list(officePayments, { search: 'meera krishnan' })],
    ['payments, search that finds all', list(officePayments, { search: 'foundation' })],
    ['instalments, first page', list(officeInstalments, {})],
    ['instalments, search by name', list(officeInstalments, { search: 'krishnan 1234' })],
    ['instalments, search that finds all', list(officeInstalments, { search: 'foundation' })],
    ['applications, first page', list(officeApplications, {})],
    ['applications, page 2,000', list(officeApplications, {}, rows / 50)],
    ['applications, search by number', list(officeApplications, { search: phoneOf(4003) })],
    ['applications, search by name', list(officeApplications, { search: 'rao meera' })],
    ['applications, search that finds all', list(officeApplications, { search: 'example.com' })],
  ]
}
