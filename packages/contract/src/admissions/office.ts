import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { line } from '../enquiries/typed-text.ts'
import { idParam } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { RefundView } from '../payments/office.ts'
import { paymentStatuses } from '../payments/proof.ts'
import { RefundOfFee } from './application.ts'
import { SittingChoice } from './sittings.ts'
import { applicationStates, attentions } from './states.ts'

const tag = 'Office'
const message = z.string()

/** An application as staff see it in a list. */
export const OfficeApplicationView = z.object({
  id: z.number().int(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  class: z.string(),
  program: z.string(),
  parent: z.object({ name: z.string().nullable(), phone: z.string().nullable(), email: z.string().nullable() }),
  state: z.enum(applicationStates),
  payment_status: z.enum(paymentStatuses),
  fee_paise: z.number().int(),
  attention: z.enum(attentions).nullable(),
  refund: RefundOfFee.extend({
    /** The payment under which a colleague notes that it was paid out; null where the bank sends it. */
    desk_order_id: z.number().int().nullable(),
  }).nullable(),
  sitting: SittingChoice.pick({ code: true, centre: true, mode: true, sits_on: true, slot: true }),
  percent: z.number().int().nullable(),
  waiver_percent: z.number().int().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type OfficeApplicationView = z.output<typeof OfficeApplicationView>

const applicationFilters = [
  ...(['search', 'state', 'attention', 'sitting', 'class', 'program', 'band', 'payment'] as const),
] as const

export const officeApplications = endpoint({
  method: 'get',
  path: '/office/applications',
  summary: 'Applications for admission, newest first; `attention` shows those that wait for the office',
  tag,
  audience: 'staff',
  act: 'applications.read',
  query: listQuery({ filters: applicationFilters, sorts: [] }),
  reply: listOf(OfficeApplicationView),
})

/** Where staff can bring an application; the other states follow from the fee and the test. */
export const officeSteps = ['appeared', 'offered', 'admitted', 'declined', 'withdrawn'] as const

export const moveApplication = endpoint({
  method: 'post',
  path: '/office/applications/{id}/state',
  summary: 'Bring an application to its next state, with a sentence for the family',
  tag,
  audience: 'staff',
  act: 'applications.move',
  params: z.object({ id: idParam }),
  input: z.object({
    to: z.enum(officeSteps, { error: `Choose one of ${officeSteps.join(', ')}.` }),
    note: line('note').optional(),
  }),
  reply: z.object({ message, application: OfficeApplicationView }),
  example: { params: { id: '9001' }, input: { to: 'withdrawn', note: 'The family called us.' } },
})

export const returnFee = endpoint({
  method: 'post',
  path: '/office/applications/{id}/refund',
  summary: 'Give back the fee of an application to which it is due; administrators only',
  tag,
  audience: 'staff',
  act: 'refunds.send',
  params: z.object({ id: idParam }),
  reply: z.object({ message, refund: RefundView, application: OfficeApplicationView }),
  status: 201,
})

export const officeAdmissionEndpoints = [officeApplications, moveApplication, returnFee] as const
