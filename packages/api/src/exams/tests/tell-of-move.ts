import { indianDay, shownDate, shownTime } from '@northlight/contract/dates'
import type { Language } from '@northlight/contract/words/languages'
import { z } from 'zod'
import { forEachApart } from '../../kernel/for-each-apart.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { speakerFor } from '../../kernel/speaker.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { toldAbout } from '../../notices/people.ts'
import { defineNotice, tell } from '../../notices/tell.ts'
import { timesFor } from './start-times.ts'
import { pathOf, waitingFor, weekdayOf } from './tell-of-tomorrow.ts'

const instant = z.iso.datetime()

/** `moved_at` tells two moves between the same times apart: a test may be moved away, back, and away again. */
const move = z.object({ before: instant, after: instant, moved_at: instant })

/** `Sunday, 29 Nov 2026` */
const dayOf = (at: string, language: Language) => `${weekdayOf(at, language)}, ${shownDate(at, language)}`
const momentOf = (at: string, language: Language) => `${dayOf(at, language)}, ${shownTime(at)}`

/** The start of a test was moved: everybody who waits for it is told, each by a job of their own. */
export const tellOfMoves = defineJob(
  'exams.tell-of-moves',
  move.extend({ test_id: z.number().int() }),
  async (ctx, { test_id, ...moved }) => {
    const rows = await waitingFor(ctx).where('tests.id', '=', test_id).execute()
    for (const { enrolment_id } of rows)
      await enqueue(
        ctx,
        tellOfMove,
        { enrolment_id, ...moved },
        { key: `test-moved:${enrolment_id}:${moved.moved_at}:${moved.after}` },
      )
  },
)

export const tellOfMove = defineNotice(
  'exams.tell-of-move',
  move.extend({ enrolment_id: z.number().int() }),
  async (ctx, { enrolment_id, before, after, moved_at }) => {
    const test = await waitingFor(ctx).where('test_enrolments.id', '=', enrolment_id).executeTakeFirst()
    // Begun or given up meanwhile; moved once more, which is told by itself; or told so late that it is open.
    if (!test || test.opens_at !== after || after <= ctx.now()) return
    const people = await toldAbout(ctx, test.user_id)
    if (!people) return
    const { begin_by } = await timesFor(ctx, test, test.user_id)
    const name = harmlessName(people.student.name)
    await forEachApart(people.told, async (to) => {
      const isParent = to.as === 'parent'
      const { language, say } = await speakerFor(ctx, to.user_id, to.language)
      const moved = { before: momentOf(before, language), after: momentOf(after, language) }
      const isSameDay = begin_by && indianDay(begin_by) === indianDay(after)
      const path = pathOf(to, test)
      await tell(ctx, to, {
        kind: 'test-tomorrow',
        key: `test-moved:${enrolment_id}:${moved_at}:${after}`,
        about: { table: 'users', id: test.user_id, user_id: test.user_id },
        mail: {
          template: 'test-tomorrow',
          props: {
            name: harmlessName(to.name),
            student_name: isParent ? name : null,
            test_name: test.name,
            day: dayOf(after, language),
            opens: shownTime(after),
            begin_by: begin_by && (isSameDay ? shownTime(begin_by) : momentOf(begin_by, language)),
            moved_from: moved.before,
            url: `${ctx.services.siteUrl}${path}`,
            language,
          },
        },
        short: isParent
          ? say('{test} for {name} was moved: it opens {after}, not {before}.', { test: test.name, name, ...moved })
          : say('{test} was moved: it opens {after}, not {before}.', { test: test.name, ...moved }),
        path,
      })
    })
  },
)
