import type { Client } from '@northlight/contract/client'
import { seconds } from '@northlight/contract/durations'
import { describe, expect, test, vi } from 'vitest'
import { brochure } from './brochure.ts'

// A thread starts, reads fonts and sets a document; a busy machine takes its time.
vi.setConfig({ testTimeout: seconds(60) })

const missing = Object.assign(new Error('Data not found.'), { status: 404 })
const course = {
  name: 'NEET Repeater',
  slug: 'neet-repeater',
  class: 'Online',
  description: '<p>A year.</p>',
  short_description: null,
  eligibility: null,
  duration: '1 year',
  mode: null,
  batch_size: null,
  tests_count: null,
  branch_details: [],
}
const branch = { name: 'Mysuru', slug: 'mysuru', address: null, phone: null, email: null, office_hours: null }

const client: Client = {
  get: (async (path: string, options?: { params?: { course_slug?: string } }) => {
    if (path === '/website-detail') return { general: { website_name: 'Test', tagline: '', phone: '', email: '' } }
    if (options?.params?.course_slug === 'neet-repeater') return { course, branch }
    if (options?.params?.course_slug === 'broken') return { course: { ...course, branch_details: null }, branch }
    throw missing
  }) as Client['get'],
  post: vi.fn() as Client['post'],
  delete: vi.fn() as Client['delete'],
}

const ask = (path: string, now = '2026-11-15T10:00:00.000Z') => {
  const { pattern, make } = brochure({ client, siteUrl: 'https://x.test', now: () => now })
  const parts = pattern.exec(path)
  return parts ? make(parts.slice(1)) : Promise.resolve(undefined)
}

describe('the brochure of a course', () => {
  test('is a PDF with a name to save it under, the same all day', async () => {
    const made = await ask('/brochure/mysuru/neet-repeater.pdf')
    expect(made).toMatchObject({ type: 'application/pdf', fileName: 'neet-repeater-mysuru.pdf' })
    expect(
      Buffer.from(made?.body ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const later = await ask('/brochure/mysuru/neet-repeater.pdf', '2026-11-15T17:00:00.000Z')
    expect(Buffer.compare(made?.body ?? new Uint8Array(), later?.body ?? new Uint8Array(1))).toBe(0)
  })

  test.each(['/brochure/mysuru/none.pdf', '/brochure/mysuru/../x.pdf', '/brochure/mysuru.pdf'])(
    'does not exist at %s',
    async (path) => {
      expect(await ask(path)).toBeUndefined()
    },
  )

  test('that cannot be made fails instead of waiting for ever', async () => {
    await expect(ask('/brochure/mysuru/broken.pdf')).rejects.toThrow()
  })
})
