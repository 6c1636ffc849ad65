import type { OfficeTestRow } from '@northlight/contract/exams/office'
import { type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { type ListCall, listReply, pageOf, searched } from '../../kernel/paging.ts'
import { allow } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import * as queries from '../online-tests/queries.ts'

type Window = { paper_version_id: number | null; opens_at: string | null; closes_at: string | null }

export const stateOf = ({ paper_version_id, opens_at, closes_at }: Window, now: string): OfficeTestRow['state'] => {
  if (paper_version_id === null) return 'announced'
  if (opens_at !== null && now < opens_at) return 'planned'
  return closes_at !== null && now >= closes_at ? 'ended' : 'open'
}

/** A test that is no trial; trials have no cockpit. */
export const realTest = async (ctx: Ctx, slug: string) => {
  const test = await queries.anyTest(ctx.db, slug)
  return test && test.trial_of === null ? test : fail('not_found')
}

type Call = ListCall & { query: { filter: Partial<Record<'search' | 'state', string>> } }

const inState: Record<OfficeTestRow['state'], (now: string) => ReturnType<typeof sql<SqlBool>>> = {
  announced: () => sql<SqlBool>`tests.paper_version_id is null`,
  planned: (now) => sql<SqlBool>`tests.paper_version_id is not null and tests.opens_at > ${now}`,
  open: (now) =>
    sql<SqlBool>`tests.paper_version_id is not null and (tests.opens_at is null or tests.opens_at <= ${now}) and (tests.closes_at is null or tests.closes_at > ${now})`,
  ended: (now) => sql<SqlBool>`tests.paper_version_id is not null and tests.closes_at <= ${now}`,
}

/** The next one first, then those without a window, then the past. */
export const listTests = async (ctx: Ctx, call: Call) => {
  allow(ctx, 'tests.write')
  const { search } = call.query.filter
  const now = ctx.now()
  const state = chosenFilter('state', ['announced', 'planned', 'open', 'ended'], call.query.filter.state)
  const filtered = ctx.db
    .selectFrom('tests')
    .leftJoin('paper_versions', 'paper_versions.id', 'tests.paper_version_id')
    .leftJoin('papers', 'papers.id', 'paper_versions.paper_id')
    .where('tests.trial_of', 'is', null)
    .$if(search !== undefined, (query) => query.where(searched(['tests.name', 'tests.slug'], search ?? '')))
    .$if(state !== undefined, (query) => query.where(inState[state ?? 'open'](now)))
  const found = await pageOf(filtered, call.query, (query) =>
    query
      .select([
        'tests.id',
        'tests.slug',
        'tests.name',
        'tests.is_active',
        'tests.is_admission',
        'tests.opens_at',
        'tests.closes_at',
      ])
      .select(['tests.paper_version_id', 'papers.name as paper'])
      .select([
        sql<number>`(select count(*) from test_enrolments e where e.test_id = tests.id and e.is_enrolled)`.as(
          'enrolled',
        ),
        sql<number>`(select count(*) from attempts a where a.test_id = tests.id)`.as('begun'),
      ])
      .orderBy(sql`case when tests.closes_at > ${now} then 0 when tests.closes_at is null then 1 else 2 end`)
      .orderBy(sql`case when tests.closes_at > ${now} then tests.opens_at end`)
      .orderBy('tests.id', 'desc'),
  )
  return listReply(
    ctx,
    call,
    found,
    (row): OfficeTestRow => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      state: stateOf(row, now),
      is_shown: row.is_active,
      is_admission: row.is_admission,
      opens_at: row.opens_at,
      closes_at: row.closes_at,
      paper: row.paper,
      enrolled: row.enrolled,
      begun: row.begun,
    }),
  )
}
