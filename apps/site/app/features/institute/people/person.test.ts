import { expect, test } from 'vitest'
import { type Person, postLine } from './person.ts'

const person = (post: string, campus: string): Person => ({
  slug: 'a',
  name: 'A',
  subject: '',
  qualification: '',
  years: '',
  image: '',
  alt: '',
  post,
  campus,
})

test.each([
  ['Senior Tutor, Chemistry', 'Hubballi', 'Senior Tutor, Chemistry\u00a0· Hubballi'],
  ['Head of Chemistry, Mysuru', 'Mysuru', 'Head of Chemistry, Mysuru'],
  ['Head of Online Classes', '', 'Head of Online Classes'],
])('%s of %s is shown as %s', (post, campus, line) => {
  expect(postLine(person(post, campus))).toBe(line)
})
