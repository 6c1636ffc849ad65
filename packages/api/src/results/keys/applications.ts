import type { WaivedFee } from '@northlight/contract/admissions/waived-fee'
import { waivedFee } from '../../content/courses/waived-fee.ts'
import type { Ctx } from '../../kernel/context.ts'

/** What a family asked for, and the percent of the tuition that a seat was offered with. */
export type Application = { program: string; offered: number | null }

const atOnce = 500

/** The applications behind attempts of admission tests, by attempt. */
export const applicationsOf = async (ctx: Ctx, attempts: number[]): Promise<Map<number, Application>> => {
  const found = new Map<number, Application>()
  for (let at = 0; at < attempts.length; at += atOnce) {
    const rows = await ctx.db
      .selectFrom('attempts')
      .innerJoin('test_enrolments', 'test_enrolments.id', 'attempts.enrolment_id')
      .innerJoin('registrations', 'registrations.id', 'test_enrolments.registration_id')
      .leftJoin('offers', (join) =>
        join
          .onRef('offers.registration_id', '=', 'registrations.id')
          .on('offers.replaced_at', 'is', null)
          .on('registrations.state', 'in', ['offered', 'admitted']),
      )
      .select(['attempts.id', 'registrations.program', 'offers.waiver_percent as offered'])
      .where('attempts.id', 'in', attempts.slice(at, at + atOnce))
      .execute()
    for (const { id, program, offered } of rows) found.set(id, { program, offered })
  }
  return found
}

type BandMove = { program: string; percent: number }

/** What bands that move are worth over all, by what each programme costs at least and at most. */
export const waivedBy = async (ctx: Ctx, moves: BandMove[]): Promise<WaivedFee | null> => {
  const tuitions = new Map<string, WaivedFee | null>()
  for (const program of new Set(moves.map((move) => move.program)))
    tuitions.set(program, await waivedFee(ctx, program, 100))
  const worth = moves.flatMap(({ program, percent }) => {
    const tuition = tuitions.get(program)
    if (!tuition) return []
    const sums = [tuition.least_paise, tuition.most_paise].map((paise) => Math.round((paise * percent) / 100))
    return [{ least: Math.min(...sums), most: Math.max(...sums) }]
  })
  if (worth.length === 0) return null
  return {
    least_paise: worth.reduce((sum, { least }) => sum + least, 0),
    most_paise: worth.reduce((sum, { most }) => sum + most, 0),
  }
}
