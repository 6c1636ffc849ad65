import type { WaivedFee } from '@northlight/contract/admissions/waived-fee'
import type { Ctx } from '../../kernel/context.ts'
import { offeredOptions } from '../../options/service.ts'
import { tuitionOf } from './fees.ts'
import { openCoursePlaces } from './queries.ts'

/** What a waiver is worth in the courses of a programme, as they are given now; null where none of them has a fee. */
export const waivedFee = async (ctx: Ctx, program: string, percent: number): Promise<WaivedFee | null> => {
  const { programmes } = await offeredOptions(ctx)
  const courses = new Set(programmes.find(({ value }) => value === program)?.courses ?? [])
  const sums = (await openCoursePlaces(ctx.db))
    .filter(({ course_slug }) => courses.has(course_slug))
    .map((place) => Math.round((tuitionOf(place) * percent) / 100))
    .filter((sum) => sum > 0)
  return sums.length === 0 ? null : { least_paise: Math.min(...sums), most_paise: Math.max(...sums) }
}
