import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../scripts/free-port.ts'

const entry = fileURLToPath(new URL('./start-server.ts', import.meta.url))
const cli = fileURLToPath(new URL('../build/cli.mjs', import.meta.url))
/** The project's own Node, whichever one runs the tests. */
const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url))
/** Each test starts several processes; compiling the same code for each would take most of their time. */
const compiled = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))

export type ServerProcess = {
  port: number
  child: ChildProcess
  /** Settles when the process has ended. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>
}

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'server-'))

function run(
  file: string,
  args: string[],
  vars: Record<string, string>,
  input = '',
): Pick<ServerProcess, 'child' | 'ended'> {
  // Only what is named: a developer's own variables must not decide a test.
  const { PATH = '', HOME = '', NODE_OPTIONS = '' } = process.env
  const child = spawn(node, [file, ...args], {
    env: { PATH, HOME, NODE_OPTIONS, NODE_COMPILE_CACHE: compiled, ...vars },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin?.end(input)
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, stdout, stderr })),
  )
  return { child, ended }
}

export async function startServer(vars: Record<string, string>): Promise<ServerProcess> {
  const port = Number(vars.PORT ?? (await freePort()))
  return { port, ...run(entry, [], { HOST: '127.0.0.1', DEMO: 'off', ...vars, PORT: vars.PORT ?? String(port) }) }
}

export const runCommand = (args: string[], vars: Record<string, string>, input?: string) =>
  run(cli, args, vars, input).ended

/** Waits until the server can serve, or until it has given up. */
export async function untilReady({ port, child, ended }: ServerProcess): Promise<void> {
  while (child.exitCode === null) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server did not start: ${(await ended).stderr}`)
}
