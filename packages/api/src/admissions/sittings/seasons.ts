import { seasonOf } from '@northlight/contract/admissions/seasons'
import { indianDay } from '@northlight/contract/dates'
import { AdmissionSettings } from '@northlight/contract/settings'
import type { Ctx } from '../../kernel/context.ts'
import type { Sitting } from '../queries.ts'

export const seasonOfSitting = ({ season, sits_on }: Pick<Sitting, 'season' | 'sits_on'>): string =>
  season ?? seasonOf(sits_on)

/** The season staff have opened; without their word the one of the calendar. */
export const currentSeason = async (ctx: Ctx): Promise<string> => {
  const row = await ctx.db.selectFrom('settings').select('value').where('key', '=', 'admissions').executeTakeFirst()
  const chosen = row && AdmissionSettings.parse(row.value).season
  return chosen || seasonOf(indianDay(ctx.now()))
}
