import type { CourseShortView } from '@northlight/contract/content/courses'
import { expect, test } from 'vitest'
import { courseEntryOf } from './course-entry.ts'

const course = (fee_from_paise: number | null, campuses: number) =>
  ({
    name: 'A course',
    slug: 'a-course',
    class: 'Online',
    short_description: null,
    duration: null,
    batch_size: null,
    mode: null,
    fee_from_paise,
    branches: Array.from({ length: campuses }, (_, index) => ({ name: `Campus ${index}`, slug: `campus-${index}` })),
  }) as unknown as CourseShortView

test.each([
  ['the lowest of several fees', 34_000_00, 4, '₹34,000', { before: 'from' }],
  ['the only fee there is', 34_000_00, 1, '₹34,000', {}],
  ['free at one campus of several', 0, 3, 'Free', { after: 'at some campuses' }],
  ['free where it is given', 0, 1, 'Free', {}],
  ['not fixed yet', null, 2, '', { before: 'from' }],
])('a fee that is %s says so', (_what, paise, campuses, fee, feeWords) => {
  expect(courseEntryOf(course(paise, campuses))).toMatchObject({ fee, feeWords })
})
