import { later } from '@northlight/contract/dates'
import { seconds } from '@northlight/contract/durations'
import type { CheckLine, TestCockpitView } from '@northlight/contract/exams/office'
import { planFaults, planSentences } from '@northlight/exam/papers/test-plan'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { readPaperVersion } from '../../marking/paper-faults.ts'
import { canHaveLate } from '../staff/late-steps.ts'
import type { TestRow } from '../tests/queries.ts'
import { afterLines, beforeLines, type Facts, type PaperFacts } from './check-lines.ts'
import { enrolledIn, lacksConsent } from './people.ts'
import { planMark, planOf, planView } from './plan-of.ts'
import { realTest, stateOf } from './test-rows.ts'
import { trialAddress, trialsOf } from './trial.ts'

const paperOf = async (ctx: Ctx, versionId: number | null): Promise<PaperFacts | null> => {
  if (versionId === null) return null
  const { row, wordings, faults } = await readPaperVersion(ctx, versionId)
  const { last } = await ctx.db
    .selectFrom('paper_versions')
    .select(({ fn }) => fn.max<number>('version').as('last'))
    .where('paper_id', '=', row.paper_id)
    .executeTakeFirstOrThrow()
  const confirmed = await ctx.db
    .selectFrom('key_confirmations')
    .leftJoin('users', 'users.id', 'key_confirmations.confirmed_by')
    .select(['revision', 'users.name'])
    .where('paper_version_id', '=', versionId)
    .executeTakeFirst()
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
    confirmedBy: confirmed && confirmed.revision === row.revision ? (confirmed.name ?? 'a colleague') : null,
    inLanguage: (language) => wordings.filter(({ texts }) => texts[language] !== undefined).length,
    wordings: wordings.length,
  }
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
    branches: branches.map(({ name, enrolled }) => ({ name: name ?? 'At home', enrolled: Number(enrolled) })),
  }
}

/** Attempts with something after the end or from a second screen on which nobody has decided yet. */
const undecidedLate = async (ctx: Ctx, testId: number): Promise<number> => {
  const { late } = await ctx.db
    .selectFrom('attempts')
    .select(({ fn }) => fn.countAll<number>().as('late'))
    .where('attempts.test_id', '=', testId)
    .where(canHaveLate(ctx))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('late_step_decisions')
            .select('late_step_decisions.id')
            .whereRef('late_step_decisions.attempt_id', '=', 'attempts.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return late
}

const troubleOf = async (ctx: Ctx, testId: number) => {
  const { warned } = await ctx.db
    .selectFrom('attempt_events')
    .innerJoin('attempts', 'attempts.id', 'attempt_events.attempt_id')
    .select(sql<number>`count(distinct attempts.id)`.as('warned'))
    .where('attempts.test_id', '=', testId)
    .executeTakeFirstOrThrow()
  const incidents = await ctx.db
    .selectFrom('test_incidents')
    .select('decided_at')
    .where('test_id', '=', testId)
    .execute()
  return {
    warned: Number(warned),
    incidents: incidents.length,
    openIncidents: incidents.filter(({ decided_at }) => decided_at === null).length,
  }
}

const attemptFacts = async (ctx: Ctx, testId: number) => {
  const row = await ctx.db
    .selectFrom('attempts')
    .select([
      sql<number>`count(*)`.as('begun'),
      sql<number>`coalesce(sum(case when attempts.ended_at is null then 1 else 0 end), 0)`.as('running'),
      sql<number>`coalesce(sum(case when attempts.state = 'graded' then 1 else 0 end), 0)`.as('marked'),
    ])
    .where('test_id', '=', testId)
    .executeTakeFirstOrThrow()
  const since = Date.parse(later(ctx.now(), -seconds(60)))
  const saved = await ctx.db
    .selectFrom('attempt_steps')
    .innerJoin('attempts', 'attempts.id', 'attempt_steps.attempt_id')
    .select(sql<number>`count(distinct attempts.id)`.as('saved'))
    .where('attempts.test_id', '=', testId)
    .where('attempts.ended_at', 'is', null)
    .where('attempt_steps.received_at', '>', since)
    .executeTakeFirstOrThrow()
  const challenges = await ctx.db
    .selectFrom('key_challenges')
    .select(sql<number>`count(*)`.as('open'))
    .where('test_id', '=', testId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  const running = Number(row.running)
  return {
    begun: Number(row.begun),
    running,
    marked: Number(row.marked),
    savedLately: Number(saved.saved),
    openChallenges: Number(challenges.open),
    // Looked for only when nobody writes: it reads the steps of every attempt.
    late: running > 0 ? null : await undecidedLate(ctx, testId),
    ...(await troubleOf(ctx, testId)),
  }
}

const words: Record<string, string> = {
  'exams.plan-test': 'Schedule and policy changed',
  'exams.create-test': 'Test made',
  'exams.enrol-by-staff': 'A student enrolled by hand',
  'exams.start-trial': 'Test run begun',
  'exams.end-trial': 'Test run taken away',
  'exams.show-test': 'Shown to students',
  'exams.hide-test': 'Hidden',
}

const changesOf = async (ctx: Ctx, testId: number) => {
  const rows = await ctx.db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.at', 'audit_log.action', 'audit_log.details', 'users.name as by'])
    .where('entity', '=', 'test')
    .where('entity_id', '=', String(testId))
    .orderBy('audit_log.id', 'desc')
    .limit(8)
    .execute()
  return rows.map(({ at, action, details, by }) => {
    const changed = (details as { changed?: string[] }).changed ?? []
    const fields = changed.map((name) => name.replaceAll('_', ' ')).join(', ')
    return { at, by, what: `${words[action] ?? action}${fields ? `: ${fields}` : ''}` }
  })
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

/** The whole test on one page. Nothing on it is ticked by hand. */
export const readCockpit = async (ctx: Ctx, slug: string): Promise<TestCockpitView> => {
  allow(ctx, 'tests.write')
  const test: TestRow = await realTest(ctx, slug)
  const paper = await paperOf(ctx, test.paper_version_id)
  const plan = planOf(planView(test), paper?.duration_ms ?? null, test.is_admission)
  const { branches, ...enrolment } = await enrolmentFacts(ctx, test.id)
  const trials = await trialsOf(ctx, test.id)
  const own = trials.find(({ user_id }) => user_id === signedIn(ctx).id)
  const state = stateOf(test, ctx.now())
  const facts: Facts = {
    test,
    paper,
    planFaults: planFaults(plan).map(({ message }) => message),
    ...enrolment,
    trialsDone: trials.filter(
      ({ ended_at, paper_version_id }) => ended_at !== null && paper_version_id === test.paper_version_id,
    ).length,
    attempts: await attemptFacts(ctx, test.id),
    state,
  }
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
    during: duringLines(facts.attempts, enrolment.enrolled, state),
    after: afterLines(facts),
    sentences: planSentences(plan),
    enrolled: enrolment.enrolled,
    branches,
    changes: await changesOf(ctx, test.id),
    trial: own ? { address: trialAddress(own.slug), state: own.ended_at === null ? 'open' : 'done' } : null,
    computed_at: ctx.now(),
  }
}
