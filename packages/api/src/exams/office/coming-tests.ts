import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { ComingTest } from '@northlight/contract/exams/coming-tests'
import type { Ctx } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'
import { anyTest } from '../online-tests/queries.ts'
import { undecidedLate } from './attempt-facts.ts'
import { beforeLines } from './check-lines.ts'
import { beforeFacts } from './cockpit.ts'

/** More have not been planned for two weeks; each is worked out from its whole paper. */
const most = 8

const realTests = (ctx: Ctx) => ctx.db.selectFrom('tests').select(['id', 'slug', 'name']).where('trial_of', 'is', null)

const comingTest = async (ctx: Ctx, slug: string, opensAt: string): Promise<ComingTest[]> => {
  const test = await anyTest(ctx.db, slug)
  if (!test) return []
  const facts = await beforeFacts(ctx, test)
  const lines = beforeLines(facts)
  const missing = lines.filter(({ state }) => state !== 'good').map(({ title }) => title)
  const isNear = opensAt <= later(ctx.now(), days(7))
  return [
    {
      slug,
      name: test.name,
      opens_at: opensAt,
      closes_at: test.closes_at,
      enrolled: facts.enrolled,
      good: lines.length - missing.length,
      of: lines.length,
      missing,
      state: missing.length === 0 ? 'ready' : isNear ? 'not-ready' : 'making',
    },
  ]
}

/** What an examiner begins the day with. */
export const readComingTests = async (ctx: Ctx) => {
  allow(ctx, 'tests.write')
  const now = ctx.now()
  const coming = await realTests(ctx)
    .select('opens_at')
    .where('opens_at', '>', now)
    .where('opens_at', '<=', later(now, days(14)))
    .orderBy('opens_at')
    .orderBy('id')
    .limit(most)
    .execute()
  const closed = await realTests(ctx)
    .select('closes_at')
    .where('closes_at', '<=', now)
    .where('closes_at', '>', later(now, -days(7)))
    .orderBy('closes_at')
    .orderBy('id')
    .limit(most)
    .execute()
  const late = []
  for (const { id, slug, name, closes_at } of closed) {
    const students = await undecidedLate(ctx, id)
    if (students > 0 && closes_at) late.push({ slug, name, students, closed_at: closes_at })
  }
  const tests: ComingTest[] = []
  for (const { slug, opens_at } of coming) if (opens_at) tests.push(...(await comingTest(ctx, slug, opens_at)))
  return { tests, late }
}
