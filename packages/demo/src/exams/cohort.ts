import { isMinor } from '@northlight/contract/age'
import { type Instant, indianDay, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { required, type World } from '../world.ts'
import { chanceOf } from './chance.ts'
import { bell, type Profile } from './model.ts'
import { inBatches } from './store-bank.ts'

export type CohortStudent = { number: number; name: string; email: string; birth: string; profile: Profile }

const given = [
  ...[
    'Aarohi',
    'Advait',
    'Ananya',
    'Arjun',
    'Bhavana',
    'Chirag',
    'Deepika',
    'Dhruv',
    'Esha',
    'Farhan',
    'Gauri',
    'Harsha',
  ],
  ...['Ishaan', 'Jahnavi', 'Kiran', 'Lavanya', 'Manoj', 'Meera', 'Nikhil', 'Pooja', 'Rahul', 'Sahana', 'Tejas', 'Zoya'],
] as const
/** Nobody is called after these stars: anyone who reads a list sees at once that its people are made up. */
const stars = [
  ...['Adhara', 'Albireo', 'Alcor', 'Aldebaran', 'Altair', 'Antares', 'Arcturus', 'Bellatrix', 'Canopus', 'Capella'],
  ...['Deneb', 'Fomalhaut', 'Mizar', 'Polaris', 'Procyon', 'Regulus', 'Rigel', 'Sirius', 'Spica', 'Vega'],
] as const

export const cohortSize = 300

const profileOf = (number: number): Profile => {
  const chance = chanceOf(`student ${number}`)
  const lean = () => bell(chance) * 0.35
  return {
    // Full papers are meant to be hard: the middle of the class gets a good third of the marks.
    ability: bell(chance) * 0.8 - 0.5,
    subjects: { Physics: lean(), Chemistry: lean(), Mathematics: lean(), Biology: lean(), 'Mental Ability': lean() },
    pace: Math.exp(bell(chance) * 0.12),
    risk: chance.between(0.15, 0.75),
  }
}

/** Fifteen to eighteen years old on the day of seeding. */
const birthOf = (now: Instant, number: number): string =>
  indianDay(later(now, -days(chanceOf(`birth ${number}`).whole(15.2 * 365, 18.6 * 365))))

const three = (number: number) => String(number).padStart(3, '0')

/** Three hundred students who do not exist, the same ones every time. */
export const cohort = (now: Instant): CohortStudent[] =>
  Array.from({ length: cohortSize }, (_, index) => ({
    number: index + 1,
    name: `${given[index % given.length]} ${stars[(Math.floor(index / given.length) + (index % given.length)) % stars.length]}`,
    email: `student-${three(index + 1)}@cohort.northlight.test`,
    birth: birthOf(now, index + 1),
    profile: profileOf(index + 1),
  }))

const consentVersion = '2026-11'

/** Without a password nobody can sign in as one of them. Minors have a parent who agreed, as everyone needs. */
export const storeCohort = async ({ db, now }: World, students: CohortStudent[]): Promise<Map<number, number>> => {
  const joined = later(now, -days(90))
  const stamps = { created_at: joined, updated_at: joined }
  const ids = new Map<string, number>()
  for (const batch of inBatches(students)) {
    const rows = batch.map(({ name, email, birth }) => ({
      name,
      email,
      phone: null,
      password_hash: null,
      role: 'student' as const,
      is_active: true,
      email_verified_at: null,
      date_of_birth: birth,
      ...stamps,
    }))
    for (const { id, email } of await db.insertInto('users').values(rows).returning(['id', 'email']).execute())
      ids.set(email, id)
  }
  const idOf = ({ email }: CohortStudent) => required(ids.get(email), email)
  const today = indianDay(now)
  const families = students
    .filter(({ birth }) => isMinor(birth, today))
    .map((student) => ({
      user_id: idOf(student),
      name: `Parent of ${student.name}`,
      email: `parent-${three(student.number)}@cohort.northlight.test`,
    }))
  for (const batch of inBatches(families)) {
    await db
      .insertInto('parents')
      .values(batch.map((family) => ({ ...family, phone: null, ...stamps })))
      .execute()
    await db
      .insertInto('consents')
      .values(
        batch.map(({ user_id, name, email }) => ({
          user_id,
          purpose: 'child-account' as const,
          text_version: consentVersion,
          by_name: name,
          by_contact: email,
          how: 'link' as const,
          agreed_at: joined,
        })),
      )
      .execute()
  }
  return new Map(students.map((student) => [student.number, idOf(student)]))
}
