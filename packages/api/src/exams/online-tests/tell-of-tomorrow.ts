import { indianDay, later, shownDate, shownTime } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import { z } from 'zod'
import { defineJob, enqueue, type Schedule } from '../../kernel/jobs/define-job.ts'
import type { Speaker } from '../../kernel/speaker.ts'
import { defineNotice } from '../../notices/tell.ts'
import { tellOfOpening, waitingFor } from './tell-of-opening.ts'

const indiaIsAhead = hours(5.5)
/** From three in the afternoon on: school is over, and the evening is left to prepare. */
const fromHour = 15

type Tomorrow = { test: string; name: string | null; opens: string; begin: string | null }

/** In a line, for a phone. */
export const tomorrowLine = ({ test, name, opens, begin }: Tomorrow, { say }: Speaker): string => {
  const values = { test, time: opens, name: name ?? '', begin: begin ?? '' }
  if (name === null)
    return begin
      ? say('Tomorrow: {test}, open from {time}, begin by {begin}.', values)
      : say('Tomorrow: {test}, open from {time}.', values)
  return begin
    ? say('Tomorrow: {test} for {name}, open from {time}, begin by {begin}.', values)
    : say('Tomorrow: {test} for {name}, open from {time}.', values)
}

/** The first moment of tomorrow in India. */
export const tomorrowOf = (now: string) => {
  const local = Date.parse(now) + indiaIsAhead
  return new Date(Math.floor(local / days(1)) * days(1) + days(1) - indiaIsAhead).toISOString()
}

/**
 * Tells of tests that open tomorrow. Runs every hour; the key names the day, so that each student is told once, and
 * once more when the test was moved to another day.
 */
export const tellOfTomorrow = defineJob('exams.tell-of-tomorrow', z.object({}), async (ctx) => {
  const from = tomorrowOf(ctx.now())
  if (ctx.now() < later(from, -hours(24 - fromHour))) return
  const rows = await waitingFor(ctx)
    .where('tests.opens_at', '>=', from)
    .where('tests.opens_at', '<', later(from, days(1)))
    .execute()
  const day = indianDay(from)
  for (const { enrolment_id } of rows)
    await enqueue(ctx, tellOfTest, { enrolment_id, day }, { key: `test-tomorrow:${enrolment_id}:${day}` })
})

export const tellOfTest = defineNotice(
  'exams.tell-of-test',
  z.object({ enrolment_id: z.number().int(), day: z.iso.date() }),
  async (ctx, { enrolment_id, day }) => {
    const test = await waitingFor(ctx).where('test_enrolments.id', '=', enrolment_id).executeTakeFirst()
    // Begun, given up or moved meanwhile, or told so late that it is no longer the day before.
    if (!test?.opens_at || indianDay(test.opens_at) !== day || indianDay(tomorrowOf(ctx.now())) !== day) return
    const opensAt = test.opens_at
    const opens = shownTime(opensAt)
    await tellOfOpening(ctx, test, {
      key: `test-tomorrow:${enrolment_id}:${day}`,
      opensAt,
      words: ({ name, begin_by }, speaker) => {
        const other = begin_by && indianDay(begin_by) !== day ? `${shownDate(begin_by, speaker.language)}, ` : ''
        const begin = begin_by && other + shownTime(begin_by)
        return { begin, short: tomorrowLine({ test: test.name, name, opens, begin }, speaker) }
      },
    })
  },
)

export const tomorrowSchedules: Schedule[] = [{ job: tellOfTomorrow, every: hours(1) }]
