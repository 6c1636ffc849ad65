import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { refundStates } from './payments.ts'
import { periodUnits } from './refund-rule.ts'

const tag = 'Office: money'
const message = z.string()
const paise = z.number().int()
const day = z.iso.date('Enter a day like 2026-11-15.')
const params = z.object({ id: idParam })

/**
 * `asked`: nothing worked out yet · `proposed`: waits for an administrator · `signed`: waits for a second one ·
 * `sent`: the bank has it · `refused`: the bank gave it back to us · `done`: the family has it · `called-off`: the
 * student stays.
 */
export const refundCaseStates = ['asked', 'proposed', 'signed', 'sent', 'refused', 'done', 'called-off'] as const
export type RefundCaseState = (typeof refundCaseStates)[number]

export const waysOfAsking = ['account', 'phone', 'mail', 'desk'] as const

export const RefundCaseRow = z.object({
  id: z.number().int(),
  enrolment_id: z.number().int(),
  name: z.string(),
  course: z.string(),
  branch: z.string(),
  asked_at: z.iso.datetime(),
  calculation_due_on: day,
  calculation_sent_at: z.iso.datetime().nullable(),
  money_due_on: day,
  state: z.enum(refundCaseStates),
  /** Proposed or, before that, what the rule gives today; null where a fact is missing. */
  sum_paise: paise.nullable(),
})
export type RefundCaseRow = z.output<typeof RefundCaseRow>

const Line = z.object({ words: z.string(), amount_paise: paise })
const Signature = z.object({ name: z.string(), at: z.iso.datetime() })

/** The sum worked out, with everything it was worked out from. */
export const RefundSheet = z.object({
  starts_on: day.nullable(),
  told_on: day,
  period_count: z.number().int(),
  period_unit: z.enum(periodUnits),
  used: z.number().int(),
  total: z.number().int(),
  fee_paise: paise,
  paid_paise: paise,
  kept_paise: paise,
  besides: z.array(Line),
  sum_paise: paise,
  /** Used and not paid, where the fee is paid in parts; it is not asked for. */
  unpaid_paise: paise,
  /** Of the sum, by what the fee is made of; empty where it is tuition alone. */
  parts: z.array(z.object({ name: z.string(), amount_paise: paise })),
})
export type RefundSheet = z.output<typeof RefundSheet>

export const refundCaseActs = ['propose', 'sign', 'return', 'send-again', 'stay'] as const

export const RefundCaseView = RefundCaseRow.extend({
  version: z.number().int(),
  email: z.string(),
  phone: z.string(),
  asked_how: z.enum(waysOfAsking),
  noted_by: z.string().nullable(),
  /** What was proposed; before that the rule's own sum, null where a fact is missing. */
  sheet: RefundSheet.nullable(),
  /** What the family joined with, as far as it is known: the form begins with it. */
  terms: z.object({
    starts_on: day.nullable(),
    period_count: z.number().int().nullable(),
    period_unit: z.enum(periodUnits).nullable(),
  }),
  /** To the account that paid, or by hand what was paid at the desk. */
  goes_to: z.enum(['account', 'hand', 'both']),
  reason: z.string().nullable(),
  returned_note: z.string().nullable(),
  proposed: Signature.nullable(),
  first_signed: Signature.nullable(),
  signed: Signature.nullable(),
  /** How many administrators have to sign a sum like this. */
  signatures: z.number().int(),
  rule: z.string().nullable(),
  examples: z.array(z.object({ when: z.string(), amount_paise: paise })),
  /** Instalments that are no longer asked for when it is signed. */
  open_parts: z.number().int(),
  refunds: z.array(
    z.object({
      id: z.number().int(),
      amount_paise: paise,
      state: z.enum(refundStates),
      failure: z.string().nullable(),
      updated_at: z.iso.datetime(),
      /** Of money that was taken at the desk: a colleague gives it back, and says so. */
      is_by_hand: z.boolean(),
    }),
  ),
  may: z.array(z.enum(refundCaseActs)),
  /** Why this person cannot sign, in a sentence. */
  why_not: z.string().nullable(),
})
export type RefundCaseView = z.output<typeof RefundCaseView>

const reply = z.object({ message, refund: RefundCaseView })

export const refundCases = endpoint({
  method: 'get',
  path: '/office/refunds',
  summary: 'Students who leave and what goes back, the money that is due first first; `state` open, done or called-off',
  tag,
  audience: 'staff',
  act: 'payments.read',
  query: listQuery({ filters: ['search', 'state'], sorts: [], size: 25 }),
  reply: listOf(RefundCaseRow),
})

export const refundCase = endpoint({
  method: 'get',
  path: '/office/refunds/{id}',
  summary: 'One of them with the sum worked out',
  tag,
  audience: 'staff',
  act: 'payments.read',
  params,
  reply,
})

/** The facts a sum is worked out from; what is left away is taken from the enrolment and its course. */
export const RefundFacts = z.object({
  starts_on: day.optional(),
  period_count: z.coerce.number().int('Enter a whole number.').min(1).max(400).optional(),
  period_unit: z.enum(periodUnits).optional(),
  /** Of a series: how many papers were opened. */
  papers_opened: z.coerce.number().int('Enter a whole number.').min(0).max(400).optional(),
  /** What is added or, with a minus, taken off, each with its words: a deposit, damage, a goodwill. */
  besides: z
    .array(
      z.object({
        words: text('reason of the line', { min: 3, max: 120 }),
        amount_paise: z.coerce.number().int('Enter whole paise.').min(-100_000_000_00).max(100_000_000_00),
      }),
    )
    .max(5, 'At most five lines.')
    .optional(),
})
export type RefundFacts = z.output<typeof RefundFacts>

/** The same facts in an address; a line besides is only its amount there. */
const QuoteQuery = z.object({
  starts_on: day.optional(),
  period_count: z.coerce.number().int().min(1).max(400).optional(),
  period_unit: z.enum(periodUnits).optional(),
  papers_opened: z.coerce.number().int().min(0).max(400).optional(),
  besides_paise: z.coerce.number().int().min(-100_000_000_00).max(100_000_000_00).optional(),
})

export const quoteRefund = endpoint({
  method: 'get',
  path: '/office/refunds/{id}/quote',
  summary: 'Work the sum out with other facts; nothing is kept',
  tag,
  audience: 'staff',
  act: 'refunds.propose',
  takesProposals: true,
  params,
  query: QuoteQuery,
  reply: z.object({ message, sheet: RefundSheet.nullable() }),
})

const version = z.coerce.number().int().min(1)

export const proposeRefund = endpoint({
  method: 'post',
  path: '/office/refunds/{id}/propose',
  summary: 'Propose the sum; an administrator who did not propose it signs it',
  tag,
  audience: 'staff',
  act: 'refunds.propose',
  takesProposals: true,
  params,
  input: RefundFacts.extend({ version, reason: text('reason', { min: 3, max: 300 }).optional() }),
  reply,
  example: {
    params: { id: '9001' },
    input: {
      version: 1,
      starts_on: '2026-10-01',
      period_count: 10,
      period_unit: 'months',
      reason: 'The family moves.',
    },
  },
})

export const signRefund = endpoint({
  method: 'post',
  path: '/office/refunds/{id}/sign',
  summary: 'Sign the proposed sum: the letter goes to the family and, with the last signature, the money to the bank',
  tag,
  audience: 'staff',
  act: 'refunds.send',
  params,
  input: z.object({ version }),
  reply,
  example: { params: { id: '9002' }, input: { version: 2 } },
})

export const returnRefund = endpoint({
  method: 'post',
  path: '/office/refunds/{id}/return',
  summary: 'Give a proposal back to whoever made it, with a word',
  tag,
  audience: 'staff',
  act: 'refunds.send',
  params,
  input: z.object({ version, note: text('note', { min: 3, max: 300 }) }),
  reply,
  example: { params: { id: '9002' }, input: { version: 2, note: 'The first class was in August.' } },
})

export const sendRefundAgain = endpoint({
  method: 'post',
  path: '/office/refunds/{id}/send-again',
  summary: 'Send what the bank refused once more',
  tag,
  audience: 'staff',
  act: 'refunds.send',
  params,
  reply,
})

export const callOffLeaving = endpoint({
  method: 'post',
  path: '/office/refunds/{id}/call-off',
  summary: 'The student stays after all: what was cancelled is asked for again',
  tag,
  audience: 'staff',
  act: 'refunds.propose',
  takesProposals: true,
  params,
  input: z.object({ version, note: text('note', { min: 3, max: 300 }) }),
  reply,
  example: { params: { id: '9001' }, input: { version: 1, note: 'It was a mistake, the mother says.' } },
})

export const noteLeaving = endpoint({
  method: 'post',
  path: '/office/enrolments/{id}/leave',
  summary: 'Note that a family has told us, by telephone, mail or at the desk, that the student leaves',
  tag,
  audience: 'staff',
  act: 'refunds.propose',
  takesProposals: true,
  params,
  input: z.object({ told_on: day, how: z.enum(['phone', 'mail', 'desk']) }),
  reply,
  example: { params: { id: '970002' }, input: { told_on: '2026-11-15', how: 'phone' } },
})

export const refundOfficeEndpoints = [
  refundCases,
  refundCase,
  quoteRefund,
  proposeRefund,
  signRefund,
  returnRefund,
  sendRefundAgain,
  callOffLeaving,
  noteLeaving,
] as const
