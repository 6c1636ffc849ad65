import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { aBranch, aJob } from '../testing/rows.ts'
import type { Database, Db } from './database.ts'
import { isUniqueViolation } from './errors.ts'
import { transaction } from './transaction.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await db.deleteFrom('branches').execute()
  await db.deleteFrom('jobs').execute()
})

const add = (to: Db, slug: string) => to.insertInto('branches').values(aBranch({ slug })).execute()
const slugs = async (from: Db = db) => {
  const rows = await from.selectFrom('branches').select('slug').orderBy('slug').execute()
  return rows.map((row) => row.slug)
}
const fail = async (): Promise<never> => {
  throw new Error('on purpose')
}

describe('a transaction', () => {
  test('is kept when it ends well, and gives its result', async () => {
    const result = await transaction(db, async (trx) => {
      await add(trx, 'a')
      return 42
    })
    expect(result).toBe(42)
    expect(await slugs()).toEqual(['a'])
  })

  test('leaves nothing when it fails', async () => {
    const attempt = transaction(db, async (trx) => {
      await add(trx, 'a')
      await fail()
    })
    await expect(attempt).rejects.toThrow('on purpose')
    expect(await slugs()).toEqual([])
    await transaction(db, (trx) => add(trx, 'b'))
    expect(await slugs()).toEqual(['b'])
  })

  test('is not seen from outside before it ends', async () => {
    await transaction(db, async (trx) => {
      await add(trx, 'a')
      expect(await slugs()).toEqual([])
      expect(await slugs(trx)).toEqual(['a'])
    })
    expect(await slugs()).toEqual(['a'])
  })
})

describe('a part of a transaction', () => {
  test('that fails is undone alone', async () => {
    await transaction(db, async (trx) => {
      await add(trx, 'before')
      const part = transaction(trx, async (inner) => {
        await add(inner, 'inside')
        await fail()
      })
      await expect(part).rejects.toThrow('on purpose')
      await add(trx, 'after')
    })
    expect(await slugs()).toEqual(['after', 'before'])
  })

  test('that meets a unique value leaves the rest usable, on both engines', async () => {
    await add(db, 'taken')
    await transaction(db, async (trx) => {
      await add(trx, 'mine')
      const error = await transaction(trx, (inner) => add(inner, 'taken')).catch((caught: unknown) => caught)
      expect(isUniqueViolation(error, 'branches', 'slug')).toBe(true)
      await add(trx, 'still')
    })
    expect(await slugs()).toEqual(['mine', 'still', 'taken'])
  })

  test('goes with the whole when the whole fails', async () => {
    const attempt = transaction(db, async (trx) => {
      await transaction(trx, (inner) => add(inner, 'inside'))
      await fail()
    })
    await expect(attempt).rejects.toThrow('on purpose')
    expect(await slugs()).toEqual([])
  })

  test('may have parts of its own', async () => {
    await transaction(db, (trx) =>
      transaction(trx, async (outer) => {
        await add(outer, 'outer')
        await transaction(outer, async (inner) => {
          await add(inner, 'inner')
          await fail()
        }).catch(() => {})
      }),
    )
    expect(await slugs()).toEqual(['outer'])
  })

  test('waits for its neighbour when both are started at once', async () => {
    const { promise: queued, resolve: queue } = Promise.withResolvers<void>()
    await transaction(db, async (trx) => {
      const first = transaction(trx, async (first) => {
        await add(first, 'first')
        await queued
        await fail()
      })
      const second = transaction(trx, (second) => add(second, 'second'))
      await setImmediate()
      queue()
      await Promise.allSettled([first, second])
    })
    expect(await slugs()).toEqual(['second'])
  })
})

describe('many at once', () => {
  test('fifty increments are all counted', async () => {
    const { id } = await db.insertInto('jobs').values(aJob()).returning('id').executeTakeFirstOrThrow()
    const { promise: queued, resolve: queue } = Promise.withResolvers<void>()
    const increment = () =>
      transaction(db, async (trx) => {
        const locked = trx.selectFrom('jobs').select('attempts').where('id', '=', id)
        // SQLite has no row locks: its transactions take turns as a whole.
        const { attempts } = await (database.engine === 'postgres'
          ? locked.forUpdate()
          : locked
        ).executeTakeFirstOrThrow()
        await queued
        await trx
          .updateTable('jobs')
          .set({ attempts: attempts + 1 })
          .where('id', '=', id)
          .execute()
      })
    const increments = Array.from({ length: 50 }, increment)
    await setImmediate()
    queue()
    await Promise.all(increments)
    expect(await db.selectFrom('jobs').select('attempts').executeTakeFirst()).toEqual({ attempts: 50 })
  })

  test('single statements and transactions do not mix', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: queued, resolve: queue } = Promise.withResolvers<void>()
    const attempt = transaction(db, async (trx) => {
      await add(trx, 'undone')
      begin()
      await queued
      await fail()
    })
    await begun
    const single = Array.from({ length: 10 }, (_, i) => add(db, `kept-${i}`))
    await setImmediate()
    queue()
    await Promise.allSettled([attempt, ...single])
    expect(await slugs()).toHaveLength(10)
    expect(await slugs()).not.toContain('undone')
  })

  test('a long transaction does not hold up the readers', async () => {
    await add(db, 'a')
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const long = transaction(db, async (trx) => {
      await add(trx, 'b')
      begin()
      await finished
    })
    await begun
    // Would wait for ever, were readers held up: the transaction ends only afterwards.
    expect(await slugs()).toEqual(['a'])
    expect(await sql<{ n: number }>`select count(*) as n from branches`.execute(db)).toMatchObject({ rows: [{ n: 1 }] })
    finish()
    await long
    expect(await slugs()).toEqual(['a', 'b'])
  })
})

test('a db from elsewhere is refused', async () => {
  await db.transaction().execute(async (trx) => {
    await expect(transaction(trx, (inner) => add(inner, 'a'))).rejects.toThrow('openDatabase')
  })
})
