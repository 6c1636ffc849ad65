import { seconds } from '@northlight/contract/durations'
import { expect, type Locator } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { shell } from '../support/shell.ts'
import { test } from '../support/test.ts'

test('opens all ways to reach the institute, is walked with Tab, and closes with Escape', async ({ page, visit }) => {
  await visit('/')
  const { connect } = shell(page)
  await connect.focus()
  await expect(connect).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(connect).toHaveAttribute('aria-expanded', 'true')
  const bar = page.getByRole('complementary', { name: 'Connect' })
  for (const start of ['tel:', 'mailto:', 'https://wa.me/'])
    await expect(bar.locator(`a[href^="${start}"]`).filter({ visible: true })).not.toHaveCount(0)
  for (const network of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube']) {
    await expect(bar.getByRole('link', { name: new RegExp(network) })).toBeVisible()
  }
  await axe(page, bar)
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('aside')?.getAttribute('aria-label'))).toBe(
    'Connect',
  )
  await page.keyboard.press('Escape')
  await expect(connect).toHaveAttribute('aria-expanded', 'false')
  await expect(connect).toBeFocused()
})

test('opens with a click where it is shown', { tag: '@desktop' }, async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit('/')
  const { connect } = shell(page)
  await connect.click()
  await expect(connect).toHaveAttribute('aria-expanded', 'true')
  await connect.click()
  await expect(connect).toHaveAttribute('aria-expanded', 'false')
})

const isSeen = (button: Locator) =>
  button.evaluate((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))

test('leaves when somebody begins to type', async ({ page, visit }) => {
  await visit('/')
  const { email, connectAnywhere: connect } = shell(page)
  await email.scrollIntoViewIfNeeded()
  // Upwards, until it has found a place with nothing beneath it: what is away already could not leave.
  const lookFurtherUp = async () => {
    if (await isSeen(connect)) return true
    await page.evaluate(() => scrollBy({ top: -350, behavior: 'instant' }))
    return false
  }
  await expect.poll(lookFurtherUp, { intervals: [400], timeout: seconds(45) }).toBe(true)
  await email.evaluate((field) => field.focus({ preventScroll: true }))
  await expect.poll(() => isSeen(connect)).toBe(false)
})
