import * as contract from '@northlight/contract/admissions/hall'
import { implement } from '../../kernel/implement.ts'
import { checkIn, undoCheckIn } from './check-in.ts'
import { hallOfTicket, hallSittings, rosterOf } from './roster.ts'

export const hallRoutes = [
  implement(contract.hallSittings, async (ctx) => ({
    message: 'Sittings whose doors open soon.',
    sittings: (await hallSittings(ctx)).map((row) => ({
      ...row,
      expected: Number(row.expected),
      checked: Number(row.checked),
    })),
  })),

  implement(contract.hallOfTicket, async (ctx, { params }) => ({
    message: 'Where this ticket belongs.',
    sitting_id: await hallOfTicket(ctx, params.code),
  })),

  implement(contract.hallRoster, async (ctx, { params }) => ({
    message: 'For the door, also without a network.',
    roster: await rosterOf(ctx, params.id),
  })),

  implement(contract.checkIn, async (ctx, { params, input }) => {
    const results = await checkIn(ctx, params.id, input.ticks)
    const count = results.filter(({ outcome }) => outcome === 'in').length
    return { message: count === 1 ? 'One candidate is in.' : `${count} candidates are in.`, results }
  }),

  implement(contract.undoCheckIn, async (ctx, { params, input }) => {
    await undoCheckIn(ctx, params.id, input.registration_id)
    return { message: 'Taken back; the candidate is expected again.' }
  }),
]
