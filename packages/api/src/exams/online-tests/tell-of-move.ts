import { indianDay, shownTime } from '@northlight/contract/dates'
import type { Language } from '@northlight/contract/words/languages'
import { z } from 'zod'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { defineNotice } from '../../notices/tell.ts'
import { dayOf, tellOfOpening, waitingFor } from './tell-of-opening.ts'

const instant = z.iso.datetime()

/** `moved_at` tells two moves between the same times apart: a test may be moved away, back, and away again. */
const move = z.object({ before: instant, after: instant, moved_at: instant })

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
    await tellOfOpening(ctx, test, {
      key: `test-moved:${enrolment_id}:${moved_at}:${after}`,
      opensAt: after,
      words: ({ name, begin_by }, { language, say }) => {
        const moved = { before: momentOf(before, language), after: momentOf(after, language) }
        const isSameDay = begin_by && indianDay(begin_by) === indianDay(after)
        return {
          begin: begin_by && (isSameDay ? shownTime(begin_by) : momentOf(begin_by, language)),
          moved_from: moved.before,
          short:
            name === null
              ? say('{test} was moved: it opens {after}, not {before}.', { test: test.name, ...moved })
              : say('{test} for {name} was moved: it opens {after}, not {before}.', {
                  test: test.name,
                  name,
                  ...moved,
                }),
        }
      },
    })
  },
)
