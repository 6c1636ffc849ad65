import { randomUUID } from 'node:crypto'
import { later } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import { required, type World } from '../world.ts'
import type { Profile } from './model.ts'
import { planOf, type StoredTest } from './plans.ts'
import { sit } from './sit.ts'
import type { Taken } from './store-attempts.ts'

const email = 'student@northlight.test'

const profile = (ability: number): Profile => ({
  ability,
  subjects: { Physics: 0.35, Chemistry: -0.45, Mathematics: 0.2, Biology: 0, 'Mental Ability': 0.4 },
  pace: 0.97,
  risk: 0.45,
})

/** A term of steady work: weak at first, above the middle of the class at the end. */
const past: { slug: string; ability: number }[] = [
  { slug: 'jee-part-test-1', ability: -0.9 },
  { slug: 'jee-part-test-2', ability: -0.35 },
  { slug: 'jee-main-diagnostic', ability: -0.1 },
  { slug: 'jee-part-test-3', ability: 0.15 },
  { slug: 'jee-main-mock-1', ability: 0.5 },
  { slug: 'kcet-mathematics-mock-1', ability: 0.5 },
  { slug: 'physics-quick-check', ability: 0.7 },
]

type TestOf = (slug: string) => StoredTest

const idOf = async ({ db }: World, who: string): Promise<number> =>
  required(await db.selectFrom('users').select('id').where('email', '=', who).executeTakeFirst(), who).id

/** What the demo student has sat, and the puzzle that was left in the middle. */
export const studentSittings = async (world: World, testOf: TestOf): Promise<Taken[]> => {
  const userId = await idOf(world, email)
  const taken = (slug: string, ability: number, more: { stopAfter?: number; startsAt?: number } = {}) => {
    const test = testOf(slug)
    const plan = { ...planOf(world, test, email), ...more }
    const sat = sit(plan, { name: email, profile: profile(ability) })
    return { userId, testId: test.id, branchId: null, stored: test.stored, sat }
  }
  const yesterday = Date.parse(world.now) - hours(26)
  return [
    ...past.map(({ slug, ability }) => taken(slug, ability)),
    taken('mental-ability-warm-up', 0.8, { stopAfter: 5, startsAt: yesterday }),
  ]
}

const child = 'meera@northlight.test'

/** The younger child of the demo parent has taken one short test. */
export const childSittings = async (world: World, testOf: TestOf): Promise<Taken[]> => {
  const test = testOf('mathematics-half-hour')
  const sat = sit(planOf(world, test, child), { name: child, profile: profile(0.2) })
  return [{ userId: await idOf(world, child), testId: test.id, branchId: null, stored: test.stored, sat }]
}

const enrolled = ['jee-main-mock-2', 'jee-main-mock-3']

/** Enrolments that wait, a tutor's note on the last full paper, and a question kept for later. */
export const demoStudent = async (world: World, testOf: TestOf): Promise<void> => {
  const { db, now } = world
  const userId = await idOf(world, email)
  const rows = enrolled.map((slug) => ({
    uuid: randomUUID(),
    test_id: testOf(slug).id,
    user_id: userId,
    is_enrolled: true,
    enrollment_type: 'Free' as const,
    test_status: 'Pending' as const,
    reason: null,
    amount_paise: null,
    branch_id: null,
    created_at: later(now, -days(1)),
    updated_at: later(now, -days(1)),
  }))
  await db.insertInto('test_enrolments').values(rows).execute()

  const mock = await db
    .selectFrom('result_sheets')
    .innerJoin('attempts', 'attempts.id', 'result_sheets.attempt_id')
    .select(['attempts.id', 'slot_marks'])
    .where('attempts.user_id', '=', userId)
    .where('attempts.test_id', '=', testOf('jee-main-mock-1').id)
    .executeTakeFirstOrThrow()
  const examiner = await db.selectFrom('users').select(['id', 'name']).where('role', '=', 'examiner').executeTakeFirst()
  await db
    .insertInto('mentor_notes')
    .values({
      attempt_id: mock.id,
      author_id: examiner?.id ?? null,
      author_name: examiner?.name ?? 'Your tutor',
      author_title: 'Examinations',
      text: 'Your physics has come a long way since the first part test. Chemistry now costs you most: do ten equilibrium questions this week, by hand, and bring the three that hurt to Thursday’s doubt hour.',
      created_at: later(now, -days(11)),
    })
    .execute()
  const wrong = mock.slot_marks.filter(({ outcome }) => outcome === 'wrong').slice(0, 3)
  if (wrong.length > 0)
    await db
      .insertInto('bookmarks')
      .values(
        wrong.map(({ version }) => ({
          user_id: userId,
          question_version_id: version,
          note: null,
          created_at: later(now, -days(10)),
        })),
      )
      .execute()
}

/** A key that one student disputes, so that anyone who decides finds something to decide. */
export const openChallenge = async ({ db, now }: World, test: StoredTest): Promise<void> => {
  const sheet = await db
    .selectFrom('result_sheets')
    .innerJoin('attempts', 'attempts.id', 'result_sheets.attempt_id')
    .select(['attempts.id', 'attempts.user_id', 'slot_marks'])
    .where('attempts.test_id', '=', test.id)
    .orderBy('attempts.id')
    .executeTakeFirstOrThrow()
  const wrong = required(
    sheet.slot_marks.find(({ outcome }) => outcome === 'wrong'),
    'a wrong answer',
  )
  await db
    .insertInto('key_challenges')
    .values({
      test_id: test.id,
      attempt_id: sheet.id,
      user_id: sheet.user_id,
      question_version_id: wrong.version,
      slot: wrong.slot,
      text: 'I get another value each time. Please check the key: could my option be right as well?',
      state: 'open',
      created_at: later(now, -hours(30)),
    })
    .execute()
}
