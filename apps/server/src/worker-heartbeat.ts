import { randomUUID } from 'node:crypto'
import { later } from '@northlight/contract/dates'
import { days, minutes, seconds } from '@northlight/contract/durations'
import type { Db } from '@northlight/db/database'

const every = seconds(15)
const alive = minutes(1)
const prefix = 'worker '

/** A row of its own, written again and again while this process works off jobs; gives what ends it. */
export function beatAsWorker(db: Db): () => Promise<void> {
  const name = `${prefix}${randomUUID()}`
  const beat = async () => {
    const at = new Date().toISOString()
    await db
      .insertInto('heartbeats')
      .values({ name, at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
      .execute()
    // Those that died without a word.
    await db
      .deleteFrom('heartbeats')
      .where('name', 'like', `${prefix}%`)
      .where('at', '<', later(at, -days(1)))
      .execute()
  }
  let last: Promise<unknown> = Promise.resolve()
  // A database that does not answer is told by everything else; the next beat tries again.
  const tryBeat = () => {
    last = last.then(beat).catch(() => undefined)
  }
  tryBeat()
  const timer = setInterval(tryBeat, every)
  return async () => {
    clearInterval(timer)
    await last
    await db
      .deleteFrom('heartbeats')
      .where('name', '=', name)
      .execute()
      .catch(() => undefined)
  }
}

export async function livingWorkers(db: Db, now: string): Promise<number> {
  const row = await db
    .selectFrom('heartbeats')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('name', 'like', `${prefix}%`)
    .where('at', '>', later(now, -alive))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
