import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seconds } from '@northlight/contract/durations'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const node = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url))

export type RunningServer = { url: string; stop(): Promise<void> }

/** The real server as its own process, on a free port, with an empty folder and the demo institute. */
export async function startServer({ dataDir, smtpUrl }: { dataDir: string; smtpUrl: string }): Promise<RunningServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(node, [main], {
    // Only what is named here: a variable of the developer's shell must not change what is tested.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATA_DIR: dataDir,
      DEMO: 'on',
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
  const stop = async () => {
    if (hasEnded()) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const deadline = Date.now() + seconds(60)
  while (!(await isReady(url))) {
    if (hasEnded() || Date.now() > deadline) {
      await stop()
      throw new Error(`The server did not become ready. It said:\n${output}`)
    }
    await sleep(seconds(0.1))
  }
  return { url, stop }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
