import * as contract from '@northlight/contract/enquiries/reservation'
import { implement } from '../../kernel/implement.ts'
import { cancelReservation, reservationByKey } from './cancel.ts'
import { confirmSeats } from './hold.ts'
import { counted, reserveSeats } from './reserve.ts'
import { toReservation } from './views.ts'

export const reservationRoutes = [
  implement(contract.reserveSeats, async (ctx, { params, input }) => {
    const reserved = await reserveSeats(ctx, params.slug, input)
    const { people, email } = reserved.row
    const mailed = email ? ' We are sending you an e-mail with the date for your calendar.' : ''
    return {
      message: `Seats for ${counted(people)} are reserved.${mailed}`,
      reservation: toReservation(ctx, reserved),
    }
  }),

  implement(contract.reservation, async (ctx, { params }) => ({
    message: 'Reservation.',
    reservation: toReservation(ctx, await reservationByKey(ctx, params.key)),
  })),

  implement(contract.confirmReservation, async (ctx, { params }) => ({
    message: 'Your seats are confirmed. We look forward to seeing you.',
    reservation: toReservation(ctx, await confirmSeats(ctx, params.key, params.proof)),
  })),

  implement(contract.cancelReservation, async (ctx, { params }) => ({
    message: 'Your reservation is cancelled. Thank you for telling us: somebody else can have the seats.',
    reservation: toReservation(ctx, await cancelReservation(ctx, params.key)),
  })),
]
