import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { FieldErrors } from '@northlight/contract/errors'
import type { TestPlanInput } from '@northlight/contract/exams/office'
import { planFaults, planSentences } from '@northlight/exam/papers/test-plan'
import { sql } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { refuseWhileRunning } from '../../kernel/exam-freeze.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { readPaperVersion } from '../../marking/paper-faults.ts'
import type { TestRow } from '../online-tests/queries.ts'
import { tellOfMoves } from '../online-tests/tell-of-move.ts'
import { isResultShown } from '../online-tests/visibility.ts'
import { planMark, planOf, planView } from './plan-of.ts'
import { realTest } from './test-rows.ts'

export const soon = minutes(10)

export const waitingFor = async (ctx: Ctx, testId: number): Promise<number> =>
  (
    await ctx.db
      .selectFrom('test_enrolments')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('test_id', '=', testId)
      .where('is_enrolled', '=', true)
      .executeTakeFirstOrThrow()
  ).waiting

/** Those who are enrolled wait in front of the screen: a start within ten minutes is not moved from under them. */
const startFaults = async (ctx: Ctx, test: TestRow, input: TestPlanInput): Promise<FieldErrors> => {
  const begun = await ctx.db
    .selectFrom('attempts')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`sum(case when ended_at is null then 1 else 0 end)`.as('running'),
    ])
    .where('test_id', '=', test.id)
    .executeTakeFirstOrThrow()
  const errors: FieldErrors = {}
  const isMoved = (input.opens_at ?? null) !== test.opens_at
  if (isMoved && begun.all > 0) errors.opens_at = ['Students have begun: the start cannot be moved any more.']
  else if (isMoved && test.opens_at !== null && test.opens_at > ctx.now() && test.opens_at < later(ctx.now(), soon)) {
    const waiting = await waitingFor(ctx, test.id)
    if (waiting > 0)
      errors.opens_at = [`It opens within ten minutes and ${waiting} are enrolled: the start stays as it is.`]
  }
  // A test without a window is never frozen as a whole: somebody writes it every day.
  if ((input.paper_version_id ?? null) !== test.paper_version_id && Number(begun.running) > 0)
    errors.paper_version_id = ['Somebody is writing this test now: the paper stays as it is.']
  return errors
}

/**
 * The end of a window says when keys are shown. It does not move while answers of it can arrive; and once the keys are
 * out, anyone who has read them, or heard of them, could begin in a window that opens again.
 */
const endFaults = (ctx: Ctx, test: TestRow, input: TestPlanInput): FieldErrors => {
  const end = input.closes_at ?? null
  const settled = test.all_settled_at
  if (test.closes_at === null || settled === null || end === test.closes_at) return {}
  if (settled > ctx.now())
    return { closes_at: ['Answers of this test can still arrive: the end stays until the last student has finished.'] }
  const opensAgain = end === null || end > ctx.now()
  const isOut = isResultShown(test, { closed_at: settled, settles_at: settled }, ctx.now())
  return opensAgain && isOut
    ? { closes_at: ['The result is out, and the keys with it. Plan a new test for those who could not come.'] }
    : {}
}

/** A paper that lacks questions, or whose key gives nobody marks, is told before it is saved. */
type PaperFaults = {
  errors: FieldErrors
  row: Awaited<ReturnType<typeof readPaperVersion>>['row'] | null
}

const paperFaultsFor = async (ctx: Ctx, test: number, versionId: number | null): Promise<PaperFaults> => {
  if (versionId === null) return { errors: {}, row: null }
  const known = await ctx.db.selectFrom('paper_versions').select('id').where('id', '=', versionId).executeTakeFirst()
  if (!known) return { errors: { paper_version_id: ['This paper is not there.'] }, row: null }
  const { row, faults } = await readPaperVersion(ctx, versionId, { test })
  const wrong = faults.filter(({ level }) => level === 'wrong').map(({ message }) => message)
  return { errors: wrong.length > 0 ? { paper_version_id: wrong } : {}, row }
}

const changedFields = (before: ReturnType<typeof planView>, after: TestPlanInput): string[] =>
  (Object.keys(before) as (keyof typeof before)[]).filter((name) => (after[name] ?? null) !== before[name])

export const planTest = (ctx: Ctx, slug: string, input: TestPlanInput) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'tests.write')
    const test = await realTest(ctx, slug)
    await refuseWhileRunning(ctx, test.id)
    if (input.seen_mark !== undefined && input.seen_mark !== planMark(test))
      return fail('conflict', 'The plan was changed since you opened it. Open it anew before you change it.')
    const paper = await paperFaultsFor(ctx, test.id, input.paper_version_id ?? null)
    const plan = planOf(input, paper.row?.duration_ms ?? null, test.is_admission)
    const errors: FieldErrors = {
      ...paper.errors,
      ...(await startFaults(ctx, test, input)),
      ...endFaults(ctx, test, input),
    }
    for (const { field, message } of planFaults(plan)) errors[field] = [...(errors[field] ?? []), message]
    if (Object.keys(errors).length > 0) return invalid(errors)
    const changed = changedFields(planView(test), input)
    await ctx.db
      .updateTable('tests')
      .set({
        paper_version_id: input.paper_version_id ?? null,
        opens_at: input.opens_at ?? null,
        closes_at: input.closes_at ?? null,
        grace_minutes: input.grace_minutes,
        late_policy: input.late_policy ?? null,
        late_start: input.late_start,
        integrity_policy: plan.integrity,
        result_policy: input.result_policy,
        review_policy: input.review_policy,
        challenge_days: input.challenge_days,
        note_within_days: input.note_within_days ?? null,
        is_paid: plan.amountPaise !== null,
        amount_paise: plan.amountPaise,
        ...(paper.row && {
          total_marks: Math.round(paper.row.total_marks / 100),
          total_duration: paper.row.duration_ms === null ? null : Math.round(paper.row.duration_ms / minutes(1)),
        }),
        updated_at: ctx.now(),
      })
      .where('id', '=', test.id)
      .execute()
    await audit(ctx, { action: 'exams.plan-test', entity: 'test', id: test.id, details: { changed } })
    // A start that is over was told of; one that was never said is told of the day before.
    if (test.opens_at && input.opens_at && changed.includes('opens_at') && input.opens_at > ctx.now())
      await enqueue(ctx, tellOfMoves, {
        test_id: test.id,
        before: test.opens_at,
        after: input.opens_at,
        moved_at: ctx.now(),
      })
    await announce(ctx, 'content')
    return { sentences: planSentences(plan), plan_mark: planMark(await realTest(ctx, slug)) }
  })

/** Newest version of each paper, and the one the test has. */
export const paperChoices = async (ctx: Ctx, slug: string) => {
  allow(ctx, 'tests.write')
  const test = await realTest(ctx, slug)
  const papers = await ctx.db
    .selectFrom('paper_versions')
    .innerJoin('papers', 'papers.id', 'paper_versions.paper_id')
    .select(['paper_versions.id as version_id', 'papers.id as paper_id', 'papers.name', 'paper_versions.version'])
    .select(['frozen_at', 'total_questions as questions', 'duration_ms'])
    .where(({ eb, or }) =>
      or([
        eb('paper_versions.id', '=', test.paper_version_id ?? 0),
        eb('paper_versions.version', '=', (nested) =>
          nested
            .selectFrom('paper_versions as later')
            .select(({ fn }) => fn.max('later.version').as('last'))
            .whereRef('later.paper_id', '=', 'paper_versions.paper_id'),
        ),
      ]),
    )
    .orderBy('papers.id', 'desc')
    .limit(500)
    .execute()
  return { papers: papers.map(({ frozen_at, ...row }) => ({ ...row, is_frozen: frozen_at !== null })) }
}
