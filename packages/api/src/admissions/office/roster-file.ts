import { shownDate, shownTime } from '@northlight/contract/dates'
import { setInThread } from '@northlight/documents/set-in-thread'
import { audit } from '../../kernel/audit.ts'
import { askerOf, type Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { settingsRecord } from '../../settings/service.ts'
import { checksOf, registrationsIn } from '../hall/queries.ts'
import { objectionTo } from '../hall/roster.ts'
import * as queries from '../queries.ts'
import { pdfResponse } from './pdf-response.ts'

/** Minutes an hour that students were granted. */
const extraOf = async (ctx: Ctx, userIds: number[]): Promise<Map<number, number>> => {
  if (userIds.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('student_time')
    .select(['user_id', 'compensatory_per_hour'])
    .where('user_id', 'in', userIds)
    .where('compensatory_per_hour', '>', 0)
    .execute()
  return new Map(rows.map(({ user_id, compensatory_per_hour }) => [user_id, compensatory_per_hour]))
}

/** By name or by number; names the colleague who took it on every page, and the log does, too. */
export const rosterResponse = async (ctx: Ctx, id: number, url: URL): Promise<Response> => {
  allow(ctx, 'applications.roster')
  const known = await ctx.db.selectFrom('sittings').select('branch_id').where('id', '=', id).executeTakeFirst()
  if (!known) return fail('not_found')
  allow(ctx, 'applications.roster', { branch: known.branch_id })
  const sitting = await queries.sittingById(ctx.db, id)
  const all = (await registrationsIn(ctx.db, id)).filter((row) => objectionTo(row, sitting) === null)
  const byNumber = url.searchParams.get('order') === 'number'
  const ordered = byNumber ? all.toSorted((one, other) => one.number.localeCompare(other.number)) : all
  // Room after room, as the invigilators take their pages; within a room by name or number.
  const place = new Map(sitting.rooms.map(({ name }, at) => [name, at]))
  const placeOf = ({ room }: { room: string | null }) => place.get(room ?? '') ?? place.size
  const rows = ordered.toSorted((one, other) => placeOf(one) - placeOf(other))
  const extra = await extraOf(
    ctx,
    rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])),
  )
  const checks = new Map(
    (await checksOf(ctx.db, id)).filter(({ is_first }) => is_first).map((one) => [one.registration_id, one.at]),
  )
  const by = await ctx.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', actorId(ctx) ?? 0)
    .executeTakeFirst()
  const { value: institute } = await settingsRecord(ctx, 'institute')
  await audit(ctx, { action: 'admissions.take-roster', entity: 'sitting', id, details: { count: rows.length } })
  const bytes = await setInThread(
    'roster',
    {
      institute,
      centre: sitting.centre,
      day: shownDate(`${sitting.sits_on}T06:00:00.000Z`),
      slot: sitting.slot,
      gate_closes: sitting.gate_closes,
      rooms: sitting.rooms.map(({ name }) => name),
      at: ctx.now(),
      by: by?.name ?? 'the office',
      rows: rows.map((row) => {
        const minutes = row.user_id === null ? undefined : extra.get(row.user_id)
        const at = checks.get(row.id)
        return {
          ...{ number: row.number, name: row.name, class: row.class, room: row.room },
          extra: minutes ? `${minutes} min an hour` : '',
          mark: at ? shownTime(at) : '',
        }
      }),
    },
    askerOf(ctx),
  )
  return pdfResponse({ name: `roster-${sitting.code}.pdf`, type: 'application/pdf', bytes })
}
