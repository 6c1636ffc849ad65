import { markAttempts } from '@northlight/api/marking/mark-attempts'
import { rankTest } from '@northlight/api/marking/rank-test'
import { readPaper } from '@northlight/api/marking/read-paper'
import { indianDay } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { Database } from '@northlight/db/database'
import { testDatabase } from '@northlight/db/testing/database'
import { packFaults, paperFaults } from '@northlight/exam/papers/packs'
import { itemStatistics } from '@northlight/exam/results/statistics'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from './seed-demo.ts'

const now = '2026-11-15T02:11:10.123Z'

let database: Database
const pictures = new Map<string, string>()

beforeAll(async () => {
  database = await testDatabase()
  const storePicture = async (path: string, bytes: Uint8Array) => {
    pictures.set(path, new TextDecoder().decode(bytes))
  }
  await seedDemo(database, { exams: true, now, hashPassword: async () => 'hash', storePicture })
  // A hundred thousand rows, on a machine that may have other things to do.
}, minutes(4))
afterAll(() => database.close())

const testBySlug = (slug: string) =>
  database.db.selectFrom('tests').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()

const resultsOf = async (slug: string) =>
  database.db
    .selectFrom('test_results')
    .innerJoin('result_sheets', 'result_sheets.attempt_id', 'test_results.attempt_id')
    .selectAll('test_results')
    .select(['slot_marks', 'times', 'mistakes', 'topics', 'sections'])
    .where('test_id', '=', (await testBySlug(slug)).id)
    .orderBy('test_results.attempt_id')
    .execute()

describe('the papers of the demo', () => {
  test('follow their packs to the letter', async () => {
    const papers = await database.db
      .selectFrom('paper_versions')
      .innerJoin('papers', 'papers.id', 'paper_id')
      .innerJoin('exam_pack_versions', 'exam_pack_versions.id', 'pack_version_id')
      .select(['paper_versions.id', 'papers.code', 'body', 'total_marks', 'total_questions'])
      .execute()
    expect(papers.map(({ body }) => body.id)).toEqual(
      expect.arrayContaining(['jee-main-p1', 'neet-ug', 'kcet-physics', 'jee-advanced', 'school-aptitude']),
    )
    for (const { id, code, body } of papers) {
      expect(packFaults(body), code).toEqual([])
      expect(paperFaults((await readPaper(database.db, id)).paper, body), code).toEqual([])
    }
    const sizes = Object.fromEntries(papers.map(({ code, total_questions }) => [code, total_questions]))
    expect(sizes).toMatchObject({
      'jee-main-mock-1': 75,
      'neet-mock-1': 180,
      'kcet-mathematics-mock-1': 60,
      'jee-advanced-mock-1': 48,
      'vii-aptitude-test': 35,
      'x-aptitude-test': 35,
    })
  })

  test('hold every question once, with a key for each', async () => {
    const versions = await database.db.selectFrom('paper_versions').select('id').execute()
    for (const { id } of versions) {
      const { paper, keys } = await readPaper(database.db, id)
      const asked = paper.sections.flatMap(({ slots }) => slots.flatMap(({ questions }) => questions))
      const numbers = asked.map(({ version }) => version)
      expect(new Set(numbers).size).toBe(numbers.length)
      for (const { version, type } of asked) expect(keys[version]?.type).toBe(type)
    }
  })

  test('show figures that are stored, and solutions to everything', async () => {
    const questions = await database.db.selectFrom('question_versions').selectAll().execute()
    expect(questions.length).toBeGreaterThan(1000)
    const drawn = questions.filter(({ figure }) => figure !== null)
    expect(drawn.length).toBeGreaterThan(70)
    for (const { figure, figure_alt } of drawn) {
      expect(pictures.get(figure ?? '')).toMatch(/^<svg /)
      expect(figure_alt).not.toBe('')
    }
    for (const { solution, texts, options } of questions) {
      expect(solution.en).toMatch(/^<(p|div)/)
      for (const name of options) expect(texts.en.options[name]).not.toBe('')
    }
    const spoken = questions.filter(({ texts }) => texts.kn && texts.hi)
    expect(spoken.length).toBeGreaterThan(50)
  })
})

describe('the tests of the demo', () => {
  test('are partly open, partly to come and partly over, on the day of seeding', async () => {
    const tests = await database.db.selectFrom('tests').selectAll().where('is_admission', '=', false).execute()
    const isOver = tests.filter(({ closes_at }) => closes_at !== null && closes_at < now)
    const isToCome = tests.filter(({ opens_at }) => opens_at !== null && opens_at > now)
    expect(isOver.map(({ slug }) => slug)).toContain('jee-main-mock-1')
    expect(isToCome.map(({ slug }) => slug).sort()).toEqual(['jee-main-mock-3', 'neet-mock-2'])
    expect(tests.length - isOver.length - isToCome.length).toBeGreaterThanOrEqual(8)
    for (const { results_released_at, slug } of isOver) expect(results_released_at ?? '', slug).toMatch(/^2026-/)
    for (const { image, image_alt, description_text } of tests) {
      expect(pictures.has(image ?? '')).toBe(true)
      expect(image_alt).not.toBe('')
      expect(description_text.length).toBeGreaterThan(120)
    }
  })

  test('come in both deliveries, with and without a clock, two of them paid, under each policy', async () => {
    const rows = await database.db
      .selectFrom('tests')
      .innerJoin('paper_versions', 'paper_versions.id', 'paper_version_id')
      .select(['slug', 'delivery', 'clock', 'is_paid', 'amount_paise', 'is_admission', 'languages', 'integrity_policy'])
      .orderBy('tests.id')
      .execute()
    const kinds = new Set(rows.map(({ delivery, clock }) => `${delivery} ${clock}`))
    expect(kinds).toEqual(new Set(['free paper', 'free section', 'sequential question', 'sequential none']))
    // The second has single-choice questions alone: a client of the older calls can sell it and show it.
    expect(rows.filter(({ is_paid }) => is_paid)).toMatchObject([
      { slug: 'jee-advanced-mock-1', amount_paise: 19_900 },
      { slug: 'kcet-biology-mock-1', amount_paise: 4_900 },
    ])
    expect(new Set(rows.map(({ integrity_policy }) => integrity_policy?.policy))).toEqual(
      new Set(['log', 'warn', 'eliminate']),
    )
    expect(rows.filter(({ is_admission }) => is_admission).map(({ slug }) => slug)).toEqual([
      'vii-aptitude-test',
      'viii-aptitude-test',
      'ix-aptitude-test',
      'x-aptitude-test',
    ])
    expect(rows.find(({ slug }) => slug === 'three-languages')?.languages).toEqual(['en', 'kn', 'hi'])
  })

  test('have one whose sections run on clocks of their own, which add up to the time it tells', async () => {
    const sections = await database.db
      .selectFrom('tests')
      .innerJoin('paper_sections', 'paper_sections.paper_version_id', 'tests.paper_version_id')
      .select(['total_duration', 'is_timer_active', 'duration_ms'])
      .where('slug', '=', 'three-clocks')
      .execute()
    expect(sections.map(({ duration_ms }) => duration_ms)).toEqual([minutes(10), minutes(10), minutes(10)])
    expect(sections[0]).toMatchObject({ total_duration: 30, is_timer_active: true })
  })

  test('leave questions for practice that stand in no paper still to be sat', async () => {
    const open = await database.db
      .selectFrom('questions')
      .innerJoin('question_versions', 'question_versions.question_id', 'questions.id')
      .innerJoin('paper_slot_questions', 'question_version_id', 'question_versions.id')
      .innerJoin('paper_slots', 'paper_slots.id', 'slot_id')
      .innerJoin('paper_sections', 'paper_sections.id', 'section_id')
      .innerJoin('tests', 'tests.paper_version_id', 'paper_sections.paper_version_id')
      .select(['code', 'slug', 'closes_at'])
      .where('is_practice', '=', true)
      .execute()
    expect(open.length).toBeGreaterThan(0)
    for (const { closes_at, code } of open) expect(closes_at !== null && closes_at < now, code).toBe(true)
  })
})

describe('the class of three hundred', () => {
  test('cannot sign in, is plainly made up, and every minor has a parent who agreed', async () => {
    const students = await database.db
      .selectFrom('users')
      .leftJoin('consents', 'consents.user_id', 'users.id')
      .selectAll('users')
      .select('agreed_at')
      .where('email', 'like', '%@cohort.northlight.test')
      .execute()
    expect(students.length).toBe(300)
    expect(new Set(students.map(({ name }) => name)).size).toBe(300)
    const adultSince = `${Number(indianDay(now).slice(0, 4)) - 18}${indianDay(now).slice(4)}`
    for (const student of students) {
      expect(student.password_hash).toBeNull()
      expect(student.agreed_at === null, student.email).toBe((student.date_of_birth ?? '') <= adultSince)
    }
    expect(students.some(({ agreed_at }) => agreed_at === null)).toBe(true)
  })

  test('has marks that a replay of the stored steps gives again', async () => {
    const attempts = await database.db
      .selectFrom('attempts')
      .innerJoin('tests', 'tests.id', 'test_id')
      .select(['attempts.id', 'slug'])
      .where('state', '=', 'graded')
      .orderBy('attempts.id')
      .execute()
    expect(attempts.length).toBe(678)
    const sample = attempts.filter(({ slug }, index) => slug === 'physics-quick-check' || index % 12 === 0)
    const sheets = () =>
      database.db
        .selectFrom('result_sheets')
        .selectAll()
        .where(
          'attempt_id',
          'in',
          sample.map(({ id }) => id),
        )
        .orderBy('attempt_id')
        .execute()
    const before = await sheets()
    const marked = await markAttempts(
      database.db,
      sample.map(({ id }) => id),
      { now, reason: 'answers' },
    )
    expect(marked.length).toBe(sample.length)
    for (const { is_first, change, changes } of marked)
      expect({ is_first, change, changes }).toEqual({ is_first: false, change: 0, changes: [] })
    expect(await sheets()).toEqual(before)
  })

  test('has ranks and figures that ranking again gives again', async () => {
    const { id } = await testBySlug('jee-main-mock-1')
    const places = async () =>
      database.db
        .selectFrom('test_results')
        .select(['attempt_id', 'rank', 'is_rank_shared', 'at_or_below', 'takers'])
        .where('test_id', '=', id)
        .orderBy('attempt_id')
        .execute()
    const before = await places()
    await rankTest(database.db, id, now)
    expect(await places()).toEqual(before)
    expect(before.length).toBe(301)
    expect(Math.min(...before.map(({ rank }) => rank ?? 0))).toBe(1)
    const standing = await database.db
      .selectFrom('test_standings')
      .selectAll()
      .where('test_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(standing.distribution.reduce((sum, band) => sum + band.takers, 0)).toBe(301)
    expect(standing.distribution.filter(({ takers }) => takers > 0).length).toBeGreaterThanOrEqual(8)
  })

  test('shows a teacher something: hard and easy questions, and one whose key looks wrong', async () => {
    const results = await resultsOf('jee-main-mock-1')
    const items = itemStatistics(results.map(({ marks, slot_marks }) => ({ total: marks, slotMarks: slot_marks })))
    const facilities = items.map(({ facility }) => facility)
    expect(Math.min(...facilities)).toBeLessThan(2500)
    expect(Math.max(...facilities)).toBeGreaterThan(7000)
    const suspicious = items.filter(({ flags }) => flags.some((flag) => flag.includes('than the right answer')))
    expect(suspicious.length).toBeGreaterThanOrEqual(1)
    const sound = items.filter(({ discrimination }) => (discrimination ?? 0) > 2000)
    expect(sound.length).toBeGreaterThan(items.length / 2)
    const kinds = new Set(results.flatMap(({ mistakes }) => mistakes.map(({ kind }) => kind)))
    expect(kinds).toEqual(new Set(['careless', 'slow', 'guess', 'concept', 'not_reached']))
  })

  test('did nothing in the future and nothing outside the window', async () => {
    const attempts = await database.db
      .selectFrom('attempts')
      .innerJoin('tests', 'tests.id', 'test_id')
      .select(['started_at', 'ended_at', 'opens_at', 'closes_at', 'attempts.state'])
      .execute()
    for (const { started_at, ended_at, opens_at, closes_at } of attempts) {
      expect((started_at ?? '') >= (opens_at ?? '')).toBe(true)
      expect((ended_at ?? started_at ?? '') <= now).toBe(true)
      if (closes_at) expect((ended_at ?? '') <= closes_at).toBe(true)
    }
    const steps = await database.db
      .selectFrom('attempt_steps')
      .select(({ fn }) => [fn.max('received_at').as('last'), fn.countAll().as('count')])
      .executeTakeFirstOrThrow()
    expect(Number(steps.last)).toBeLessThan(Date.parse(now))
    expect(Number(steps.count)).toBeGreaterThan(50_000)
  })
})

test('the demo student has a trend, one test in the middle, one waiting and one to come', async () => {
  const enrolments = await database.db
    .selectFrom('test_enrolments')
    .innerJoin('users', 'users.id', 'test_enrolments.user_id')
    .innerJoin('tests', 'tests.id', 'test_enrolments.test_id')
    .leftJoin('attempts', 'attempts.enrolment_id', 'test_enrolments.id')
    .leftJoin('test_results', 'test_results.attempt_id', 'attempts.id')
    .select(['slug', 'test_status', 'attempts.state', 'percent', 'rank', 'opens_at', 'started_at'])
    .where('email', '=', 'student@northlight.test')
    .orderBy('test_enrolments.id')
    .execute()
  const of = (status: string) => enrolments.filter(({ test_status }) => test_status === status)
  expect(of('Completed').length).toBe(7)
  expect(of('Ongoing')).toMatchObject([{ slug: 'mental-ability-warm-up', state: 'in_progress' }])
  expect(of('Pending').map(({ slug }) => slug)).toEqual(['jee-main-mock-2', 'jee-main-mock-3'])
  expect(enrolments.find(({ slug }) => slug === 'jee-main-mock-3')?.opens_at ?? '').toSatisfy((at: string) => at > now)
  for (const series of ['jee-part-test-', 'jee-main-']) {
    const percents = of('Completed').flatMap(({ slug, percent }) => (slug.startsWith(series) ? [percent ?? 0] : []))
    expect(percents.length).toBeGreaterThanOrEqual(2)
    expect(percents, series).toEqual(percents.toSorted((a, b) => a - b))
  }
})
