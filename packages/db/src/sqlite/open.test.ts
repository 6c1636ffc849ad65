import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptySqlitePath } from '../../testing/sqlite.ts'
import { DatabaseDamaged, DatabaseInUse, DatabaseNotWritable, DiskFull } from '../errors.ts'
import { openDatabase } from '../open-database.ts'

let path: string
let remove: () => Promise<void>
beforeEach(async () => {
  const place = await emptySqlitePath()
  path = place.path
  remove = place.remove
})
afterEach(() => remove())

const failure = async (work: Promise<unknown>): Promise<Error> => {
  try {
    await work
  } catch (error) {
    return error as Error
  }
  throw new Error('It should have failed.')
}

/** A real second process that opens the database, does something with it, says so and stays. */
const otherProcess = async (work = ''): Promise<ChildProcess> => {
  const program = `
    import { sql } from ${JSON.stringify(import.meta.resolve('kysely'))}
    import { openDatabase } from ${JSON.stringify(new URL('../open-database.ts', import.meta.url).href)}
    setInterval(() => {}, 1000)
    const { db } = await openDatabase(${JSON.stringify(`sqlite:${path}`)})
    ${work}
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  expect(String(said)).toContain('ready')
  return child
}

const kill = async (child: ChildProcess) => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('a database file', () => {
  test('is made with its folder, for the owner alone, and written safely', async () => {
    const deep = join(dirname(path), 'deep', 'er', 'northlight.db')
    const { db, close } = await openDatabase(`sqlite:${deep}`)
    expect((await stat(dirname(deep))).mode & 0o077).toBe(0)
    const setting = async (name: string) =>
      (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0]
    expect(await setting('journal_mode')).toEqual({ journal_mode: 'wal' })
    expect(await setting('synchronous')).toEqual({ synchronous: 2 })
    expect(await setting('foreign_keys')).toEqual({ foreign_keys: 1 })
    await close()
  })

  test('that another process holds is refused, until that one is killed', async () => {
    const child = await otherProcess()
    const error = await failure(openDatabase(`sqlite:${path}`))
    expect(error).toBeInstanceOf(DatabaseInUse)
    expect(error.message).toBe(
      `The database file ${path} is in use by another running copy of this program. Stop that one first.`,
    )
    await kill(child)
    const { close } = await openDatabase(`sqlite:${path}`)
    await close()
  })

  test('opened twice in one process is refused, under another name as well, and free again after closing', async () => {
    const first = await openDatabase(`sqlite:${path}`)
    await symlink(path, `${path}.linked`)
    // Each waits a while for the other to let go, so both wait at once.
    const refused = await Promise.all([path, `${path}.linked`].map((name) => failure(openDatabase(`sqlite:${name}`))))
    expect(refused).toEqual([expect.any(DatabaseInUse), expect.any(DatabaseInUse)])
    await first.close()
    await first.close()
    const second = await openDatabase(`sqlite:${path}`)
    await second.close()
  })

  test('is closed after the transaction that is still running', async () => {
    const { db, close } = await openDatabase(`sqlite:${path}`)
    await sql`create table notes (body text)`.execute(db)
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: queued, resolve: queue } = Promise.withResolvers<void>()
    const running = db.transaction().execute(async (trx) => {
      begin()
      await queued
      await sql`insert into notes values ('kept')`.execute(trx)
    })
    await begun
    const closing = close()
    await setImmediate()
    queue()
    await Promise.all([closing, running])
    const again = await openDatabase(`sqlite:${path}`)
    expect((await sql`select body from notes`.execute(again.db)).rows).toEqual([{ body: 'kept' }])
    await again.close()
  })

  test('that is no database gets a sentence', async () => {
    await writeFile(path, 'This is not a database, but a long enough text to be taken for something else.'.repeat(20))
    const error = await failure(openDatabase(`sqlite:${path}`))
    expect(error).toBeInstanceOf(DatabaseDamaged)
    expect(error.message).toContain('is not a database')
    // The refused attempt holds nothing.
    expect(await failure(openDatabase(`sqlite:${path}`))).toBeInstanceOf(DatabaseDamaged)
  })

  test('in a folder that may not be written gets a sentence', async () => {
    const isRoot = process.getuid?.() === 0
    const folder = isRoot ? '/sys' : join(dirname(path), 'closed')
    if (!isRoot) {
      await mkdir(folder)
      await chmod(folder, 0o555)
    }
    const inFolder = await failure(openDatabase(`sqlite:${folder}/northlight.db`))
    expect(inFolder).toBeInstanceOf(DatabaseNotWritable)
    expect(inFolder.message).toContain('cannot be opened')
    const inNewFolder = await failure(openDatabase(`sqlite:${folder}/new/northlight.db`))
    expect(inNewFolder).toBeInstanceOf(DatabaseNotWritable)
    expect(inNewFolder.message).toContain('cannot be made')
  })

  test('that cannot grow says that the disk is full, and goes on when there is room', async () => {
    const { db, close } = await openDatabase(`sqlite:${path}`)
    await sql`create table notes (body text)`.execute(db)
    await sql`pragma max_page_count = 8`.execute(db)
    const fill = (size: number) => sql`insert into notes values (${'x'.repeat(size)})`.execute(db)
    const error = await failure(
      db
        .transaction()
        .execute(() => Promise.resolve())
        .then(() => fill(100_000)),
    )
    expect(error).toBeInstanceOf(DiskFull)
    expect(error.message).toContain('The disk is full')
    await sql`pragma max_page_count = 1000`.execute(db)
    await fill(100_000)
    await close()
  })

  test('keeps what was committed and nothing else when a process is killed in a transaction', async () => {
    const child = await otherProcess(`
      await sql\`create table notes (body text)\`.execute(db)
      await sql\`insert into notes values ('kept')\`.execute(db)
      await new Promise((begun) => db.transaction().execute(async (trx) => {
        await sql\`insert into notes values ('lost')\`.execute(trx)
        begun()
        await new Promise(() => {})
      }))`)
    await kill(child)
    const { db, close } = await openDatabase(`sqlite:${path}`)
    expect((await sql`select body from notes`.execute(db)).rows).toEqual([{ body: 'kept' }])
    await close()
  })
})

describe('a database in memory', () => {
  test('works like one in a file', async () => {
    const { db, close } = await openDatabase('sqlite::memory:')
    await sql`create table notes (body text)`.execute(db)
    await Promise.all([
      db.transaction().execute((trx) => sql`insert into notes values ('a')`.execute(trx)),
      sql`insert into notes values ('b')`.execute(db),
    ])
    expect((await sql`select body from notes order by body`.execute(db)).rows).toEqual([{ body: 'a' }, { body: 'b' }])
    await close()
  })
})
