import { describe, expect, test } from 'vitest'
import { byPlace, nearnessOf, placeOf, withinKind } from './order.ts'

describe('where a word was found', () => {
  test.for([
    ['the title was typed whole', { hostel: ['text'] }, 1, true, 'whole'],
    ['it stands in the title', { hostel: ['title', 'text'] }, 1, false, 'title'],
    ['another word for it stands in the title', { residential: ['title'] }, 1, false, 'title'],
    ['it is what the page is called by', { hostel: ['words'] }, 1, false, 'called'],
    [
      'one of two words stands in the title, the other in what it is called',
      { a: ['title'], b: ['words'] },
      2,
      false,
      'called',
    ],
    ['one of two words stands in the title, the other in the text', { a: ['title'], b: ['text'] }, 2, false, 'text'],
    ['it stands in the text alone', { hostel: ['text'] }, 1, false, 'text'],
  ] as const)('%s', ([, match, terms, isWhole, expected]) => {
    const found = Object.fromEntries(Object.entries(match).map(([word, fields]) => [word, [...fields]]))
    expect(nearnessOf(found, terms, isWhole)).toBe(expected)
  })
})

test('title before text, courses and pages before what is read, what is over last', () => {
  const hit = (
    name: string,
    kind: 'course' | 'page' | 'event' | 'article' | 'faq',
    nearness: 'whole' | 'title' | 'called' | 'text',
    more: { score?: number; isOver?: boolean } = {},
  ) => ({ name, place: placeOf({ kind, isOver: more.isOver }, { nearness, score: more.score ?? 1 }) })
  const hits = [
    hit('past event, text', 'event', 'text', { isOver: true, score: 99 }),
    hit('article, text', 'article', 'text', { score: 50 }),
    hit('course, text', 'course', 'text'),
    hit('past event, title', 'event', 'title', { isOver: true, score: 99 }),
    hit('article, title', 'article', 'title', { score: 50 }),
    hit('coming event, title', 'event', 'title'),
    hit('page, title', 'page', 'title', { score: 2 }),
    hit('course, title', 'course', 'title', { score: 3 }),
    hit('article, whole title', 'article', 'whole'),
  ]
  expect(hits.toSorted((a, b) => byPlace(a.place, b.place)).map(({ name }) => name)).toEqual([
    'article, whole title',
    'course, title',
    'page, title',
    'coming event, title',
    'article, title',
    'past event, title',
    'course, text',
    'article, text',
    'past event, text',
  ])
  const [past, coming] = [hit('past', 'event', 'title', { isOver: true }), hit('coming', 'event', 'text')]
  expect(withinKind(past.place, coming.place)).toBeGreaterThan(0)
})
