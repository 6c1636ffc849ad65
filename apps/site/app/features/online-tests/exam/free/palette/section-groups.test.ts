import { expect, test } from 'vitest'
import { sectionGroups } from './section-groups.ts'

const section = (id: number, subject: string) => ({
  ...{ id, subject, name: `${subject} ${id}`, durationMs: null },
  slots: [id * 10, id * 10 + 1],
})
const names = (...subjects: string[]) =>
  sectionGroups(subjects.map((subject, at) => section(at + 1, subject))).map(({ name, slots }) => [name, slots.length])

test('up to four sections have a tab each', () => {
  expect(names('Physics', 'Physics', 'Chemistry', 'Chemistry')).toHaveLength(4)
})

test('twelve sections of three subjects have three', () => {
  const many = ['Physics', 'Chemistry', 'Mathematics'].flatMap((subject) => [subject, subject, subject, subject])
  expect(names(...many)).toEqual([
    ['Physics', 8],
    ['Chemistry', 8],
    ['Mathematics', 8],
  ])
})

test('sections without a subject, or each with its own, stay as they are', () => {
  expect(names('Physics', 'Chemistry', 'Mathematics', 'Biology', 'English')).toHaveLength(5)
  expect(names('Physics', '', 'Physics', 'Physics', 'Physics')).toHaveLength(5)
})
