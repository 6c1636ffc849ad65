import { expect } from '@playwright/test'
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

test('never lies over the field somebody types into', async ({ page, visit }) => {
  await visit('/')
  const { email, connectAnywhere: connect } = shell(page)
  await email.scrollIntoViewIfNeeded()
  await email.focus()
  const fieldBox = await email.boundingBox()
  await expect
    .poll(async () => {
      const bar = await connect.boundingBox()
      const isSeen = await connect.evaluate((button) =>
        button.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      if (!bar || !fieldBox || !isSeen) return false
      return (
        bar.x < fieldBox.x + fieldBox.width &&
        bar.x + bar.width > fieldBox.x &&
        bar.y < fieldBox.y + fieldBox.height &&
        bar.y + bar.height > fieldBox.y
      )
    })
    .toBe(false)
})
