import type { CheckLine, TestCockpitView } from '@northlight/contract/exams/office'
import { planFaults, planSentences } from '@northlight/exam/papers/test-plan'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { keyConfirmation } from '../../marking/key-confirmation.ts'
import { readPaperVersion } from '../../marking/paper-faults.ts'
import type { TestRow } from '../online-tests/queries.ts'
import { attemptFacts } from './attempt-facts.ts'
import { changesOf } from './changes.ts'
import { afterLines, type BeforeFacts, beforeLines, type Facts, type PaperFacts } from './check-lines.ts'
import { enrolledIn, lacksConsent } from './people.ts'
import { planMark, planOf, planView } from './plan-of.ts'
import { realTest, stateOf } from './test-rows.ts'
import { trialAddress, trialsOf } from './trial.ts'

const paperOf = async (ctx: Ctx, { id: test, paper_version_id: versionId }: TestRow): Promise<PaperFacts | null> => {
  if (versionId === null) return null
  const { row, wordings, faults } = await readPaperVersion(ctx, versionId, { test })
  const { last } = await ctx.db
    .selectFrom('paper_versions')
    .select(({ fn }) => fn.max<number>('version').as('last'))
    .where('paper_id', '=', row.paper_id)
    .executeTakeFirstOrThrow()
  const confirmed = await keyConfirmation(ctx.db, row)
  return {
    id: row.paper_id,
    version_id: versionId,
    version: row.version,
    name: row.name,
    is_frozen: row.frozen_at !== null,
    newest_version: last,
    questions: row.total_questions,
    marks: row.total_marks,
    duration_ms: row.duration_ms,
    languages: row.languages,
    faults,
    confirmedBy: confirmed?.is_current ? (confirmed.by ?? 'a colleague') : null,
    inLanguage: (language) => wordings.filter(({ texts }) => texts[language] !== undefined).length,
    wordings: wordings.length,
  }
}

const satElsewhere = async (ctx: Ctx, { id, paper_version_id }: TestRow): Promise<Facts['satElsewhere']> => {
  const sat = ctx.db
    .selectFrom('attempts')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .leftJoin('test_enrolments as here', (join) =>
      join.onRef('here.user_id', '=', 'attempts.user_id').on('here.test_id', '=', id).on('here.is_enrolled', '=', true),
    )
    .where('attempts.paper_version_id', '=', paper_version_id ?? 0)
    .where('attempts.test_id', '<>', id)
    .where('tests.trial_of', 'is', null)
  const row = await sat
    .select(({ fn }) => [
      fn.count<number>('attempts.user_id').distinct().as('all'),
      fn.count<number>('here.user_id').distinct().as('enrolled'),
    ])
    .executeTakeFirstOrThrow()
  return { all: Number(row.all), enrolled: Number(row.enrolled) }
}

const enrolmentFacts = async (ctx: Ctx, testId: number) => {
  const row = await enrolledIn(ctx, testId)
    .select([
      sql<number>`count(*)`.as('enrolled'),
      sql<number>`coalesce(sum(case when ${lacksConsent(ctx)} then 1 else 0 end), 0)`.as('unready'),
      sql<number>`coalesce(sum(case when student_time.compensatory_per_hour > 0 then 1 else 0 end), 0)`.as('timed'),
    ])
    .executeTakeFirstOrThrow()
  const branches = await enrolledIn(ctx, testId)
    .select(['branches.name', sql<number>`count(*)`.as('enrolled')])
    .groupBy('branches.name')
    .orderBy('branches.name')
    .execute()
  return {
    enrolled: Number(row.enrolled),
    unready: Number(row.unready),
    timed: Number(row.timed),
    branches: branches.map(({ name, enrolled }) => ({ name: name ?? 'No branch', enrolled: Number(enrolled) })),
  }
}

const duringLines = (
  { begun, running, savedLately, warned, incidents, openIncidents }: Facts['attempts'],
  enrolled: number,
  state: string,
): CheckLine[] => [
  {
    key: 'in',
    state: begun > 0 ? 'good' : 'open',
    title: 'In the paper',
    under: begun === 0 ? `nobody yet, of ${enrolled}` : `${begun} of ${enrolled}, ${running} are writing`,
  },
  {
    key: 'saved',
    state: running === 0 ? 'open' : savedLately < running ? 'look' : 'good',
    title: 'Saved within 60 seconds',
    under:
      running === 0
        ? state === 'ended'
          ? 'nobody is writing'
          : 'watched all the time'
        : `${savedLately} of ${running}`,
  },
  {
    key: 'warned',
    state: warned > 0 ? 'look' : 'open',
    title: 'Screens left',
    under: warned === 0 ? 'nobody left the screen' : `by ${warned} of ${begun}`,
  },
  {
    key: 'incidents',
    state: openIncidents > 0 ? 'look' : incidents > 0 ? 'good' : 'open',
    title: 'Incidents',
    under: incidents === 0 ? 'none noted' : `${incidents} noted, ${openIncidents} to decide`,
  },
]

/** Everything that the checklist before a test is worked out from. */
export const beforeFacts = async (
  ctx: Ctx,
  test: TestRow,
): Promise<BeforeFacts & Pick<TestCockpitView, 'branches'>> => {
  const paper = await paperOf(ctx, test)
  const plan = planOf(planView(test), paper?.duration_ms ?? null, test.is_admission)
  const trials = await trialsOf(ctx, test.id)
  return {
    test,
    paper,
    planFaults: planFaults(plan).map(({ message }) => message),
    ...(await enrolmentFacts(ctx, test.id)),
    trialsDone: trials.filter(
      ({ ended_at, paper_version_id }) => ended_at !== null && paper_version_id === test.paper_version_id,
    ).length,
    satElsewhere: await satElsewhere(ctx, test),
  }
}

/** The whole test on one page. Nothing on it is ticked by hand. */
export const readCockpit = async (ctx: Ctx, slug: string): Promise<TestCockpitView> => {
  allow(ctx, 'tests.write')
  const test: TestRow = await realTest(ctx, slug)
  const { branches, ...before } = await beforeFacts(ctx, test)
  const { paper, enrolled } = before
  const plan = planOf(planView(test), paper?.duration_ms ?? null, test.is_admission)
  const own = (await trialsOf(ctx, test.id)).find(({ user_id }) => user_id === signedIn(ctx).id)
  const state = stateOf(test, ctx.now())
  const facts: Facts = { ...before, attempts: await attemptFacts(ctx, test.id), state }
  return {
    id: test.id,
    slug: test.slug,
    name: test.name,
    state,
    is_shown: test.is_active,
    is_admission: test.is_admission,
    opens_at: test.opens_at,
    closes_at: test.closes_at,
    plan: planView(test),
    plan_mark: planMark(test),
    paper,
    before: beforeLines(facts),
    during: duringLines(facts.attempts, enrolled, state),
    after: afterLines(facts),
    sentences: planSentences(plan),
    enrolled,
    branches,
    changes: await changesOf(ctx, test.id),
    trial: own ? { address: trialAddress(own.slug), state: own.ended_at === null ? 'open' : 'done' } : null,
    computed_at: ctx.now(),
  }
}
