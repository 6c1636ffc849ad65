import { expect, type Page } from '@playwright/test'
import { newAccount, signInAs } from '../support/accounts.ts'
import { axe } from '../support/axe.ts'
import { noLayoutShift } from '../support/layout-shift.ts'
import { sideways } from '../support/sideways.ts'
import { test } from '../support/test.ts'

/**
 * What a page does is walked at one width, mostly a phone's; here every kind of page is looked at on a desk as well,
 * and some of each kind on a tablet and on a wide screen, each loaded once.
 */
const atDesk = { tag: '@desktop' }
const desk = { width: 1280, height: 800 }

/** Where header and footer differ from those of the home page: in other letters, for who is signed in, at other widths. */
const hasOwnShell = ['/kn', '/hi/contact-us', '/profile', '/fees']

const isSound = async (page: Page, path: string) => {
  expect(await sideways(page), `${path} at ${page.viewportSize()?.width} px`).toEqual([])
  await axe(page, hasOwnShell.includes(path) ? page.locator('html') : undefined)
}

/** What machines read of a page stands in it once. */
const toldOnce = async (page: Page, path: string) => {
  const told = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(told, path).toEqual([...new Set(told)])
}

/** What the first screen waits for has come; parts further down are fetched when somebody scrolls there. */
const isThere = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const waiting = () =>
    page
      .locator('main [aria-busy="true"]')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().top < innerHeight).length)
  await expect.poll(waiting).toBe(0)
}

const look = async (page: Page, visit: (path: string) => Promise<void>, path: string) =>
  test.step(path, async () => {
    await visit(path)
    await isThere(page)
    await toldOnce(page, path)
    // Kannada and Hindi are read at once in the letters of the device, and change a little when ours come.
    if (!/^\/(kn|hi)\b/.test(path)) await noLayoutShift(page)
    await isSound(page, path)
  })

test('pages about the institute are sound on a desk', atDesk, async ({ page, visit }) => {
  for (const path of [
    '/mission-vision',
    '/about-us',
    '/leadership-team',
    '/testimonial',
    '/achievers/neet',
    '/careers',
    '/contact-us',
    '/gallery',
    '/expert-tips',
    '/expert-tips/check-the-limits',
    '/faq',
    '/knowledge-desk',
    '/knowledge-desk/free-body-diagrams-step-by-step',
    '/legal/privacy-policy',
    '/sitemap',
  ])
    await look(page, visit, path)
})

test(
  'pages about courses, events and admission are sound on a desk, a tablet and a wide screen',
  atDesk,
  async ({ page, visit }) => {
    for (const path of [
      '/fees',
      '/admission',
      '/bengaluru/courses/two-year-integrated-jee',
      '/events',
      '/aptitude-test',
    ]) {
      await look(page, visit, path)
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await isSound(page, path)
      }
      await page.setViewportSize(desk)
    }
  },
)

test('forms, lists and pages in Kannada and Hindi are sound on a desk', atDesk, async ({ page, visit }) => {
  for (const path of [
    '/admission/puc',
    '/admission/register',
    '/2-year-integrated-day-scholar-and-residential-program?mode=residential',
    '/vrddhi',
    '/vrddhi/syllabus',
    '/events/open-house-real-class',
    '/online-tests',
    '/online-tests/biology-half-hour',
    '/search?q=physics',
    '/auth/sign-in',
    '/auth/sign-up',
    '/auth/forgot-password',
    '/kn',
    '/kn/fees',
    '/hi/contact-us',
  ])
    await look(page, visit, path)
})

test('the pages of an account are sound on a desk', atDesk, async ({ page, visit }) => {
  await signInAs(page, await newAccount(page))
  for (const path of [
    '/profile',
    '/profile/details',
    '/profile/progress',
    '/profile/notices',
    '/test-enrolled',
    '/course-enrolled',
    '/payments',
    '/practice/bookmarks',
  ])
    await test.step(path, async () => {
      await visit(path)
      await isThere(page)
      await isSound(page, path)
      // A phone of 390 px at 200 %.
      await page.setViewportSize({ width: 195, height: 422 })
      expect(await sideways(page), `${path} at 195 px`).toEqual([])
      await page.setViewportSize(desk)
    })
})
