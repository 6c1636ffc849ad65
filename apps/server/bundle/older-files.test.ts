import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { madeAt, removeOlderThan } from './older-files.ts'

const hour = 3600

/** A bundle whose files were written in the two seconds before the time, in hours of this test. */
const write = async (folder: string, part: string, hours: number) => {
  for (const [at, name] of ['main.mjs', `${part}.mjs`, `late-${part}.mjs`].entries()) {
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), hours * hour - at, hours * hour - at)
  }
}

test('a running server still finds its files after the next bundle, and they go with the one after', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const bundle = async (part: string, hours: number) => {
    const before = await madeAt(folder)
    await write(folder, part, hours)
    await removeOlderThan(before, folder)
    return (await readdir(folder)).sort()
  }
  expect(await bundle('a', 1)).toEqual(['a.mjs', 'late-a.mjs', 'main.mjs'])
  expect(await bundle('b', 2)).toEqual(['a.mjs', 'b.mjs', 'late-a.mjs', 'late-b.mjs', 'main.mjs'])
  expect(await bundle('c', 3)).toEqual(['b.mjs', 'c.mjs', 'late-b.mjs', 'late-c.mjs', 'main.mjs'])
})
