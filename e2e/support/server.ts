import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seconds } from '@northlight/contract/durations'
import { freePort } from '../../scripts/free-port.ts'

const main = fileURLToPath(new URL('../../apps/server/build/main.mjs', import.meta.url))
const node = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url))
/** As `npm start` does it: stripping and compiling the same code would take most of every start. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))

export type RunningServer = {
  url: string
  stop(): Promise<void>
  /** As a power cut does: no word of farewell, nothing written any more. */
  kill(): Promise<void>
}

type Options = {
  dataDir: string
  smtpUrl: string
  /** A free one where none is wanted. */
  port?: number
  /** An institute without anything in it, instead of the demo. */
  isEmpty?: boolean
  /** The name it is known by; passkeys want one, and a number is none. */
  host?: string
}

/** The real server as its own process, with the demo institute; a new folder is filled first. */
export async function startServer({
  dataDir,
  smtpUrl,
  port: wanted,
  isEmpty,
  host = '127.0.0.1',
}: Options): Promise<RunningServer> {
  const port = wanted ?? (await freePort())
  const url = `http://${host}:${port}`
  const child = spawn(node, [main], {
    // Only what is named here: a variable of the developer's shell must not change what is tested.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: compiled,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATA_DIR: dataDir,
      DEMO: isEmpty ? 'off' : 'on',
      SMTP_URL: smtpUrl,
      OFFICE_EMAIL: 'office@northlight.test',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-20_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const stop = () => end('SIGTERM')
  const deadline = Date.now() + seconds(60)
  while (!(await isReady(url))) {
    if (hasEnded() || Date.now() > deadline) {
      await stop()
      throw new Error(`The server did not become ready. It said:\n${output}`)
    }
    await sleep(seconds(0.1))
  }
  return { url, stop, kill: () => end('SIGKILL') }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
