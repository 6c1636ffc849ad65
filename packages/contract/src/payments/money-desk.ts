import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { FeeInPartsView, InstalmentView, instalmentStates } from './instalments.ts'

const tag = 'Office: money'
const message = z.string()
const paise = z.number().int()
const day = z.iso.date('Enter a day like 2026-11-15.')
const count = z.number().int()
const Sum = z.object({ count, amount_paise: paise })

/** What the head of the money screens says. Each figure leads to the list that makes it. */
export const MoneyFigures = z.object({
  today: Sum,
  week: Sum,
  unmatched: Sum,
  refunds: Sum.extend({ late: count }),
  /** Due within 14 days. */
  instalments: Sum,
  overdue: Sum,
  /**
   * The last fourteen days with money, newest first; `desk_paise` of it was taken at the desk, in cash, by cheque or
   * draft, by UPI, and by card or bank transfer (`bank_paise`), and of that the bank returned cheques of `returned_paise`. What was noted by mistake, `mistaken_paise`, is in
   * none of them. `…_out_paise` was paid out by hand on that day, whenever it had come: cash less cash out is the drawer.
   */
  days: z.array(
    Sum.extend({
      ...{ day, refunded_paise: paise, desk_paise: paise, returned_paise: paise, mistaken_paise: paise },
      ...{
        cash_paise: paise,
        cheque_paise: paise,
        upi_paise: paise,
        bank_paise: paise,
        cash_out_paise: paise,
        other_out_paise: paise,
      },
    }),
  ),
})
export type DayOfMoney = z.output<typeof MoneyFigures>['days'][number]
export type MoneyFigures = z.output<typeof MoneyFigures>

export const officeMoney = endpoint({
  method: 'get',
  path: '/office/money',
  summary: 'What came today and this week, what waits: unmatched money, refunds, instalments; totals of days',
  tag,
  audience: 'staff',
  act: 'payments.read',
  reply: z.object({ message, figures: MoneyFigures }),
})

/** One part of a fee in the list of those that are asked for. */
export const DuePartRow = z.object({
  id: z.number().int(),
  enrolment_id: z.number().int(),
  name: z.string(),
  phone: z.string(),
  course: z.string(),
  branch: z.string(),
  number: z.number().int(),
  amount_paise: paise,
  due_on: day,
  state: z.enum(instalmentStates),
  promised_on: day.nullable(),
  paid_at: z.iso.datetime().nullable(),
})
export type DuePartRow = z.output<typeof DuePartRow>

export const dueStates = ['overdue', 'due', 'open', 'paid'] as const

export const officeInstalments = endpoint({
  method: 'get',
  path: '/office/instalments',
  summary: 'Instalments, first due first; `state` overdue, due (within 14 days), open or paid',
  tag,
  audience: 'staff',
  act: 'payments.read',
  query: listQuery({ filters: ['search', 'state'], sorts: [], size: 25 }),
  reply: listOf(DuePartRow),
})

export const OfficePlanView = FeeInPartsView.extend({
  email: z.string(),
  phone: z.string(),
  refund_case_id: z.number().int().nullable(),
  instalments: z.array(
    InstalmentView.extend({
      promised_on: day.nullable(),
      promise_note: z.string().nullable(),
      promised_by: z.string().nullable(),
    }),
  ),
  /** Reminders that went out, newest first. */
  reminders: z.array(z.object({ subject: z.string(), at: z.iso.datetime(), state: z.string() })),
})
export type OfficePlanView = z.output<typeof OfficePlanView>

const params = z.object({ id: idParam })
const reply = z.object({ message, plan: OfficePlanView })
/** Has an open second part, in the examples. */
const inParts = '970002'

export const officePlan = endpoint({
  method: 'get',
  path: '/office/instalments/{id}',
  summary: 'The instalments of one enrolment with promises, reminders and receipts',
  tag,
  audience: 'staff',
  act: 'payments.read',
  params,
  reply,
})

export const remindOfPart = endpoint({
  method: 'post',
  path: '/office/instalments/{id}/remind',
  summary: 'Send the reminder of the next instalment now; one a day',
  tag,
  audience: 'staff',
  act: 'payments.remind',
  params,
  reply,
})

export const notePromise = endpoint({
  method: 'post',
  path: '/office/instalments/{id}/promise',
  summary: 'Note until when the family pays the next instalment; reminders wait for that day',
  tag,
  audience: 'staff',
  act: 'payments.remind',
  params,
  input: z.object({ on: day, note: text('note', { min: 3, max: 300 }).optional() }),
  reply,
  example: { params: { id: inParts }, input: { on: '2026-11-25', note: 'The salary comes on the 24th.' } },
})

export const moneyDeskEndpoints = [officeMoney, officeInstalments, officePlan, remindOfPart, notePromise] as const
