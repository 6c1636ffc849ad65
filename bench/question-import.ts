import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minutes, seconds } from '@northlight/contract/durations'
import type { QuestionImportView } from '@northlight/contract/office/question-imports'
import { freePort } from '../scripts/free-port.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startServer } from './exam-server.ts'
import { prepareWorld } from './exam-world.ts'
import { examiner } from './examiner.ts'
import { wait } from './server.ts'
import { type Table, tableText } from './table.ts'

/**
 * A file of 1,000 questions from the upload to the bank: read and previewed, then taken, with its progress looked at as
 * the screen does. `node bench/question-import.ts [sqlite] [postgres]`; all on this machine.
 */
const questions = Number(process.env.BENCH_QUESTIONS ?? 1000)
const look = seconds(0.2)

const question = (at: number) =>
  `::BENCH-${10_000 + at}::[html]<p>Train ${at} moves with \\\\(v\\=\\\\frac\\{${at}\\}\\{7\\}\\\\) past a post of ${at % 97} m. How long does it take?</p>{=${at} s ~${at + 1} s ~${at + 2} s ~${at + 3} s####<p>The way is the speed times the time, \\\\(s\\=vt\\\\).</p>}`

const file = () =>
  `$CATEGORY: Physics/Motion\n\n${Array.from({ length: questions }, (_, at) => question(at)).join('\n\n')}\n`

export const measureImport = async (engine: 'sqlite' | 'postgres'): Promise<string[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'northlight-import-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres({ isDurable: true }) : undefined
  const databaseUrl = postgres?.url ?? `sqlite:${join(dataDir, 'import.db')}`
  await prepareWorld(databaseUrl, 1)
  const token = await examiner(databaseUrl)
  const server = await startServer(databaseUrl, dataDir, await freePort())
  const root = `${server.origin}/api/v1/office/question-imports`
  const headers = { authorization: `Bearer ${token}` }
  const call = async (path: string, init: RequestInit = {}): Promise<QuestionImportView> => {
    const reply = await fetch(`${root}${path}`, { ...init, headers: { ...headers, ...init.headers } })
    const body = await reply.text()
    if (!reply.ok) throw new Error(`import: ${reply.status} ${body.slice(0, 200)}`)
    return (JSON.parse(body) as { import: QuestionImportView }).import
  }
  try {
    const form = new FormData()
    form.set('file', new File([file()], 'bench.gift'))
    const began = performance.now()
    const { id } = await call('', { method: 'POST', body: form })
    const until = async (state: QuestionImportView['state']) => {
      let steps = 0
      for (let last = ''; performance.now() - began < minutes(5); await wait(look)) {
        const now = await call(`/${id}`)
        if (now.state === state) return steps
        if (now.state === 'failed' || (state === 'applied' && now.state === 'ready'))
          throw new Error(String(now.reason))
        const said = JSON.stringify(now.progress)
        if (said !== last) steps += 1
        last = said
      }
      throw new Error('The import took more than five minutes.')
    }
    await until('ready')
    const read = performance.now()
    await call(`/${id}/apply`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    const steps = await until('applied')
    const taken = performance.now()
    const inSeconds = (ms: number) => (ms / seconds(1)).toFixed(1)
    return [
      engine,
      String(questions),
      inSeconds(read - began),
      inSeconds(taken - read),
      inSeconds(taken - began),
      String(steps),
    ]
  } finally {
    await server.stop()
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export const importTable = (rows: string[][]): Table => ({
  title: `Import of ${questions} questions`,
  head: ['engine', 'questions', 'read s', 'taken s', 'both s', 'steps of progress seen'],
  rows,
  note: 'Wanted: both within 30 s.',
})

if (import.meta.main) {
  const asked = process.argv.slice(2)
  const rows: string[][] = []
  for (const engine of ['sqlite', 'postgres'] as const)
    if (asked.length === 0 || asked.includes(engine)) rows.push(await measureImport(engine))
  console.log(tableText(importTable(rows)))
}
