import { expect, type Page } from '@playwright/test'
import { plainPage } from '../support/pages.ts'
import { shell } from '../support/shell.ts'
import { isAlive, test } from '../support/test.ts'

/** A page whose program is held back until `release` is called. */
const lateProgram = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(plainPage)
  return resolve
}

test('a button pressed before the page can answer is answered as soon as it can @phone', async ({ page }) => {
  const release = await lateProgram(page)
  const { menuButton, drawer } = shell(page)
  await menuButton.click()
  await expect(drawer).toBeHidden()
  release()
  await expect(drawer).toBeVisible()
})

test('so is the key that opens the search @desktop', async ({ page }) => {
  const release = await lateProgram(page)
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search).toBeHidden()
  release()
  await expect(search).toBeVisible()
})

test('a page that nobody touches comes to life by itself @phone', async ({ context, siteUrl }) => {
  // Without the fixture's sign of a person.
  const page = await context.newPage()
  await page.goto(siteUrl + plainPage)
  await expect(page.locator('[data-newsletter] form')).toHaveAttribute('novalidate')
  // Every part is drawn by now, and nothing is left of their waiting.
  const waiting = () =>
    page.evaluate(
      () => document.adoptedStyleSheets.length + document.querySelectorAll('[style*="content-visibility"]').length,
    )
  await expect.poll(waiting).toBe(0)
})

test('a file lost at the start costs a moment, not the page @phone', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|Failed to (load|fetch)/)
  let documents = 0
  page.on('domcontentloaded', () => documents++)
  // As long as the first document lives; its tries are all lost.
  await page.route('**/assets/react-*.js', (route) => (documents < 2 ? route.abort() : route.continue()))
  await page.goto(plainPage)
  await expect.poll(() => documents).toBe(2)
  await isAlive(page)
  await shell(page).menuButton.click()
  await expect(shell(page).drawer).toBeVisible()
})

test('what is typed before the page is hydrated is searched @desktop', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/faq')
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('refund')
  resolve()
  await expect(page.getByText(/\d+ answers? found/)).toBeVisible()
  await expect(page).toHaveURL('/faq?q=refund')
})
