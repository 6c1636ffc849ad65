import { expect, type Page } from '@playwright/test'
import { layOutAll, readToFoot } from '../../scripts/read-page.ts'
import { proves } from '../specification/proves.ts'
import { axe } from '../support/axe.ts'
import { fitsLargeLetters } from '../support/large-letters.ts'
import { noLayoutShift } from '../support/layout-shift.ts'
import { shell } from '../support/shell.ts'
import { sideways } from '../support/sideways.ts'
import { isAlive, test } from '../support/test.ts'

const addresses = ['/', '/no-such-page']

test('pictures are offered in the widths of the product for plain and dense screens, as webp of quality 80', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  const screens = [320, 640, 768, 1024, 1280, 1536]
  const fluid = new Set(screens.flatMap((width) => [width, 2 * width]))
  await proves(['pictures of a page'], async () => {
    const widths = new Set<number>()
    for (const path of ['/', '/gallery', '/events']) {
      await visit(path)
      const sets = await page
        .locator('main img[srcset*="/_ipx/"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).srcset.split(', ')))
      expect(sets.length, path).toBeGreaterThan(0)
      for (const set of sets)
        for (const offered of set) {
          const [address = '', size = ''] = offered.trim().split(' ')
          expect(address).toMatch(/^\/_ipx\/w_\d+(,r_\d+)?,q_80,f_webp\/storage\//)
          const width = Number(/w_(\d+)/.exec(address)?.[1])
          // By width where the picture follows the screen, by density where it has a box of its own.
          expect(size).toMatch(/^(?:[12]x|\d+w)$/)
          if (!size.endsWith('w')) continue
          expect([...fluid], address).toContain(width)
          expect(size).toBe(`${width}w`)
          widths.add(width)
        }
    }
    for (const width of screens) expect([...widths], 'the screens of the product').toContain(width)
  })
})

test.beforeEach(({ problems }) => problems.allow(/404/))

test('the home page does not move while it loads or is read, and has no accessibility violation', async ({
  page,
  visit,
}) => {
  await visit('/')
  await readToFoot(page)
  await expect(shell(page).footer.locator('a[href^="/legal/"]').first()).toBeVisible()
  await noLayoutShift(page)
  await axe(page, page.locator('html'))
  // On paper the night has no ink.
  const inked = () =>
    page
      .locator('main .on-night')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)').length)
  expect(await inked()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await inked()).toBe(0)
})

for (const address of addresses) {
  test(`${address} never scrolls sideways, from 320 px to 4K, and can be read at 200 % zoom`, {
    tag: '@desktop',
  }, async ({ page, visit }) => {
    await visit(address)
    for (const width of [320, 360, 390, 640, 768, 992, 993, 1280, 1319, 1320, 1536, 2560, 3840]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sideways(page), `${width} px`).toEqual([])
    }
    // Zooming a window of 1280 px to 200 % leaves half of it, in CSS pixels.
    await page.setViewportSize({ width: 640, height: 400 })
    expect(await sideways(page)).toEqual([])
    await axe(page, page.locator('html'))
  })

  test(`${address} keeps its words when only the text is twice as large`, { tag: '@phone' }, async ({
    page,
    visit,
  }) => {
    await visit(address)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await sideways(page)).toEqual([])
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main h1, main p, footer a, footer p, label, button')]
        .filter((element) => getComputedStyle(element).overflow === 'hidden' && element.checkVisibility())
        .filter((element) => element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 8)
        .map((element) => element.outerHTML.slice(0, 100)),
    )
    expect(cut).toEqual([])
    // On the smallest phone the name in the header ends where the page does, and not in its margin.
    await page.setViewportSize({ width: 320, height: 844 })
    expect(await sideways(page), '320 px').toEqual([])
    const beyond = await page
      .locator('[data-site-bar] .site-brand')
      .evaluate(
        (brand) => brand.getBoundingClientRect().right - (brand.parentElement?.getBoundingClientRect().right ?? 0),
      )
    expect(beyond, 'the brand at 320 px').toBeLessThanOrEqual(0)
  })
}

/** What stays in its place over a page that was scrolled, in pixels of the screen's height. */
const coveredBy = async (page: Page) => {
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }))
  return page.evaluate(() =>
    ['header', '.contact-bar'].map((one) => {
      const box = document.querySelector(one)?.getBoundingClientRect()
      return box ? Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) : Number.NaN
    }),
  )
}

test('on a screen with room for few lines nothing stays in its place', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/')
  const [header = 0, row = 0] = await coveredBy(page)
  expect([header, row].map(Math.round), 'upright, the bar and the row').toEqual([65, 57])
  await page.setViewportSize({ width: 844, height: 390 })
  expect(await coveredBy(page), 'held sideways').toEqual([0, 0])
  await fitsLargeLetters(page, { width: 844, height: 390 })
  // Letters of twice the size, as a reader sets them in the browser.
  await page.setViewportSize({ width: 390, height: 844 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect.poll(() => coveredBy(page), 'with large letters').toEqual([0, 0])
  // The row is not gone: the page ends with it.
  await layOutAll(page)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(shell(page).connect).toBeInViewport()
  expect(await sideways(page)).toEqual([])
})

test('headings skip no level, and everything that takes the focus can be seen to have it', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit('/')
  const levels = await page.getByRole('heading').evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) {
    if (index > 0) expect(level - (levels[index - 1] ?? 0), levels.join(' ')).toBeLessThanOrEqual(1)
  }
  const reached = new Set<string>()
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(activeElement)
      const isMarked = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      return { html: activeElement.outerHTML.slice(0, 120), isMarked }
    })
    if (!focused) continue
    expect(focused).toMatchObject({ isMarked: true })
    reached.add(focused.html)
  }
  expect(reached.size).toBeGreaterThan(10)
})

test('with reduced motion nothing moves', { tag: '@phone' }, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/')
  await shell(page).connect.tap()
  await expect(
    page.getByRole('complementary', { name: 'Connect' }).locator('#contact-list a[href^="tel:"]'),
  ).toBeVisible()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 10,
      )
      .map((animation) => (animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty),
  )
  expect(moving).toEqual([])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})

test('on a phone the long pages keep to their length', { tag: '@phone' }, async ({ page, visit }) => {
  for (const [path, screens] of [
    ['/', 11],
    ['/admission', 8],
    // By days a few points more: its dates are those of the week, and Kannada writes weekday and month out.
    ['/kn/admission', 8.1],
    ['/fees', 6],
    ['/leadership-team', 6],
  ] as const) {
    await visit(path)
    await layOutAll(page)
    const length = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(length, path).toBeLessThanOrEqual(screens)
  }
})

/** Every script the page has fetched so far, in bytes as they travelled. */
const scriptsOf = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .map(({ name, encodedBodySize }) => ({ name: name.replace(/.*\//, ''), bytes: encodedBodySize })),
  )
  // A file that is fetched ahead is listed again when it runs.
  const files = new Map(sizes.map(({ name, bytes }) => [name, bytes]))
  return {
    total: [...files.values()].reduce((sum, bytes) => sum + bytes, 0),
    said: JSON.stringify([...files], null, 1),
  }
}

test('the scripts of a page stay within their bytes, untouched and once a form is touched', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/404/)
  // The shell stands alone on the error screen; the home page is the heaviest of the pages people land on.
  for (const [path, kilobytes] of [
    ['/no/such/page', 15],
    ['/', 15],
    ['/contact-us', 15],
    ['/admission/puc', 15],
    ['/auth/sign-in', 130],
  ] as const)
    await test.step(`${path}: ${kilobytes} KB`, async () => {
      // Nobody touches it: what comes with a first touch is not part of the first view.
      await page.goto(path)
      await isAlive(page)
      const { total, said } = await scriptsOf(page)
      expect(total, said).toBeGreaterThan(0)
      expect(total, said).toBeLessThanOrEqual(kilobytes * 1024)
    })
  for (const [path, label, typed] of [
    ['/mission-vision', 'E-mail', 'asha@example.com'],
    ['/contact-us', 'Your name', 'Asha Rao'],
    ['/admission/puc', 'Student’s name', 'Asha Rao'],
  ] as const)
    await test.step(`${path}: 115 KB once a form is touched`, async () => {
      await page.goto(path)
      await isAlive(page)
      const field = page.getByRole('textbox', { name: label }).first()
      // The schema comes with the first field that is entered or left.
      const schema = page.waitForResponse(/\/zod-[^/]+\.js$/)
      await field.focus()
      await expect(page.locator('[data-is-live]')).toHaveCount(1)
      await field.fill(typed)
      await field.blur()
      await schema
      const { total, said } = await scriptsOf(page)
      expect(said).toContain('zod-')
      expect(total, said).toBeLessThanOrEqual(115 * 1024)
    })
})
