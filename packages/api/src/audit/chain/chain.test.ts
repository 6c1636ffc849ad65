import { later } from '@northlight/contract/dates'
import { days, hours, minutes } from '@northlight/contract/durations'
import { takeTurns } from '@northlight/db/turns'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { sealOf } from './entry.ts'
import { lastEntry, sealLines } from './seal-lines.ts'
import { eraseDetails, forgetLines } from './take-out.ts'
import { readHead, writtenHead } from './tell-head.ts'
import { verifyChain } from './verify.ts'

const write = async (ctx: Ctx, count: number) => {
  for (let n = 1; n <= count; n++)
    await audit(ctx, { action: 'test.do', entity: 'user', id: n, details: { amount_paise: n * 100, fields: ['name'] } })
}

const guards = ['audit_log_unchanged', 'audit_log_kept', 'audit_seals_unchanged', 'audit_seals_kept']

/** Somebody who owns the database: its triggers hold nothing against them. */
const owned = test.extend<{ own: Ctx }>({
  own: async ({ ctx }, use) => {
    const { db, services } = ctx
    const isSqlite = services.database.engine === 'sqlite'
    const each = async (words: 'disable' | 'enable') => {
      for (const table of ['audit_log', 'audit_seals'])
        await sql.raw(`alter table ${table} ${words} trigger user`).execute(db)
    }
    if (isSqlite) for (const name of guards) await sql.raw(`drop trigger ${name}`).execute(db)
    else await each('disable')
    await use(ctx)
    if (!isSqlite) await each('enable')
  },
})

const faultsOf = async (ctx: Ctx, head?: string) =>
  (await verifyChain(ctx.db, head === undefined ? undefined : readHead(head))).faults

const headOf = async (ctx: Ctx) => {
  const last = await lastEntry(ctx.db)
  if (!last) throw new Error('Nothing is sealed.')
  return writtenHead(last)
}

/** What somebody with the whole database at hand does who knows how the chain is made. */
const chainAnew = async ({ db }: Ctx, from: number) => {
  const entries = await db.selectFrom('audit_seals').selectAll().orderBy('number').execute()
  let before = entries.find(({ number }) => number === from - 1)
  for (const entry of entries.filter(({ number }) => number >= from)) {
    const made = { ...entry, previous: before?.seal ?? '' }
    before = { ...made, seal: sealOf(made) }
    await db.updateTable('audit_seals').set(before).where('number', '=', entry.number).execute()
  }
}

test('an untouched log fits its chain, whatever was written in whichever order', async ({ ctx }) => {
  await write(ctx, 3)
  await sealLines(ctx)
  await inTransaction(ctx, async (ctx) => write(ctx, 2))
  await sealLines(ctx)
  await write(ctx, 1)
  const verdict = await verifyChain(ctx.db, readHead(await headOf(ctx)))
  expect(verdict).toMatchObject({ sealed: 5, waiting: 1, erased: 0, faults: [] })
})

test('a line that is committed long after a younger one is sealed in the next pass', async ({ ctx }) => {
  await audit(ctx, { action: 'test.do', entity: 'user', id: 1 })
  const late = { ...ctx, now: () => later(ctx.now(), -minutes(50)) }
  await sealLines(ctx)
  await audit(late, { action: 'test.do', entity: 'user', id: 2 })
  await sealLines(ctx)
  expect(await verifyChain(ctx.db)).toMatchObject({ sealed: 2, waiting: 0, faults: [] })
})

test('more lines than one portion are one chain, and the second pass begins where the first ended', async ({ ctx }) => {
  const row = { at: ctx.now(), actor_kind: 'system', action: 'test.do', entity: 'user', details: '{}' }
  for (let n = 0; n < 1100; n++)
    await sql`insert into audit_log (at, actor_kind, action, entity, details)
      values (${row.at}, ${row.actor_kind}, ${row.action}, ${row.entity}, ${row.details})`.execute(ctx.db)
  await sealLines(ctx)
  await write(ctx, 1)
  await sealLines(ctx)
  expect(await verifyChain(ctx.db)).toMatchObject({ sealed: 1101, waiting: 0, faults: [] })
})

test('two processes that seal at once make one chain', async ({ ctx }) => {
  await write(ctx, 20)
  await Promise.all([sealLines(ctx), sealLines(ctx), sealLines(ctx)])
  expect(await verifyChain(ctx.db)).toMatchObject({ sealed: 20, waiting: 0, faults: [] })
})

test('nobody who writes a line waits for a process that seals', async ({ ctx }) => {
  await inTransaction(ctx, async (inside) => {
    await takeTurns(inside.db, 'audit-seals')
    // In PostgreSQL on a connection of its own while the lock is held, where it would wait for ever; SQLite has one.
    await write(ctx.services.database.engine === 'postgres' ? ctx : inside, 1)
  })
  expect(await verifyChain(ctx.db)).toMatchObject({ waiting: 1 })
})

describe('whoever owns the database and', () => {
  owned('changes a line, in its facts or its details, is found', async ({ own: ctx }) => {
    await write(ctx, 3)
    await sealLines(ctx)
    await ctx.db.updateTable('audit_log').set({ actor_id: 77 }).where('entity_id', '=', '2').execute()
    await ctx.db
      .updateTable('audit_log')
      .set({ details: { amount_paise: 1 } })
      .where('entity_id', '=', '3')
      .execute()
    expect(await faultsOf(ctx)).toEqual([
      expect.stringMatching(/^Line \d+ of .* was changed: who, what, whom or when\.$/),
      expect.stringMatching(/^Line \d+ of .* was changed: its details\.$/),
    ])
  })

  owned('deletes a line is found, with its entry or without', async ({ own: ctx }) => {
    await write(ctx, 4)
    await sealLines(ctx)
    await ctx.db.deleteFrom('audit_log').where('entity_id', '=', '2').execute()
    expect(await faultsOf(ctx)).toEqual([expect.stringMatching(/was deleted/)])
    await ctx.db.deleteFrom('audit_seals').where('number', '=', 2).execute()
    expect(await faultsOf(ctx)).toEqual([expect.stringMatching(/Entries 2 to 2 of the chain are gone/)])
  })

  owned('inserts a line into the past is found, before and after the next pass', async ({ own: ctx, world }) => {
    await write(ctx, 2)
    world.clock.advance(hours(5))
    await write(ctx, 1)
    await sealLines(ctx)
    const forged = { ...ctx, now: () => later(ctx.now(), -hours(3)) }
    await audit(forged, { action: 'results.release', entity: 'test', id: 1 })
    expect(await faultsOf(ctx)).toEqual([expect.stringMatching(/was put in after/)])
    await write(ctx, 1)
    await sealLines(ctx)
    expect(await faultsOf(ctx)).toEqual([expect.stringMatching(/was put in after/)])
    // Sealed by the forger's own hand it is found as well.
    const last = await lastEntry(ctx.db)
    const line = await ctx.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'results.release')
      .executeTakeFirstOrThrow()
    const entry = { number: (last?.number ?? 0) + 1, kind: 'line' as const, about: line.id, at: forged.now() }
    const made = { ...entry, facts: '', details: '', caught_up_at: null, previous: last?.seal ?? '' }
    await ctx.db
      .insertInto('audit_seals')
      .values({ ...made, salt: null, seal: sealOf(made) })
      .execute()
    expect(await faultsOf(ctx)).toContainEqual(expect.stringMatching(/was put in after/))
  })

  owned('swaps two lines is found', async ({ own: ctx }) => {
    await write(ctx, 2)
    await sealLines(ctx)
    const [one, two] = await ctx.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    if (!one || !two) throw new Error('Two lines were written.')
    const { id: first, ...ofFirst } = one
    const { id: second, ...ofSecond } = two
    await ctx.db.updateTable('audit_log').set(ofSecond).where('id', '=', first).execute()
    await ctx.db.updateTable('audit_log').set(ofFirst).where('id', '=', second).execute()
    expect((await faultsOf(ctx)).length).toBeGreaterThanOrEqual(2)
  })

  owned('swaps two entries of the chain is found', async ({ own: ctx }) => {
    await write(ctx, 3)
    await sealLines(ctx)
    for (const [from, to] of [
      [2, 99],
      [3, 2],
      [99, 3],
    ] as const)
      await ctx.db.updateTable('audit_seals').set({ number: to }).where('number', '=', from).execute()
    expect(await faultsOf(ctx)).toContainEqual(expect.stringMatching(/Entry 2 of the chain was changed/))
  })

  owned('cuts off the end is found by a mailed head', async ({ own: ctx }) => {
    await write(ctx, 5)
    await sealLines(ctx)
    const mailed = await headOf(ctx)
    const cut = ctx.db.selectFrom('audit_seals').select('about').where('number', '>', 3)
    await ctx.db.deleteFrom('audit_log').where('id', 'in', cut).execute()
    await ctx.db.deleteFrom('audit_seals').where('number', '>', 3).execute()
    expect(await faultsOf(ctx)).toEqual([])
    expect(await faultsOf(ctx, mailed)).toEqual([expect.stringMatching(/its end was cut off/)])
  })

  owned('makes the whole chain anew is found by a mailed head', async ({ own: ctx }) => {
    await write(ctx, 4)
    await sealLines(ctx)
    const mailed = await headOf(ctx)
    await write(ctx, 1)
    await sealLines(ctx)
    const second = await ctx.db
      .selectFrom('audit_log')
      .select('id')
      .where('entity_id', '=', '2')
      .executeTakeFirstOrThrow()
    await ctx.db.deleteFrom('audit_log').where('id', '=', second.id).execute()
    await ctx.db.deleteFrom('audit_seals').where('number', '=', 2).execute()
    for (const number of [3, 4, 5])
      await ctx.db
        .updateTable('audit_seals')
        .set({ number: number - 1 })
        .where('number', '=', number)
        .execute()
    await chainAnew(ctx, 2)
    expect(await faultsOf(ctx)).toEqual([])
    expect(await faultsOf(ctx, mailed)).toEqual([expect.stringMatching(/was written anew/)])
  })

  owned('empties both tables is found by a mailed head', async ({ own: ctx }) => {
    await write(ctx, 2)
    await sealLines(ctx)
    const mailed = await headOf(ctx)
    await ctx.db.deleteFrom('audit_log').execute()
    await ctx.db.deleteFrom('audit_seals').execute()
    expect(await faultsOf(ctx, mailed)).toEqual([expect.stringMatching(/its end was cut off/)])
  })

  owned('takes young lines away as if they had grown old is found', async ({ own: ctx }) => {
    await write(ctx, 4)
    await sealLines(ctx)
    await forgetLines(ctx, later(ctx.now(), minutes(1)))
    expect(await faultsOf(ctx)).toEqual([expect.stringMatching(/no entry says that older lines were forgotten/)])
  })

  owned('empties the details of a line without saying so is found', async ({ own: ctx }) => {
    await write(ctx, 2)
    await sealLines(ctx)
    await ctx.db
      .updateTable('audit_log')
      .set({ details: { erased: true } })
      .where('entity_id', '=', '1')
      .execute()
    expect(await faultsOf(ctx)).toEqual([expect.stringMatching(/its details/)])
    await ctx.db.updateTable('audit_seals').set({ salt: null }).where('number', '=', 1).execute()
    expect(await faultsOf(ctx)).toEqual([expect.stringMatching(/no entry says that they were erased/)])
  })
})

test('the database refuses all of it to the product itself', async ({ ctx }) => {
  await write(ctx, 2)
  await sealLines(ctx)
  const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow(/only ever added to/)
  await refused(ctx.db.updateTable('audit_log').set({ actor_id: 7 }).execute())
  await refused(ctx.db.updateTable('audit_log').set({ details: {} }).execute())
  await refused(
    ctx.db
      .updateTable('audit_log')
      .set({ details: { erased: true }, actor_id: 7 })
      .execute(),
  )
  await refused(ctx.db.deleteFrom('audit_log').execute())
  await refused(ctx.db.updateTable('audit_seals').set({ seal: 'x' }).execute())
  await refused(ctx.db.updateTable('audit_seals').set({ salt: 'x' }).execute())
  await refused(ctx.db.deleteFrom('audit_seals').execute())
})

test('an erasure takes the words, leaves who did what and when, and is seen', async ({ ctx }) => {
  await write(ctx, 3)
  const { id } = await ctx.db
    .selectFrom('audit_log')
    .select('id')
    .where('entity_id', '=', '2')
    .executeTakeFirstOrThrow()
  await eraseDetails(ctx, [id])
  const line = await ctx.db.selectFrom('audit_log').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(line).toMatchObject({ action: 'test.do', entity_id: '2', details: { erased: true } })
  expect(await verifyChain(ctx.db)).toMatchObject({ sealed: 3, erased: 1, faults: [] })
  const entry = await ctx.db
    .selectFrom('audit_seals')
    .selectAll()
    .where('about', '=', id)
    .where('kind', '=', 'line')
    .executeTakeFirstOrThrow()
  expect(entry.salt).toBeNull()
})

test('lines of more than a year ago are forgotten, and the chain still fits', async ({ ctx: today }) => {
  // Years ago: by its own clock the database deletes nothing that is younger than a year.
  const at = (iso: string): Ctx => ({ ...today, now: () => iso })
  const old = at('2020-01-10T04:30:00.000Z')
  await write(old, 3)
  await sealLines(old)
  const mailed = await headOf(old)
  const newer = at('2021-01-05T04:30:00.000Z')
  await write(newer, 2)
  await sealLines(newer)
  const night = at('2021-01-15T04:30:00.000Z')
  await forgetLines(night, later(night.now(), -days(366)))
  const verdict = await verifyChain(today.db)
  expect(verdict).toMatchObject({ sealed: 2, faults: [] })
  await forgetLines(night, later(night.now(), -days(366)))
  expect(await verifyChain(today.db, verdict.last ?? undefined)).toEqual(verdict)
  expect(await faultsOf(today, mailed)).toEqual([])
  const evening = at('2022-06-15T04:30:00.000Z')
  await write(evening, 1)
  await sealLines(evening)
  await forgetLines(evening, later(evening.now(), -days(366)))
  expect(await verifyChain(today.db)).toMatchObject({ sealed: 1, faults: [] })
  expect(await faultsOf(today, mailed)).toEqual([expect.stringMatching(/older than what is kept/)])
})
