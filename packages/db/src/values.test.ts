import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { aBranch, aCourse, aJob, aUser, moment } from '../testing/rows.ts'
import type { Database, Db } from './database.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of ['course_branches', 'branches', 'courses', 'jobs', 'users', 'settings', 'media'] as const)
    await db.deleteFrom(table).execute()
})

describe('JSON', () => {
  const nested = { list: [1, 'two', { three: [null, true] }], text: 'ಕನ್ನಡ "quoted" \\ back', empty: {}, none: null }

  test('comes back as it was given, nested and in every script', async () => {
    const { payload } = await db
      .insertInto('jobs')
      .values(aJob({ payload: nested }))
      .returning('payload')
      .executeTakeFirstOrThrow()
    expect(payload).toEqual(nested)
    expect(await db.selectFrom('jobs').select('payload as renamed').executeTakeFirst()).toEqual({ renamed: nested })
  })

  test('may be a list', async () => {
    await db
      .insertInto('branches')
      .values(aBranch({ modes: ['Day Scholar', 'Residential'] }))
      .execute()
    await db.updateTable('branches').set({ modes: [] }).execute()
    expect(await db.selectFrom('branches').select('modes').executeTakeFirst()).toEqual({ modes: [] })
  })

  test('is read through a sub-query and a join', async () => {
    await db
      .insertInto('jobs')
      .values(aJob({ payload: nested }))
      .execute()
    const row = await db
      .selectFrom(db.selectFrom('jobs').select(['id', 'payload']).as('inner'))
      .leftJoin('jobs', 'jobs.id', 'inner.id')
      .select(['inner.payload as outer_payload', 'jobs.payload'])
      .executeTakeFirst()
    expect(row).toEqual({ outer_payload: nested, payload: nested })
  })

  test('that is not JSON is refused', async () => {
    await expect(
      sql`insert into settings (key, value, version, updated_at) values ('a', '{', 1, ${moment})`.execute(db),
    ).rejects.toThrow()
  })
})

describe('flags', () => {
  test('are booleans in both directions, also in conditions', async () => {
    await db
      .insertInto('branches')
      .values([aBranch({ is_active: true }), aBranch({ slug: 'other', is_active: false })])
      .execute()
    const rows = await db.selectFrom('branches').select(['slug', 'is_active']).orderBy('slug').execute()
    expect(rows).toEqual([
      { slug: 'hilltop', is_active: true },
      { slug: 'other', is_active: false },
    ])
    const active = await db.selectFrom('branches').select('slug').where('is_active', '=', true).execute()
    expect(active).toEqual([{ slug: 'hilltop' }])
  })

  test('keep their type when they are missing from a join', async () => {
    await db.insertInto('courses').values(aCourse()).execute()
    const row = await db
      .selectFrom('courses')
      .leftJoin('branches', 'branches.slug', 'courses.slug')
      .select(['courses.is_active', 'branches.is_active as branch_is_active'])
      .executeTakeFirst()
    expect(row).toEqual({ is_active: false, branch_is_active: null })
  })
})

describe('instants', () => {
  test('keep their milliseconds', async () => {
    const instants = ['2026-11-15T02:11:10.001Z', '2026-12-31T23:59:59.999Z', '1999-01-01T00:00:00.000Z']
    for (const run_at of instants) await db.insertInto('jobs').values(aJob({ run_at })).execute()
    const rows = await db.selectFrom('jobs').select('run_at').orderBy('id').execute()
    expect(rows.map((row) => row.run_at)).toEqual(instants)
  })

  test('compare by time, and max() gives an instant', async () => {
    const [early, late] = ['2026-11-15T02:11:10.122Z', '2026-11-15T02:11:10.123Z'] as const
    await db
      .insertInto('jobs')
      .values([aJob({ run_at: early }), aJob({ run_at: late })])
      .execute()
    const due = await db.selectFrom('jobs').select('run_at').where('run_at', '<=', early).execute()
    expect(due).toEqual([{ run_at: early }])
    const newest = await db
      .selectFrom('jobs')
      .select(({ fn }) => fn.max('run_at').as('newest'))
      .executeTakeFirst()
    expect(newest).toEqual({ newest: late })
  })

  test('of another form are refused rather than sorted wrongly', async () => {
    await expect(
      db
        .insertInto('jobs')
        .values(aJob({ run_at: 'soon' }))
        .execute(),
    ).rejects.toThrow()
    const date = new Date(moment) as unknown as string
    await expect(
      db
        .insertInto('jobs')
        .values(aJob({ run_at: date }))
        .execute(),
    ).rejects.toThrow('ISO strings')
  })

  test('days are kept as plain days', async () => {
    const user = aUser({ date_of_birth: '2010-04-23' })
    const row = await db.insertInto('users').values(user).returning('date_of_birth').executeTakeFirst()
    expect(row).toEqual({ date_of_birth: '2010-04-23' })
    await expect(db.updateTable('users').set({ date_of_birth: '23/04/2010' }).execute()).rejects.toThrow()
  })
})

describe('numbers', () => {
  const media = (bytes: number) => ({ path: 'a.svg', mime: 'image/svg+xml', bytes, created_at: moment })

  test('money far beyond four bytes is exact', async () => {
    const row = await db.insertInto('media').values(media(9_007_199_254_740_991)).returning('bytes').executeTakeFirst()
    expect(row).toEqual({ bytes: 9_007_199_254_740_991 })
  })

  test('counts, sums and averages are numbers', async () => {
    await db
      .insertInto('jobs')
      .values([aJob({ max_attempts: 2 }), aJob({ max_attempts: 3 })])
      .execute()
    const row = await db
      .selectFrom('jobs')
      .select(({ fn }) => [
        fn.countAll().as('count'),
        fn.sum('max_attempts').as('sum'),
        fn.avg('max_attempts').as('average'),
      ])
      .executeTakeFirst()
    expect(row).toEqual({ count: 2, sum: 5, average: 2.5 })
  })

  test('that cannot be kept exactly are refused', async () => {
    await expect(
      db
        .insertInto('media')
        .values(media(2 ** 53))
        .execute(),
    ).rejects.toThrow('too large')
    await expect(db.insertInto('media').values(media(Number.NaN)).execute()).rejects.toThrow('NaN')
    await expect(db.insertInto('media').values(media(1.5)).execute()).rejects.toThrow()
    await expect(
      db
        .insertInto('media')
        .values(media('many' as unknown as number))
        .execute(),
    ).rejects.toThrow()
    await db.insertInto('media').values(media(9_007_199_254_740_991)).execute()
    await db.updateTable('media').set({ bytes: sql`bytes + 1` }).execute()
    await expect(db.selectFrom('media').select('bytes').execute()).rejects.toThrow('too large')
  })

  test('coordinates keep their fraction, and a whole one stays a number', async () => {
    const place = aBranch({ latitude: 12.9296, longitude: 77 })
    const row = await db.insertInto('branches').values(place).returning(['latitude', 'longitude']).executeTakeFirst()
    expect(row).toEqual({ latitude: 12.9296, longitude: 77 })
  })

  test('in a text column are written without a fraction', async () => {
    const phone = 98450 as unknown as string
    const row = await db.insertInto('users').values(aUser({ phone })).returning('phone').executeTakeFirst()
    expect(row).toEqual({ phone: '98450' })
  })
})

test('rows are ordinary objects', async () => {
  const row = await db.insertInto('users').values(aUser()).returningAll().executeTakeFirstOrThrow()
  expect(Object.getPrototypeOf(row)).toBe(Object.prototype)
})
