import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { emptyPostgres } from '../../testing/postgres.ts'
import { openDatabase } from '../open-database.ts'
import { transaction } from '../transaction.ts'
import { createStatementNames } from './statement-names.ts'

describe('names of statements', () => {
  test('a statement that comes again and again has a name, and always the same', () => {
    const names = createStatementNames()
    expect([1, 2, 3, 4].map(() => names.of('select 1'))).toEqual([undefined, undefined, 's0_0', 's0_0'])
  })

  test('a search has none: it is planned for its words', () => {
    const names = createStatementNames()
    const search = 'select "id" from "families" where families.search like $1 limit $2'
    expect([1, 2, 3, 4].map(() => names.of(search))).toEqual([undefined, undefined, undefined, undefined])
  })

  test('there is an end to what is remembered', () => {
    const names = createStatementNames()
    const texts = Array.from({ length: 2000 }, (_, number) => `select ${number}`)
    const given = texts.map((text) => [1, 2, 3].map(() => names.of(text)).at(-1))
    expect(given.filter((name) => name !== undefined)).toHaveLength(300)
  })

  test('a long list of values has none, a long statement that comes again has one', () => {
    const names = createStatementNames()
    const times = (text: string) => [1, 2, 3].map(() => names.of(text))
    expect(times(`select ${'1, '.repeat(8000)}1`)).toEqual([undefined, undefined, undefined])
    expect(times(`select ${'1, '.repeat(5000)}1`)).toEqual([undefined, undefined, 's0_0'])
  })
})

describe('on a server', () => {
  const opened = async (work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>) => {
    const { url, remove } = await emptyPostgres()
    const database = await openDatabase(url)
    try {
      await work(database)
    } finally {
      await database.close()
      await remove()
    }
  }

  test('a repeated statement is prepared, and gives what it gave', () =>
    opened(({ db }) =>
      transaction(db, async (db) => {
        const ask = (number: number) => sql<{ twice: number }>`select ${number}::bigint * 2 as twice`.execute(db)
        for (const number of [1, 2, 3, 4]) expect((await ask(number)).rows).toEqual([{ twice: number * 2 }])
        const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
        expect(rows.map((row) => row.statement)).toEqual(['select $1::bigint * 2 as twice'])
      }),
    ))

  test('a column that another process adds is simply there', () =>
    opened(async ({ db }) => {
      await sql`create table things (id bigint)`.execute(db)
      await sql`insert into things values (1)`.execute(db)
      const read = () => sql`select * from things`.execute(db)
      for (let time = 0; time < 5; time += 1) expect((await read()).rows).toEqual([{ id: 1 }])
      await sql`alter table things add column name text default 'one'`.execute(db)
      expect((await read()).rows).toEqual([{ id: 1, name: 'one' }])
    }))
})
