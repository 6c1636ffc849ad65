import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { aBranch, aCourse, aUser, moment } from '../testing/rows.ts'
import type { Database, Db } from './database.ts'
import { isUniqueViolation } from './errors.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await db.deleteFrom('users').execute()
  await db.deleteFrom('branches').execute()
  await db.deleteFrom('courses').execute()
  await db.deleteFrom('settings').execute()
})

const failure = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('The statement should have failed.')
}

describe('a unique value that exists already', () => {
  test('is recognised by table and column', async () => {
    await db.insertInto('branches').values(aBranch()).execute()
    const error = await failure(db.insertInto('branches').values(aBranch()).execute())
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(error, 'branches')).toBe(true)
    expect(isUniqueViolation(error, 'branches', 'slug')).toBe(true)
    expect(isUniqueViolation(error, 'branches', 'name')).toBe(false)
    expect(isUniqueViolation(error, 'courses')).toBe(false)
  })

  test('is recognised through an index on the folded address', async () => {
    await db.insertInto('users').values(aUser()).execute()
    const error = await failure(
      db
        .insertInto('users')
        .values(aUser({ email: 'ASHA@Example.test' }))
        .execute(),
    )
    expect(isUniqueViolation(error, 'users', 'email')).toBe(true)
    expect(isUniqueViolation(error, 'users')).toBe(true)
    expect(isUniqueViolation(error, 'users', 'phone')).toBe(false)
    expect(isUniqueViolation(error, 'subscriptions', 'email')).toBe(false)
  })

  test('is recognised for a pair of columns', async () => {
    const { id: branch_id } = await db
      .insertInto('branches')
      .values(aBranch())
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: course_id } = await db.insertInto('courses').values(aCourse()).returning('id').executeTakeFirstOrThrow()
    const row = {
      course_id,
      branch_id,
      description: '',
      description_text: '',
      amount_paise: 100,
      refund_examples: [],
      created_at: moment,
      updated_at: moment,
    }
    await db.insertInto('course_branches').values(row).execute()
    const error = await failure(db.insertInto('course_branches').values(row).execute())
    expect(isUniqueViolation(error, 'course_branches', 'branch_id')).toBe(true)
  })

  test('is recognised for a primary key', async () => {
    const row = { key: 'institute', value: {}, updated_at: moment }
    await db.insertInto('settings').values(row).execute()
    const error = await failure(db.insertInto('settings').values(row).execute())
    expect(isUniqueViolation(error, 'settings', 'key')).toBe(true)
  })
})

test('other failures are not unique violations', async () => {
  const role = await failure(
    db
      .insertInto('users')
      .values(aUser({ role: 'king' as 'admin' }))
      .execute(),
  )
  expect(isUniqueViolation(role)).toBe(false)
  expect(isUniqueViolation(new Error('UNIQUE constraint failed: users.email'))).toBe(false)
  expect(isUniqueViolation(null)).toBe(false)
})

test('a link to a row that does not exist is refused, and a removed user leaves a gap', async () => {
  const link = await failure(
    db
      .insertInto('branches')
      .values(aBranch({ updated_by: 4711 }))
      .execute(),
  )
  expect(link).toBeInstanceOf(Error)
  expect(isUniqueViolation(link)).toBe(false)

  const user = await db.insertInto('users').values(aUser()).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('branches')
    .values(aBranch({ updated_by: user.id }))
    .execute()
  await db.deleteFrom('users').execute()
  expect(await db.selectFrom('branches').select('updated_by').executeTakeFirst()).toEqual({ updated_by: null })
})
