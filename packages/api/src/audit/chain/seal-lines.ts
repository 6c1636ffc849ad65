import { randomBytes } from 'node:crypto'
import { later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import type { Db } from '@northlight/db/database'
import { takeTurns } from '@northlight/db/turns'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { detailsOf, type Entry, factsOf, type Line, sealed } from './entry.ts'

/** How long after its own time a line may still be committed: longer than any transaction, and any error of a clock. */
export const grace = hours(1)
/** One transaction seals so many: with SQLite nothing else is written meanwhile. */
const portion = 500

export const lastEntry = (db: Db) =>
  db.selectFrom('audit_seals').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

const lastCaughtUp = async (db: Db) => {
  const row = await db
    .selectFrom('audit_seals')
    .select('caught_up_at')
    .where('caught_up_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.caught_up_at
}

/** Lines without an entry, as far back as one may still have been committed since the last pass that left none over. */
const openLines = async (db: Db) => {
  const caughtUp = await lastCaughtUp(db)
  const open = db
    .selectFrom('audit_log')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_seals')
            .select('number')
            .where('kind', '=', 'line')
            .whereRef('audit_seals.about', '=', 'audit_log.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(portion)
  if (caughtUp) return open.where('at', '>=', later(caughtUp, -grace)).execute()
  // The first pass of a long log does not look at what it sealed a moment ago.
  const { last } = await db
    .selectFrom('audit_seals')
    .select(({ fn }) => fn.max('about').as('last'))
    .where('kind', '=', 'line')
    .executeTakeFirstOrThrow()
  return open.where('id', '>', last ?? 0).execute()
}

const entryOf = (line: Line, caughtUpAt: string | null, before: Entry | undefined): Entry => {
  const salt = randomBytes(16).toString('hex')
  return sealed({
    number: (before?.number ?? 0) + 1,
    kind: 'line',
    about: line.id,
    at: line.at,
    facts: factsOf(line),
    details: detailsOf(line, salt),
    salt,
    caught_up_at: caughtUpAt,
    previous: before?.seal ?? '',
  })
}

const sealPortion = (ctx: Ctx, startedAt: string) =>
  inTransaction(ctx, async ({ db }) => {
    await takeTurns(db, 'audit-seals')
    const lines = await openLines(db)
    if (lines.length === 0) return false
    const isLast = lines.length < portion
    let before = await lastEntry(db)
    const entries = lines.map((line, at) => {
      before = entryOf(line, isLast && at === lines.length - 1 ? startedAt : null, before)
      return before
    })
    await db.insertInto('audit_seals').values(entries).execute()
    return !isLast
  })

/**
 * Adds to the chain whatever was written since. Writers never wait for it: lines are sealed shortly after they were
 * committed, by one process at a time, in the order of their numbers as far as they can be seen.
 */
export const sealLines = async (ctx: Ctx): Promise<void> => {
  const startedAt = ctx.now()
  while (await sealPortion(ctx, startedAt));
}

/** An entry that is no line: something was taken out of the log as the law asks, and the chain says so. */
export const addEntry = async (db: Db, entry: Pick<Entry, 'kind' | 'about' | 'at' | 'facts'>) => {
  const before = await lastEntry(db)
  await db
    .insertInto('audit_seals')
    .values(
      sealed({
        ...entry,
        number: (before?.number ?? 0) + 1,
        details: null,
        salt: null,
        caught_up_at: null,
        previous: before?.seal ?? '',
      }),
    )
    .execute()
}
