import { seconds } from '@northlight/contract/durations'
import { test as base, type Page, type TestInfo } from '@playwright/test'
import { watchLayoutShifts } from './layout-shift.ts'
import { type Problems, watchProblems } from './problems.ts'

type Fixtures = {
  siteUrl: string
  /** Watches every journey; one that provokes a problem on purpose must say so. */
  problems: Problems
  /** Opens an address and waits until the page answers to clicks. */
  visit: (path: string) => Promise<void>
}

/**
 * What every page of a failed journey looked like, in the folder of that try. The setting of the runner would do the
 * same, but it also takes a picture of each page of a journey that passes, and throws it away.
 */
async function keepPictures(page: Page, info: TestInfo) {
  const contexts = page.context().browser()?.contexts() ?? [page.context()]
  for (const [index, one] of contexts.flatMap((context) => context.pages()).entries()) {
    const path = info.outputPath(`failed-${index + 1}.png`)
    // A page that no longer answers leaves none.
    // With its caret: hiding it would put a style into the page, which the policy of the office refuses.
    await one.screenshot({ path, caret: 'initial', timeout: seconds(5) }).catch(() => undefined)
  }
}

export const test = base.extend<Fixtures>({
  siteUrl: [process.env.E2E_SITE_URL ?? '', { option: true }],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  problems: [
    async ({ page, siteUrl }, use, info) => {
      const problems = watchProblems(page, siteUrl)
      await watchLayoutShifts(page)
      await use(problems)
      // What is still on its way may fail too; a call that a journey holds back for good is no reason to wait long.
      await page.waitForLoadState('load', { timeout: seconds(5) }).catch(() => undefined)
      if (info.status !== info.expectedStatus || problems.unexpected().length > 0) await keepPictures(page, info)
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

/**
 * The page's own script has started: the module of a reading page, or the router of an application page. Menus, links
 * and plain forms work before; a journey about the first touch does not wait for this.
 */
export async function isAlive(page: Page) {
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset)
}
