import { codeIn, type TickResult } from '@northlight/contract/admissions/hall'
import { type Instant, indianDay, later, shownDate, shownTime } from '@northlight/contract/dates'
import { hours, minutes } from '@northlight/contract/durations'
import { isUniqueViolation } from '@northlight/db/errors'
import type { Tables } from '@northlight/db/tables'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { markAppeared } from '../online-test/results.ts'
import type { Registration, Sitting } from '../queries.ts'
import * as admissions from '../queries.ts'
import { ticketReason } from '../sittings/hall-ticket.ts'
import { freeRoom, gateClosesAt } from '../sittings/rooms.ts'
import { move } from '../timeline.ts'
import * as queries from './queries.ts'
import { hallOf, objectionTo } from './roster.ts'

export type Tick = {
  key: string
  registration_id: number
  at: Instant
  how: Tables['hall_checks']['how']
  code?: string
}

/** A device may have been without a network for a day; a clock that is farther off is not believed. */
const believed = (ctx: Ctx, at: Instant): Instant => {
  const now = ctx.now()
  return at > later(now, minutes(5)) || at < later(now, -hours(26)) ? now : at
}

const saidAgain = (first: { at: Instant; by: string | null } | undefined) =>
  first ? `In already since ${shownTime(first.at)}${first.by ? `, by ${first.by}` : ''}.` : 'In already.'

const store = async (ctx: Ctx, sitting: Sitting, tick: Tick, is_first: boolean) =>
  queries.insertCheck(ctx.db, {
    registration_id: tick.registration_id,
    sitting_id: sitting.id,
    key: tick.key,
    is_first,
    how: tick.how,
    at: believed(ctx, tick.at),
    received_at: ctx.now(),
    by_id: actorId(ctx),
  })

type Identifiers = NonNullable<Awaited<ReturnType<typeof queries.checkByKey>>>

/** What was sent before is answered as before. A key belongs to one mark: for somebody else it marks nobody. */
const answerKnown = (known: Identifiers, sitting: Sitting, tick: Tick): Pick<TickResult, 'outcome' | 'words'> => {
  if (known.registration_id !== tick.registration_id || known.sitting_id !== sitting.id)
    return { outcome: 'refused', words: 'This mark was made for somebody else. Please mark this candidate anew.' }
  if (known.undone_at !== null) return { outcome: 'refused', words: 'This mark was taken back.' }
  return known.is_first ? { outcome: 'in', words: 'In.' } : { outcome: 'again', words: 'Marked a second time.' }
}

/** Anyone who comes without a ticket has no room yet; who is let in sits somewhere. */
const giveRoom = async (ctx: Ctx, { id, room }: Registration, { id: sittingId, rooms }: Sitting) => {
  if (room !== null || rooms.length === 0) return
  const free = await freeRoom(ctx, sittingId)
  if (free !== null) await admissions.changeRegistration(ctx.db, id, { room: free })
}

/** How the mark of somebody who is let in reads: by when it was made, not by when it arrived. */
const wordsIn = (sitting: Sitting, at: Instant, isLate: boolean): string => {
  if (indianDay(at) < sitting.sits_on)
    return `In, though this test is on ${shownDate(`${sitting.sits_on}T06:00:00.000Z`)}.`
  return isLate ? `In, after the gate closed at ${shownTime(gateClosesAt(sitting) ?? at)}.` : 'In.'
}

/** One mark. A second mark of a candidate is kept beside the first; the earlier one counts, whichever came first. */
const check = async (ctx: Ctx, sitting: Sitting, tick: Tick): Promise<TickResult> => {
  const result = (outcome: TickResult['outcome'], words: string): TickResult => ({
    ...{ key: tick.key, registration_id: tick.registration_id, outcome, words },
  })
  const known = await queries.checkByKey(ctx.db, tick.key)
  if (known) {
    const { outcome, words } = answerKnown(known, sitting, tick)
    return result(outcome, words)
  }
  const row = await admissions.lockRegistration(ctx, tick.registration_id)
  if (row?.sitting_id !== sitting.id) return result('refused', 'This candidate does not belong to this test date.')
  const objection = objectionTo(row, sitting) ?? (tick.code ? ticketReason(ctx, row, codeIn(tick.code)) : null)
  if (objection) return result('refused', objection)
  const first = await queries.firstCheck(ctx.db, row.id, sitting.id)
  const at = believed(ctx, tick.at)
  if (first && first.at <= at) {
    await store(ctx, sitting, tick, false)
    return result('again', saidAgain(first))
  }
  if (first) await queries.noLongerFirst(ctx.db, first.id)
  await store(ctx, sitting, tick, true)
  await giveRoom(ctx, row, sitting)
  await markAppeared(ctx, row.id)
  const gate = gateClosesAt(sitting)
  const isLate = gate !== null && at > gate
  await audit(ctx, {
    action: 'admissions.check-in',
    entity: 'registration',
    id: row.id,
    details: { sitting: sitting.id, how: tick.how, is_late: isLate },
  })
  return first ? result('again', saidAgain(first)) : result('in', wordsIn(sitting, at, isLate))
}

/** Marks of a device, in the order in which they were made; each stands for itself, so that one bad mark loses no other. */
export const checkIn = async (ctx: Ctx, sittingId: number, ticks: Tick[]): Promise<TickResult[]> => {
  const sitting = await hallOf(ctx, sittingId)
  const results: TickResult[] = []
  for (const tick of ticks.toSorted((one, other) => one.at.localeCompare(other.at)))
    results.push(
      await inTransaction(ctx, (ctx) => check(ctx, sitting, tick)).catch(async (error: unknown) => {
        // Another phone was faster by a moment: its mark counts, and this one is looked at again.
        if (!isUniqueViolation(error, 'hall_checks')) throw error
        return inTransaction(ctx, (ctx) => check(ctx, sitting, tick))
      }),
    )
  return results
}

/** A mark made by mistake: the candidate is expected again. */
export const undoCheckIn = async (ctx: Ctx, sittingId: number, registrationId: number): Promise<void> => {
  const sitting = await hallOf(ctx, sittingId)
  await inTransaction(ctx, async (ctx) => {
    const row = await admissions.lockRegistration(ctx, registrationId)
    if (row?.sitting_id !== sitting.id) return fail('not_found')
    const { numUpdatedRows } = await ctx.db
      .updateTable('hall_checks')
      .set({ undone_at: ctx.now() })
      .where('registration_id', '=', row.id)
      .where('sitting_id', '=', sitting.id)
      .where('undone_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) fail('conflict', 'This candidate is not marked as in.')
    if (row.state === 'appeared' && row.result_at === null)
      await move(ctx, row.id, { to: row.ticket_issued_at ? 'hall-ticket-issued' : 'paid', action: 'undo-check-in' })
    else await audit(ctx, { action: 'admissions.undo-check-in', entity: 'registration', id: row.id })
  })
}
