import { expect, type Page } from '@playwright/test'
import { noLayoutShift } from '../support/layout-shift.ts'
import { plainPage } from '../support/pages.ts'
import { test } from '../support/test.ts'

/** Scripts and faces that this page has fetched, in the order of their end. */
const filesOf = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .toSorted((one, other) => one.responseEnd - other.responseEnd)
      .map(({ name }) => /\/(inter|fraunces)-latin|\.js$/.exec(name)?.[1] ?? /\.js$/.exec(name)?.[0])
      .filter((file) => file !== undefined),
  )
}
const facesOf = async (page: Page) => (await filesOf(page)).filter((file) => file !== '.js').toSorted()
const both = ['fraunces', 'inter']
/** How long after the page was complete, its script with it, the first face was asked for. */
const startOfFaces = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const faces = performance.getEntriesByType('resource').filter(({ name }) => /\/(inter|fraunces)-latin/.test(name))
  return Math.min(...faces.map(({ startTime }) => startTime)) - (page?.domComplete ?? Number.POSITIVE_INFINITY)
}
/** Every letter in its own face, and none of them moved anything when it came. */
const areShown = async (page: Page) => {
  const shown = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(shown).toEqual(expect.arrayContaining(['Fraunces', 'Inter']))
  await noLayoutShift(page)
}

for (const [first, second] of [
  [plainPage, '/auth/sign-in'],
  ['/auth/sign-in', plainPage],
] as const)
  test(`who opens ${first} alone on a phone fetches no face, and the next page shows them`, {
    tag: '@phone',
  }, async ({ page, visit }) => {
    await visit(first)
    expect(await facesOf(page)).toEqual([])
    for (const path of [second, first]) {
      await visit(path)
      expect(await facesOf(page)).toEqual(both)
      await areShown(page)
    }
  })

test('on a wide screen a page to read has them at once, and a script goes before them', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit('/auth/sign-in')
  expect(await facesOf(page)).toEqual([])
  await page.reload()
  expect(await facesOf(page)).toEqual(both)
  expect(await page.evaluate(startOfFaces), 'nothing of the page is behind them').toBeGreaterThanOrEqual(0)
  await areShown(page)
  await page.evaluate(() => localStorage.clear())
  await visit(plainPage)
  await areShown(page)
})
