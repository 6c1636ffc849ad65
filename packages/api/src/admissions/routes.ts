import * as own from '@northlight/contract/admissions/own'
import { register, registerOwn } from '@northlight/contract/admissions/registration'
import { openSittings } from '@northlight/contract/admissions/sittings'
import { indianDay } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { proofOf } from '@northlight/contract/payments/proof'
import { currentText } from '../families/consent/consent-texts.ts'
import type { Ctx } from '../kernel/context.ts'
import { ApiFailure } from '../kernel/errors.ts'
import { implement } from '../kernel/implement.ts'
import { fileKey } from '../media/downloads.ts'
import { firstOrder, payAgain, verifyFee } from './fee/pay.ts'
import { offerRoutes } from './offer/routes.ts'
import type { Registration } from './queries.ts'
import * as queries from './queries.ts'
import { changeSitting } from './registration/change-sitting.ts'
import { ownRegistration } from './registration/own-registration.ts'
import { registerForSitting } from './registration/register.ts'
import { withdrawApplication } from './registration/withdraw.ts'
import { askForTicket, checkTicket } from './sittings/hall-ticket.ts'
import { seatHold } from './sittings/seats.ts'
import { isTooLate } from './sittings/sittings.ts'
import { readResults } from './test/read-results.ts'
import { admissionTestRoutes } from './test/routes.ts'
import { bothViews, toSitting } from './views.ts'

const registered = async (ctx: Ctx, row: Registration) => {
  const order = await firstOrder(ctx, row)
  const { registration, application } = await bothViews(ctx, row, order?.gateway_order_id ?? null)
  return { message: 'Admission registered successfully.', data: registration, application }
}

const paidAgain = async (ctx: Ctx) => {
  const { row, order } = await payAgain(ctx)
  const { registration, application } = await bothViews(ctx, row, order.gateway_order_id)
  return { message: 'Admission registered successfully.', data: registration, application }
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

  implement(register, async (ctx, { input }) => registered(ctx, await registerForSitting(ctx, input))),
  implement(registerOwn, async (ctx, { input }) => registered(ctx, await registerForSitting(ctx, input))),

  implement(own.verify, async (ctx, { input }) => {
    const { row, order } = await verifyFee(ctx, proofOf(input))
    const { registration } = await bothViews(ctx, row, order.gateway_order_id)
    return { message: verifiedSentence(row), enrollmentForm: registration, has_seat: row.seat === 'taken' }
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
