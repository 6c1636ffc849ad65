import type { Client } from '@northlight/contract/client'
import { listedPages } from '@northlight/contract/pages/listed-pages'
import { expect, test } from 'vitest'
import { accountLinks, menuTree } from '../../shell/menu/menu-tree.ts'
import { siteMap } from './site-map-groups.ts'

const lists: Record<string, object> = {
  '/site-pages': { empty: [], examination: null },
  '/branch/all': { branch: [] },
  '/achiever/category': { achiverCategory: [] },
  '/campaign/all': { campaigns: [] },
  '/tests/all': { tests: [] },
  '/blog/all': { blogs: [] },
  '/expert-tip/all': { expertTips: [] },
  '/event/all': { events: [] },
  '/legal': { legal: [] },
}
const withoutRecords = { get: async (path: string) => lists[path] } as unknown as Client

test('every page that search knows stands in a menu or in the map of the site', async () => {
  const parts = await siteMap(withoutRecords)
  const reachable = new Set([
    ...[...menuTree, ...menuTree.flatMap(({ children = [] }) => children), ...accountLinks].map(({ to }) => to),
    ...parts.flatMap(({ links }) => links.map(({ to }) => to)),
  ])
  // The map itself is reached from the footer.
  expect(listedPages.map(({ path }) => path).filter((path) => !reachable.has(path))).toEqual(['/sitemap'])
})

test('the map has every page that search knows, once, whether somebody has given it a place there or not', async () => {
  const links = (await siteMap(withoutRecords)).flatMap(({ links }) => links.map(({ to }) => to))
  expect(links.length).toBe(new Set(links).size)
  expect(listedPages.map(({ path }) => path).filter((path) => !links.includes(path))).toEqual(['/sitemap'])
})
