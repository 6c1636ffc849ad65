import { shownMoney } from '@northlight/contract/money'
import type { NeedsYourApproval } from '@northlight/contract/office/today'
import { waiversToSign } from '../admissions/office/waivers/queries.ts'
import { whyNotSign as whyNotSignWaiver } from '../admissions/office/waivers/views.ts'
import { casesToSign } from '../enrolments/office/refunds/queries.ts'
import { signaturesFor, whyNotSign } from '../enrolments/office/refunds/views.ts'
import { rightsToDecide } from '../families/office/queries.ts'
import type { Ctx } from '../kernel/context.ts'
import { actorId } from '../kernel/signed-in.ts'
import { refundsToPayOut } from '../payments/refunds/queries.ts'
import { payerAndStudent, studentNames } from '../payments/student-names.ts'
import { mayDo } from '../records/may-do.ts'
import { namesOfUsers } from '../records/store/user-names.ts'

/** More of one sort stand in its own list. */
const most = 10

type Found = Omit<NeedsYourApproval, 'by'> & { by: number | null }

const signatures = async (ctx: Ctx): Promise<Found[]> => {
  const cases = (await casesToSign(ctx.db, most)).filter((row) => whyNotSign(ctx, row) === null)
  return Promise.all(
    cases.map(async (row): Promise<Found> => {
      const sum = row.sum_paise ?? 0
      const isTwo = (await signaturesFor(ctx, sum)) === 2
      return {
        ...{ key: `refund-${row.id}`, what: `Refund to ${row.name}, ${shownMoney(sum)}`, to: `/refunds/${row.id}` },
        why: isTwo ? `two administrators sign this much${row.state === 'signed' ? '; one has' : ''}` : 'money leaves',
        ...{ by: row.proposed_by, due_on: row.money_due_on, since: row.proposed_at ?? row.asked_at, verb: 'Look' },
      }
    }),
  )
}

const payOuts = async (ctx: Ctx): Promise<Found[]> => {
  const rows = await refundsToPayOut(ctx.db, most, actorId(ctx))
  const students = await studentNames(
    ctx.db,
    rows.map(({ order_id }) => order_id),
  )
  return rows.map(({ id, amount_paise, payer_name, order_id, requested_by, created_at }) => {
    const what = `${shownMoney(amount_paise)} back to ${payerAndStudent(payer_name, students.get(order_id))}`
    return {
      ...{ key: `pay-out-${id}`, what, to: `/payments/${order_id}` },
      ...{ why: 'paid at the desk, so it goes back by hand', by: requested_by, due_on: null, since: created_at },
      verb: 'Pay out',
    }
  })
}

const waivers = async (ctx: Ctx): Promise<Found[]> =>
  (await waiversToSign(ctx.db, most))
    .filter((row) => whyNotSignWaiver(ctx, row) === null)
    .map(({ id, name, beyond_paise, registration_id, proposed_by, proposed_at }) => ({
      ...{ key: `waiver-${id}`, what: `Waiver for ${name}, ${shownMoney(beyond_paise)} beyond the band`, verb: 'Look' },
      ...{ why: 'a second person signs this much', by: proposed_by, due_on: null, since: proposed_at },
      to: `/applications/${registration_id}`,
    }))

const rightWords = { export: 'A copy of the data', correction: 'A correction', erasure: 'An erasure' } as const

const rights = async (ctx: Ctx): Promise<Found[]> =>
  (await rightsToDecide(ctx.db, most)).map(({ id, kind, due_on, by_id, created_at }) => ({
    ...{ key: `right-${id}`, what: `${rightWords[kind]} that a family asked for`, to: '/data-rights', verb: 'Decide' },
    ...{ why: 'an administrator decides on data', by: by_id, due_on, since: created_at },
  }))

/** What nobody else can do for this person, besides the publications that were asked for. */
export const needsYourApproval = async (ctx: Ctx): Promise<NeedsYourApproval[]> => {
  const found = [
    ...(mayDo(ctx, 'refunds.send') ? [...(await signatures(ctx)), ...(await payOuts(ctx))] : []),
    ...(mayDo(ctx, 'waivers.sign') ? await waivers(ctx) : []),
    ...(mayDo(ctx, 'data-rights.finish') ? await rights(ctx) : []),
  ]
  const names = await namesOfUsers(
    ctx,
    found.map(({ by }) => by),
  )
  return found.map(({ by, ...one }) => ({ ...one, by: (by !== null && names.get(by)) || null }))
}
