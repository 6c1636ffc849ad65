import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northlight-scripts-'))
  // Root's server runs as another user, who has to get in here.
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const start = async (env: Record<string, string>) => {
  const program = `
    import { startPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)}
    setInterval(() => {}, 1000)
    console.log((await startPostgres()).url)`
  const { TEST_DATABASE_URL: _, ...rest } = process.env
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  return { child, url: String(said).trim() }
}

const serverFolders = async () => (await readdir(folder)).filter((name) => name.startsWith('northlight-postgres-'))

const answers = async (url: string): Promise<boolean> => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

test('a throw-away server answers, and goes with the process that started it', { timeout: 60_000 }, async () => {
  const { child, url } = await start({ TMPDIR: folder })
  expect(url).toMatch(/^postgres:\/\/northlight@127\.0\.0\.1:\d+\/postgres(\?host=\/.+)?$/)
  expect(await answers(url)).toBe(true)
  expect(await serverFolders()).toHaveLength(1)
  child.kill('SIGTERM')
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGTERM')
  expect(await answers(url)).toBe(false)
  expect(await serverFolders()).toEqual([])
})

test('a server of your own is used instead', async () => {
  const { child, url } = await start({ TEST_DATABASE_URL: 'postgres://me@db.example/mine', TMPDIR: folder })
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(url).toBe('postgres://me@db.example/mine')
  expect(await serverFolders()).toEqual([])
})
