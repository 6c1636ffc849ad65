import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { type DeskMeans, paidOutMeans, readyMeans } from './desk-words.ts'
import { examplePaidInParts } from './instalments.ts'
import { ReceiptView } from './proof.ts'

const tag = 'Office: money'
const message = z.string()

const reference = text('the reference', { min: 4, max: 60 })

/** One of a bank's own numbers, so that no cheque and no transfer stands on two receipts. */
const needsReference = ({ means, reference }: { means: DeskMeans | 'transfer'; reference?: string | undefined }) =>
  means === 'cash' || reference !== undefined

const missingReference = {
  path: ['reference'],
  message: 'Enter the number of the cheque with its bank, or the reference of the transfer or card slip.',
}

const fields = {
  /** What was counted. It has to be what is asked for: nobody notes less than was handed over. */
  amount_paise: z.coerce.number({ error: 'Enter the amount that was counted.' }).int('Enter whole paise.').min(1),
  means: z.enum(readyMeans, {
    error: 'Choose cash, UPI, card or bank transfer. A cheque or demand draft is received, and paid once it clears.',
  }),
  reference: reference.optional(),
  /** Made by the screen for one click, and sent again with it: two of the same are one payment. */
  key: z.uuid('Use a UUID.'),
}

export const DeskPaymentInput = z.object(fields).refine(needsReference, missingReference)
/** What is written down of money at the desk, also of a cheque that has cleared. */
export type DeskPaymentInput = Omit<z.output<typeof DeskPaymentInput>, 'means'> & { means: DeskMeans }

const taken = z.object({ message, receipt: ReceiptView, order_id: z.number().int() })
const exampleInput = { amount_paise: 18_900_00, means: 'cash', key: '3f0c2a52-8c1a-4f43-9d0e-0f6a5b7c1d21' }

export const takeInstalment = endpoint({
  method: 'post',
  path: '/office/instalments/{id}/take',
  summary:
    'The next instalment was paid at the desk, or with `rest_due_on` a part of it: the rest becomes an instalment due on that day. With a numbered receipt',
  tag,
  audience: 'staff',
  act: 'payments.take',
  params: z.object({ id: idParam }),
  // Which one is said: of two colleagues who take the same one, the second does not take the next.
  input: z
    .object({
      ...fields,
      number: idParam,
      /** Less was counted than is asked for: until when the family pays the rest. */
      rest_due_on: z.iso.date('Enter a day like 2026-11-15.').optional(),
    })
    .refine(needsReference, missingReference),
  reply: taken,
  status: 201,
  example: { params: { id: String(examplePaidInParts) }, input: { ...exampleInput, number: 2 } },
})

export const takeOrder = endpoint({
  method: 'post',
  path: '/office/payments/{id}/take',
  summary: 'An order that is not paid was paid at the desk; its window is closed',
  tag,
  audience: 'staff',
  act: 'payments.take',
  params: z.object({ id: idParam }),
  input: DeskPaymentInput,
  reply: taken,
  status: 201,
  example: { params: { id: '9005' }, input: { ...exampleInput, amount_paise: 37_800_00 } },
})

export const takeApplicationFee = endpoint({
  method: 'post',
  path: '/office/applications/{id}/take-fee',
  summary: 'The registration fee of an application was paid at the desk, whether or not the family has begun to pay it',
  tag,
  audience: 'staff',
  act: 'payments.take',
  params: z.object({ id: idParam }),
  input: DeskPaymentInput,
  reply: taken,
  status: 201,
  example: { params: { id: '9014' }, input: { ...exampleInput, amount_paise: 99_00 } },
})

export const notePaidOut = endpoint({
  method: 'post',
  path: '/office/refunds-by-hand/{id}/paid-out',
  summary: 'Money taken at the desk was refunded by hand: the refund is done',
  tag,
  audience: 'staff',
  act: 'refunds.send',
  params: z.object({ id: idParam }),
  input: z
    .object({
      means: z.enum(paidOutMeans, { error: 'Choose cash, cheque or transfer.' }),
      reference: reference.optional(),
    })
    .refine(needsReference, missingReference),
  reply: z.object({ message }),
  example: { params: { id: '9101' }, input: { means: 'transfer', reference: 'UTR 402938475610' } },
})

export const ReturnedChequeInput = z.object({
  on: z.iso.date('Enter the day on which the bank returned it.'),
  reason: text('the reason', { min: 3, max: 200 }),
})
export type ReturnedChequeInput = z.output<typeof ReturnedChequeInput>

export const noteReturnedCheque = endpoint({
  method: 'post',
  path: '/office/payments/{id}/cheque-returned',
  summary: 'The bank returned a cheque that was taken at the desk: the fee is due again and the receipt cancelled',
  tag,
  audience: 'staff',
  act: 'cheques.return',
  params: z.object({ id: idParam }),
  input: ReturnedChequeInput,
  reply: z.object({ message }),
  example: { params: { id: '9006' }, input: { on: '2026-11-15', reason: 'Funds insufficient' } },
})

export const NotedByMistakeInput = ReturnedChequeInput.pick({ reason: true })
export type NotedByMistakeInput = z.output<typeof NotedByMistakeInput>

export const noteMistake = endpoint({
  method: 'post',
  path: '/office/payments/{id}/noted-by-mistake',
  summary:
    'A payment at the desk was noted by mistake, for the wrong person or twice: it is due again, and the receipt cancelled',
  tag,
  audience: 'staff',
  act: 'cheques.return',
  params: z.object({ id: idParam }),
  input: NotedByMistakeInput,
  reply: z.object({ message }),
  example: { params: { id: '9006' }, input: { reason: 'Noted for the sister' } },
})

export const exportPayments = endpoint({
  method: 'post',
  path: '/office/payments/export',
  summary:
    'What the list of payments shows as a CSV file for a purpose, made behind the screen; names and sums, no numbers or addresses',
  tag,
  audience: 'staff',
  act: 'payments.export',
  input: z.object({
    purpose: text('the purpose', { min: 5, max: 200 }),
    filter: z.record(z.string().max(50), z.string().max(200)).optional(),
  }),
  reply: z.object({ message, work: z.number().int() }),
  example: { input: { purpose: 'The books of November, for the accountant' } },
})

export const deskPaymentEndpoints = [
  takeInstalment,
  takeOrder,
  takeApplicationFee,
  notePaidOut,
  noteReturnedCheque,
  noteMistake,
  exportPayments,
] as const
