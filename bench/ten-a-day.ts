import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ctx } from '@northlight/api/kernel/context'
import { insertQuestion } from '@northlight/api/question-bank/insert-question'
import { startToday } from '@northlight/api/results/practice/daily'
import { instant } from '@northlight/contract/dates'
import { openDatabase } from '@northlight/db/open-database'
import { transaction } from '@northlight/db/transaction'
import { startPostgres } from '../scripts/postgres.ts'
import { prepareWorld } from './exam-world.ts'
import { type Table, tableText } from './table.ts'

/**
 * Chooses the ten questions of the day for students of an institute with a large bank.
 * `node bench/ten-a-day.ts [sqlite] [postgres]`; everything stays on this machine.
 */
const questions = Number(process.env.BENCH_QUESTIONS ?? 2000)
const students = 60
const topics = 40

/** On a database of its own, which must be empty. Milliseconds, one for each student. */
export const measureTenADay = async (databaseUrl: string, count = questions): Promise<number[]> => {
  const people = await prepareWorld(databaseUrl, students)
  const database = await openDatabase(databaseUrl)
  try {
    const { db } = database
    const now = instant(Date.now())
    await transaction(db, async (db) => {
      for (let place = 0; place < count; place += 1)
        await insertQuestion(
          db,
          {
            ...{ code: `daily-${place}`, subject: 'Physics', topic: `Topic ${place % topics}`, type: 'single' },
            ...{ difficulty: 'Moderate', levels: ['jee-main'], options: ['A', 'B', 'C', 'D'] },
            texts: { en: { text: `<p>${place}</p>`, options: { A: 'a', B: 'b', C: 'c', D: 'd' } } },
            key: { type: 'single', right: ['A'] },
            solution: { en: '<p>A.</p>' },
          },
          { now },
        )
      await db.updateTable('questions').set({ is_practice: true }).where('code', 'like', 'daily-%').execute()
    })
    const times: number[] = []
    for (const { id } of people) {
      const actor = { kind: 'user', id, role: 'student', tokenId: 0 }
      const ctx = { db, actor, now: () => now, address: 'internal', services: {} } as unknown as Ctx
      const began = performance.now()
      const { items } = await startToday(ctx, { id } as Parameters<typeof startToday>[1])
      times.push(performance.now() - began)
      if (items.length !== 10) throw new Error(`Ten questions were asked for, and ${items.length} came.`)
    }
    // The first ones pay for statements that are prepared once.
    return times.slice(10)
  } finally {
    await database.close()
  }
}

const shown = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)} ms`
  return [at(0.5), at(0.95), at(1)]
}

export const tenADayTable = async (engines: readonly ('sqlite' | 'postgres')[]): Promise<Table> => {
  const rows: string[][] = []
  for (const engine of engines) {
    const folder = await mkdtemp(join(tmpdir(), 'northlight-daily-'))
    const postgres = engine === 'postgres' ? await startPostgres({ isDurable: true }) : undefined
    try {
      rows.push([engine, ...shown(await measureTenADay(postgres?.url ?? `sqlite:${join(folder, 'daily.db')}`))])
    } finally {
      await postgres?.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
  return {
    title: `Ten questions of the day, chosen from ${questions}`,
    head: ['engine', 'middle', 'p95', 'longest'],
    rows,
    note: 'Wanted: chosen and stored within 50 ms.',
  }
}

if (import.meta.main) {
  const asked = process.argv.slice(2)
  const engines = (['sqlite', 'postgres'] as const).filter((one) => asked.length === 0 || asked.includes(one))
  console.log(tableText(await tenADayTable(engines)))
}
