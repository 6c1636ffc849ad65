import { randomBytes, randomUUID } from 'node:crypto'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { readPaperVersion } from '../../marking/paper-faults.ts'
import type { TestRow } from '../online-tests/queries.ts'
import { newTestRow } from './create-test.ts'
import { realTest } from './test-rows.ts'

/** The trials of a test, by the person who sits each. */
export const trialsOf = (ctx: Ctx, testId: number) =>
  ctx.db
    .selectFrom('tests')
    .innerJoin('test_enrolments', 'test_enrolments.test_id', 'tests.id')
    .leftJoin('attempts', 'attempts.enrolment_id', 'test_enrolments.id')
    .select(['tests.id', 'tests.slug', 'tests.paper_version_id', 'test_enrolments.user_id', 'attempts.ended_at'])
    .where('tests.trial_of', '=', testId)
    .execute()

export const trialAddress = (slug: string) => `/online-tests/${slug}/ongoing`

const remove = async (ctx: Ctx, trials: { id: number }[]) => {
  for (const { id } of trials) {
    await ctx.db.deleteFrom('attempts').where('test_id', '=', id).execute()
    await ctx.db.deleteFrom('test_enrolments').where('test_id', '=', id).execute()
    await ctx.db.deleteFrom('tests').where('id', '=', id).execute()
  }
}

/** The rules of the real test without its window: a trial is sat before it opens. */
const copyOf = (ctx: Ctx, test: TestRow) => ({
  ...newTestRow(ctx),
  name: `Trial: ${test.name}`.slice(0, 500),
  slug: `trial-${test.id}-${randomBytes(6).toString('hex')}`,
  kind: 'trial' as const,
  trial_of: test.id,
  is_timer_active: test.is_timer_active,
  paper_version_id: test.paper_version_id,
  integrity_policy: test.integrity_policy,
  grace_minutes: test.grace_minutes,
  late_policy: test.late_policy,
  review_policy: 'after_results' as const,
  result_policy: 'at_once' as const,
  challenge_days: 0,
})

/**
 * A copy of the test that this colleague alone sits. It is a test of its own: no figure, rank or list of the real one
 * can hold it. A trial of an older paper is replaced.
 */
export const startTrial = (ctx: Ctx, slug: string) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'tests.write')
    const { id: userId } = signedIn(ctx)
    const test = await realTest(ctx, slug)
    if (test.paper_version_id === null) return fail('conflict', 'The test has no paper yet.')
    const { faults } = await readPaperVersion(ctx, test.paper_version_id, { test: test.id })
    const wrong = faults.filter(({ level }) => level === 'wrong')
    if (wrong.length > 0) return fail('conflict', wrong.map(({ message }) => message).join(' '))
    const own = (await trialsOf(ctx, test.id)).filter(({ user_id }) => user_id === userId)
    const running = own.find(
      ({ ended_at, paper_version_id }) => ended_at === null && paper_version_id === test.paper_version_id,
    )
    if (running) return { address: trialAddress(running.slug) }
    await remove(ctx, own)
    const trial = await ctx.db
      .insertInto('tests')
      .values(copyOf(ctx, test))
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow()
    await ctx.db
      .insertInto('test_enrolments')
      .values({
        uuid: randomUUID(),
        test_id: trial.id,
        user_id: userId,
        is_enrolled: true,
        enrollment_type: 'Free',
        test_status: 'Pending',
        reason: null,
        amount_paise: null,
        branch_id: null,
        registration_id: null,
        created_at: ctx.now(),
        updated_at: ctx.now(),
      })
      .execute()
    await audit(ctx, {
      action: 'exams.start-trial',
      entity: 'test',
      id: test.id,
      details: { paper_version: test.paper_version_id },
    })
    return { address: trialAddress(trial.slug) }
  })

/** With everything that was answered in it; that it took place stays in the audit. */
export const endTrial = (ctx: Ctx, slug: string) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'tests.write')
    const { id: userId } = signedIn(ctx)
    const test = await realTest(ctx, slug)
    const own = (await trialsOf(ctx, test.id)).filter(({ user_id }) => user_id === userId)
    if (own.length === 0) return fail('not_found')
    await remove(ctx, own)
    await audit(ctx, { action: 'exams.end-trial', entity: 'test', id: test.id })
  })
