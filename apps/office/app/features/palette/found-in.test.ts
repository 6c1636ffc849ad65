import { expect, test } from 'vitest'
import { foundIn } from './found-in.ts'

const entries = ['New article', 'Articles', 'Audit', 'Page texts'].map((label) => ({ label }))
const labels = (typed: string) => foundIn(entries, typed).map(({ label }) => label)

test('finds by any word, those that begin with it first', () => {
  expect(labels('art')).toEqual(['Articles', 'New article'])
  expect(labels('new art')).toEqual(['New article'])
  expect(labels('')).toHaveLength(4)
  expect(labels('zzz')).toEqual([])
})
