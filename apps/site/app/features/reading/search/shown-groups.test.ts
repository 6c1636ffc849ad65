import type { SearchPiece } from '@northlight/contract/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTurn, shownGroups } from './shown-groups.ts'

const text = (text: string): SearchPiece => ({ text, is_match: false })
const match = (text: string): SearchPiece => ({ text, is_match: true })

test.each<[SearchPiece[], string[]]>([
  [[], []],
  [[text('heat')], ['heat']],
  [[match('heat')], ['', 'heat']],
  [
    [text('a '), match('heat'), text(' b')],
    ['a ', 'heat', ' b'],
  ],
  [
    [match('he'), match('at'), text(' b'), text(' c')],
    ['', 'heat', ' b c'],
  ],
])('pieces %j stand in turn as %j', (pieces, parts) => {
  expect(inTurn(pieces)).toEqual(parts)
})

test('no letter is lost or marked wrongly, whatever the pieces are', () => {
  const pieces = fc.array(fc.record({ text: fc.string(), is_match: fc.boolean() }))
  fc.assert(
    fc.property(pieces, (given) => {
      const letters = (list: SearchPiece[]) =>
        list.flatMap(({ text, is_match }) => [...text].map((one) => [one, is_match]))
      const back = inTurn(given).map((text, place) => ({ text, is_match: place % 2 === 1 }))
      expect(letters(back)).toEqual(letters(given))
    }),
  )
})

test('a group keeps its name and number, a hit what is shown of it', () => {
  const hit = { kind: 'faq' as const, path: '/faq#fees', note: null, title: [match('Fees')], text: [text('When?')] }
  expect(shownGroups([{ kind: 'faq', name: 'Questions and answers', total: 7, hits: [hit] }])).toEqual([
    {
      kind: 'faq',
      name: 'Questions and answers',
      total: 7,
      hits: [{ path: '/faq#fees', note: null, title: ['', 'Fees'], text: ['When?'] }],
    },
  ])
})
