import * as own from '@northlight/contract/admissions/own'
import { register, registerOwn } from '@northlight/contract/admissions/registration'
import { openSittings } from '@northlight/contract/admissions/sittings'
import { indianDay } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { proofOf } from '@northlight/contract/payments/proof'
import { currentText } from '../families/consent/consent-texts.ts'
import { missingSentence } from '../families/consent/readiness.ts'
import type { Ctx } from '../kernel/context.ts'
import { ApiFailure } from '../kernel/errors.ts'
import { implement } from '../kernel/implement.ts'
import { fileKey } from '../media/downloads.ts'
import type { Order } from '../payments/orders/orders.ts'
import { firstOrder, payAgain, verifyFee } from './fee/pay.ts'
import { offerRoutes } from './offer/routes.ts'
import { readResults } from './online-test/read-results.ts'
import { admissionTestRoutes } from './online-test/routes.ts'
import type { Registration } from './queries.ts'
import * as queries from './queries.ts'
import { changeSitting } from './registration/change-sitting.ts'
import { ownRegistration } from './registration/own-registration.ts'
import { registerForSitting } from './registration/register.ts'
import { withdrawApplication } from './registration/withdraw.ts'
import { askForTicket, checkTicket } from './sittings/hall-ticket.ts'
import { seatHold } from './sittings/seats.ts'
import { isTooLate } from './sittings/sittings.ts'
import { bothViews, toSitting } from './views.ts'

/** Both views, and a message that also says what is missing before the hall ticket, such as a parent's agreement. */
const told = async (ctx: Ctx, message: string, row: Registration, orderId: string | null) => {
  const { registration, application } = await bothViews(ctx, row, orderId)
  const missing = application.needs && missingSentence(ctx, application.needs)
  return { message: missing ? `${message} ${missing}` : message, registration, application }
}

const registered = async (ctx: Ctx, row: Registration, order: Order | undefined) => {
  const orderId = order?.gateway_order_id ?? null
  const { message, registration, application } = await told(ctx, 'Admission registered successfully.', row, orderId)
  return { message, data: registration, application }
}

const newlyRegistered = async (ctx: Ctx, input: Parameters<typeof registerForSitting>[1]) => {
  const row = await registerForSitting(ctx, input)
  return registered(ctx, row, await firstOrder(ctx, row))
}

const paidAgain = async (ctx: Ctx) => {
  const { row, order } = await payAgain(ctx)
  return registered(ctx, row, order)
}

const ownView = async (ctx: Ctx, message: string, row: Registration) => ({
  message,
  application: (await bothViews(ctx, row)).application,
})

const verifiedSentence = ({ seat, attention }: Registration) => {
  if (seat === 'taken') return 'Payment done successfully.'
  const why = attention === 'paid-but-past' ? 'the test date was over' : 'the test date was full'
  return `Your fee has arrived, but ${why} by then. Nothing is lost: choose another date at no cost, or ask for a refund.`
}

export const admissionRoutes = [
  implement(openSittings, async (ctx) => {
    const today = indianDay(ctx.now())
    const { version, title, points } = await currentText(ctx, 'admission')
    return {
      message: 'Sittings of the aptitude test.',
      sittings: (await queries.comingSittings(ctx.db, today))
        .filter((sitting) => sitting.register_by >= today && !isTooLate(ctx, sitting))
        .map(toSitting),
      consent: { version, title, points },
      hold_minutes: seatHold / minutes(1),
    }
  }),

  implement(register, (ctx, { input }) => newlyRegistered(ctx, input)),
  implement(registerOwn, (ctx, { input }) => newlyRegistered(ctx, input)),

  implement(own.verify, async (ctx, { input }) => {
    const { row, order } = await verifyFee(ctx, proofOf(input))
    const { message, registration } = await told(ctx, verifiedSentence(row), row, order.gateway_order_id)
    return { message, enrollmentForm: registration, has_seat: row.seat === 'taken' }
  }),

  implement(own.info, async (ctx) => {
    // A family that looks sees what is out, however busy the queue is.
    if (ctx.actor.kind === 'user') await readResults(ctx, ctx.actor.id)
    const row = await ownRegistration(ctx).catch((error: unknown) => {
      if (error instanceof ApiFailure && error.code === 'not_found')
        throw new ApiFailure('bad_request', {
          message: "You haven't applied for the admission yet!",
          extra: { admission_completed: false, enrollmentForm: null },
        })
      throw error
    })
    const { registration, application } = await bothViews(ctx, row)
    return {
      message: 'Admission Test Info Recieved successfully',
      admission_completed: true as const,
      online_path: application.test?.slug ?? null,
      enrollmentForm: registration,
      application,
    }
  }),

  implement(own.repayByGet, (ctx) => paidAgain(ctx)),
  implement(own.repay, (ctx) => paidAgain(ctx)),

  implement(own.download, async (ctx) => ({ file_key: fileKey(ctx, 'hall-ticket', (await askForTicket(ctx)).id) })),

  implement(own.changeSitting, async (ctx, { params }) =>
    ownView(ctx, 'Your test date has changed.', await changeSitting(ctx, params.code)),
  ),
  implement(own.withdraw, async (ctx) =>
    ownView(ctx, 'Your application is withdrawn.', await withdrawApplication(ctx)),
  ),

  implement(own.checkTicket, async (ctx, { params }) => ({
    message: 'Hall ticket.',
    ticket: await checkTicket(ctx, params.code),
  })),
  ...admissionTestRoutes,
  ...offerRoutes,
]
