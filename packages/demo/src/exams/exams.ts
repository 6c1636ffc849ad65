import { rankTest } from '@northlight/api/marking/rank-test'
import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { isOpen } from '@northlight/exam/attempt/attempt'
import type { DemoTest, ExamContent } from '../content/exams.ts'
import type { BankQuestion } from '../content/questions.ts'
import { required, type World } from '../world.ts'
import { packsOf } from './blueprints.ts'
import { type CohortStudent, cohort, storeCohort } from './cohort.ts'
import { childSittings, demoStudent, openChallenge, studentSittings } from './demo-student.ts'
import { type FilledPaper, fillPapers, questionsIn, storePapers } from './papers.ts'
import { planOf, type StoredTest } from './plans.ts'
import { addSeries } from './series.ts'
import { sit } from './sit.ts'
import { storeAttempts, type Taken } from './store-attempts.ts'
import { storeBank } from './store-bank.ts'
import { storeTests } from './tests.ts'

/** Who of the cohort sat what: the first so many, starting from somebody. */
const classes: { slug: string; from: number; takers: number; trap?: number }[] = [
  { slug: 'jee-part-test-1', from: 0, takers: 60 },
  { slug: 'jee-part-test-2', from: 10, takers: 60 },
  { slug: 'jee-main-diagnostic', from: 20, takers: 60 },
  { slug: 'jee-part-test-3', from: 5, takers: 60 },
  { slug: 'jee-main-mock-1', from: 0, takers: 300, trap: 9 },
  { slug: 'kcet-mathematics-mock-1', from: 60, takers: 60 },
  { slug: 'neet-mock-1', from: 220, takers: 30 },
  { slug: 'physics-quick-check', from: 100, takers: 40 },
]

/** What may be practised by topic: nothing that stands in a paper somebody can still sit. */
const practiceOf = (tests: DemoTest[], papers: FilledPaper[]) => {
  const finished = new Set(tests.filter(({ window }) => window.kind === 'finished').map(({ slug }) => slug))
  const kept = new Set(
    papers
      .filter(({ code }) => !finished.has(code))
      .flatMap(questionsIn)
      .map(({ id }) => id),
  )
  return ({ id, passage }: BankQuestion) => passage === undefined && !kept.has(id)
}

const freeze = async ({ db }: World, tests: StoredTest[]) => {
  for (const { stored, window } of tests)
    await db.updateTable('paper_versions').set({ frozen_at: window.opensAt }).where('id', '=', stored.id).execute()
}

/** The online tests of the demo: bank, papers, tests, a class that has sat some of them, and the demo student. */
export const addExams = async (world: World, content: ExamContent): Promise<void> => {
  const { db, now } = world
  const { pool } = content
  const { papers } = fillPapers(pool, content.papers)
  const bank = await storeBank(world, pool, practiceOf(content.tests, papers))
  const storedPapers = await storePapers(world, packsOf(content.papers), papers, bank)
  const made = await storeTests(world, content.tests, papers, storedPapers)
  const tests = new Map(
    content.tests.map(({ slug, policy }): [string, StoredTest] => {
      const { id, window } = required(made.get(slug), slug)
      return [slug, { slug, id, window, policy, stored: required(storedPapers.get(slug), slug) }]
    }),
  )
  const testOf = (slug: string) => required(tests.get(slug), slug)

  const students = cohort(now)
  const userIds = await storeCohort(world, students)
  const branches = await db.selectFrom('branches').select('id').orderBy('id').execute()
  const branchOf = ({ number }: CohortStudent) => branches[number % branches.length]?.id ?? null

  const taken = classes.flatMap(({ slug, from, takers, trap }): Taken[] => {
    const test = testOf(slug)
    return students.slice(from, from + takers).map((student) => ({
      userId: required(userIds.get(student.number), student.name),
      testId: test.id,
      branchId: branchOf(student),
      stored: test.stored,
      sat: sit({ ...planOf(world, test, student.email), trap }, { name: student.email, profile: student.profile }),
    }))
  })
  const own = [...(await studentSittings(world, testOf)), ...(await childSittings(world, testOf))]
  await storeAttempts(db, [...taken, ...own])
  const sat = [...new Set([...taken, ...own].map(({ testId }) => testId))]
  const started = [...tests.values()].filter(({ id }) => sat.includes(id))
  await freeze(world, started)
  const ended = new Set([...taken, ...own].filter((one) => !isOpen(one.sat.attempt)).map(({ testId }) => testId))
  for (const { id, window } of started)
    if (ended.has(id)) await rankTest(db, id, window.closesAt ? later(window.closesAt, minutes(20)) : now)
  await demoStudent(world, testOf)
  await addSeries(world, content.series, testOf)
  await openChallenge(world, testOf('kcet-mathematics-mock-1'))
}
