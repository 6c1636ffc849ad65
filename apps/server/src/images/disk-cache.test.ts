import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskCache } from './disk-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('what was put is found, whole, and nothing half-written is left', async () => {
  const cache = createDiskCache(join(folder, 'new'))
  await cache.put('a.webp', Buffer.from('picture'))
  expect((await cache.get('a.webp'))?.toString()).toBe('picture')
  expect(await readdir(join(folder, 'new'))).toEqual(['a.webp'])
  expect(await cache.get('b.webp')).toBeUndefined()
})

test('the folder stays under its limit', async () => {
  const cache = createDiskCache(folder, 1000)
  for (let at = 0; at < 30; at++) await cache.put(`${at}.webp`, Buffer.alloc(100))
  const kept = await readdir(folder)
  expect(kept.length).toBeLessThanOrEqual(10)
  expect(kept).toContain('29.webp')
})

test('a folder that cannot be written only costs time', async () => {
  await writeFile(join(folder, 'file'), '')
  const cache = createDiskCache(join(folder, 'file'))
  await expect(cache.put('a.webp', Buffer.from('x'))).resolves.toBeUndefined()
  expect(await cache.get('a.webp')).toBeUndefined()
})

test('half-written files of a process that was ended are swept at the start, a fresh one is left to its writer', async () => {
  await writeFile(join(folder, 'old.part'), 'x')
  await utimes(join(folder, 'old.part'), 0, 0)
  await writeFile(join(folder, 'fresh.part'), 'x')
  await createDiskCache(folder).swept
  expect(await readdir(folder)).toEqual(['fresh.part'])
})
