import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { seconds } from '@northlight/contract/durations'
import { wait } from './server.ts'

const main = fileURLToPath(new URL('../apps/server/build/main.mjs', import.meta.url))

export type ExamServer = {
  origin: string
  kill(): Promise<void>
  stop(): Promise<void>
  /** Megabytes it holds now. */
  memory(): Promise<number>
  /** Milliseconds of processor time it has used; on a busy machine this says more than the clock. */
  processorTime(): Promise<number>
}

/** The kernel counts in hundredths of a second. */
const tick = 10

/** The product itself, as built, on a database that is there already. Kept to this machine. */
export const startServer = async (
  databaseUrl: string,
  dataDir: string,
  port: number,
  more: Record<string, string> = {},
): Promise<ExamServer> => {
  const origin = `http://127.0.0.1:${port}`
  const { PATH = '', HOME = '' } = process.env
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: origin,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret for the benchmark only, long enough',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // However the bench ends: by itself, by an error nobody caught, by Ctrl+C or asked to stop. A server that outlived it
  // would hold its port and its database, and load the machine for the next one.
  const endWithBench = () => child.kill('SIGKILL')
  const stopBench = () => process.exit(1)
  process.once('exit', endWithBench)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stopBench)
  child.once('exit', () => {
    process.off('exit', endWithBench)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stopBench)
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const until = Date.now() + seconds(60)
  while (Date.now() < until && child.exitCode === null) {
    const reply = await fetch(`${origin}/readyz`).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.ok)
      return {
        origin,
        kill: () => end('SIGKILL'),
        stop: () => end('SIGTERM'),
        memory: async () => {
          const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
          return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
        },
        processorTime: async () => {
          const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '')
          const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number)
          return (user + system) * tick
        },
      }
    await wait(seconds(0.1))
  }
  await end('SIGKILL')
  throw new Error('The server did not start; the lines above say why.')
}
