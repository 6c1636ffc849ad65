import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minutes, seconds } from '@northlight/contract/durations'
import { freePort } from '../scripts/free-port.ts'

export type Measured = { url: string; pid: number | undefined; stop(): Promise<void> }

const run = fileURLToPath(new URL('../scripts/run.sh', import.meta.url))

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The product as visitors meet it, with a database of its own; or the server named by BENCH_URL. */
export async function startMeasured(): Promise<Measured> {
  const given = process.env.BENCH_URL?.replace(/\/$/, '')
  if (given) return { url: given, pid: undefined, stop: async () => {} }
  const port = await freePort()
  const url = `http://localhost:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'northlight-bench-'))
  const { PATH = '', HOME = '' } = process.env
  // As `npm start` does it; the shell makes way for the server, so this is the server's process.
  const child = spawn('sh', [run, 'start'], {
    env: { PATH, HOME, PORT: String(port), SITE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  // The site may have to be built first.
  const until = Date.now() + minutes(5)
  while (Date.now() < until && child.exitCode === null) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.ok) return { url, pid: child.pid, stop }
    await wait(seconds(0.25))
  }
  await stop()
  throw new Error('The server did not start; the lines above say why.')
}
