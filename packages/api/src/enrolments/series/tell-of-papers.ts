import { indianDay, later, shownTime } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import { digest } from '@northlight/db/digest'
import { z } from 'zod'
import { dayOf } from '../../exams/online-tests/tell-of-opening.ts'
import { tomorrowLine, tomorrowOf } from '../../exams/online-tests/tell-of-tomorrow.ts'
import { forEachSettled } from '../../kernel/for-each-settled.ts'
import { defineJob, enqueue, type Schedule } from '../../kernel/jobs/define-job.ts'
import { speakerFor } from '../../kernel/speaker.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { toldAbout } from '../../notices/people.ts'
import { defineNotice, tell } from '../../notices/tell.ts'
import { enrolment } from '../queries.ts'
import { papersOf } from './queries.ts'
import { seriesOfStudent } from './series.ts'

/** From three in the afternoon on, as for tests of their own. */
const fromHour = 15

/**
 * A paper of a series is enrolled in when it is begun, so it is not among the tests of tomorrow. Whether one opens is
 * worked out for each student, because it may count from the day of joining. The key of a job names the papers of the
 * course as they stand: when the office moves one, everybody in the course is looked at again, and the key of the mail
 * keeps what was told from being told twice.
 */
export const tellOfPapers = defineJob('enrolments.tell-of-papers', z.object({}), async (ctx) => {
  const from = tomorrowOf(ctx.now())
  if (ctx.now() < later(from, -hours(24 - fromHour))) return
  const day = indianDay(from)
  const rows = await ctx.db
    .selectFrom('course_enrolments')
    .select(['id', 'course_branch_id'])
    .where('payment_status', '=', 'PAID')
    .where('leave_asked_at', 'is', null)
    .where('user_id', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('course_papers')
          .select('course_papers.id')
          .whereRef('course_papers.course_branch_id', '=', 'course_enrolments.course_branch_id')
          .where(({ eb, or, and }) =>
            or([
              eb('course_papers.days_after_joining', 'is not', null),
              and([eb('course_papers.opens_at', '>=', from), eb('course_papers.opens_at', '<', later(from, days(1)))]),
            ]),
          ),
      ),
    )
    .execute()
  const places = [...new Set(rows.flatMap(({ course_branch_id }) => course_branch_id ?? []))]
  const papers = Map.groupBy(await papersOf(ctx.db, places), ({ course_branch_id }) => course_branch_id)
  const plans = new Map(places.map((place) => [place, digest(JSON.stringify(papers.get(place)))]))
  for (const { id, course_branch_id } of rows) {
    const key = `papers-tomorrow:${id}:${day}:${plans.get(course_branch_id ?? 0)}`
    await enqueue(ctx, tellOfPaper, { enrolment_id: id, day }, { key })
  }
})

export const tellOfPaper = defineNotice(
  'enrolments.tell-of-paper',
  z.object({ enrolment_id: z.number().int(), day: z.iso.date() }),
  async (ctx, { enrolment_id, day }) => {
    const row = await enrolment(ctx.db, enrolment_id)
    // Left meanwhile, or so late that it is no longer the day before.
    if (!row?.user_id || indianDay(tomorrowOf(ctx.now())) !== day) return
    const series = (await seriesOfStudent(ctx, row.user_id)).find((one) => one.enrolment_id === enrolment_id)
    const papers = (series?.papers ?? []).flatMap((paper) => {
      const { state, opens_at, finish_first } = paper
      const isTomorrow = state === 'waiting' && finish_first === 0 && opens_at !== null && indianDay(opens_at) === day
      return isTomorrow ? [{ ...paper, opens_at }] : []
    })
    const people = papers.length > 0 && (await toldAbout(ctx, row.user_id))
    if (!series || !people) return
    const about = { table: 'course_enrolments', id: enrolment_id, user_id: row.user_id } as const
    const name = harmlessName(people.student.name)
    const each = people.told.flatMap((to) => papers.map((paper) => ({ to, paper })))
    await forEachSettled(each, async ({ to, paper }) => {
      const opens = shownTime(paper.opens_at)
      const isParent = to.as === 'parent'
      const speaker = await speakerFor(ctx, to.user_id, to.language)
      const { language, say, stored } = speaker
      const title = say('{course}, paper {number} of {all}', {
        course: stored(series.course),
        number: paper.number,
        all: series.papers.length,
      })
      const path = isParent ? (to.link === null ? '/profile' : `/profile/children/${to.link}`) : '/test-enrolled'
      await tell(ctx, to, {
        kind: 'test-tomorrow',
        key: `paper-tomorrow:${enrolment_id}:${paper.number}:${day}`,
        about,
        mail: {
          template: 'test-tomorrow',
          props: {
            name: harmlessName(to.name),
            student_name: isParent ? name : null,
            test_name: title,
            day: dayOf(paper.opens_at, language),
            opens,
            begin_by: null,
            url: `${ctx.services.siteUrl}${path}`,
            language,
          },
        },
        short: tomorrowLine({ test: title, name: isParent ? name : null, opens, begin: null }, speaker),
        path,
      })
    })
  },
)

export const paperSchedules: Schedule[] = [{ job: tellOfPapers, every: hours(1) }]
