import { indianDay, later, shownDate } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import { forEachSettled } from '../kernel/for-each-settled.ts'
import { defineJob, enqueue, type Schedule } from '../kernel/jobs/define-job.ts'
import { english, type Speaker, speakerFor } from '../kernel/speaker.ts'
import { harmlessName } from '../mails/harmless-name.ts'
import { toldAbout } from '../notices/people.ts'
import { defineNotice, tell } from '../notices/tell.ts'
import { nextTests, takenTests } from '../results/report/tests-of-student.ts'

const week = days(7)
const indiaIsAhead = hours(5.5)

/** Sunday from five in the evening on, in India. */
const isLetterTime = (now: string) => {
  const local = new Date(Date.parse(now) + indiaIsAhead)
  return local.getUTCDay() === 0 && local.getUTCHours() >= 17
}

/** Every child with a parent who may be written to; whether the parent still may is asked when the letter is written. */
export const writeWeekLetters = defineJob('families.write-week-letters', z.object({}), async (ctx) => {
  if (!isLetterTime(ctx.now())) return
  const children = await ctx.db
    .selectFrom('consents')
    .select('user_id')
    .where('purpose', '=', 'child-account')
    .where('withdrawn_at', 'is', null)
    .union(
      ctx.db
        .selectFrom('child_links')
        .select('child_id as user_id')
        .where('ended_at', 'is', null)
        .where('parent_id', 'is not', null),
    )
    .execute()
  const sunday = indianDay(ctx.now())
  for (const { user_id } of children)
    await enqueue(ctx, writeWeekLetter, { child_id: user_id, sunday }, { key: `week:${user_id}:${sunday}` })
})

const practised = async (ctx: Ctx, userId: number, since: string) => {
  const rows = await ctx.db
    .selectFrom('practice_answers')
    .innerJoin('practice_sessions', 'practice_sessions.id', 'practice_answers.session_id')
    .select(['practice_answers.at', 'practice_answers.outcome'])
    .where('practice_sessions.user_id', '=', userId)
    .where('practice_answers.at', '>', since)
    .execute()
  return {
    questions: rows.length,
    right: rows.filter(({ outcome }) => outcome === 'right').length,
    days: new Set(rows.map(({ at }) => indianDay(at))).size,
  }
}

/** What was and what comes, a line each; none when there is nothing to tell. */
export const weekLines = async (
  ctx: Ctx,
  child: { id: number; name: string },
  { say, language }: Speaker = english,
): Promise<string[]> => {
  const since = later(ctx.now(), -week)
  const tests = (await takenTests(ctx, child.id)).filter(({ ended_at }) => ended_at !== null && ended_at > since)
  const marks = tests.flatMap(({ name, result }) =>
    result ? [say('{marks} of {max} in {test}', { marks: result.marks, max: result.max_marks, test: name })] : [],
  )
  const practice = await practised(ctx, child.id, since)
  const [next] = (await nextTests(ctx, child.id)).filter(({ opens_at }) => opens_at !== null && opens_at > ctx.now())
  if (tests.length === 0 && practice.questions === 0 && !next) return []
  const sat =
    tests.length === 0
      ? say('{name} sat no test this week.', { name: child.name })
      : tests.length === 1
        ? say('{name} sat one test this week.', { name: child.name })
        : say('{name} sat {count} tests this week.', { name: child.name, count: tests.length })
  const did =
    practice.questions === 0
      ? say('There was no practice.')
      : say('Practice on {days} of 7 days: {questions} questions, {right} right.', practice)
  return [
    [sat, ...(marks.length > 0 ? [`${marks.join('; ')}.`] : []), did].join(' '),
    next?.opens_at
      ? say('Next: {test} opens on {day}.', { test: next.name, day: shownDate(next.opens_at, language) })
      : say('No test is planned for the next days.'),
  ]
}

export const writeWeekLetter = defineNotice(
  'families.write-week-letter',
  z.object({ child_id: z.number().int(), sunday: z.iso.date() }),
  async (ctx, { child_id, sunday }) => {
    const people = await toldAbout(ctx, child_id)
    const parents = people?.told.filter((to) => to.as === 'parent') ?? []
    if (!people || parents.length === 0) return
    const name = harmlessName(people.student.name)
    await forEachSettled(parents, async (to) => {
      const speaker = await speakerFor(ctx, to.user_id, to.language)
      const lines = await weekLines(ctx, { id: child_id, name }, speaker)
      if (lines.length === 0) return
      const path = to.link === null ? '/profile' : `/profile/children/${to.link}`
      await tell(ctx, to, {
        kind: 'week',
        key: `week:${child_id}:${sunday}`,
        about: { table: 'users', id: child_id, user_id: child_id },
        mail: {
          template: 'week-letter',
          props: {
            name: harmlessName(to.name),
            student_name: name,
            lines,
            url: `${ctx.services.siteUrl}${path}`,
            language: speaker.language,
          },
        },
        short: speaker.say('The week of {name} is there to read.', { name }),
        path,
      })
    })
  },
)

export const weekSchedules: Schedule[] = [{ job: writeWeekLetters, every: hours(1) }]
