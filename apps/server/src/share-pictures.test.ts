import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@northlight/contract/client'
import { productColours } from '@northlight/contract/colours'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { figureOf } from './share-figures.ts'
import { sharePictures } from './share-pictures.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northlight-share-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const missing = Object.assign(new Error('Data not found.'), { status: 404 })
const general = {
  website_name: 'Test Institute',
  tagline: 'Learn by doing',
  address: 'Mysuru',
  colours: productColours,
  motif: 'stars',
}
const client: Client = {
  get: (async (path: string, options?: { params?: { slug?: string } }) => {
    if (path === '/website-detail') return { general }
    if (path === '/blog/{slug}' && options?.params?.slug === 'heat')
      return { blog: { name: 'Heat <& work>', category: 'Physics', reading_minutes: 4 } }
    throw missing
  }) as Client['get'],
  post: vi.fn() as Client['post'],
  delete: vi.fn() as Client['delete'],
}

const ask = (path: string) => {
  const { pattern, make } = sharePictures({ client, siteUrl: 'https://x.test', cacheFolder: folder })
  const parts = pattern.exec(path)
  return parts ? make(parts.slice(1)) : undefined
}

describe('the picture of a shared link', () => {
  test('is a PNG of the size that networks want, drawn once', async () => {
    const made = await ask('/share/article/heat.png')
    expect(made?.type).toBe('image/png')
    expect(await sharp(made?.body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(made?.body.length).toBeLessThan(200_000)
    await ask('/share/article/heat.png')
    expect(await readdir(folder)).toHaveLength(1)
  })

  test('shows another figure for another name, and the same for the same', () => {
    const names = ['Fees and refunds', 'Events', 'Gallery', 'Careers', 'Heat', 'NEET']
    expect(new Set(names.map(figureOf)).size).toBeGreaterThan(2)
    expect(figureOf('Heat')).toBe(figureOf('Heat'))
  })

  test.each(['/share/page/home.png', '/share/page/about-us.png', '/share/page/admission/puc.png'])(
    'exists for %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ type: 'image/png' })
    },
  )

  test.each([
    '/share/article/none.png',
    '/share/page/no-such-campaign.png',
    '/share/page/a/b.png',
    '/share/course/alone.png',
    '/share/constructor/x.png',
    '/share/article/../x.png',
    '/share/article/heat.jpg',
  ])('is not drawn for %s', async (path) => {
    expect(await ask(path)).toBeUndefined()
  })
})
