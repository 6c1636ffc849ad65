import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { ChallengeView, ClassResultView } from '@northlight/contract/results/office-release'
import { fold } from '@northlight/db/search'
import { gradeOfPercent } from '@northlight/exam/results/grades'
import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '../../exams/attempt/or-refuse.ts'
import { branchOfAttempt } from '../../exams/attempt/queries.ts'
import { anyTest, noteReleased } from '../../exams/online-tests/queries.ts'
import { openingHtml } from '../../exams/papers/opening-html.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { inBranches, type ListCall, listReply, pageOf, searched } from '../../kernel/paging.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { sortOf } from '../../kernel/query.ts'
import { markAttempts } from '../../marking/mark-attempts.ts'
import { queueRanking } from '../../marking/queue-marking.ts'
import { whole } from '../numbers.ts'
import * as queries from '../queries.ts'
import { keysInForce, toKey } from '../report/question-views.ts'
import { percentileOf, scaleOf } from '../report/report-parts.ts'
import { tellOfRelease } from '../tell/tell-of-result.ts'

const testOf = async (ctx: Ctx, slug: string) => (await anyTest(ctx.db, slug)) ?? fail('not_found')

type SearchedList = ListCall & { query: { filter: { search?: string } } }

/** Everyone who sat a test. Only staff have such a list; students see their own place and no name. */
export const classResults = async (ctx: Ctx, slug: string, call: SearchedList) => {
  const branches = branchesOf(ctx, allow(ctx, 'results.read'))
  const test = await testOf(ctx, slug)
  let filtered = ctx.db
    .selectFrom('test_results')
    .innerJoin('attempts', 'attempts.id', 'test_results.attempt_id')
    .innerJoin('test_enrolments', 'test_enrolments.id', 'attempts.enrolment_id')
    .innerJoin('users', 'users.id', 'test_results.user_id')
    .where('test_results.test_id', '=', test.id)
    .$if(branches !== null, (query) => query.where(inBranches(branchOfAttempt(), branches ?? [])))
  const { search } = call.query.filter
  if (search) filtered = filtered.where(searched(['users.name', 'users.email'], search))
  const found = await pageOf(filtered, call.query, (query) => {
    const [sort] = sortOf(call.query.sort)
    const shown = query.select([
      ...(['attempts.uuid', 'users.id as user_id', 'users.name', 'users.email', 'marks', 'max_marks'] as const),
      ...(['percent', 'rank', 'is_rank_shared', 'at_or_below', 'takers', 'totals'] as const),
      ...(['attempts.ended_at', 'attempts.ended_by'] as const),
    ])
    const first = sort?.column === 'name' ? shown.orderBy(fold('users.name'), sort.direction) : shown
    return first
      .orderBy('marks', sort?.column === 'rank' && sort.direction === 'desc' ? 'asc' : 'desc')
      .orderBy('test_results.attempt_id')
  })
  return listReply(
    ctx,
    call,
    found,
    (row): ClassResultView => ({
      attempt: row.uuid,
      user_id: row.user_id,
      name: row.name,
      email: row.email,
      marks: whole(row.marks),
      max: whole(row.max_marks),
      percent: whole(row.percent),
      grade: gradeOfPercent(scaleOf(test), row.percent),
      rank: row.rank,
      is_shared: row.is_rank_shared,
      percentile: percentileOf(row),
      right: row.totals.right,
      partly: row.totals.partly,
      wrong: row.totals.wrong,
      dropped: row.totals.dropped,
      blank: row.totals.blank,
      ended_at: row.ended_at,
      ended_by: row.ended_by,
    }),
  )
}

/** Shows the results to those who sat the test, and writes to them. A second time changes nothing. */
export const releaseResults = (ctx: Ctx, slug: string): Promise<string> => {
  allow(ctx, 'results.release')
  return inTransaction(ctx, async (ctx) => {
    const test = await testOf(ctx, slug)
    if (test.results_released_at) return test.results_released_at
    const now = ctx.now()
    // Released while nobody can read it yet, the mails would be written to nobody.
    const settled = test.closes_at && later(test.closes_at, minutes(test.grace_minutes))
    const isOpen = settled !== null && (settled > now || (test.all_settled_at ?? '') > now)
    if (isOpen) refuse('still_running', 'Students are still writing this test, or their answers can still arrive.')
    await noteReleased(ctx.db, test.id, now)
    await audit(ctx, { action: 'results.release', entity: 'test', id: test.id })
    await queueRanking(ctx, test.id, 'soon')
    await enqueue(ctx, tellOfRelease, { test_id: test.id }, { key: `results-out:${test.id}` })
    return now
  })
}

const ofTest = z.object({ test_id: z.number().int() })

/** Marks every attempt again from its record. Without a changed key nothing changes. */
export const markAgain = (ctx: Ctx, slug: string) => {
  allow(ctx, 'results.mark-again')
  return inTransaction(ctx, async (ctx) => {
    const test = await testOf(ctx, slug)
    await audit(ctx, { action: 'results.mark-again', entity: 'test', id: test.id })
    await enqueue(ctx, markTestAgain, { test_id: test.id })
  })
}

export const markTestAgain = defineJob(
  'results.mark-test-again',
  ofTest,
  async (ctx, { test_id }) => {
    const attempts = await queries.markedOf(ctx.db, test_id)
    await markAttempts(
      ctx.db,
      attempts.map(({ id }) => id),
      { now: ctx.now() },
    )
    await queueRanking(ctx, test_id, 'soon')
  },
  'exams',
)

type ChallengeList = ListCall & { query: { filter: { search?: string; state?: 'open' | 'upheld' | 'dismissed' } } }

/** Open on the same key: they are decided together. */
const sameKey = sql`other.state = 'open' and key_challenges.state = 'open' and other.question_version_id = key_challenges.question_version_id`
const isOldest = sql<SqlBool>`not exists (select 1 from key_challenges other where ${sameKey} and other.id < key_challenges.id)`
const others = sql<number>`cast((select count(*) from key_challenges other where ${sameKey} and other.id <> key_challenges.id) as integer)`

export const challengeList = async (ctx: Ctx, call: ChallengeList) => {
  allow(ctx, 'keys.decide')
  let filtered = ctx.db
    .selectFrom('key_challenges')
    .innerJoin('tests', 'tests.id', 'key_challenges.test_id')
    .innerJoin('users', 'users.id', 'key_challenges.user_id')
    .leftJoin('users as decider', 'decider.id', 'key_challenges.decided_by')
  const { search, state } = call.query.filter
  if (state) filtered = filtered.where('key_challenges.state', '=', state)
  filtered = search
    ? filtered.where(searched(['tests.name', 'users.name', 'key_challenges.text'], search))
    : filtered.where(isOldest)
  const found = await pageOf(filtered, call.query, (query) =>
    query
      .selectAll('key_challenges')
      .select(['tests.name as test_name', 'tests.slug as test_slug', 'users.name as student'])
      .select(['decider.name as decider', others.as('others')])
      // Those that wait come first, the oldest of them at the top.
      .orderBy(({ eb }) => eb.case().when('key_challenges.state', '=', 'open').then(0).else(1).end())
      .orderBy('key_challenges.created_at')
      .orderBy('key_challenges.id'),
  )
  const rows = await queries.wordings(
    ctx.db,
    found.rows.map((row) => row.question_version_id),
  )
  const wordings = new Map(rows.map((row) => [row.id, row]))
  const keys = await keysInForce(ctx, rows)
  const shown = found.rows.flatMap((row): ChallengeView[] => {
    const [wording, key] = [wordings.get(row.question_version_id), keys.get(row.question_version_id)]
    if (!wording || !key) return []
    return [
      {
        id: row.id,
        test: { name: row.test_name, slug: row.test_slug },
        student: { id: row.user_id, name: row.student },
        version: wording.id,
        code: wording.code,
        opening: openingHtml(wording.texts.en.text),
        key: toKey(key.key, key.isChanged),
        text: row.text,
        others: row.others,
        state: row.state,
        decision: row.decision,
        decided_by: row.decider,
        created_at: row.created_at,
        decided_at: row.decided_at,
      },
    ]
  })
  return listReply(ctx, call, { total: found.total, rows: shown }, (view) => view)
}
