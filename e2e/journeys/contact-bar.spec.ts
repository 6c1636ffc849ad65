import { expect, type Locator, type Page } from '@playwright/test'
import { layOutAll } from '../../scripts/read-page.ts'
import { proves } from '../specification/proves.ts'
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

test('at a desk every way is seen without a click, in the margin beside all words and controls of a page', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/')
  const rail = page.locator('.contact-rail')
  await proves(['floating bar stands on every page'], async () => {
    for (const start of ['tel:', 'mailto:', 'https://wa.me/'])
      await expect(rail.locator(`a[href^="${start}"]`)).toBeVisible()
    for (const network of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube'])
      await expect(rail.getByRole('link', { name: new RegExp(network) })).toBeVisible()
    await expect(shell(page).connect).toBeVisible()
  })
  await axe(page, page.getByRole('complementary', { name: 'Connect' }))
  await test.step('it is walked with Tab, and stays while somebody types', async () => {
    await shell(page).connect.focus()
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab')
      await expect(rail.getByRole('link').nth(i)).toBeFocused()
    }
    await shell(page).email.focus()
    expect(await isSeen(shell(page).connectAnywhere)).toBe(true)
  })
  await test.step('it is not printed', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(rail).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })
  for (const path of [
    '/',
    '/bengaluru/courses/two-year-integrated-jee',
    '/online-tests/biology-half-hour',
    '/gallery',
    '/kn/fees',
  ])
    await test.step(`nothing lies under it: ${path}`, async () => {
      await visit(path)
      await layOutAll(page)
      for (const [width, height] of [
        [993, 560],
        [1024, 768],
        [1280, 800],
        [1440, 900],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await underRail(page), `${width} px`).toEqual([])
        const [bar, header] = [await rail.boundingBox(), await page.locator('[data-site-bar]').boundingBox()]
        const button = await page.locator('.contact-connect').boundingBox()
        expect(button?.y, `below the header at ${height} px`).toBeGreaterThanOrEqual(
          (header?.y ?? 0) + (header?.height ?? 0),
        )
        expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(height)
      }
    })
})

/** Words and controls of the page that lie where the rail stands, wherever the page is scrolled to. */
const underRail = (page: Page) =>
  page.evaluate(() => {
    const edge = document.querySelector('.contact-bar')?.getBoundingClientRect().right ?? Number.NaN
    const lies = ({ left, right, width, height }: DOMRect) => width > 2 && height > 2 && left < edge && right > 0
    const seen = (part: Element | null) => part?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const found: string[] = []
    for (const part of document.querySelectorAll('header, main, [data-newsletter], footer')) {
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        if (!node.textContent?.trim() || !seen(node.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        if ([...range.getClientRects()].some(lies)) found.push(node.textContent.trim().slice(0, 60))
      }
      for (const control of part.querySelectorAll('a, button, input, select, textarea, summary'))
        if (seen(control) && lies(control.getBoundingClientRect())) found.push(control.outerHTML.slice(0, 80))
    }
    return found
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
  await proves(['floating bar stands on every page'], async () => {
    await connect.tap()
    const list = page.locator('#contact-list')
    for (const start of ['tel:', 'mailto:', 'https://wa.me/'])
      await expect(list.locator(`a[href^="${start}"]`)).toBeVisible()
    await expect(list.getByRole('link', { name: /Academy on \w+ \(opens a new tab\)/ })).toHaveCount(5)
  })
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

test('on a phone it leaves when somebody begins to type, and comes back', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
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
