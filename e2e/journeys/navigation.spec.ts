import { request } from 'node:http'
import { expect, type Locator } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { drag } from '../support/drag.ts'
import { isMarked, mark } from '../support/page-mark.ts'
import { openMenu, shell } from '../support/shell.ts'
import { isAlive, test } from '../support/test.ts'

// As most visitors have it: pages fade into each other.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(({ problems }) => problems.allow(/404/))

test('an address that looks like another site never leads away, and a trailing slash leads to the address without it', {
  tag: '@desktop',
}, async ({ siteUrl, request: client }) => {
  const { hostname, port } = new URL(siteUrl)
  for (const path of [
    '//evil.test',
    '//evil.test/',
    '///evil.test/',
    '/\\evil.test/',
    '/%5Cevil.test/',
    '//evil.test/%2e%2e',
    '/.//evil.test/',
  ])
    await proves(['external address inside the site'], async () => {
      // Sent as it is: a browser would already have read it as another host.
      const location = await new Promise<string | undefined>((resolve, reject) => {
        request({ hostname, port, path }, (response) => {
          response.resume()
          resolve(response.headers.location)
        })
          .on('error', reject)
          .end()
      })
      if (location === undefined) return
      expect(new URL(location, `${siteUrl}/`).origin).toBe(siteUrl)
      expect(location).not.toMatch(/^[/\\]{2}/)
    })
  const response = await client.get('/about-us/', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toMatch(/\/about-us$/)
})

test('links to other sites open a new tab that cannot reach back, and no link leads nowhere', {
  tag: '@desktop',
}, async ({ page, visit, siteUrl }) => {
  await visit('/')
  const links = await page.locator('a[href^="http"]').evaluateAll((all) =>
    all.map((link) => ({
      href: (link as HTMLAnchorElement).href,
      target: (link as HTMLAnchorElement).target,
      rel: (link as HTMLAnchorElement).rel,
    })),
  )
  const foreign = links.filter(({ href }) => !href.startsWith(siteUrl))
  expect(foreign.length).toBeGreaterThan(0)
  for (const { target, rel, href } of foreign) {
    expect(target, href).toBe('_blank')
    expect(rel, href).toContain('noopener')
  }
  await expect(page.locator('a:not([href]), a[href="#"], a[href=""], a[href^="javascript:"]')).toHaveCount(0)
})

test('between application pages no document is loaded: the next one starts at its heading and is announced', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/auth/sign-in')
  await mark(page)
  const forgot = page.getByRole('main').getByRole('link', { name: /forgot/i })
  await forgot.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await forgot.click()
  await expect(page).toHaveURL(/\/auth\/forgot-password/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
  expect(await isMarked(page)).toBe(true)
})

test('Back between application pages closes a menu, and nothing behind it stays out of reach', async ({
  page,
  visit,
}) => {
  await visit('/auth/sign-in')
  await mark(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /forgot/i })
    .click()
  await expect(page).toHaveURL(/\/auth\/forgot-password/)
  const open = await openMenu(page)
  await page.goBack()
  await expect(page).toHaveURL('/auth/sign-in')
  await expect(open).toBeHidden()
  await expect(page.locator('[inert], [aria-modal], .is-still')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused()
  expect(await isMarked(page)).toBe(true)
})

test('a reading page is a document of its own: a link loads it, from an application page too', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/auth/sign-in')
  await mark(page)
  await shell(page).footer.scrollIntoViewIfNeeded()
  await shell(page).footer.getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await isMarked(page)).toBe(false)
})

test('a page is fetched ahead while the pointer rests on its link, and fades in', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.fades = String(viewTransition !== null)
    }),
  )
  await visit('/')
  const fades = page.locator('html[data-fades="true"]')
  await expect(fades).toHaveCount(0)
  const ahead = page.waitForRequest((one) => one.url().endsWith('/careers'))
  const careers = shell(page).footer.locator('a[href="/careers"]')
  await careers.hover()
  expect((await (await ahead).allHeaders())['sec-purpose']).toBe('prefetch')
  await careers.click()
  await expect(page).toHaveURL('/careers')
  await expect(fades).toHaveCount(1)
})

const onScreen = (link: Locator) => link.evaluate((one) => one.getBoundingClientRect().top)

test('going back finds the place one had left', async ({ page, visit }) => {
  await visit('/')
  const careers = shell(page).footer.locator('a[href="/careers"]')
  await careers.scrollIntoViewIfNeeded()
  await expect(shell(page).footer.locator('a[href^="/legal/"]').first()).toBeVisible()
  const place = await onScreen(careers)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await careers.click()
  await expect(page).toHaveURL('/careers')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  // The list of legal pages is fetched again after the place was found: it may be a line longer than what held its room.
  await expect.poll(async () => Math.abs((await onScreen(careers)) - place)).toBeLessThan(60)
})

// Parts that are far away have lengths that are guessed until somebody comes near.
test('what one jumps to stays in view, and going back finds it there', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/')
  const mission = page.getByRole('main').locator('a[href="/mission-vision"]')
  const place = await mission.evaluate((link: HTMLElement) => {
    link.focus()
    return link.getBoundingClientRect().top
  })
  // Long enough for the parts around it to be laid out.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 10
        const next = () => (frames-- > 0 ? requestAnimationFrame(next) : resolve())
        next()
      }),
  )
  expect(Math.abs((await onScreen(mission)) - place)).toBeLessThan(2)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/mission-vision')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await isAlive(page)
  await expect.poll(async () => Math.abs((await onScreen(mission)) - place)).toBeLessThan(2)
})

test('who comes back and scrolls on before the script is there is not taken away from what they read', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/')
  const careers = shell(page).footer.locator('a[href="/careers"]')
  await careers.scrollIntoViewIfNeeded()
  await careers.click()
  await expect(page).toHaveURL('/careers')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/reading-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  const left = await page.evaluate(() => scrollY)
  await drag(page, 500)
  const read = await page.evaluate(() => scrollY)
  expect(read).toBeLessThan(left - 200)
  resolve()
  await isAlive(page)
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  expect(await page.evaluate(() => scrollY)).toBe(read)
})

test('a link to a place on the page scrolls there in 500 ms, with ease', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await page.clock.install()
  await visit('/admission')
  const apply = page.getByRole('main').getByRole('link', { name: 'Apply now' }).first()
  await apply.scrollIntoViewIfNeeded()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const place = () => page.evaluate(() => scrollY)
  const from = await place()
  await apply.click()
  await proves(['constant of scrolling'], async () => {
    const way = []
    for (let i = 0; i < 4; i++) {
      await page.clock.runFor(125)
      way.push(await place())
    }
    await page.clock.runFor(100)
    const to = await place()
    expect(to - from).toBeGreaterThan(300)
    expect(Math.abs((way[3] ?? 0) - to), 'after 500 ms it is there').toBeLessThanOrEqual(2)
    // `ease` of CSS at a quarter, a half and three quarters of the time; a frame earlier or later is no matter.
    for (const [at, share] of [0.4085, 0.8024, 0.9605].entries())
      expect(Math.abs(((way[at] ?? 0) - from) / (to - from) - share), `${(at + 1) * 125} ms`).toBeLessThan(0.08)
  })
})

test('a link to a place on the page is one step: Back returns to where the link was', async ({ page, visit }) => {
  await visit('/events')
  await visit('/admission')
  await page.getByRole('main').getByRole('link', { name: 'Apply now' }).first().click()
  await expect(page).toHaveURL('/admission#apply')
  await expect(page.locator('#apply')).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.goBack()
  await expect(page).toHaveURL('/admission')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/events')
})
