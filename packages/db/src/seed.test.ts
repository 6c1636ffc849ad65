import { InstituteSettings } from '@northlight/contract/settings'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import type { Database } from './database.ts'
import { dayFrom } from './seed/days.ts'
import { described, frontMatter } from './seed/markdown.ts'
import { isEmpty, seed } from './seed.ts'

const now = '2026-11-15T02:11:10.123Z'
const hashPassword = async (password: string) => `hash of ${password}`

let database: Database
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

const count = async (
  table: 'users' | 'branches' | 'courses' | 'course_branches' | 'achiever_categories' | 'legal_pages',
) =>
  Number(
    (
      await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

const institute = async () => {
  const row = await database.db.selectFrom('settings').select('value').where('key', '=', 'institute').executeTakeFirst()
  return InstituteSettings.parse(row?.value)
}

describe('the demo', () => {
  beforeEach(() => seed(database, { demo: true, now, hashPassword }))

  test('has its branches, courses, categories, pages and accounts', async () => {
    expect(await count('branches')).toBe(4)
    expect(await count('courses')).toBe(14)
    expect(await count('course_branches')).toBe(36)
    expect(await count('achiever_categories')).toBe(6)
    expect(await count('legal_pages')).toBe(5)
    expect((await institute()).name).toBe('Northlight Academy')
    const users = await database.db
      .selectFrom('users')
      .select(['email', 'role', 'password_hash'])
      .orderBy('id')
      .execute()
    expect(users.map(({ role }) => role)).toEqual(['student', 'parent', 'editor', 'counsellor', 'examiner', 'admin'])
    expect(users[0]).toMatchObject({ email: 'student@northlight.test', password_hash: 'hash of Northlight#2026' })
  })

  test('is not filled in twice', async () => {
    expect(await isEmpty(database)).toBe(false)
    expect(await seed(database, { demo: true, now, hashPassword })).toBe(false)
    expect(await count('branches')).toBe(4)
  })

  test('keeps fees in paise and turns offsets into days of the calendar', async () => {
    const row = await database.db
      .selectFrom('course_branches')
      .innerJoin('courses', 'courses.id', 'course_id')
      .innerJoin('branches', 'branches.id', 'branch_id')
      .select(['amount_paise', 'instalments', 'starts_on', 'refund_examples'])
      .where('courses.slug', '=', 'weekend-problem-circle')
      .where('branches.slug', '=', 'bengaluru')
      .executeTakeFirstOrThrow()
    expect(row.amount_paise).toBe(2_850_000)
    expect(row.instalments).toEqual({ count: 2, amount_paise: 1_425_000 })
    expect(row.starts_on).toBe('2027-06-12')
    expect(row.refund_examples[0]).toEqual({ when: 'before the first class', amount_paise: 2_850_000 })
  })

  test('shows legal pages with a text in HTML and without tags', async () => {
    const pages = await database.db.selectFrom('legal_pages').selectAll().orderBy('position').execute()
    expect(pages[0]).toMatchObject({ slug: 'privacy-policy', page_name: "Privacy and minors' data", is_active: true })
    for (const page of pages) {
      expect(page.description).toMatch(/^<(h2|p)>/)
      expect(page.description).not.toContain('page_name:')
      expect(page.description_text).not.toMatch(/[<>]|&#39;/)
    }
  })
})

test('without the demo there are only neutral settings, hidden legal pages and redirects', async () => {
  expect(await isEmpty(database)).toBe(true)
  expect(await seed(database, { demo: false, now, hashPassword })).toBe(true)
  expect(await isEmpty(database)).toBe(false)
  expect((await institute()).name).toBe('Our Institute')
  expect(await count('users')).toBe(0)
  expect(await count('branches')).toBe(0)
  expect(await database.db.selectFrom('legal_pages').select('slug').where('is_active', '=', true).execute()).toEqual([])
  expect(await count('legal_pages')).toBe(5)
})

test('two at the same moment fill it once', async () => {
  const both = [seed(database, { demo: true, now, hashPassword }), seed(database, { demo: true, now, hashPassword })]
  expect((await Promise.all(both)).sort()).toEqual([false, true])
  expect(await count('branches')).toBe(4)
})

test('a failure leaves the database empty', async () => {
  await database.db.schema.dropTable('achiever_categories').execute()
  await expect(seed(database, { demo: true, now, hashPassword })).rejects.toThrow()
  expect(await isEmpty(database)).toBe(true)
})

test('days are counted in India, and move forward to the weekday asked for', () => {
  // 15 November 2026 is a Sunday; at 20:00 UTC it is already Monday in India.
  expect(dayFrom('2026-11-15T02:00:00.000Z', 0)).toBe('2026-11-15')
  expect(dayFrom('2026-11-15T20:00:00.000Z', 0)).toBe('2026-11-16')
  expect(dayFrom('2026-11-15T02:00:00.000Z', 0, 'Sunday')).toBe('2026-11-15')
  expect(dayFrom('2026-11-15T02:00:00.000Z', 1, 'Sunday')).toBe('2026-11-22')
  expect(dayFrom('2026-11-15T02:00:00.000Z', -1)).toBe('2026-11-14')
})

test('Markdown makes HTML, and tags in it are only shown', () => {
  expect(described("Fees & **dates**, it's <script>alert(1)</script>")).toEqual({
    description: `<p>Fees &amp; <strong>dates</strong>, it's &lt;script&gt;alert(1)&lt;/script&gt;</p>`,
    description_text: "Fees & dates, it's <script>alert(1)</script>",
  })
  expect(frontMatter('---\r\na: b: c\r\n---\r\nText\r\n')).toEqual({ fields: { a: 'b: c' }, body: 'Text' })
  expect(frontMatter('Only text')).toEqual({ fields: {}, body: 'Only text' })
})
