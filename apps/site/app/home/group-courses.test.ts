import { expect, test } from 'vitest'
import { groupCourses } from './group-courses.ts'

const foundation = {
  name: 'Foundation',
  slug: 'foundation',
  class: 'School (STD VIII to X)',
  short_description: 'Evenings',
} as const
const series = { name: 'Series', slug: 'series', class: 'Online', short_description: null } as const

test('a course at two campuses is one row with two places', () => {
  const groups = groupCourses([
    { name: 'Bengaluru', slug: 'bengaluru', courses: [series, foundation] },
    { name: 'Mysuru', slug: 'mysuru', courses: [foundation] },
  ])
  expect(groups.map(({ title }) => title)).toEqual(['School (STD VIII to X)', 'Online'])
  expect(groups[0]?.courses).toEqual([
    {
      name: 'Foundation',
      text: 'Evenings',
      places: [
        { label: 'Bengaluru', to: '/bengaluru/courses/foundation' },
        { label: 'Mysuru', to: '/mysuru/courses/foundation' },
      ],
    },
  ])
})

test('without courses there is nothing to show', () => {
  expect(groupCourses([{ name: 'Planned', slug: 'planned', courses: [] }])).toEqual([])
})
