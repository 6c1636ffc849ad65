import { randomBytes, randomUUID } from 'node:crypto'
import { insertPaper, type NewSlot } from '@northlight/api/question-bank/insert-paper'
import { insertQuestion } from '@northlight/api/question-bank/insert-question'
import { instant } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import { digest } from '@northlight/db/digest'
import { migrate } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { transaction } from '@northlight/db/transaction'
import { SHIPPED_PACKS } from '@northlight/exam/papers/shipped-packs'

export type Student = { id: number; token: string }
export const slug = 'bench-mock'

const letters = ['A', 'B', 'C', 'D']
const formula = '<span class="math" data-tex="v^2 = u^2 + 2as">v² = u² + 2as</span>'
const vocabulary =
  'block mass plane rough tilted slides charge field flux circuit current lens image wave phase gas heat work bond acid base ester ring carbon orbit spin root limit slope curve vector matrix angle circle tangent series proof cell enzyme gene leaf nerve blood'.split(
    ' ',
  )
let at = 7
/** Different words for each question, so that the paper is as hard to compress as a real one. */
const someWords = (count: number) =>
  Array.from({ length: count }, () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648
    return vocabulary[at % vocabulary.length]
  }).join(' ')

/** A paper of 75 questions after the pattern of JEE Main, with texts as long as real ones. */
const addPaper = async (db: Parameters<typeof insertPaper>[0], now: string) => {
  const pack = SHIPPED_PACKS.find(({ id }) => id === 'jee-main-p1')
  if (!pack) throw new Error('The pattern of JEE Main is missing.')
  const sections = []
  for (const section of pack.sections) {
    const slots: NewSlot[] = []
    for (let place = 1; place <= section.count; place += 1) {
      const isNumeric = section.type === 'numeric'
      const options = isNumeric ? [] : letters
      const version = await insertQuestion(
        db,
        {
          code: `${section.name}-${place}`,
          subject: section.subject,
          topic: 'Bench',
          type: section.type,
          difficulty: 'Moderate',
          levels: ['jee-main'],
          texts: {
            en: {
              text: `<p>${someWords(70)} ${formula} (${section.name}, ${place})</p>`,
              options: Object.fromEntries(options.map((name) => [name, `<p>${formula} ${someWords(5)}</p>`])),
            },
          },
          options,
          ...(isNumeric && { decimals: 0 }),
          key: isNumeric ? { type: 'numeric', accept: [{ value: '7' }] } : { type: 'single', right: ['A'] },
          solution: { en: `<p>${someWords(60)}</p>` },
        },
        { now },
      )
      slots.push({ questions: [version], scheme: section.scheme })
    }
    sections.push({ name: section.name, subject: section.subject, slots })
  }
  return insertPaper(
    db,
    {
      code: slug,
      name: 'Benchmark',
      pack,
      delivery: 'free',
      clock: 'paper',
      duration_ms: minutes(pack.durationMinutes),
      choices_count_unsaved: false,
      sections,
    },
    { now },
  )
}

const inLots = async <T>(list: T[], size: number, work: (lot: T[]) => Promise<unknown>) => {
  for (let from = 0; from < list.length; from += size) await work(list.slice(from, from + size))
}

/** Students who are signed in and enrolled, and one test that nobody has begun; it counts if it has a window. */
export const prepareWorld = async (databaseUrl: string, count: number, hasWindow = false): Promise<Student[]> => {
  const database = await openDatabase(databaseUrl)
  try {
    await migrate(database)
    const now = instant(Date.now())
    const stamps = { created_at: now, updated_at: now }
    return await transaction(database.db, async (db) => {
      const test = await db
        .insertInto('tests')
        .values({
          name: 'Benchmark',
          slug,
          description: '<p>For measuring.</p>',
          description_text: 'For measuring.',
          is_active: true,
          paper_version_id: await addPaper(db, now),
          ...(hasWindow && { opens_at: now, closes_at: instant(Date.now() + days(1)) }),
          ...stamps,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const students: Student[] = []
      const numbers = Array.from({ length: count }, (_, index) => index)
      await inLots(numbers, 200, async (lot) => {
        const users = await db
          .insertInto('users')
          .values(
            lot.map((n) => ({
              name: `Student ${n}`,
              email: `student-${n}@bench.test`,
              role: 'student' as const,
              date_of_birth: '2005-06-15',
              ...stamps,
            })),
          )
          .returning('id')
          .execute()
        const made = users.map(({ id }) => ({ id, secret: randomBytes(30).toString('base64url') }))
        const tokens = await db
          .insertInto('access_tokens')
          .values(
            made.map(({ id, secret }) => ({
              user_id: id,
              name: 'bench',
              token_hash: digest(secret),
              created_at: now,
              last_used_at: now,
              expires_at: instant(Date.now() + days(1)),
            })),
          )
          .returning(['id', 'user_id'])
          .execute()
        await db
          .insertInto('test_enrolments')
          .values(
            made.map(({ id }) => ({
              uuid: randomUUID(),
              test_id: test.id,
              user_id: id,
              is_enrolled: true,
              enrollment_type: 'Free' as const,
              test_status: 'Pending' as const,
              ...stamps,
            })),
          )
          .execute()
        const secretOf = new Map(made.map(({ id, secret }) => [id, secret]))
        for (const { id, user_id } of tokens) students.push({ id: user_id, token: `${id}|${secretOf.get(user_id)}` })
      })
      return students
    })
  } finally {
    await database.close()
  }
}

/** Every stored step as `attempt:device:number` with its answer, read without the server. */
export const storedSteps = async (databaseUrl: string): Promise<Map<string, string>> => {
  const database = await openDatabase(databaseUrl)
  try {
    const rows = await database.db
      .selectFrom('attempt_steps')
      .innerJoin('attempts', 'attempts.id', 'attempt_steps.attempt_id')
      .select(['attempts.uuid', 'attempt_steps.device', 'number', 'action'])
      .execute()
    return new Map(
      rows.map(({ uuid, device, number, action }) => [
        `${uuid}:${device}:${number}`,
        'answer' in action && action.answer && 'option' in action.answer ? action.answer.option : '',
      ]),
    )
  } finally {
    await database.close()
  }
}
