import type { NewSittings } from '@northlight/contract/admissions/new-sittings'
import type { OfficeSittingView } from '@northlight/contract/admissions/office-seats'
import { seasonOf } from '@northlight/contract/admissions/seasons'
import { indianDay, shownDate } from '@northlight/contract/dates'
import { slugFrom } from '@northlight/contract/office/slugs'
import { dayAfter } from '@northlight/contract/payments/refund-rule'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { currentSeason } from '../sittings/seasons.ts'
import { sittingView } from './sittings.ts'

/** `10:30` as families read it: `10:30 am`. */
const hourWords = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

const slotWords = ({ mode, starts, ends, open_days }: NewSittings) => {
  const hours = `${hourWords(starts)} – ${hourWords(ends)}`
  return mode === 'ONLINE' ? `${open_days === 1 ? 'Any time' : 'Any day'}, ${hours}` : hours
}

/** The same place, hour and day is the same sitting: a form that is sent twice makes it once. */
const codeOf = ({ centre, mode, starts }: NewSittings, day: string) =>
  `${slugFrom(centre) || (mode === 'ONLINE' ? 'home' : 'campus')}-${starts.replace(':', '')}-${day.replaceAll('-', '')}`

const checkDays = (ctx: Ctx, wanted: NewSittings) => {
  const today = indianDay(ctx.now())
  if (wanted.days.some((day) => day <= today)) invalid({ days: ['Choose days to come.'] })
  const late = wanted.days.find((day) => dayAfter(day, -wanted.register_days_before) < today)
  if (late) {
    const shown = shownDate(`${late}T06:00:00.000Z`)
    invalid({ register_days_before: [`Registration for ${shown} would be closed already.`] })
  }
}

/** Two colleagues may send the same day at once: the address of a sitting is given once, and the other one hears it. */
const refuseTaken = (wanted: NewSittings, made: { sits_on: string }[]) => {
  const taken = wanted.days.filter((day) => made.every(({ sits_on }) => sits_on !== day))
  if (taken.length === 0) return
  const shown = taken.map((day) => shownDate(`${day}T06:00:00.000Z`)).join(', ')
  invalid({ days: [`This place has a test at this hour already on ${shown}.`] })
}

const checkBranch = async (ctx: Ctx, branch_id: number | undefined) => {
  if (branch_id === undefined) return
  const branch = await ctx.db.selectFrom('branches').select('id').where('id', '=', branch_id).executeTakeFirst()
  if (!branch) invalid({ branch_id: ['Choose a campus from the list.'] })
}

/** The season that is open, as long as the day does not belong to a later one. */
const seasonFor = (season: string, day: string) => (seasonOf(day) > season ? seasonOf(day) : season)

/** Sittings of one place and hour, one on each of the days. */
export const makeSittings = (ctx: Ctx, wanted: NewSittings): Promise<OfficeSittingView[]> => {
  const branch_id = wanted.mode === 'OFFLINE' ? wanted.branch_id : undefined
  allow(ctx, 'sittings.write', { branch: branch_id ?? null })
  return inTransaction(ctx, async (ctx) => {
    await checkBranch(ctx, branch_id)
    checkDays(ctx, wanted)
    const season = await currentSeason(ctx)
    const isHome = wanted.mode === 'ONLINE'
    const rows = await ctx.db
      .insertInto('sittings')
      .values(
        [...wanted.days].sort().map((sits_on) => ({
          code: codeOf(wanted, sits_on),
          branch_id: branch_id ?? null,
          season: seasonFor(season, sits_on),
          centre: wanted.centre,
          mode: wanted.mode,
          sits_on,
          closes_on: isHome ? dayAfter(sits_on, wanted.open_days - 1) : null,
          register_by: dayAfter(sits_on, -wanted.register_days_before),
          slot: slotWords(wanted),
          seats: wanted.seats,
          seats_held: 0,
          opens_from: isHome ? wanted.starts : null,
          opens_until: isHome ? wanted.ends : null,
          fee_paise: wanted.fee_paise,
          classes: wanted.classes,
          is_active: true,
          created_at: ctx.now(),
          updated_at: ctx.now(),
        })),
      )
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning(['id', 'sits_on'])
      .execute()
    refuseTaken(wanted, rows)
    for (const { id } of rows)
      await audit(ctx, {
        action: 'admissions.make-sitting',
        entity: 'sitting',
        id,
        details: { seats: wanted.seats, fee_paise: wanted.fee_paise, of_days: wanted.days.length },
      })
    await announce(ctx, 'content')
    const made: OfficeSittingView[] = []
    for (const { id } of rows) made.push(await sittingView(ctx, id))
    return made
  })
}
