import { indianDay, later, shownDate, shownTime } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import { type Language, locales } from '@northlight/contract/words/languages'
import { z } from 'zod'
import type { Ctx } from '../../kernel/context.ts'
import { forEachApart } from '../../kernel/for-each-apart.ts'
import { defineJob, enqueue, type Schedule } from '../../kernel/jobs/define-job.ts'
import { type Speaker, speakerFor } from '../../kernel/speaker.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { type Told, toldAbout } from '../../notices/people.ts'
import { defineNotice, tell } from '../../notices/tell.ts'
import { testsWithPaper } from './queries.ts'
import { timesFor } from './start-times.ts'

const indiaIsAhead = hours(5.5)
/** From three in the afternoon on: school is over, and the evening is left to prepare. */
const fromHour = 15

/** `Sunday`, in India. */
export const weekdayOf = (at: string, language: Language = 'en') =>
  new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(at))

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

/** Who is enrolled in a test that is shown, and has not begun it. */
export const waitingFor = (ctx: Ctx) =>
  testsWithPaper(ctx.db)
    .innerJoin('test_enrolments', 'test_enrolments.test_id', 'tests.id')
    .select(['test_enrolments.id as enrolment_id', 'test_enrolments.user_id'])
    .where('test_enrolments.is_enrolled', '=', true)
    .where('test_enrolments.test_status', '=', 'Pending')
    .where('tests.is_active', '=', true)
    .where('tests.kind', '=', 'test')

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

/** Where a student, or a parent, reads about the test. */
export const pathOf = (to: Told, test: { slug: string; is_admission: boolean }) => {
  if (to.as === 'parent') return to.link === null ? '/profile' : `/profile/children/${to.link}`
  return test.is_admission ? '/admission/application' : `/online-tests/${test.slug}`
}

export const tellOfTest = defineNotice(
  'exams.tell-of-test',
  z.object({ enrolment_id: z.number().int(), day: z.iso.date() }),
  async (ctx, { enrolment_id, day }) => {
    const test = await waitingFor(ctx).where('test_enrolments.id', '=', enrolment_id).executeTakeFirst()
    // Begun, given up or moved meanwhile, or told so late that it is no longer the day before.
    if (!test?.opens_at || indianDay(test.opens_at) !== day || indianDay(tomorrowOf(ctx.now())) !== day) return
    const people = await toldAbout(ctx, test.user_id)
    if (!people) return
    const { begin_by } = await timesFor(ctx, test, test.user_id)
    const opensAt = test.opens_at
    const opens = shownTime(opensAt)
    const name = harmlessName(people.student.name)
    await forEachApart(people.told, async (to) => {
      const isParent = to.as === 'parent'
      const speaker = await speakerFor(ctx, to.user_id, to.language)
      const { language } = speaker
      const begin =
        begin_by && (indianDay(begin_by) === day ? '' : `${shownDate(begin_by, language)}, `) + shownTime(begin_by)
      const path = pathOf(to, test)
      await tell(ctx, to, {
        kind: 'test-tomorrow',
        key: `test-tomorrow:${enrolment_id}:${day}`,
        about: { table: 'users', id: test.user_id, user_id: test.user_id },
        mail: {
          template: 'test-tomorrow',
          props: {
            name: harmlessName(to.name),
            student_name: isParent ? name : null,
            test_name: test.name,
            day: `${weekdayOf(opensAt, language)}, ${shownDate(opensAt, language)}`,
            opens,
            begin_by: begin,
            url: `${ctx.services.siteUrl}${path}`,
            language,
          },
        },
        short: tomorrowLine({ test: test.name, name: isParent ? name : null, opens, begin }, speaker),
        path,
      })
    })
  },
)

export const tomorrowSchedules: Schedule[] = [{ job: tellOfTomorrow, every: hours(1) }]
