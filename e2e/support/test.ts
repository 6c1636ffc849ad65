import { seconds } from '@northlight/contract/durations'
import { test as base, type Page } from '@playwright/test'
import { watchLayoutShifts } from './layout-shift.ts'
import { type Problems, watchProblems } from './problems.ts'

type Fixtures = {
  siteUrl: string
  /** Watches every journey; one that provokes a problem on purpose must say so. */
  problems: Problems
  /** Opens an address and waits until the page answers to clicks. */
  visit: (path: string) => Promise<void>
}

export const test = base.extend<Fixtures>({
  siteUrl: [process.env.E2E_SITE_URL ?? '', { option: true }],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  problems: [
    async ({ page, siteUrl }, use) => {
      const problems = watchProblems(page, siteUrl)
      await watchLayoutShifts(page)
      await beThere(page)
      await use(problems)
      // What is still on its way may fail too; a call that a journey holds back for good is no reason to wait long.
      await page.waitForLoadState('load', { timeout: seconds(5) }).catch(() => undefined)
      problems.expectNone()
    },
    { auto: true },
  ],
  visit: async ({ page }, use) =>
    use(async (path) => {
      // Pictures may come later: a visitor does not wait for them either.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await isAlive(page)
    }),
})

/** A page runs its program once somebody is there: here somebody turns a wheel until the page has heard it. */
const beThere = (page: Page) =>
  page.addInitScript(() => {
    let turns = 0
    const turning = setInterval(() => {
      turns += 1
      // Pages that start at once never say that they have heard.
      if ('somebodyCame' in window || turns > 200) clearInterval(turning)
      else dispatchEvent(new Event('wheel'))
    }, 20)
  })

/**
 * The page answers to clicks and its own work has begun. The newsletter stands on every page and turns off the
 * browser's own checks when it comes to life, in the same step in which everything else does.
 */
export async function isAlive(page: Page) {
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('[data-newsletter] form')?.noValidate)
}
