import { describe, expect, test } from 'vitest'
import { distance } from './nearest-word.ts'
import { nearlyOtherWords, otherWords, respelled, swaps } from './other-words.ts'

describe('what a typed word may stand for', () => {
  test.each([
    ['pricing', 'fee'],
    ['hostel', 'residential'],
    ['droppers', 'repeater'],
    ['bangalore', 'bengaluru'],
    ['ಶುಲ್ಕ', 'fee'],
    ['फीस', 'fee'],
    ['दाख़िला', 'admission'],
    ['vacancies', 'careers'],
    ['10th', 'class 10'],
    ['xii', 'class 12'],
    ['fees', 'fee'],
  ])('%s may stand for %s', (typed, ours) => {
    expect(otherWords(typed.normalize('NFKD'))).toContain(ours)
  })

  test('a slip in such a word is forgiven, as far as it is allowed', () => {
    expect(nearlyOtherWords('banglore', 2)).toEqual(['bengaluru'])
    expect(nearlyOtherWords('bnglr', 1)).toEqual([])
    expect(nearlyOtherWords('bangalore', 0)).toEqual([])
  })

  test('a word of the pages stands for itself alone', () => {
    expect(otherWords('physics')).toEqual(['physic'])
    expect(otherWords('class')).toEqual([])
    expect(otherWords('gallery')).toEqual([])
    expect(otherWords('constructor')).toEqual([])
  })
})

describe('spelling', () => {
  test.each([
    ['K-CET mock', 'kcet mock'],
    ['k cet', 'kcet'],
    ['How much is NEET?', 'fee is neet?'],
    ['+91 98450 00110', '9845000110'],
    ['098450-00110', '9845000110'],
    ['98450 001', '98450001'],
    ['NEET 2027', 'neet 2027'],
    ['10 12', '10 12'],
  ])('%s is looked up as %s', (typed, ours) => {
    expect(respelled(typed)).toBe(ours)
  })

  test('two letters changed about are one slip', () => {
    expect(swaps('hostle')).toContain('hostel')
    expect(distance('hostle', 'hostel')).toBe(1)
    expect(distance('kitten', 'sitting')).toBe(3)
  })
})
