import { type PageTextSlug, pageTextRecords, VrddhiText } from '@northlight/contract/content/page-texts'
import { retention } from '@northlight/contract/retention'
import { InstituteSettings } from '@northlight/contract/settings'
import type { Database } from '@northlight/db/database'
import { isEmpty } from '@northlight/db/is-empty'
import { testDatabase } from '@northlight/db/testing/database'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seedDemo } from './seed-demo.ts'

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
  beforeEach(() => seedDemo(database, { now, hashPassword }))

  test('has its branches, courses, categories, pages and accounts', async () => {
    expect(await count('branches')).toBe(4)
    expect(await count('courses')).toBe(14)
    expect(await count('course_branches')).toBe(37)
    expect(await count('achiever_categories')).toBe(6)
    expect(await count('legal_pages')).toBe(5)
    expect((await institute()).name).toBe('Northlight Academy')
    const users = await database.db
      .selectFrom('users')
      .select(['email', 'role', 'password_hash'])
      .orderBy('id')
      .execute()
    expect(users.map(({ role }) => role)).toEqual([
      ...['student', 'parent', 'student', 'editor', 'counsellor', 'examiner', 'admin', 'student'],
    ])
    expect(users[0]).toMatchObject({ email: 'student@northlight.test', password_hash: 'hash of Northlight#2026' })
  })

  test('has applications on every step of the way, and seats and receipts that add up', async () => {
    const { db } = database
    const rows = await db.selectFrom('registrations').selectAll().execute()
    expect(new Set(rows.map(({ state }) => state))).toEqual(
      new Set(['registered', 'paid', 'hall-ticket-issued', 'appeared', 'offered', 'admitted', 'withdrawn']),
    )
    for (const sitting of await db.selectFrom('sittings').select(['id', 'seats_taken', 'seats_held']).execute()) {
      expect(sitting.seats_taken).toBe(
        rows.filter((row) => row.sitting_id === sitting.id && row.seat !== 'none').length,
      )
      expect(sitting.seats_held).toBeGreaterThanOrEqual(0)
    }
    const receipts = await db.selectFrom('receipts').select(['financial_year', 'sequence']).orderBy('id').execute()
    const [counter] = await db.selectFrom('receipt_counters').selectAll().execute()
    expect(receipts).toHaveLength(rows.filter(({ payment_status }) => payment_status === 'PAID').length + 4)
    expect(receipts.at(-1)?.sequence).toBe(counter?.last_number)
  })

  test('is not filled in twice', async () => {
    expect(await isEmpty(database.db)).toBe(false)
    expect(await seedDemo(database, { now, hashPassword })).toBe(false)
    expect(await count('branches')).toBe(4)
  })

  test('keeps fees in paise and turns offsets into days of the calendar', async () => {
    const row = await database.db
      .selectFrom('course_branches')
      .innerJoin('courses', 'courses.id', 'course_id')
      .innerJoin('branches', 'branches.id', 'branch_id')
      .select(['amount_paise', 'fee_plan', 'starts_on', 'refund_examples'])
      .where('courses.slug', '=', 'weekend-problem-circle')
      .where('branches.slug', '=', 'bengaluru')
      .executeTakeFirstOrThrow()
    expect(row.amount_paise).toBe(2_850_000)
    expect(row.fee_plan).toEqual({ parts: [{ percent: 50 }, { percent: 50, days_after_start: 90 }] })
    expect(row.starts_on).toBe('2027-06-12')
    expect(row.refund_examples[0]).toEqual({ when: 'before the first class', amount_paise: 2_850_000 })
  })

  test('moves dates to their weekday, in an order that holds on any day', async () => {
    const event = await database.db
      .selectFrom('events')
      .select(['event_date', 'ends_at'])
      .where('slug', '=', 'night-sky-evening')
      .executeTakeFirstOrThrow()
    // 33 days after 15 November, a Friday, from 7 to 9 in the evening in India.
    expect(event).toEqual({ event_date: '2026-12-18T13:30:00.000Z', ends_at: '2026-12-18T15:30:00.000Z' })
    const row = await database.db
      .selectFrom('page_texts')
      .select('content')
      .where('slug', '=', 'vrddhi')
      .executeTakeFirstOrThrow()
    const days = VrddhiText.parse(row.content).dates.map(({ on }) => on)
    expect(days).toEqual(days.toSorted())
  })

  test('links people to courses, and every text of a page fits its schema', async () => {
    for (const table of [
      'course_branch_staff',
      'course_branch_achievers',
      'course_branch_testimonials',
      'event_speakers',
      'campaign_achievers',
    ] as const)
      expect((await database.db.selectFrom(table).select('id').execute()).length, table).toBeGreaterThan(0)
    for (const { slug, content } of await database.db.selectFrom('page_texts').select(['slug', 'content']).execute())
      expect(pageTextRecords[slug as PageTextSlug].safeParse(content).error, slug).toBeUndefined()
  })

  test('shows legal pages with a text in HTML and without tags', async () => {
    const pages = await database.db.selectFrom('legal_pages').selectAll().orderBy('position').execute()
    expect(pages[0]).toMatchObject({ slug: 'privacy-policy', page_name: 'Privacy and minors’ data', is_active: true })
    // The periods by which the nightly job deletes are the ones the page promises.
    for (const { words } of Object.values(retention)) expect(pages[0]?.description_text).toContain(words)
    expect(pages[0]?.description_text).not.toContain('{{')
    for (const page of pages) {
      expect(page.description).toMatch(/^<(h2|p)>/)
      expect(page.description).not.toContain('page_name:')
      expect(page.description_text).not.toMatch(/[<>]|&#39;/)
    }
  })
})

test('pictures are stored with the demo, each once, and every entity finds its own', async () => {
  const stored = new Map<string, Uint8Array>()
  const storePicture = async (path: string, bytes: Uint8Array) => {
    expect(stored.has(path), path).toBe(false)
    stored.set(path, bytes)
  }
  await seedDemo(database, { now, hashPassword, storePicture })
  const media = await database.db.selectFrom('media').select(['path', 'bytes', 'mime']).execute()
  expect(media.map(({ path }) => path).sort()).toEqual([...stored.keys()].sort())
  const used: string[] = []
  for (const table of [
    'branches',
    'courses',
    'management',
    'staff',
    'achievers',
    'testimonials',
    'events',
    'speakers',
    'gallery_items',
    'blogs',
    'campaigns',
    'features',
    'counters',
    'about_sections',
  ] as const)
    for (const { image } of await database.db.selectFrom(table).select('image').execute()) {
      expect(image, table).not.toBeNull()
      used.push(image ?? '')
    }
  for (const banner of await database.db.selectFrom('home_banners').selectAll().execute())
    used.push(
      ...[banner.banner_image, banner.banner_image_phone, banner.counter_image_1, banner.counter_image_2].map(String),
    )
  for (const path of used) expect(stored.has(path), path).toBe(true)
})

test('two at the same moment fill it once', async () => {
  const both = [seedDemo(database, { now, hashPassword }), seedDemo(database, { now, hashPassword })]
  expect((await Promise.all(both)).sort()).toEqual([false, true])
  expect(await count('branches')).toBe(4)
})

test('a failure leaves the database empty', async () => {
  await database.db.schema.dropTable('results').execute()
  await expect(seedDemo(database, { now, hashPassword })).rejects.toThrow()
  expect(await isEmpty(database.db)).toBe(true)
})
