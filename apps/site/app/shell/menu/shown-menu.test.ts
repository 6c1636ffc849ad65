import { pagesThatWait } from '@northlight/contract/content/site-pages'
import { expect, test } from 'vitest'
import { menuTree, shownLinks, shownMenu } from './menu-tree.ts'

const labels = (content: Parameters<typeof shownMenu>[0]) =>
  shownMenu(content).map(({ label, children = [] }) => [label, ...children.map((child) => child.label)])

test('an institute with everything has the whole menu', () => {
  expect(shownMenu({ empty: [], examination: 'Vrddhi' })).toEqual(menuTree)
})

test('an institute without content has what stands by itself, and no group that opens on nothing', () => {
  expect(labels({ empty: pagesThatWait, examination: '' })).toEqual([['About Us'], ['Contact Us']])
})

test('the first course brings its group, and the admission page stands alone before', () => {
  const without = (...paths: string[]) => pagesThatWait.filter((path) => !paths.includes(path))
  expect(labels({ empty: without('/admission'), examination: '' })).toEqual([
    ['About Us'],
    ['Admission'],
    ['Contact Us'],
  ])
  expect(labels({ empty: without('/#courses', '/fees', '/faq'), examination: '' })).toEqual([
    ['About Us'],
    ['Courses', 'Fees and refunds'],
    ['Knowledge Desk', 'FAQ'],
    ['Contact Us'],
  ])
})

test('the talent examination has the name that the institute gave it', () => {
  const [link] = shownLinks([{ label: 'Vrddhi', to: '/vrddhi' }], { empty: [], examination: 'Star Search' })
  expect(link).toEqual({ label: 'Star Search', to: '/vrddhi' })
})
