import { expect, test } from 'vitest'
import { subjectChips } from './subject-chips.ts'

const subjects = [
  { name: 'Physics', total: 5 },
  { name: 'Exam strategy', total: 12 },
]

test('all comes first with the sum, and the chosen subject is the current one', () => {
  expect(subjectChips('/knowledge-desk', subjects, { subject: 'Physics' })).toEqual([
    { label: 'All', to: '/knowledge-desk', count: 17, isCurrent: false },
    { label: 'Physics', to: '/knowledge-desk?subject=Physics', count: 5, isCurrent: true },
    { label: 'Exam strategy', to: '/knowledge-desk?subject=Exam+strategy', count: 12, isCurrent: false },
  ])
})

test('a search stays when the subject changes, without counts that would be wrong', () => {
  const [all, physics] = subjectChips('/knowledge-desk', subjects, { q: 'friction' })
  expect(all).toEqual({ label: 'All', to: '/knowledge-desk?q=friction', count: undefined, isCurrent: true })
  expect(physics?.to).toBe('/knowledge-desk?subject=Physics&q=friction')
})
