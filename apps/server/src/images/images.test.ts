import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStorage } from '@northlight/api/media/file-storage'
import { ServerBusy } from '@northlight/contract/queue'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ReadStorage } from '../media.ts'
import { createConverter } from './converter-pool.ts'
import { createImages, type Images } from './images.ts'
import { imageSizes, imageWidths, readModifiers } from './modifiers.ts'

const own = 'http://localhost:3000'
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80" fill="#0e1a33"/></svg>'
const reading =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="50" height="50"><image width="50" height="50" xlink:href="file:///etc/hostname"/></svg>'
let folder: string
let images: Images
const converter = createConverter()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
  const media = join(folder, 'media')
  await mkdir(join(media, 'campus'), { recursive: true })
  await mkdir(join(folder, 'private'))
  // The left half is red, the right half blue.
  const halves = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 200, height: 200, channels: 3, background: '#0000ff' } },
        left: 200,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  for (const name of ['halves.png', 'halves.f50-50cabc123.png']) await writeFile(join(media, 'campus', name), halves)
  const png = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#eacf6c' } })
    .png()
    .toBuffer()
  await writeFile(join(media, 'campus/hall.png'), png)
  await writeFile(join(folder, 'private/card.png'), png)
  await writeFile(join(media, 'campus/sky.svg'), svg)
  await writeFile(join(media, 'campus/reading.svg'), reading)
  await writeFile(join(media, 'campus/broken.png'), 'this is no picture')
  await writeFile(join(media, 'campus/notes.pdf'), '%PDF-1.4')
  // A tiny file that claims to be enormous.
  await writeFile(
    join(media, 'campus/bomb.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>',
  )
  const { public: storage } = fileStorage({ public: media, private: join(folder, 'private') })
  images = createImages({
    storage,
    assets: undefined,
    converter,
    cacheFolder: join(folder, 'cache'),
    ownOrigins: [own],
    cropsOf: async () => ({ '1': { x: 0.5, y: 0, w: 0.5, h: 1 } }),
  })
})

afterAll(() => converter.close())
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (rest: string, headers: Record<string, string> = {}) =>
  images(new Request(`${own}/_ipx/`, { headers }), rest)
const pictureOf = async (reply: Response) => sharp(Buffer.from(await reply.arrayBuffer())).metadata()

describe('pictures that pages ask for', () => {
  test('are cut as somebody has cut them for a place of that shape, and stay whole elsewhere', async () => {
    const seen = async (rest: string) => {
      const reply = await get(rest)
      const { data, info } = await sharp(Buffer.from(await reply.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { ratio: info.width / info.height, isBlue: (data[2] ?? 0) > 200 }
    }
    const cut = 'storage/campus/halves.f50-50cabc123.png'
    expect(await seen(`w_96,r_1000/${cut}`)).toEqual({ ratio: 1, isBlue: true })
    expect(await seen(`w_96,r_860/${cut}`)).toEqual({ ratio: 1, isBlue: true })
    expect(await seen(`w_96,r_3000/${cut}`)).toEqual({ ratio: 2, isBlue: false })
    expect(await seen(`w_96/${cut}`)).toEqual({ ratio: 2, isBlue: false })
    expect(await seen('w_96,r_1000/storage/campus/halves.png')).toEqual({ ratio: 2, isBlue: false })
    for (const wrong of ['r_1000', 'w_96,r_1', 'w_96,r_9999', 's_96x96,r_1000'])
      expect((await get(`${wrong}/${cut}`)).status).toBe(400)
  })

  test('a photograph in a listed width', async () => {
    const reply = await get('w_640&f_webp&q_80/storage/campus/hall.png')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('image/webp')
    expect(await pictureOf(reply)).toMatchObject({ format: 'webp', width: 640, height: 320 })
  })

  test('a drawing becomes pixels, as large as asked', async () => {
    const reply = await get('w_640&f_webp&q_80/storage/campus/sky.svg')
    expect(await pictureOf(reply)).toMatchObject({ format: 'webp', width: 640 })
  })

  test('a drawn placeholder', async () => {
    expect(await pictureOf(await get('w_320/storage/drawn/physics.svg'))).toMatchObject({ format: 'webp', width: 320 })
  })

  test.each([
    'http://localhost:3000/storage/campus/hall.png',
    'http:/localhost:3000/storage/campus/hall.png',
    'http%3A%2F%2Flocalhost%3A3000%2Fstorage%2Fcampus%2Fhall.png',
  ])('our own absolute address %s', async (source) => {
    expect((await get(`w_320/${source}`)).status).toBe(200)
  })

  test('without modifiers, and in a box', async () => {
    expect(await pictureOf(await get('_/storage/campus/sky.svg'))).toMatchObject({ format: 'webp', width: 120 })
    expect(await pictureOf(await get('s_150x150&fit_cover/storage/campus/hall.png'))).toMatchObject({
      width: 150,
      height: 150,
    })
    expect(await pictureOf(await get('w_405&h_270/storage/campus/hall.png'))).toMatchObject({ width: 405, height: 270 })
  })

  test('is kept on disk and recognised by its tag', async () => {
    const first = await get('w_768/storage/campus/hall.png')
    const count = (await readdir(join(folder, 'cache'))).length
    const again = await get('w_768/storage/campus/hall.png')
    expect((await readdir(join(folder, 'cache'))).length).toBe(count)
    expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(true)
    const tag = first.headers.get('etag') ?? ''
    expect((await get('w_768/storage/campus/hall.png', { 'if-none-match': tag })).status).toBe(304)
  })

  test('many visitors at once leave one file', async () => {
    const before = (await readdir(join(folder, 'cache'))).length
    await Promise.all(Array.from({ length: 10 }, () => get('w_1024/storage/campus/hall.png')))
    expect((await readdir(join(folder, 'cache'))).length).toBe(before + 1)
  })
})

describe('everything else is refused, never a failure', () => {
  test.each([
    ['w_641/storage/campus/hall.png', 400],
    ['w_99999/storage/campus/hall.png', 400],
    ['h_300/storage/campus/hall.png', 400],
    ['s_640x17/storage/campus/hall.png', 400],
    ['s_640x18/storage/campus/hall.png', 400],
    ['w_405&h_271/storage/campus/hall.png', 400],
    ['w_640&fit_cover/storage/campus/hall.png', 400],
    ['s_150x150&fit_fill/storage/campus/hall.png', 400],
    ['q_100/storage/campus/hall.png', 400],
    ['f_avif/storage/campus/hall.png', 400],
    ['f_gif/storage/campus/hall.png', 400],
    ['blur_50/storage/campus/hall.png', 400],
    ['extend_9999_9999_9999_9999/storage/campus/hall.png', 400],
    ['w_320&w_640/storage/campus/hall.png', 400],
    ['constructor_1/storage/campus/hall.png', 400],
    ['__proto___1/storage/campus/hall.png', 400],
    ['w_320', 400],
    ['%/storage/campus/hall.png', 400],
    ['w_320/', 400],
    ['w_320/%', 400],
    ['w_320/storage/campus/missing.png', 404],
    ['w_320/storage/campus/notes.pdf', 404],
    ['w_320/storage/campus', 404],
    ['w_320/storage/campus/broken.png', 400],
    ['w_320/storage/campus/bomb.svg', 400],
    ['w_320/storage/../private/card.png', 403],
    ['w_320/storage/..%2Fprivate%2Fcard.png', 403],
    ['w_320/storage/%2e%2e/private/card.png', 403],
    ['w_320/storage/%252e%252e/private/card.png', 400],
    ['w_320/storage/..%5Cprivate%5Ccard.png', 400],
    ['w_320/storage/campus/hall.png%00.svg', 400],
    ['w_320/private/card.png', 403],
    ['w_320/etc/passwd.png', 403],
    ['w_320//etc/passwd.png', 403],
    ['w_320/http://169.254.169.254/latest/meta-data.png', 403],
    ['w_320/http://localhost:3000@evil.example/storage/campus/hall.png', 403],
    ['w_320/http://localhost:3000.evil.example/storage/campus/hall.png', 403],
    ['w_320/http://localhost:22/storage/campus/hall.png', 403],
    ['w_320/https://localhost:3000/storage/campus/hall.png', 403],
    ['w_320/file:///etc/passwd.png', 403],
    ['w_320/ftp://localhost/x.png', 403],
    ['w_320/data:image/svg+xml,x.svg', 403],
    ['w_320/http://localhost:3000/api/v1/branch/all.png', 403],
  ])('%s is %i', async (rest, status) => {
    const reply = await get(rest)
    expect(reply.status).toBe(status)
    expect(await reply.json()).toHaveProperty('message')
  })

  test('a drawing cannot read files of the server', async () => {
    const reply = await get('w_320/storage/campus/reading.svg')
    const { channels } = await sharp(Buffer.from(await reply.arrayBuffer())).stats()
    // Nothing is drawn: the whole picture is transparent.
    expect(channels.at(-1)?.max).toBe(0)
  })
})

describe('work is bounded', () => {
  const bytes = new Uint8Array([1, 2, 3])
  const counted = (convert: (source: { path: string }) => Promise<Buffer>) => {
    const facts = { type: 'image/png', size: bytes.length, modifiedAt: new Date(0), tag: 'one' }
    const read = vi.fn(async () => ({ ...facts, bytes }))
    const reply = createImages({
      storage: { read, head: async () => facts } as unknown as ReadStorage,
      assets: undefined,
      converter: { convert: (_bytes, source) => convert(source) },
      cacheFolder: join(folder, `bounded-${randomUUID()}`),
      ownOrigins: [own],
    })
    const ask = (rest: string) => reply(new Request(`${own}/_ipx/`), rest)
    return { read, ask }
  }

  test('the original is read once, to be converted, and not for everybody who asks', async () => {
    const { read, ask } = counted(async () => Buffer.from('small'))
    for (let n = 0; n < 5; n++) expect((await ask('w_320/storage/campus/a.png')).status).toBe(200)
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('two are converted at a time, some hundred wait, and the next is told to come again', async () => {
    const { promise: hold, resolve: done } = Promise.withResolvers<void>()
    const convert = vi.fn(async () => {
      await hold
      return Buffer.from('small')
    })
    const { ask } = counted(convert)
    const asked = Array.from({ length: 203 }, (_, at) => ask(`w_320/storage/campus/${at}.png`))
    await expect(Promise.race(asked)).rejects.toBeInstanceOf(ServerBusy)
    expect(convert).toHaveBeenCalledTimes(2)
    done()
    expect((await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled')).toHaveLength(202)
  })
})

test('pictures that wait for the converter too long are to be asked for again, and are no broken pictures', async () => {
  const png = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#eacf6c' } })
    .png()
    .toBuffer()
  const source = { from: 'storage', path: 'campus/hall.png' } as const
  const impatient = createConverter({ longest: 1 })
  const asked = [320, 640].map((width) => impatient.convert(png, source, { width, format: 'webp' }))
  for (const result of await Promise.allSettled(asked)) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(ServerBusy) })
  }
  impatient.close()
})

test('the list of widths holds the screens in both densities and no more than it must', () => {
  for (const width of [320, 640, 768, 1024, 1280, 1536, 3072]) expect(imageWidths.has(width)).toBe(true)
  expect(imageWidths.size).toBeLessThan(32)
  // Every picture can be asked for in so many ways: widths, sizes with and without a fit, and formats.
  expect(3 * (1 + imageWidths.size + 3 * imageSizes.size)).toBeLessThan(400)
  expect(readModifiers('w_3072&f_webp&q_80')).toEqual({ width: 3072, format: 'webp' })
})
