import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyPostgres } from '../../testing/postgres.ts'
import { emptySqlitePath } from '../../testing/sqlite.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { copyRows, TargetIsStale } from '../rows/copy-rows.ts'
import { openRowFiles, writeRowFiles } from '../rows/file-rows.ts'
import { openPostgresRows } from '../rows/postgres-rows.ts'
import { openSqliteRows } from '../rows/sqlite-rows.ts'

const at = '2026-11-15T10:00:00.123Z'

/** Values that the engines keep in different ways, and rows that point at each other. */
const filled = async () => {
  const { path, remove } = await emptySqlitePath()
  onTestFinished(remove)
  const database = await openDatabase(`sqlite:${path}`, { durable: false })
  await migrate(database)
  const { db } = database
  const line = (n: number) => ({
    ...{ at, actor_kind: 'system' as const, actor_id: null, action: 'test.do', entity: 'x', request_id: 'r' },
    entity_id: n % 2 ? null : `ಕ್ಷಮಾ "${n}" \\ \n`,
    details: n % 3 ? { b: 1.5, a: [null, true, 'é'], n } : {},
  })
  for (let lot = 0; lot < 6; lot += 1)
    await db
      .insertInto('audit_log')
      .values(Array.from({ length: 200 }, (_, n) => line(lot * 200 + n)))
      .execute()
  await db
    .insertInto('settings')
    .values({ key: 'institute', version: 3, value: { name: 'Institute' } as never, updated_at: at })
    .execute()
  await database.close()
  return path
}

const emptyTarget = async () => {
  const { url, remove } = await emptyPostgres()
  onTestFinished(remove)
  const database = await openDatabase(url)
  await migrate(database)
  await database.close()
  return url
}

const copy = async (path: string, url: string) => {
  const [source, target] = [openSqliteRows(path), await openPostgresRows(url, { readOnly: false })]
  const copied: string[] = []
  try {
    const result = await copyRows(source, target, (table, rows, isCopied) => {
      if (isCopied && rows > 0) copied.push(table)
    })
    return { ...result, copied }
  } finally {
    await source.close()
    await target.close()
  }
}

test('rows go from SQLite to PostgreSQL and back by way of files, and are the same everywhere', async () => {
  const [path, url] = [await filled(), await emptyTarget()]
  const first = await copy(path, url)
  expect(first.copied).toEqual(expect.arrayContaining(['audit_log', 'settings']))
  expect(first.rows).toBeGreaterThan(1200)
  // What is there already is only compared.
  expect((await copy(path, url)).copied).toEqual([])

  // New rows get numbers that no row ever had.
  const database = await openDatabase(url)
  const { id } = await database.db
    .insertInto('audit_log')
    .values({
      at,
      actor_kind: 'system',
      actor_id: null,
      action: 'a.b',
      entity: 'x',
      entity_id: null,
      details: {},
      request_id: 'r',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBe(1201)
  await database.close()
  await expect(copy(path, url)).rejects.toThrow(TargetIsStale)

  const folder = await mkdtemp(join(tmpdir(), 'northlight-rows-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const source = await openPostgresRows(url)
  await writeRowFiles(source, folder)
  await source.close()
  const back = await emptySqlitePath()
  onTestFinished(back.remove)
  const fresh = await openDatabase(`sqlite:${back.path}`, { durable: false })
  await migrate(fresh)
  await fresh.close()
  const target = openSqliteRows(back.path, { readOnly: false })
  const result = await copyRows(await openRowFiles(folder), target)
  expect(result.rows).toBe(first.rows + 1)
  expect(await target.numbers()).toMatchObject({ audit_log: 1201 })
  await target.close()

  const file = join(folder, 'audit_log.jsonl')
  const text = await readFile(file, 'utf8')
  for (const torn of [text.slice(0, -200), text.replace('test.do', 'test.dx'), '']) {
    await writeFile(file, torn)
    const damaged = await openRowFiles(folder)
    const read = async () => {
      for (const table of (await damaged.groups()).flat()) for await (const _ of damaged.read(table));
    }
    await expect(read()).rejects.toThrow('audit_log')
  }
})
