import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, slug } from '../fields.ts'
import { FeePlan, PartDueView } from './fee-plan.ts'
import { ReceiptView } from './proof.ts'

const tag = 'Enrolment'
const message = z.string()
const paise = z.number().int()

/** `open` is not due yet; `overdue` should have been paid by now. */
export const instalmentStates = ['open', 'overdue', 'paid', 'refunded', 'cancelled'] as const

/** One part of the fee of a course somebody has joined. */
export const InstalmentView = z.object({
  number: z.number().int(),
  amount_paise: paise,
  due_on: z.iso.date(),
  state: z.enum(instalmentStates),
  /** Parts are paid in their order: only the first that is open can be. */
  can_pay: z.boolean(),
  paid_at: z.iso.datetime().nullable(),
  receipt: ReceiptView.nullable(),
})
export type InstalmentView = z.output<typeof InstalmentView>

/** The fee of one course that is paid in parts. */
export const FeeInPartsView = z.object({
  enrolment_id: z.number().int(),
  name: z.string(),
  course: z.string(),
  branch: z.string(),
  fee_paise: paise,
  paid_paise: paise,
  /** Parts that will still be asked for. */
  left_paise: paise,
  leave_asked_at: z.iso.datetime().nullable(),
  instalments: z.array(InstalmentView),
})
export type FeeInPartsView = z.output<typeof FeeInPartsView>

export const instalments = endpoint({
  method: 'get',
  path: '/instalments',
  summary: 'Fees the signed-in person pays in parts: what is paid, due and overdue',
  tag,
  audience: 'user',
  reply: z.object({ message, fees: z.array(FeeInPartsView) }),
})

/** The enrolment of the example student whose second part is open. */
export const examplePaidInParts = 970_002

/** What a payment window is opened with. */
export const PayOrderView = z.object({
  razorpay_order_id: z.string(),
  amount_paise: paise,
  title: z.string(),
  payer: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
})
export type PayOrderView = z.output<typeof PayOrderView>

export const payInstalment = endpoint({
  method: 'post',
  path: '/courses-enrolled/{id}/instalments/{number}/pay',
  summary: 'Open the order for the next part of a fee; the same order again while it is open',
  tag,
  audience: 'user',
  params: z.object({ id: idParam, number: idParam }),
  reply: z.object({ message, order: PayOrderView }),
  status: 201,
  example: { params: { id: String(examplePaidInParts), number: '2' } },
})

export const setFeePlan = endpoint({
  method: 'post',
  path: '/office/course/{course_slug}/branch/{branch_slug}/fee-plan',
  summary: 'Set the parts in which the fee of a course at a branch may be paid; who has joined keeps their own',
  tag: 'Office',
  audience: 'staff',
  act: 'legal.publish',
  params: z.object({ course_slug: slug, branch_slug: slug }),
  input: FeePlan,
  reply: z.object({ message, fee_plan: z.array(PartDueView).nullable() }),
  example: {
    params: { course_slug: 'foundation-evenings', branch_slug: 'bengaluru' },
    input: { parts: [{ percent: 50 }, { percent: 50, days_after_start: 90 }] },
  },
})

export const removeFeePlan = endpoint({
  method: 'delete',
  path: '/office/course/{course_slug}/branch/{branch_slug}/fee-plan',
  summary: 'Take the fee of a course at a branch at once again; who has joined keeps their parts',
  tag: 'Office',
  audience: 'staff',
  act: 'legal.publish',
  params: z.object({ course_slug: slug, branch_slug: slug }),
  reply: z.object({ message }),
  example: { params: { course_slug: 'foundation-evenings', branch_slug: 'bengaluru' } },
})

export const instalmentEndpoints = [instalments, payInstalment, setFeePlan, removeFeePlan] as const
