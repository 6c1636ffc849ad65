import { shownMoney } from '@northlight/contract/money'
import type { ReceiveChequeInput } from '@northlight/contract/payments/received-cheques'
import { isUniqueViolation } from '@northlight/db/errors'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { drawerFor } from '../cash/drawer.ts'
import { readReference } from '../orders/desk-reference.ts'
import { refuseKnownReference, refusePaidClick } from '../orders/take-at-desk.ts'
import * as queries from '../queries.ts'
import { askedFor, thingOf } from './debt.ts'
import { mailCheque } from './mails.ts'
import * as cheques from './queries.ts'

/**
 * A cheque or demand draft lies on the desk: written down, and told to the family as received, subject to realisation.
 * Nothing is paid by it, no receipt has a number, and the fee stays due until the bank has paid.
 */
export const receiveCheque = (ctx: Ctx, input: ReceiveChequeInput) => {
  allow(ctx, 'payments.take')
  const write = () => inTransaction(ctx, (ctx) => receiveOnce(ctx, input))
  return write().catch((error: unknown) => {
    // Two desks at the same moment: the second looks again, and finds the cheque of the first.
    if (isUniqueViolation(error)) return write()
    throw error
  })
}

const receiveOnce = async (
  ctx: Ctx,
  { of, id, number, means, amount_paise, key, dated_on, reference: typed }: ReceiveChequeInput,
) => {
  const debt = { of, id, number }
  const thing = await thingOf(ctx, debt)
  const { branch_id, ...named } = thing
  const orders = await queries.lockOrdersOf(ctx, thing.kind, thing.subject_id)
  const read = readReference(means, typed)
  if ('problem' in read || read.reference === null)
    return invalid({ reference: ['problem' in read ? read.problem : 'Enter the number of the cheque.'] })
  const { reference } = read
  const before = await cheques.chequeOfClick(ctx.db, key)
  if (before) {
    const isSame = before.kind === thing.kind && before.subject_id === thing.subject_id && before.part === thing.part
    return isSame && before.amount_paise === amount_paise && before.reference === reference
      ? before
      : fail('conflict', 'This click has received another cheque.')
  }
  await refusePaidClick(ctx, key, thing, { means, amount_paise, reference })
  const { request, language } = await askedFor(ctx, debt, thing, orders)
  if (amount_paise !== request.amount_paise)
    invalid({ amount: [`${shownMoney(request.amount_paise)} is asked for. The cheque has to be of the whole of it.`] })
  if (await cheques.waitingFor(ctx.db, thing)) return fail('conflict', 'A cheque for this waits for the bank already.')
  if (await cheques.waitingWith(ctx.db, means, reference))
    invalid({ reference: ['A cheque with this number waits for the bank already.'] })
  await refuseKnownReference(ctx, means, reference)
  const row = await cheques.insertCheque(ctx.db, {
    ...named,
    ...{ branch_id, amount_paise, means, reference, language },
    order_id: of === 'order' ? id : null,
    title: request.description,
    dated_on: dated_on ?? null,
    click: key,
    state: 'received',
    user_id: request.user_id,
    payer_name: request.payer.name,
    payer_email: request.payer.email,
    taken_by: actorId(ctx),
    drawer: await drawerFor(ctx, thing),
    created_at: ctx.now(),
  })
  await audit(ctx, {
    action: 'payments.receive-cheque',
    entity: 'received_cheque',
    id: row.id,
    details: { means, amount_paise },
  })
  await enqueue(ctx, mailCheque, { id: row.id, about: 'received' }, { key: `cheque-received:${row.id}` })
  return (await cheques.chequeById(ctx.db, row.id)) ?? fail('not_found')
}
