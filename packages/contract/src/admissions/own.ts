import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PaymentProofInput } from '../payments/proof.ts'
import { ApplicationView } from './application.ts'
import { AdmissionRegistration } from './registration.ts'

const tag = 'Admission'
const message = z.string()

/** Signed with the key of the tests' gateway; see the example world. */
export const exampleAdmissionProof = {
  razorpay_order_id: 'order_admission_example',
  razorpay_payment_id: 'pay_admission_example',
  razorpay_signature: 'cde5042d8bacf349d7f38965cdecb00ac2f70b256a62e92a4e01038862892e51',
}

const own = z.object({ message, application: ApplicationView })

export const verify = endpoint({
  method: 'post',
  path: '/admission/verify',
  summary: 'Tell of the payment that the checkout made; the same proof twice is one payment',
  tag,
  input: PaymentProofInput,
  reply: z.object({ message, enrollmentForm: AdmissionRegistration, has_seat: z.boolean() }),
  example: { input: exampleAdmissionProof },
})

export const info = endpoint({
  method: 'get',
  path: '/admission/info',
  summary: 'The own application: its fields, its state and what can be done now',
  tag,
  audience: 'user',
  reply: z.object({
    message,
    admission_completed: z.literal(true),
    online_path: z.string().nullable(),
    enrollmentForm: AdmissionRegistration,
    application: ApplicationView,
  }),
})

const payAgain = {
  summary: 'An order to pay the open fee with; the seat is held again if one is free',
  tag,
  audience: 'user',
  reply: z.object({ message, data: AdmissionRegistration, application: ApplicationView }),
  status: 201,
} as const

/** Clients that know only this address ask with a GET. */
export const repayByGet = endpoint({ method: 'get', path: '/admission/info/repay', ...payAgain })
export const repay = endpoint({ method: 'post', path: '/admission/info/repay', ...payAgain })

export const download = endpoint({
  method: 'get',
  path: '/admission/info/download',
  summary: 'The key under which the hall ticket can be fetched for a few minutes',
  tag,
  audience: 'user',
  reply: z.object({ file_key: z.string() }),
})

export const changeSitting = endpoint({
  method: 'post',
  path: '/admission/info/sitting/{code}',
  summary: 'Move to another sitting while it has seats',
  tag,
  audience: 'user',
  params: z.object({ code: z.string().min(1).max(100) }),
  reply: own,
})

export const withdraw = endpoint({
  method: 'post',
  path: '/admission/info/withdraw',
  summary: 'Give the application up; the seat becomes free',
  tag,
  audience: 'user',
  reply: own,
})

export const TicketView = z.object({
  is_valid: z.boolean(),
  /** Why not, in a sentence; null for a valid one. */
  reason: z.string().nullable(),
  number: z.string(),
  name: z.string(),
  class: z.string(),
  centre: z.string(),
  sits_on: z.iso.date(),
  slot: z.string(),
  state: z.string(),
})
export type TicketView = z.output<typeof TicketView>

export const checkTicket = endpoint({
  method: 'get',
  path: '/admission/hall-ticket/{code}',
  summary: 'Whether a hall ticket is genuine and still good; the code is signed and cannot be guessed',
  tag,
  params: z.object({ code: z.string().min(1).max(100) }),
  reply: z.object({ message, ticket: TicketView }),
})
