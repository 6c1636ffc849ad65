import { allSettledAt } from '../../exams/online-tests/queries.ts'
import { isResultShown } from '../../exams/online-tests/visibility.ts'
import { type Ctx, systemContext } from '../../kernel/context.ts'
import { recordAdmissionResult } from './results.ts'

/** Marks are stored in hundredths of a mark. */
const hundredth = 100

const lotSize = 200

/** The next of them after an attempt, in the order of their numbers. */
const marked = (ctx: Ctx, after: number, atOnce: number, userId?: number) =>
  ctx.db
    .selectFrom('registrations')
    .innerJoin('test_enrolments', 'test_enrolments.registration_id', 'registrations.id')
    .innerJoin('tests', (join) =>
      join.onRef('tests.id', '=', 'test_enrolments.test_id').on('tests.is_admission', '=', true),
    )
    .innerJoin('attempts', 'attempts.enrolment_id', 'test_enrolments.id')
    .innerJoin('test_results', 'test_results.attempt_id', 'attempts.id')
    .select(['registrations.id', 'registrations.marks as known', 'registrations.result_at'])
    .select(['test_results.marks', 'test_results.max_marks', 'test_results.marked_at', 'attempts.closed_at'])
    .select(['attempts.id as attempt_id', 'attempts.settles_at', allSettledAt])
    .select(['tests.result_policy', 'tests.review_policy', 'tests.results_released_at', 'tests.closes_at'])
    .select(['tests.grace_minutes', 'tests.challenge_days'])
    .where('registrations.state', '!=', 'withdrawn')
    .where('test_enrolments.test_status', '=', 'Completed')
    .where((where) =>
      where.or([
        where('registrations.result_at', 'is', null),
        where('test_results.marked_at', '>', where.ref('registrations.result_at')),
      ]),
    )
    .where('attempts.id', '>', after)
    .orderBy('attempts.id')
    .limit(atOnce)
    .$if(userId !== undefined, (query) => query.where('registrations.user_id', '=', userId ?? 0))
    .execute()

/** Brings the marks of admission tests that are out, also those that were marked again, into the applications. */
export const readResults = async (ctx: Ctx, userId?: number, atOnce = lotSize): Promise<void> => {
  // Nobody writes a result by hand here: the marks speak.
  const system = { ...systemContext(ctx.services, 'admissions.read-results'), db: ctx.db }
  for (let after = 0; ; ) {
    const rows = await marked(ctx, after, atOnce, userId)
    for (const row of rows)
      if (isResultShown(row, row, ctx.now()))
        await recordAdmissionResult(system, {
          registrationId: row.id,
          marks: row.marks / hundredth,
          total: row.max_marks / hundredth,
        })
    after = rows.at(-1)?.attempt_id ?? 0
    if (rows.length < atOnce) return
  }
}
