import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seconds } from '@northlight/contract/durations'
import { announce } from '@northlight/db/changes'
import { openDatabase } from '@northlight/db/open-database'
import { transaction } from '@northlight/db/transaction'
import { freePort } from '../scripts/free-port.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startServer } from './exam-server.ts'
import { wait } from './server.ts'
import type { Table } from './table.ts'

const changes = 20
const promised = seconds(1)

/** How long after a change of content, made by another process, visitors see the old page. */
export async function freshness(): Promise<Table> {
  const dataDir = await mkdtemp(join(tmpdir(), 'northlight-freshness-'))
  const postgres = await startPostgres({ isDurable: true })
  try {
    const server = await startServer(postgres.url, dataDir, await freePort(), { DEMO: 'on' })
    const took: number[] = []
    try {
      for (let at = 0; at < changes; at++) took.push(await timeToShow(postgres.url, server.origin, at))
    } finally {
      await server.stop()
    }
    took.sort((a, b) => a - b)
    const [median = 0, slowest = 0] = [took[changes / 2], took.at(-1)]
    return {
      title: 'A change of content',
      head: ['what', 'median, ms', 'slowest, ms', 'limit'],
      rows: [
        [
          'until the kept page shows it',
          median.toFixed(0),
          slowest.toFixed(0),
          slowest <= promised ? 'within' : 'over',
        ],
      ],
      note: `${changes} changes of a question on /faq by another process, PostgreSQL; from its commit to the page. Promised is 1 s.`,
    }
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function timeToShow(databaseUrl: string, origin: string, at: number): Promise<number> {
  const question = `Is this the question of change ${at}?`
  const page = async () => (await fetch(`${origin}/faq`)).text()
  // Kept before the change, or there would be nothing to clear.
  await page()
  const database = await openDatabase(databaseUrl)
  try {
    await transaction(database.db, async (trx) => {
      const { id } = await trx.selectFrom('faqs').select('id').orderBy('id').executeTakeFirstOrThrow()
      await trx.updateTable('faqs').set({ question }).where('id', '=', id).execute()
      await announce(trx, 'content')
    })
    const began = performance.now()
    while (!(await page()).includes(question)) {
      if (performance.now() - began > seconds(20)) throw new Error('The change was not shown within 20 seconds.')
      await wait(10)
    }
    return performance.now() - began
  } finally {
    await database.close()
  }
}
