import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seconds } from '@northlight/contract/durations'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startS3 } from './s3.ts'

const answers = (endpoint: string) =>
  fetch(endpoint).then(
    () => true,
    () => false,
  )

test('starts in a process of its own, refuses whoever signs nothing, and leaves nothing behind', async () => {
  const s3 = await startS3()
  expect((await fetch(`${s3.endpoint}/${s3.bucket}`)).status).toBe(403)
  await s3.stop()
  expect(await answers(s3.endpoint)).toBe(false)
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northlight-scripts-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('goes with the process that started it, even when that is killed', { timeout: seconds(60) }, async () => {
  const code = `const { startS3 } = await import(${JSON.stringify(new URL('./s3.ts', import.meta.url).href)})
    console.log((await startS3()).endpoint)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const endpoint = line.toString().trim()
  expect(await answers(endpoint)).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => answers(endpoint), { timeout: seconds(30) }).toBe(false)
  expect((await readdir(folder)).filter((name) => name.startsWith('northlight-s3-'))).toEqual([])
})
