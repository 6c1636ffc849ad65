import { describe, expect, test } from 'vitest'
import { coursePath } from '../../platform/paths/paths.ts'
import { courseMenu } from './course-menu.ts'
import { isWithin } from './is-within.ts'
import { isCurrent, menuTree } from './menu-tree.ts'

const course = (name: string, className: 'School (STD VIII to X)' | 'Senior Secondary (XI, XII, PU)' | 'Online') => ({
  name,
  slug: name.toLowerCase(),
  class: className,
})

describe('the courses panel', () => {
  const menu = courseMenu([
    {
      name: 'Mysuru',
      slug: 'mysuru',
      modes: ['Day scholar', 'Residential'],
      courses: [
        course('Series', 'Online'),
        course('Foundation', 'School (STD VIII to X)'),
        course('Circle', 'School (STD VIII to X)'),
      ],
    },
    { name: 'Planned', slug: 'planned', modes: [], courses: [] },
  ])

  test('orders the classes from school to online, whatever order the courses come in', () => {
    expect(menu[0]?.groups.map(({ title }) => title)).toEqual(['School (STD VIII to X)', 'Online'])
  })

  test('keeps the order of courses inside a class and links each to its branch', () => {
    expect(menu[0]?.groups[0]?.links).toEqual([
      { label: 'Foundation', to: '/mysuru/courses/foundation' },
      { label: 'Circle', to: '/mysuru/courses/circle' },
    ])
  })

  test('leaves out a branch without courses', () => {
    expect(menu.map(({ name }) => name)).toEqual(['Mysuru'])
  })

  test('says how one can study there', () => {
    expect(menu[0]?.modes).toBe('Day scholar and residential')
  })
})

test('an odd slug cannot leave its place in the address', () => {
  expect(coursePath('a/b', '../x?y')).toBe('/a%2Fb/courses/..%2Fx%3Fy')
})

describe('the current item', () => {
  const current = (pathname: string) => menuTree.filter((item) => isCurrent(item, pathname)).map(({ label }) => label)

  test('matches whole path segments', () => {
    expect(isWithin('/events', '/events')).toBe(true)
    expect(isWithin('/events', '/events/open-house')).toBe(true)
    expect(isWithin('/events', '/events-archive')).toBe(false)
  })

  test('is found for pages, children and pages fed by data', () => {
    expect(current('/')).toEqual([])
    expect(current('/about-us')).toEqual(['About Us'])
    expect(current('/careers')).toEqual(['About Us'])
    expect(current('/knowledge-desk/first-five-minutes')).toEqual(['Knowledge Desk'])
    expect(current('/bengaluru/courses/jee')).toEqual(['Courses'])
    expect(current('/admission/puc')).toEqual(['Courses'])
    expect(current('/achievers/neet')).toEqual(['Achievers'])
  })
})

test('every static page of the menu of the product is reachable, and none twice', () => {
  const links = menuTree
    .flatMap((item) => [item.to, ...(item.children ?? []).map(({ to }) => to)])
    .filter((to) => to !== undefined)
  expect(new Set(links).size).toBe(links.length)
  for (const path of [
    '/admission',
    '/gallery',
    '/2-year-integrated-day-scholar-and-residential-program',
    '/vrddhi',
    '/online-tests',
  ])
    expect(links).toContain(path)
  for (const path of links) expect(path).toMatch(/^\/[a-z0-9-]+$/)
})
