import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minutes } from '@northlight/contract/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningS3, startS3 } from '../../../../scripts/s3.ts'
import type { Storage } from '../kernel/services.ts'
import { fileStorage } from './file-storage.ts'
import { rememberFacts } from './remember-facts.ts'
import { type BucketStorage, s3Storage } from './s3-storage.ts'
import { copyFiles } from './storage.ts'

let s3: RunningS3
let folder: string
const opened: BucketStorage[] = []

beforeAll(async () => {
  s3 = await startS3()
  folder = await mkdtemp(join(tmpdir(), 'northlight-contract-'))
})
afterAll(async () => {
  for (const storage of opened) storage.close()
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

let count = 0
const settings = () => {
  count += 1
  const { bucket, endpoint, keys } = s3
  return { bucket, endpoint, keys, prefix: `part-${count}/`, region: 'ap-south-1' }
}
const bucketStorage = async (changes: Partial<ReturnType<typeof settings>> = {}) => {
  const storage = await s3Storage({ ...settings(), ...changes })
  opened.push(storage)
  return storage
}
const folderStorage = async () => {
  count += 1
  return fileStorage({ public: join(folder, `${count}/media`), private: join(folder, `${count}/private`) })
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
const paths = (list: { path: string }[]) => list.map(({ path }) => path).sort()

describe.for<[string, () => Promise<Storage>]>([
  ['a folder', folderStorage],
  ['a bucket', bucketStorage],
])('files in %s', ([, open]) => {
  test('come back as they were given, whole, as a stream and by their facts', async () => {
    const { private: store } = await open()
    const bytes = new Uint8Array(300_000).map((_, index) => index * 7)
    const before = Date.now()
    await store.write('marks/a1.pdf', bytes)
    const read = await store.read('marks/a1.pdf')
    expect(Buffer.from(read?.bytes ?? []).equals(bytes)).toBe(true)
    expect(read?.type).toBe('application/pdf')
    const streamed = await store.stream('marks/a1.pdf')
    expect(Buffer.from(await new Response(streamed?.body).arrayBuffer()).equals(bytes)).toBe(true)
    const facts = await store.head('marks/a1.pdf')
    expect(facts).toMatchObject({ size: 300_000, type: 'application/pdf', tag: streamed?.tag })
    // Stores count whole seconds, and folders rounder ones than the clock.
    expect(Math.abs((facts?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(60_000)
  })

  test('that do not exist, and paths that no file can have, are null', async () => {
    const { public: store } = await open()
    await store.write('campus/hall.png', bytesOf('x'))
    for (const path of [
      'campus/none.png',
      'campus',
      'campus/hall.png/x',
      '../campus/hall.png',
      '/campus',
      '.hidden',
      '',
    ]) {
      expect(await store.head(path), path).toBeNull()
      expect(await store.read(path), path).toBeNull()
      expect(await store.stream(path), path).toBeNull()
    }
    for (const path of ['../x.png', 'a/../../x', '/etc/x', ''])
      await expect(store.write(path, bytesOf('x')), path).rejects.toThrow('not a path')
  })

  test('are replaced under their name, and have another tag then', async () => {
    const { public: store } = await open()
    await store.write('a.txt', bytesOf('first'))
    const first = await store.head('a.txt')
    await store.write('a.txt', bytesOf('second one'))
    expect(textOf((await store.read('a.txt'))?.bytes)).toBe('second one')
    expect((await store.head('a.txt'))?.tag).not.toBe(first?.tag)
  })

  test('are gone when they are removed, and removing twice is no failure', async () => {
    const { private: store } = await open()
    await store.write('cv/a.pdf', bytesOf('x'))
    await store.remove('cv/a.pdf')
    await store.remove('cv/a.pdf')
    expect(await store.read('cv/a.pdf')).toBeNull()
    expect(await store.list()).toEqual([])
  })

  test('are listed by folder and all together; a folder whose name begins alike is another one', async () => {
    const { private: store } = await open()
    for (const path of ['cv/a.pdf', 'cv/deep/b.pdf', 'cv-old/c.pdf', 'd.zip']) await store.write(path, bytesOf(path))
    expect(paths(await store.list('cv'))).toEqual(['cv/a.pdf', 'cv/deep/b.pdf'])
    expect(paths(await store.list())).toEqual(['cv-old/c.pdf', 'cv/a.pdf', 'cv/deep/b.pdf', 'd.zip'])
    expect(await store.list('none')).toEqual([])
  })

  test('an empty file is a file', async () => {
    const { private: store } = await open()
    await store.write('empty.txt', new Uint8Array())
    expect((await store.read('empty.txt'))?.bytes.length).toBe(0)
    expect(await new Response((await store.stream('empty.txt'))?.body).text()).toBe('')
  })

  test('public ones do not hold private ones, nor the other way round', async () => {
    const storage = await open()
    await storage.private.write('card/a.png', bytesOf('secret'))
    expect(await storage.public.read('card/a.png')).toBeNull()
    expect(await storage.public.list()).toEqual([])
  })

  test('drawings are made from their names', async () => {
    const { public: store } = await open()
    const drawn = await store.read('drawn/physics.svg')
    expect(textOf(drawn?.bytes)).toContain('<svg')
    expect(await store.head('drawn/physics.svg')).toMatchObject({ size: drawn?.bytes.length, type: 'image/svg+xml' })
    expect(await new Response((await store.stream('drawn/physics.svg'))?.body).text()).toBe(textOf(drawn?.bytes))
  })
})

describe('a bucket', () => {
  test('lists more files than one reply holds', async () => {
    const { private: store } = await bucketStorage()
    const names = Array.from({ length: 1005 }, (_, index) => `many/${index}.txt`)
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((name) => store.write(name, bytesOf(name))))
    expect(paths(await store.list('many'))).toEqual(names.sort())
  })

  test.for([
    ['another secret', { keys: { id: 'S3RVER', secret: 'wrong' } }, 'SignatureDoesNotMatch'],
    ['an unknown key', { keys: { id: 'nobody', secret: 'S3RVER' } }, 'InvalidAccessKeyId'],
    ['a bucket that is not there', { bucket: 'northlight-none' }, 'NoSuchBucket'],
  ] as const)('refuses %s, in a sentence', async ([, changes, code]) => {
    const storage = await bucketStorage(changes)
    await expect(storage.check()).rejects.toMatchObject({
      name: 'BucketRefused',
      message: expect.stringContaining(code),
    })
    await expect(storage.private.read('cv/a.pdf')).rejects.toThrow()
    await expect(storage.private.write('cv/a.pdf', bytesOf('x'))).rejects.toThrow()
  })

  test('that cannot be reached is another failure: it may be there tomorrow', async () => {
    const storage = await bucketStorage({ endpoint: 'http://127.0.0.1:9' })
    await expect(storage.check()).rejects.not.toMatchObject({ name: 'BucketRefused' })
  })

  test('is not open to whoever has no key', async () => {
    const open = settings()
    const storage = await bucketStorage(open)
    await storage.private.write('cv/a.pdf', bytesOf('secret'))
    const reply = await fetch(`${s3.endpoint}/${s3.bucket}/${open.prefix}private/cv/a.pdf`)
    expect(reply.status).toBe(403)
  })
})

describe('a folder', () => {
  test('keeps nothing of a file that could not be written', async () => {
    const { private: store } = await folderStorage()
    await store.write('cv/a.pdf', bytesOf('x'))
    const place = join(folder, `${count}/private`)
    // A folder stands where the file should go, so the last step fails as on a broken disk.
    await store.write('cv/taken/b.pdf', bytesOf('x'))
    await expect(store.write('cv/taken', bytesOf('y'))).rejects.toThrow()
    expect((await readdir(join(place, 'cv'))).sort()).toEqual(['a.pdf', 'taken'])
  })

  test('shows no files of the system', async () => {
    const { public: store } = await folderStorage()
    await store.write('a.txt', bytesOf('x'))
    await writeFile(join(folder, `${count}/media/.DS_Store`), 'x')
    expect(paths(await store.list())).toEqual(['a.txt'])
  })
})

test('facts are asked for once a minute, and again after a change; what is missing is asked for every time', async () => {
  const { public: store } = await folderStorage()
  let [asked, now] = [0, 0]
  const counting = {
    ...store,
    head: (path: string) => {
      asked += 1
      return store.head(path)
    },
  }
  const remembering = rememberFacts(counting, () => now)
  expect([await remembering.head('a.txt'), await remembering.head('a.txt'), asked]).toEqual([null, null, 2])
  await remembering.write('a.txt', bytesOf('first'))
  for (let n = 0; n < 3; n += 1) expect(await remembering.head('a.txt')).toMatchObject({ size: 5 })
  expect(asked).toBe(3)
  await remembering.write('a.txt', bytesOf('longer now'))
  expect(await remembering.head('a.txt')).toMatchObject({ size: 10 })
  now = minutes(1)
  await remembering.head('a.txt')
  expect(asked).toBe(5)
  await remembering.remove('a.txt')
  expect(await remembering.head('a.txt')).toBeNull()
})

test('all files go from a bucket to a folder and back', async () => {
  const [bucket, copy, other] = [await bucketStorage(), await folderStorage(), await bucketStorage()]
  for (const path of ['a.txt', 'b/c.txt']) await bucket.private.write(path, bytesOf(path))
  expect(await copyFiles(bucket.private, copy.private)).toBe(2)
  expect(await copyFiles(copy.private, other.private)).toBe(2)
  expect(textOf((await other.private.read('b/c.txt'))?.bytes)).toBe('b/c.txt')
})
