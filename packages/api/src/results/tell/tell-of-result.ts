import { type Instant, later } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import { sql } from 'kysely'
import { z } from 'zod'
import { resultShownAt } from '../../exams/online-tests/visibility.ts'
import type { Ctx } from '../../kernel/context.ts'
import { forEachSettled } from '../../kernel/for-each-settled.ts'
import { defineJob, enqueue, type Job, type Schedule } from '../../kernel/jobs/define-job.ts'
import { speakerFor } from '../../kernel/speaker.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { toldAbout } from '../../notices/people.ts'
import { defineNotice, tell } from '../../notices/tell.ts'
import * as queries from '../queries.ts'
import { letterPath } from './letter-path.ts'

const ofTest = z.object({ test_id: z.number().int() })

export const tellOfResult: Job<{ attempt_id: number }> = defineNotice(
  'results.tell-of-result',
  z.object({ attempt_id: z.number().int() }),
  async (ctx, { attempt_id }) => {
    const row = await queries.attemptById(ctx.db, attempt_id)
    const people = row && (await toldAbout(ctx, row.user_id))
    if (!row || !people) return
    const test = await queries.testById(ctx.db, row.test_id)
    const at = resultShownAt(test, row)
    if (at === null) return
    // Released while answers of this student can still arrive: the news waits until the report opens.
    if (at > ctx.now()) {
      await enqueue(ctx, tellOfResult, { attempt_id }, { key: `result-out:${attempt_id}:${at}`, runAt: at })
      return
    }
    const name = harmlessName(people.student.name)
    await forEachSettled(people.told, async (to) => {
      const path = letterPath(to, test, row.uuid)
      const isParent = to.as === 'parent'
      const { language, say } = await speakerFor(ctx, to.user_id, to.language)
      await tell(ctx, to, {
        kind: 'result-out',
        key: `result-out:${attempt_id}`,
        about: { table: 'attempts', id: attempt_id, user_id: row.user_id },
        mail: {
          template: 'result-news',
          props: {
            result_news: isParent ? 'child-out' : 'out',
            name: to.name,
            test_name: test.name,
            points: [
              isParent
                ? say('Marks, rank and the whole report of {name} can be read now.', { name })
                : say(
                    'Marks, rank and the whole report are waiting for you. Only you and, until you are 18, your parent can see them.',
                  ),
            ],
            url: `${ctx.services.siteUrl}${path}`,
            language,
          },
        },
        short: isParent
          ? say('The result of {name} in {test} is out.', { name, test: test.name })
          : say('Your result in {test} is out.', { test: test.name }),
        path,
      })
    })
  },
)

/** One job for each student, so that one mailbox that fails holds up nobody else. */
export const tellOfRelease = defineJob('results.tell-of-release', ofTest, async (ctx, { test_id }) => {
  for (const { attempt_id } of await ctx.db
    .selectFrom('test_results')
    .select('attempt_id')
    .where('test_id', '=', test_id)
    .execute())
    await enqueue(ctx, tellOfResult, { attempt_id }, { key: `result-out:${attempt_id}` })
})

/** How long after its end an attempt is looked at: longer than the window of a test lasts. */
const lookBack = days(15)
/** A result that opened before this is no news: a server that slept for a week tells nobody of it. */
const isNewsFor = days(2)

const lookName = 'results.tell-of-shown'

/**
 * What opened before the last look was told then. Without an earlier look there is nothing to tell: anyone who puts
 * this into service, or fills a demo with results, writes to nobody about the past.
 */
const lastLook = async (ctx: Ctx): Promise<Instant | null> => {
  const row = await ctx.db
    .selectFrom('jobs')
    .select('created_at')
    .where('name', '=', lookName)
    .where('state', '=', 'done')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? ([row.created_at, later(ctx.now(), -isNewsFor)].toSorted().at(-1) ?? null) : null
}

/**
 * Results that open by themselves, when the last attempt of a test is settled. The key of the job and of the mail is
 * that of a release by hand: each student is told once.
 */
export const tellOfShownResults = defineJob(lookName, z.object({}), async (ctx) => {
  const looked = await lastLook(ctx)
  if (looked === null) return
  const since = later(ctx.now(), -lookBack)
  const tests = await ctx.db
    .selectFrom('attempts')
    .select('test_id')
    .distinct()
    .where('state', '=', 'graded')
    .where('closed_at', '>', since)
    .execute()
  for (const { test_id } of tests) {
    const test = await queries.testById(ctx.db, test_id)
    if (test.kind === 'trial') continue
    const attempts = await ctx.db
      .selectFrom('attempts')
      .select(['id', 'closed_at', 'settles_at'])
      .where('test_id', '=', test_id)
      .where('state', '=', 'graded')
      .where('closed_at', '>', since)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('jobs')
              .select('jobs.id')
              .where('jobs.dedupe_key', '=', sql<string>`'result-out:' || attempts.id`),
          ),
        ),
      )
      .execute()
    for (const attempt of attempts) {
      const at = resultShownAt(test, attempt)
      if (at !== null && at <= ctx.now() && at >= looked)
        await enqueue(ctx, tellOfResult, { attempt_id: attempt.id }, { key: `result-out:${attempt.id}` })
    }
  }
})

export const tellSchedules: Schedule[] = [{ job: tellOfShownResults, every: minutes(15) }]
