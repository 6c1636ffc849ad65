import { indianDay } from '@northlight/contract/dates'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { takeAtDesk } from '../orders/take-at-desk.ts'
import * as queries from '../queries.ts'
import { type Debt, orderOfDebt } from './debt.ts'
import { mailCheque } from './mails.ts'
import * as cheques from './queries.ts'

type Act = 'cheques.clear' | 'cheques.return' | 'payments.take'

const open = async (ctx: Ctx, id: number, act: Act) => {
  allow(ctx, act)
  const row = (await cheques.chequeById(ctx.db, id)) ?? fail('not_found')
  allow(ctx, act, { branch: row.branch_id })
  return row
}

const checkDay = (ctx: Ctx, on: string, { created_at }: cheques.ReceivedCheque) => {
  if (on > indianDay(ctx.now())) invalid({ on: ['This day has not come yet.'] })
  if (on < indianDay(created_at)) invalid({ on: ['The cheque was received after this day.'] })
}

const debtOf = ({ kind, subject_id, part, order_id }: cheques.ReceivedCheque): Debt => {
  if (order_id !== null) return { of: 'order', id: order_id }
  return kind === 'admission'
    ? { of: 'application', id: subject_id }
    : { of: 'instalment', id: subject_id, number: part }
}

const over = {
  cleared: 'This cheque has cleared. Note on its payment that the bank returned it.',
  returned: 'The bank has returned this cheque.',
  'handed-back': 'This cheque was handed back to the family.',
} as const

const refuse = (state: cheques.ReceivedCheque['state']) =>
  fail('conflict', state === 'received' ? 'Please load the list again.' : over[state])

/**
 * The bank has paid: from now on the fee is paid, by the steps of every payment, in one transaction with its receipt.
 * Told twice, it is one payment. Where the fee was paid another way meanwhile, nothing is written, and the reason is said.
 */
export const clearCheque = async (ctx: Ctx, id: number, on: string) => {
  const row = await open(ctx, id, 'cheques.clear')
  if (row.state !== 'received' && row.state !== 'cleared') return refuse(row.state)
  checkDay(ctx, on, row)
  const { click: key, means, reference, amount_paise, taken_by } = row
  return takeAtDesk(ctx, row, { key, means, reference, amount_paise }, orderOfDebt(debtOf(row), row), {
    taken_by,
    settled: async (ctx, payment_id) => {
      const decision = { state: 'cleared', decided_on: on, decided_by: actorId(ctx), decided_at: ctx.now() } as const
      if (!(await cheques.decideCheque(ctx.db, id, { ...decision, payment_id })))
        refuse((await cheques.chequeById(ctx.db, id))?.state ?? 'received')
      await audit(ctx, { action: 'payments.clear-cheque', entity: 'received_cheque', id, details: { amount_paise } })
    },
  })
}

type Ending = { on: string; reason: string; charge_paise?: number | undefined }

/** It never paid anything, so nothing is taken back: the fee is due as it was, and the next way of paying is open again. */
const end = (ctx: Ctx, row: cheques.ReceivedCheque, state: 'returned' | 'handed-back', ending: Ending) =>
  inTransaction(ctx, async (ctx) => {
    await queries.lockOrdersOf(ctx, row.kind, row.subject_id)
    const { on, reason, charge_paise = null } = ending
    const decision = { state, decided_on: on, decided_by: actorId(ctx), decided_at: ctx.now(), reason, charge_paise }
    const { id } = row
    if (!(await cheques.decideCheque(ctx.db, id, decision))) {
      const now = (await cheques.chequeById(ctx.db, id)) ?? fail('not_found')
      return now.state === state ? now : refuse(now.state)
    }
    const action = state === 'returned' ? 'payments.return-received-cheque' : 'payments.hand-cheque-back'
    await audit(ctx, { action, entity: 'received_cheque', id, details: { amount_paise: row.amount_paise } })
    if (state === 'returned')
      await enqueue(ctx, mailCheque, { id, about: 'returned' }, { key: `cheque-not-paid:${id}` })
    return (await cheques.chequeById(ctx.db, id)) ?? fail('not_found')
  })

/** The bank did not pay it; what the bank takes for that is kept beside it. */
export const returnReceivedCheque = async (ctx: Ctx, id: number, ending: Ending) => {
  const row = await open(ctx, id, 'cheques.return')
  checkDay(ctx, ending.on, row)
  return end(ctx, row, 'returned', ending)
}

/** The family pays another way, and has its paper back. */
export const handChequeBack = async (ctx: Ctx, id: number, reason: string) => {
  const row = await open(ctx, id, 'payments.take')
  return end(ctx, row, 'handed-back', { on: indianDay(ctx.now()), reason })
}
