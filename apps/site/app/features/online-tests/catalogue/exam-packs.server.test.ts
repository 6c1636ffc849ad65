import { SHIPPED_PACKS } from '@northlight/exam/papers/shipped-packs'
import { expect, test } from 'vitest'
import { examPacks, packName } from './exam-packs.server.ts'

test('papers, brackets and single subjects are taken off the name of a kind', () => {
  expect([...new Set(SHIPPED_PACKS.map(packName))]).toEqual([
    'JEE Main',
    'NEET-UG',
    'KCET',
    'JEE Advanced',
    'School aptitude',
  ])
})

test('only kinds with a test are listed, with how many there are', () => {
  const packs = examPacks([{ name: 'KCET Physics, paper 1' }, { name: 'kcet Biology' }, { name: 'JEE Main mock 1' }])
  expect(packs.map(({ name, tests }) => [name, tests])).toEqual([
    ['JEE Main', 1],
    ['KCET', 2],
  ])
  expect(packs[0]).toMatchObject({ questions: 75, minutes: 180, marking: '+4 / −1' })
})
