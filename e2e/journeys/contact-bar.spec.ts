import { expect, type Locator } from '@playwright/test'
import { layOutAll } from '../../scripts/read-page.ts'
import { axe } from '../support/axe.ts'
import { footerPaths, menuPaths } from '../support/pages.ts'
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
  const list = bar.locator('#contact-list')
  for (const start of ['tel:', 'mailto:', 'https://wa.me/'])
    await expect(list.locator(`a[href^="${start}"]`)).toBeVisible()
  for (const network of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube']) {
    await expect(list.getByRole('link', { name: new RegExp(network) })).toBeVisible()
  }
  await axe(page, bar)
  // What the button opens comes right after it.
  await page.keyboard.press('Tab')
  await expect(list.getByRole('link').first()).toBeFocused()
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

test('on a phone a tap opens it, and a second one closes it', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/')
  const { connect } = shell(page)
  const call = page.locator('#contact-list a[href^="tel:"]')
  await connect.tap()
  await expect(call).toBeVisible()
  await expect(connect).toHaveAttribute('aria-expanded', 'true')
  await connect.tap()
  await expect(call).toBeHidden()
  await connect.tap()
  await expect(call).toBeVisible()
  // Beside it, where the page is.
  await page.touchscreen.tap(20, 300)
  await expect(call).toBeHidden()
})

const isSeen = (button: Locator) =>
  button.evaluate((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))

test('leaves when somebody begins to type, and comes back', async ({ page, visit }) => {
  await visit('/')
  const { email, connectAnywhere: connect } = shell(page)
  await email.scrollIntoViewIfNeeded()
  expect(await isSeen(connect), 'it is there at any place of the page').toBe(true)
  await email.focus()
  await expect.poll(() => isSeen(connect)).toBe(false)
  await email.blur()
  await expect.poll(() => isSeen(connect)).toBe(true)
})

test('on a phone a row at the lower edge calls, writes and applies, and the page ends above it', {
  tag: '@phone',
}, async ({ page, visit }) => {
  // It belongs to the frame of every page; the test alone has none.
  for (const path of new Set([...footerPaths, ...menuPaths])) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).toMatch(/<aside aria-label="Connect".+href="tel:.+href="https:\/\/wa\.me\/.+href="\/admission"/s)
  }
  await visit('/')
  const row = page.getByRole('complementary', { name: 'Connect' })
  await expect(row.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:/)
  await expect(row.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /wa\.me/)
  await expect(row.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/admission')
  await layOutAll(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const last = await shell(page).footer.getByRole('link').last().boundingBox()
  const dock = await row.boundingBox()
  if (!last || !dock) throw new Error('the row or the footer has no place')
  expect(last.y + last.height).toBeLessThanOrEqual(dock.y)
})
