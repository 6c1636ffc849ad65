import { createHash } from 'node:crypto'
import type { HallCandidate, HallRoster } from '@northlight/contract/admissions/hall'
import { indianDay, later, shownDate } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { missingFor } from '../../families/consent/readiness.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import type { Registration, Sitting } from '../queries.ts'
import * as admissions from '../queries.ts'
import { hasTicket, ticketCodes, ticketOwner, typedCodes } from '../sittings/hall-ticket.ts'
import { gateClosesAt } from '../sittings/rooms.ts'
import * as queries from './queries.ts'

/** What a device compares; half of it is enough, and a roster in a phone names no code. */
export const ticketDigest = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 32)

export const hallSittings = (ctx: Ctx) => {
  const branches = branchesOf(ctx, allow(ctx, 'hall.check-in'))
  return queries.campusSittings(ctx.db, indianDay(later(ctx.now(), -days(1))), branches)
}

/** The sitting, if this person's work reaches its branch. */
export const hallOf = async (ctx: Ctx, id: number): Promise<Sitting> => {
  allow(ctx, 'hall.check-in')
  const sitting = await ctx.db.selectFrom('sittings').select('id').where('id', '=', id).executeTakeFirst()
  if (!sitting) return fail('not_found')
  const whole = await admissions.sittingById(ctx.db, id)
  allow(ctx, 'hall.check-in', { branch: whole.branch_id })
  return whole
}

/** The sitting of a ticket of ours, good or not; a forged code finds nothing, nor does one of another branch. */
export const hallOfTicket = async (ctx: Ctx, code: string): Promise<number> => {
  allow(ctx, 'hall.check-in')
  const id = ticketOwner(ctx, code) ?? fail('not_found')
  const row = (await admissions.registrationById(ctx.db, id)) ?? fail('not_found')
  return (await hallOf(ctx, row.sitting_id)).id
}

/** Why somebody who is on the list cannot come in. */
export const objectionTo = (row: Registration, sitting: Sitting): string | null => {
  if (row.state === 'withdrawn') return 'The application was withdrawn.'
  if (row.payment_status !== 'PAID') return 'The fee is not paid.'
  return hasTicket(row, sitting) ? null : 'No seat belongs to this application.'
}

const day = (value: string) => shownDate(`${value}T06:00:00.000Z`)

export const rosterOf = async (ctx: Ctx, id: number): Promise<HallRoster> => {
  const sitting = await hallOf(ctx, id)
  const checks = Map.groupBy(await queries.checksOf(ctx.db, id), ({ registration_id }) => registration_id)
  const candidates: HallCandidate[] = []
  for (const row of await queries.registrationsIn(ctx.db, id)) {
    const own = checks.get(row.id) ?? []
    const first = own.find(({ is_first }) => is_first)
    const objection = objectionTo(row, sitting)
    const older = Array.from({ length: Math.max(0, Math.min(20, row.ticket_version - 1)) }, (_, at) => at + 1)
    candidates.push({
      id: row.id,
      number: row.number,
      name: row.name,
      class: row.class,
      room: row.room,
      digests: [...ticketCodes(ctx, row), ...typedCodes(ctx, row)].map(ticketDigest),
      older: older.flatMap((ticket_version) => ticketCodes(ctx, { id: row.id, ticket_version }).map(ticketDigest)),
      objection,
      needs_consent: objection === null && row.user_id !== null && (await missingFor(ctx, row.user_id)) !== undefined,
      checked: first ? { at: first.at, by: first.by, how: first.how } : null,
      again: own.length - (first ? 1 : 0),
    })
  }
  const elsewhere = await queries.ticketsElsewhere(ctx.db, id, indianDay(later(ctx.now(), -days(60))))
  return {
    sitting: {
      ...{ id, code: sitting.code, centre: sitting.centre, sits_on: sitting.sits_on, slot: sitting.slot },
      gate_closes_at: gateClosesAt(sitting),
    },
    candidates,
    elsewhere: elsewhere.flatMap((row) => {
      const words = `${row.centre}, ${day(row.sits_on)}, ${row.slot}`
      return ticketCodes(ctx, row).map((code) => ({ digest: ticketDigest(code), words }))
    }),
    made_at: ctx.now(),
  }
}
