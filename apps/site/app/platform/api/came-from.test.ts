import { sourceHeader } from '@northlight/contract/office/family-words'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cameFrom, rememberLanding } from './came-from.ts'

/** A page that is only English has no other languages in its head. */
const at = (href: string, referrer = '', language?: string) => {
  vi.stubGlobal('location', new URL(href))
  vi.stubGlobal('document', {
    referrer,
    documentElement: { lang: `${language ?? 'en'}-IN` },
    querySelector: () => (language ? {} : null),
  })
  rememberLanding()
  return Object.fromEntries(new URLSearchParams(cameFrom()[sourceHeader]))
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the first page of a visit is remembered with its campaign, and goes with a form from any page', () => {
  const landing = { source: 'instagram', campaign: 'nov-open', landing: '/scholarship' }
  expect(at('https://n.test/scholarship?utm_source=instagram&utm_campaign=nov-open&x=1')).toEqual({
    ...landing,
    page: '/scholarship',
  })
  expect(at('https://n.test/courses/jee', 'https://n.test/scholarship')).toEqual({ ...landing, page: '/courses/jee' })
  expect(at('https://n.test/fees?utm_source=asha')).toEqual({ source: 'asha', landing: '/fees', page: '/fees' })
})

test('of another site only the host is known, of our own nothing', () => {
  expect(at('https://n.test/fees', 'https://www.google.com/search?q=private+words')).toEqual({
    referrer: 'www.google.com',
    landing: '/fees',
    page: '/fees',
  })
})

test('the language of the last page that has several goes along to a page that is only English', () => {
  expect(at('https://n.test/kn/fees', '', 'kn')).toMatchObject({ language: 'kn', page: '/kn/fees' })
  expect(at('https://n.test/events/open-day')).toMatchObject({ language: 'kn', page: '/events/open-day' })
  expect(at('https://n.test/fees', '', 'en')).toMatchObject({ language: 'en' })
})

test('where nothing may be stored nothing is sent but the page', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
  })
  expect(at('https://n.test/fees?utm_source=x')).toEqual({})
})
