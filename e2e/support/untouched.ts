import { expect, type Page } from '@playwright/test'

/** A page one of whose scripts is held back until `release` is called: anyone who is quick touches such a page. */
export const untouched = async (page: Page, path: string, file: string | RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(file, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return resolve
}
