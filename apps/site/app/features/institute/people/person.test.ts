import { facultyPath } from '@northlight/contract/pages/faculty-path'
import { expect, test } from 'vitest'
import { type Person, postOf } from './person.ts'

const person = (post: string, campus: string): Person => ({
  slug: 'a',
  name: 'A',
  subject: '',
  qualification: '',
  years: null,
  image: '',
  alt: '',
  post,
  campus,
})

test.each([
  ['Senior Tutor, Chemistry', 'Hubballi', ['Senior Tutor, Chemistry', 'Hubballi']],
  ['Head of Chemistry, Mysuru', 'Mysuru', ['Head of Chemistry, Mysuru']],
  ['Head of Online Classes', '', ['Head of Online Classes']],
])('%s of %s is shown as %s', (post, campus, line) => {
  expect(postOf(person(post, campus))).toEqual(line)
})

test.each([
  [0, '/leadership-team#asha'],
  [7, '/leadership-team#asha'],
  [8, '/leadership-team?page=2#asha'],
  [17, '/leadership-team?page=3#asha'],
])('somebody at place %i of the faculty stands at %s', (index, path) => {
  expect(facultyPath('asha', index)).toBe(path)
})
