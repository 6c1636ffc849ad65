import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killUnderLoad } from '@northlight/api/testing/kills/run'
import { seconds } from '@northlight/contract/durations'
import { freePort } from '../scripts/free-port.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startServer } from './exam-server.ts'
import { type Table, tableText } from './table.ts'

/**
 * The product dies by `kill -9` again and again while families sign up, enquire and pay and students save; afterwards
 * the books are compared with what was acknowledged. `node bench/kills.ts [sqlite] [postgres]`; everything stays on
 * this machine.
 */
const kills = Number(process.env.BENCH_KILLS ?? 35)
const engines = ['sqlite', 'postgres'] as const

const measure = async (engine: (typeof engines)[number]): Promise<string[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'northlight-kills-'))
  const postgres = engine === 'postgres' ? await startPostgres({ isDurable: true }) : undefined
  try {
    const databaseUrl = postgres?.url ?? `sqlite:${join(dataDir, 'northlight.db')}`
    const port = await freePort()
    const { faults, acknowledged, resent, downFor } = await killUnderLoad({
      databaseUrl,
      origin: `http://127.0.0.1:${port}`,
      start: () => startServer(databaseUrl, dataDir, port, { DEMO: 'on', TRUST_PROXY: '1', DRAIN_SECONDS: '0' }),
      kills,
      between: 150,
      students: 10,
      families: 6,
    })
    for (const fault of faults.slice(0, 20)) console.error(`${engine}: ${fault}`)
    const { signUps, enquiries, steps, payments } = acknowledged
    const counts = [kills + 1, signUps, enquiries, steps, payments, resent].map(String)
    return [engine, ...counts, (downFor / seconds(1)).toFixed(1), String(faults.length)]
  } finally {
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export const measureKills = async (asked: readonly (typeof engines)[number][] = engines): Promise<Table> => {
  const rows: string[][] = []
  for (const engine of asked) rows.push(await measure(engine))
  return {
    title: 'Killed under load',
    head: ['engine', 'kills', 'sign-ups', 'enquiries', 'steps', 'payments', 'sent again', 'down, s', 'lost or double'],
    rows,
    note: 'Acknowledged, and afterwards in the books exactly once: accounts that sign in, enquiries and their mails, steps, paid orders with one payment, receipt, enrolment and mail each; receipt numbers without a hole; at the bank the price and no more. Promised are none lost and none double.',
  }
}

if (import.meta.main) {
  const asked = engines.filter((engine) => process.argv.includes(engine))
  console.log(tableText(await measureKills(asked.length > 0 ? asked : engines)))
}
