import { later } from '@northlight/contract/dates'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { refuseWhileRunning } from '../../kernel/exam-freeze.ts'
import { allow } from '../../kernel/policy.ts'
import { readPaperVersion } from '../../marking/paper-faults.ts'
import type { TestRow } from '../online-tests/queries.ts'
import { soon, waitingFor } from './plan-test.ts'
import { realTest } from './test-rows.ts'

/** What keeps a test from being found by students. */
const missingFor = async (ctx: Ctx, test: TestRow): Promise<string[]> => {
  const page = test.description_text === '' ? ['Its page has no text yet. Write it on the page of the test.'] : []
  const isOver = test.closes_at !== null && test.closes_at <= ctx.now()
  const over = isOver ? ['Its window is over: nobody could begin it. Give it another one first.'] : []
  if (test.paper_version_id === null) return ['The test has no paper yet.', ...over, ...page]
  const { faults } = await readPaperVersion(ctx, test.paper_version_id, { test: test.id })
  return [...faults.filter(({ level }) => level === 'wrong').map(({ message }) => message), ...over, ...page]
}

/** Those who are enrolled sit in front of the screen: from ten minutes before the start to the end it stays in sight. */
const refuseFromWaiting = async (ctx: Ctx, test: TestRow) => {
  await refuseWhileRunning(ctx, test.id)
  const { opens_at, closes_at } = test
  if (opens_at === null || closes_at === null || closes_at <= ctx.now() || opens_at > later(ctx.now(), soon)) return
  const waiting = await waitingFor(ctx, test.id)
  if (waiting > 0)
    invalid({ is_shown: [`It is open or opens within ten minutes, and ${waiting} are enrolled: it stays shown.`] })
}

/**
 * Shown, students find the test and may apply for it. Anyone who has begun it finishes it also when it is hidden later.
 */
export const showTest = (ctx: Ctx, slug: string, isShown: boolean) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'tests.write')
    const test = await realTest(ctx, slug)
    if (test.is_active === isShown) return
    if (isShown) {
      const missing = await missingFor(ctx, test)
      if (missing.length > 0) return invalid({ is_shown: missing })
    } else await refuseFromWaiting(ctx, test)
    await ctx.db
      .updateTable('tests')
      .set({ is_active: isShown, updated_at: ctx.now() })
      .where('id', '=', test.id)
      .execute()
    await audit(ctx, { action: isShown ? 'exams.show-test' : 'exams.hide-test', entity: 'test', id: test.id })
    await announce(ctx, 'content')
  })
