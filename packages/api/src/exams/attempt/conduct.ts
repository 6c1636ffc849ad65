import { countViolations, type IntegrityPolicy } from '@northlight/exam/attempt/integrity'
import type { Ctx } from '../../kernel/context.ts'
import type { TestRow } from '../online-tests/queries.ts'
import type { StoredAttempt } from './stored-attempt.ts'

type Test = Pick<TestRow, 'id' | 'integrity_policy' | 'is_paid' | 'is_admission'>

/** Where money or a scholarship hangs on a test, leaving the screen is warned of and left to a person, unless the test says otherwise. */
export const policyOf = ({ integrity_policy, is_paid, is_admission }: Omit<Test, 'id'>): IntegrityPolicy =>
  integrity_policy ?? (is_paid || is_admission ? { policy: 'warn', warnings: 3 } : { policy: 'log' })

const isPastWarnings = ({ attempt: { events, policy } }: StoredAttempt) =>
  policy.policy === 'warn' && countViolations(events) > policy.warnings

/** The first leaving after the last warning becomes an incident of the test, which somebody of the office decides. */
export const noteConduct = async (ctx: Ctx, test: Test, before: StoredAttempt, after: StoredAttempt) => {
  if (isPastWarnings(before) || !isPastWarnings(after)) return
  const { policy } = after.attempt
  await ctx.db
    .insertInto('test_incidents')
    .values({
      test_id: test.id,
      attempt_id: after.row.id,
      branch_id: null,
      kind: 'conduct',
      text: `Left the test screen again after ${policy.policy === 'warn' ? policy.warnings : 0} warnings. The test went on; the record of the attempt says when and for how long.`,
      noted_by: null,
      noted_at: ctx.now(),
      decision: null,
      decided_by: null,
      decided_at: null,
    })
    .execute()
}
