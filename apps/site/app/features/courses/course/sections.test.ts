import { describe, expect, test } from 'vitest'
import { sectionsOf, tellsWhatIsCovered } from './sections.ts'

describe('a description', () => {
  test('is cut at its headings, with what stands before the first one apart', () => {
    expect(
      sectionsOf('<p>Lead.</p><h2 id="who">Who it is for</h2><p>A student.</p><h2>A week</h2><ul><li>x</li></ul>'),
    ).toEqual([
      { heading: null, html: '<p>Lead.</p>' },
      { heading: 'Who it is for', html: '<p>A student.</p>' },
      { heading: 'A week', html: '<ul><li>x</li></ul>' },
    ])
  })

  test('without headings is one part, and without words none', () => {
    expect(sectionsOf('<p>Only this.</p>')).toEqual([{ heading: null, html: '<p>Only this.</p>' }])
    expect(sectionsOf(null)).toEqual([])
    expect(sectionsOf('  ')).toEqual([])
  })

  test('keeps marks and signs of a heading as words', () => {
    expect(sectionsOf('<h2>Q &amp; <em>A</em></h2><p>x</p>')[0]?.heading).toBe('Q & A')
  })
})

test('what is covered is told apart from what is not', () => {
  expect(tellsWhatIsCovered('What the fee covers')).toBe(true)
  expect(tellsWhatIsCovered('What is included')).toBe(true)
  expect(tellsWhatIsCovered('What is not included')).toBe(false)
  expect(tellsWhatIsCovered('Who it is for')).toBe(false)
  expect(tellsWhatIsCovered(null)).toBe(false)
})
