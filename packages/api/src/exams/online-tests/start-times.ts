import type { StartTimesView } from '@northlight/contract/content/tests'
import { startTimes } from '@northlight/exam/attempt/timing'
import type { Ctx } from '../../kernel/context.ts'
import { at } from '../attempt/stored-attempt.ts'
import type { TestRow } from './queries.ts'
import * as queries from './queries.ts'

/** The moment at which the clock of a late starter stops; none where the test lets them keep their whole time. */
export const endOfLateStarters = ({ closes_at, late_start }: Pick<TestRow, 'closes_at' | 'late_start'>) =>
  closes_at === null || late_start === 'keeps_time' ? null : Date.parse(closes_at)

type Timed = Pick<TestRow, 'clock' | 'paper_time_ms' | 'closes_at' | 'late_start'>

/** What a student who needs no more time than others can count on. */
export const everybodysTimes = (test: Timed): StartTimesView => timesWith(test, 0, [])

const timesWith = (test: Timed, compensatoryPerHour: number, sections: { durationMs: number }[]): StartTimesView => {
  const clock = test.clock ?? 'none'
  const whole = [{ durationMs: test.paper_time_ms ?? 0 }]
  const { fullMs, beginBy, endsBy } = startTimes({
    clock,
    durationMs: test.paper_time_ms,
    closesAt: endOfLateStarters(test),
    compensatoryPerHour,
    sections:
      clock === 'section' ? (sections.length > 0 ? sections : whole).map((one, section) => ({ ...one, section })) : [],
  })
  return { clock, time_ms: fullMs, begin_by: at(beginBy), ends_by: at(endsBy), late_start: test.late_start }
}

/** The same for one student, whose compensatory time is counted section by section as the clock will count it. */
export const timesFor = async (ctx: Ctx, test: TestRow, userId: number): Promise<StartTimesView> => {
  const compensatory = await queries.compensatoryOf(ctx.db, userId)
  if (compensatory === 0) return everybodysTimes(test)
  const isBySection = test.clock === 'section' && test.paper_version_id !== null
  const sections = isBySection ? await queries.sectionTimes(ctx.db, test.paper_version_id ?? 0) : []
  return timesWith(test, compensatory, sections)
}
