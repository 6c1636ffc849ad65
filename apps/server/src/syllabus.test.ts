import { inflateRawSync } from 'node:zlib'
import type { Client } from '@northlight/contract/client'
import { seconds } from '@northlight/contract/durations'
import { readProgrammes } from '@northlight/demo/content/programmes'
import { expect, test, vi } from 'vitest'
import { syllabus } from './syllabus.ts'

// A thread starts, reads fonts and sets two documents; a busy machine takes its time.
vi.setConfig({ testTimeout: seconds(60) })

const { vrddhi } = readProgrammes()

const client: Client = {
  get: (async (path: string) => {
    if (path === '/website-detail') return { general: { website_name: 'Test', tagline: '' } }
    if (path === '/programme/vrddhi') return { programme: vrddhi }
    return { options: [{ value: 'ICSE' }, { value: 'State' }] }
  }) as Client['get'],
  post: vi.fn() as Client['post'],
  delete: vi.fn() as Client['delete'],
}

const ask = (path: string, now = '2026-11-15T10:00:00.000Z') => {
  const { pattern, make } = syllabus({ client, now: () => now })
  const parts = pattern.exec(path)
  return parts ? make(parts.slice(1)) : Promise.resolve(undefined)
}

/** The files of an archive, by the headers that stand before each. */
const filesOf = (bytes: Buffer) => {
  const files: { name: string; content: Buffer }[] = []
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const size = bytes.readUInt32LE(at + 18)
    const start = at + 30 + bytes.readUInt16LE(at + 26)
    files.push({
      name: bytes.subarray(at + 30, start).toString(),
      content: inflateRawSync(bytes.subarray(start, start + size)),
    })
    at = start + size
  }
  return files
}

test('is an archive of two documents, the same all day', async () => {
  const made = await ask('/storage/syllabus/9th_ICSE.zip')
  expect(made).toMatchObject({ type: 'application/zip', fileName: '9th_ICSE.zip' })
  const files = filesOf(Buffer.from(made?.body ?? []))
  expect(files.map(({ name }) => name)).toEqual(['syllabus-9th-ICSE.pdf', 'sample-paper-9th-ICSE.pdf'])
  for (const { content } of files) expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  const later = await ask('/storage/syllabus/9th_ICSE.zip', '2026-11-15T17:00:00.000Z')
  expect(Buffer.compare(made?.body ?? new Uint8Array(), later?.body ?? new Uint8Array(1))).toBe(0)
})

test.each([
  '/storage/syllabus/7th_ICSE.zip',
  '/storage/syllabus/9th_IGCSE.zip',
  '/storage/syllabus/9th_.zip',
  '/storage/syllabus/..%2f9th_ICSE.zip',
])('does not exist at %s', async (path) => {
  expect(await ask(path)).toBeUndefined()
})

test('every class has ten questions with four options and one answer among them', () => {
  for (const { samples } of vrddhi.syllabus.classes) {
    expect(samples).toHaveLength(10)
    for (const { options, answer } of samples) {
      expect(new Set(options).size).toBe(4)
      expect(options[answer]).toBeDefined()
    }
  }
})
