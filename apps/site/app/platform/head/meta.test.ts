import { wordsIn } from '@northlight/contract/words/catalogue'
import { englishWords, type Words } from '@northlight/contract/words/words'
import { describe, expect, test, vi } from 'vitest'
import { neutralInstitute } from '../institute/institute.ts'
import { canonicalPath } from './canonical-path.ts'
import { pageMeta } from './meta.ts'
import type { PageMeta } from './page-meta.ts'
import { shortText } from './short-text.ts'

const institute = { ...neutralInstitute, name: 'Test Institute', tagline: 'Learn by doing.' }
const matchesIn = (words: Words) => [{ id: 'root', loaderData: { institute, siteUrl: 'https://x.test', words } }]
const matches = matchesIn(englishWords)

type Tag = Record<string, unknown>
const tags = (given: Partial<PageMeta>): Tag[] => pageMeta({ title: 'Fees', path: '/fees', matches, ...given }) as Tag[]
const content = (all: Tag[], name: string) => all.find((tag) => tag.name === name || tag.property === name)?.content
const canonical = (all: Tag[]) => all.find((tag) => tag.rel === 'canonical')?.href
const scripts = (all: Tag[]) => all.flatMap((tag) => tag['script:ld+json'] ?? [])

describe('the head of a page', () => {
  test('names the page and the institute, and is told alike to search engines and networks', () => {
    const all = tags({ description: 'What a year costs.' })
    expect(all[0]).toEqual({ title: 'Fees · Test Institute' })
    expect(content(all, 'og:title')).toBe('Fees · Test Institute')
    expect(content(all, 'twitter:title')).toBe('Fees · Test Institute')
    expect(content(all, 'twitter:card')).toBe('summary_large_image')
    expect(content(all, 'description')).toBe('What a year costs.')
    expect(content(all, 'og:url')).toBe('https://x.test/fees')
    expect(content(all, 'og:image')).toBe('https://x.test/share/page/fees.png')
  })

  test('says in the browser only what a browser shows: machines read the document', () => {
    vi.stubEnv('SSR', false)
    const all = tags({ trail: [['Fees']] })
    vi.unstubAllEnvs()
    expect(all.map((tag) => Object.keys(tag).join(' '))).toEqual(['title', 'tagName rel href'])
    expect(canonical(all)).toBe('https://x.test/fees')
    expect(scripts(tags({ trail: [['Fees']] }))).toHaveLength(1)
  })

  test('follows the record that staff wrote, field by field', () => {
    const all = tags({
      description: 'Ours',
      seo: { meta_title: 'Own title', meta_description: null, meta_keywords: 'a, b', meta_scripts: null },
    })
    expect(all[0]).toEqual({ title: 'Own title' })
    expect(content(all, 'description')).toBe('Ours')
    expect(content(all, 'keywords')).toBe('a, b')
  })

  test('has a description even where nobody wrote one', () => {
    expect(content(tags({}), 'description')).toBe('Fees. Learn by doing.')
  })

  test('says noindex instead of an address that nobody should keep', () => {
    const all = tags({ noindex: true })
    expect(content(all, 'robots')).toBe('noindex')
    expect(canonical(all)).toBeUndefined()
  })

  test.each([
    ['/Mysuru/courses/NEET/?utm_source=x', {}, '/share/course/mysuru/neet.png'],
    ['/', {}, '/share/page/home.png'],
    ['/events?page=2', {}, '/share/page/events.png'],
    ['/search?q=jee', { noindex: true }, '/share/page/home.png'],
  ])('%s is shared with a picture that there is', (path, more, picture) => {
    const all = tags({ path, ...more })
    expect(content(all, 'og:image')).toBe(`https://x.test${picture}`)
    expect(content(all, 'twitter:image')).toBe(`https://x.test${picture}`)
  })

  test('a page in several languages names all of them, itself among them, and the one for everybody else', () => {
    const alternates = (all: Tag[]) => all.flatMap((tag) => (tag.hrefLang ? [[tag.hrefLang, tag.href]] : []))
    const all = [
      ['en', 'https://x.test/fees'],
      ['kn', 'https://x.test/kn/fees'],
      ['hi', 'https://x.test/hi/fees'],
      ['x-default', 'https://x.test/fees'],
    ]
    const kannada = tags({
      path: '/kn/fees?campus=mysuru',
      matches: matchesIn(wordsIn('kn')),
      seo: { meta_title: 'Own' },
    })
    expect(alternates(tags({}))).toEqual(all)
    expect(alternates(kannada)).toEqual(all)
    expect(canonical(kannada)).toBe('https://x.test/kn/fees')
    expect(content(kannada, 'og:locale')).toBe('kn_IN')
    expect(content(kannada, 'og:image')).toBe('https://x.test/share/page/fees.png')
    // What staff wrote for search engines is English. A name that stays as it is has the language beside it.
    expect(kannada[0]).toEqual({ title: 'Fees · Test Institute · ಕನ್ನಡ' })
    expect(alternates(tags({ path: '/' }))).toContainEqual(['hi', 'https://x.test/hi'])
    expect(alternates(tags({ path: '/gallery' }))).toEqual([])
    expect(alternates(tags({ noindex: true }))).toEqual([])
  })

  test('tells pages of a list apart', () => {
    const all = tags({ title: 'Events', path: '/events?page=3&utm_source=x' })
    expect(all[0]).toEqual({ title: 'Events · Test Institute · Page 3' })
    expect(canonical(all)).toBe('https://x.test/events?page=3')
  })

  test('takes a picture of the page where there is one', () => {
    const all = tags({ image: 'https://x.test/a.jpg' })
    expect(content(all, 'og:image')).toBe('https://x.test/a.jpg')
    expect(content(all, 'og:image:width')).toBeUndefined()
  })

  test('leads to the feed', () => {
    expect(tags({})).toContainEqual(
      expect.objectContaining({ rel: 'alternate', type: 'application/rss+xml', href: '/knowledge-desk/feed.xml' }),
    )
  })

  test('leaves steps out of the way that are no pages', () => {
    const [told] = scripts(tags({ trail: [['Legal'], ['Privacy']] })) as { itemListElement: unknown[] }[]
    expect(told?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://x.test' },
      { '@type': 'ListItem', position: 2, name: 'Privacy' },
    ])
  })

  test('describes the way to the page', () => {
    expect(scripts(tags({ trail: [['Courses', '/admission'], ['Fees']] }))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://x.test' },
          { '@type': 'ListItem', position: 2, name: 'Courses', item: 'https://x.test/admission' },
          { '@type': 'ListItem', position: 3, name: 'Fees' },
        ],
      },
    ])
  })
})

describe('JSON-LD written by staff', () => {
  const written = (meta_scripts: string) => scripts(tags({ seo: { meta_scripts } }))

  test('is taken when it speaks of schema.org', () => {
    expect(written('{"@context":"https://schema.org","@type":"Course","name":"</script><b>"}')).toEqual([
      { '@context': 'https://schema.org', '@type': 'Course', name: '</script><b>' },
    ])
    expect(written('[{"@context":"http://schema.org/","@graph":[]}, 7]')).toHaveLength(1)
  })

  test.each([
    '',
    '  ',
    'alert(1)',
    '{"a":',
    '{"@type":"Course"}',
    '"text"',
    '{"@context":"https://evil.test","@type":"X"}',
  ])('is left out otherwise: %s', (text) => {
    expect(written(text)).toEqual([])
  })
})

test.each([
  ['/FAQ', '/faq'],
  ['/', ''],
  ['/?page=1', ''],
  ['/?utm_source=a&page=2', '?page=2'],
  ['/faq?q=fees', '/faq'],
  ['/events/?page=abc', '/events'],
  ['/events?page=0', '/events'],
])('the one address of %s is %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected)
})

test('a long text ends at a word', () => {
  const text = shortText('word '.repeat(60))
  expect(text.length).toBeLessThanOrEqual(160)
  expect(text).toMatch(/word…$/)
  expect(shortText('  short\n text ')).toBe('short text')
})
