import { expect } from '@playwright/test'
import { plainPage } from '../support/pages.ts'
import { shell } from '../support/shell.ts'
import { test } from '../support/test.ts'

test('a button pressed before the page can answer is answered as soon as it can @phone', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(plainPage)
  const { menuButton, drawer } = shell(page)
  await menuButton.click()
  await expect(drawer).toBeHidden()
  release()
  await expect(drawer).toBeVisible()
})

test('a page that nobody touches comes to life by itself @phone', async ({ context, siteUrl }) => {
  // Without the fixture's sign of a person.
  const page = await context.newPage()
  await page.goto(siteUrl + plainPage)
  await expect(page.locator('[data-newsletter] form')).toHaveAttribute('novalidate')
})
