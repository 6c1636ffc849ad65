import { z } from 'zod'
import { refundStates } from '../payments/payments.ts'
import { paymentStatuses } from '../payments/proof.ts'
import { SittingChoice } from './sittings.ts'
import { applicationStates, attentions } from './states.ts'

/** Where the fee of an application stands on its way back; `due` until the office has sent it. */
export const RefundOfFee = z.object({
  state: z.enum(['due', ...refundStates]),
  amount_paise: z.number().int(),
  at: z.iso.datetime(),
})
export type RefundOfFee = z.output<typeof RefundOfFee>

/** What a family sees of its application besides the fields it filled in. */
export const ApplicationView = z.object({
  number: z.string(),
  /** The school year it is for, `2027-28`. */
  season: z.string(),
  state: z.enum(applicationStates),
  timeline: z.array(z.object({ state: z.enum(applicationStates), note: z.string().nullable(), at: z.iso.datetime() })),
  sitting: SittingChoice,
  amount_paise: z.number().int(),
  payment_status: z.enum(paymentStatuses),
  has_seat: z.boolean(),
  /** Until when the seat is held while the fee is open. */
  held_until: z.iso.datetime().nullable(),
  attention: z.enum(attentions).nullable(),
  /** What a minor's family still has to give before the hall ticket or the test. */
  needs: z.enum(['date-of-birth', 'parent', 'parent-consent']).nullable(),
  ticket_issued_at: z.iso.datetime().nullable(),
  /** The online test and when it can be opened; null for a sitting on a campus. */
  test: z
    .object({
      slug: z.string(),
      opens_at: z.iso.datetime(),
      closes_at: z.iso.datetime(),
      is_open: z.boolean(),
      /** When it can next be begun, if it is closed now and will open again. */
      next_opens_at: z.iso.datetime().nullable(),
      /** Why the rules ended it; then no marks follow by themselves. */
      ended_reason: z.string().nullable(),
    })
    .nullable(),
  result: z
    .object({
      marks: z.number(),
      total_marks: z.number(),
      percent: z.number().int(),
      band: z.string().nullable(),
      honour: z.string().nullable(),
      waiver_percent: z.number().int(),
      /** What that is in the courses of the programme; null where none of them has a fee. */
      waived: z.object({ least_paise: z.number().int(), most_paise: z.number().int() }).nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  can: z.object({
    pay: z.boolean(),
    change_sitting: z.boolean(),
    withdraw: z.boolean(),
    download: z.boolean(),
    /** It is withdrawn, or of a year that is over: another application can be made. */
    apply_again: z.boolean(),
  }),
  /** Whether the fee comes back when the family withdraws now. */
  refunds_on_withdrawal: z.boolean(),
  /** Until when it would; null where the fee is not paid or does not come back any more. */
  refunds_until: z.iso.datetime().nullable(),
  refund: RefundOfFee.nullable(),
})
export type ApplicationView = z.output<typeof ApplicationView>
