import { enrolAccount } from '../../../exams/office/people.ts'
import { type Ctx, inTransaction } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { allow } from '../../../kernel/policy.ts'
import * as queries from './queries.ts'

/**
 * Enrols a whole course or batch into a test. A student whose parent has not agreed is enrolled and cannot begin, as
 * with every other way into a test; one without an account cannot sit it at all and is named.
 */
export const enrolInTest = (ctx: Ctx, { test, ids }: { test: string; ids: number[] }) => {
  allow(ctx, 'tests.write')
  const grade = allow(ctx, 'students.read')
  return inTransaction(ctx, async (ctx) => {
    const asked = [...new Set(ids)]
    const rows = await queries
      .withFacts(ctx, queries.byName(queries.students(ctx, grade, {})))
      .where('course_enrolments.id', 'in', asked)
      .execute()
    if (rows.length < asked.length) fail('not_found')
    const done = { enrolled: 0, were_in: 0, wait: [] as string[], no_account: [] as string[] }
    const accounts = new Set<number>()
    for (const { account, name, consent } of rows) {
      if (account === null) done.no_account.push(name)
      // A student of two courses stands in the list twice.
      if (account === null || accounts.has(account)) continue
      accounts.add(account)
      const { isKnown } = await enrolAccount(ctx, test, account)
      if (isKnown) done.were_in += 1
      else done.enrolled += 1
      if (consent === 'missing' || consent === 'asked') done.wait.push(name)
    }
    return done
  })
}
