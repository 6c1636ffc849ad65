import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { clearingMeans } from './desk-words.ts'
import { ReceiptView } from './proof.ts'

const tag = 'Office: money'
const message = z.string()
const paise = z.number().int()
const day = z.iso.date('Enter a day like 2026-11-15.')

export const receivedStates = ['received', 'cleared', 'returned', 'handed-back'] as const

/** What somebody pays at the desk: an order that was begun, an instalment of a course, or the fee of an application. */
export const debtKinds = ['order', 'instalment', 'application'] as const
export type DebtKind = (typeof debtKinds)[number]

export const ReceivedChequeView = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.string(),
  amount_paise: paise,
  means: z.enum(clearingMeans),
  reference: z.string(),
  dated_on: day.nullable(),
  state: z.enum(receivedStates),
  taken_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  decided_by: z.string().nullable(),
  decided_on: day.nullable(),
  charge_paise: paise.nullable(),
  reason: z.string().nullable(),
  /** The payment it became. */
  paid_order_id: z.number().int().nullable(),
})
export type ReceivedChequeView = z.output<typeof ReceivedChequeView>

export const receivedCheques = endpoint({
  method: 'get',
  path: '/office/received-cheques',
  summary:
    'Cheques and demand drafts taken at the desk, newest first; `state` received, cleared, returned, handed-back',
  tag,
  audience: 'staff',
  act: 'payments.read',
  query: listQuery({ filters: ['state'], sorts: [], size: 25 }),
  reply: listOf(ReceivedChequeView),
})

const reply = z.object({ message, cheque: ReceivedChequeView })

export const ReceiveChequeInput = z.object({
  of: z.enum(debtKinds, { error: `Choose one of ${debtKinds.join(', ')}.` }),
  /** Of the order, of the enrolment that has the instalment, or of the application. */
  id: idParam,
  /** Which instalment; of two colleagues who take the same one, the second does not take the next. */
  number: idParam.optional(),
  amount_paise: z.coerce.number({ error: 'Enter the amount of the cheque.' }).int('Enter whole paise.').min(1),
  means: z.enum(clearingMeans, { error: 'Choose cheque or demand draft.' }),
  reference: text('the number of the cheque with its bank', { min: 4, max: 60 }),
  dated_on: day.optional(),
  /** Made by the screen for one click, and sent again with it: two of the same are one cheque. */
  key: z.uuid('Use a UUID.'),
})
export type ReceiveChequeInput = z.output<typeof ReceiveChequeInput>

export const receiveCheque = endpoint({
  method: 'post',
  path: '/office/received-cheques',
  summary:
    'A cheque or demand draft was taken at the desk: received, subject to realisation; nothing is paid by it yet',
  tag,
  audience: 'staff',
  act: 'payments.take',
  input: ReceiveChequeInput,
  reply,
  status: 201,
  example: {
    input: {
      ...{ of: 'order', id: '9005', amount_paise: 37_800_00, means: 'cheque', reference: 'SBI 000321' },
      key: '5f0c2a52-8c1a-4f43-9d0e-0f6a5b7c1d29',
    },
  },
})

const params = z.object({ id: idParam })

export const clearCheque = endpoint({
  method: 'post',
  path: '/office/received-cheques/{id}/cleared',
  summary: 'The bank has paid a cheque or demand draft: from now on the fee is paid, with a numbered receipt',
  tag,
  audience: 'staff',
  act: 'cheques.clear',
  params,
  input: z.object({ on: day }),
  reply: z.object({ message, receipt: ReceiptView, order_id: z.number().int() }),
  status: 201,
  example: { params: { id: '9101' }, input: { on: '2026-11-15' } },
})

export const returnReceivedCheque = endpoint({
  method: 'post',
  path: '/office/received-cheques/{id}/returned',
  summary: 'The bank returned a cheque before it cleared, on a day and perhaps for a charge: the fee is due as before',
  tag,
  audience: 'staff',
  act: 'cheques.return',
  params,
  input: z.object({
    on: day,
    reason: text('the reason', { min: 3, max: 200 }),
    charge_paise: z.coerce
      .number({ error: 'Enter the charge of the bank.' })
      .int('Enter whole paise.')
      .min(0)
      .optional(),
  }),
  reply,
  example: { params: { id: '9102' }, input: { on: '2026-11-15', reason: 'Funds insufficient', charge_paise: 590_00 } },
})

export const handChequeBack = endpoint({
  method: 'post',
  path: '/office/received-cheques/{id}/handed-back',
  summary: 'A cheque that has not gone to the bank went back to the family; the fee is due as before',
  tag,
  audience: 'staff',
  act: 'payments.take',
  params,
  input: z.object({ reason: text('the reason', { min: 3, max: 200 }) }),
  reply,
  example: { params: { id: '9103' }, input: { reason: 'The family pays by UPI instead.' } },
})

export const receivedChequeEndpoints = [
  receivedCheques,
  receiveCheque,
  clearCheque,
  returnReceivedCheque,
  handChequeBack,
] as const
