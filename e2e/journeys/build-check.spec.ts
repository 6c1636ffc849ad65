import { readFile } from 'node:fs/promises'
import { minutes, seconds } from '@northlight/contract/durations'
import { expect, type Page } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { isMarked, mark } from '../support/page-mark.ts'
import { plainPage } from '../support/pages.ts'
import { answer, count } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { isAlive, test } from '../support/test.ts'

const looks = (page: Page) => count(page, (request) => request.url().endsWith('/builds/latest.json'))

/** A server that knows a newer build, or has only heard of it. */
async function release(page: Page, isKnown = true) {
  await answer(page, '/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }))
  await answer(page, '/builds/meta/newer.json', (route) =>
    isKnown ? route.fulfill({ json: { id: 'newer', timestamp: 1 } }) : route.fulfill({ status: 404, json: {} }),
  )
}

const openSignIn = async (page: Page) => {
  await page.goto('/auth/sign-in')
  await isAlive(page)
  await mark(page)
}

const anHourLater = async (page: Page) => {
  const looked = page.waitForResponse((response) => response.url().includes('/builds/'))
  await page.clock.fastForward(minutes(61))
  await looked
}

/** From one application page to another, which happens in place unless a newer build is out. */
const goOn = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /forgot/i })
    .click()
  await expect(page).toHaveURL(/forgot-password/)
  await isAlive(page)
}

test.beforeEach(({ problems }) => problems.allow(/404/))

test('after a release the next click loads the whole document; nobody asks about builds before an hour has passed', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await test.step('the server tells the build that the page runs', async () => {
    const latest = await (await request.get('/builds/latest.json')).json()
    // The id is made of the same reading of the sources that decides whether the site must be built again.
    const stamp = await readFile(new URL('../../apps/site/build/.stamp', import.meta.url), 'utf8')
    expect(latest.id).toBe(stamp.slice(0, 16))
    const meta = await (await request.get(`/builds/meta/${latest.id}.json`)).json()
    expect(meta.id).toBe(latest.id)
  })
  const asked = looks(page)
  const meta = page.waitForResponse((response) => response.url().includes('/builds/meta/newer.json'))
  await page.clock.install()
  await release(page)
  await openSignIn(page)
  await proves(['new build is noticed', 'constants of builds'], async () => {
    await page.clock.fastForward(minutes(58))
    expect(asked).toHaveLength(0)
    await anHourLater(page)
    await expect.poll(() => asked.length).toBe(1)
    await meta
    expect(await isMarked(page), 'the page itself is never reloaded').toBe(true)
    await goOn(page)
    expect(await isMarked(page)).toBe(false)
  })
})

test('without a release, or with one that the server does not know yet, the next click stays in the app', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  await openSignIn(page)
  await anHourLater(page)
  await goOn(page)
  expect(await isMarked(page)).toBe(true)

  await release(page, false)
  const meta = page.waitForResponse((response) => response.url().includes('/builds/meta/newer.json'))
  await openSignIn(page)
  await anHourLater(page)
  await meta
  await goOn(page)
  expect(await isMarked(page)).toBe(true)

  await test.step('a tab that slept looks as soon as it is seen again', async () => {
    await openSignIn(page)
    const asked = looks(page)
    // The clock jumps without a tick, as it does when a laptop sleeps.
    await page.clock.fastForward(minutes(90) - seconds(1))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => asked.length).toBe(1)
  })
})

test('a half-filled form is never thrown away: a message offers the reload', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install()
  await release(page)
  await openSignIn(page)
  await shell(page).email.fill('asha@exam')
  await anHourLater(page)
  const offer = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Reload now' })
  await expect(offer).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await expect(shell(page).email).toHaveValue('asha@exam')
  await offer.click()
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
})

test.describe('a file of an island that cannot be fetched', () => {
  const island = /\/assets\/mount-island[^/]*\.js$/

  test.beforeEach(({ problems }) => problems.allow(/ERR_FAILED|Failed to (load|fetch)|preload/))

  test('is asked for once more, and nobody notices', { tag: '@phone' }, async ({ page, visit }) => {
    await page.route(island, (route) => route.abort(), { times: 1 })
    await visit(plainPage)
    await mark(page)
    const { email, subscribe, toast } = shell(page)
    await email.fill(`once-${crypto.randomUUID().slice(0, 8)}@example.com`)
    await subscribe.click()
    await expect(toast('Subscribed successfully.')).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })

  test('for good: the page reloads once; then menus, links and the plain form still work', { tag: '@desktop' }, async ({
    page,
    visit,
  }) => {
    await page.route(island, (route) => route.abort())
    await visit(plainPage)
    await page.waitForLoadState('load')
    const { email, subscribe } = shell(page)
    await proves(['chunk load failure', 'new build is noticed'], async () => {
      const loaded = page.waitForEvent('load')
      await email.focus()
      await loaded
    })
    await isAlive(page)
    await email.fill(`never-${crypto.randomUUID().slice(0, 8)}@example.com`)
    await subscribe.click()
    await expect(page.getByRole('heading', { name: 'We have received it' })).toBeVisible()
  })

  test('within ten seconds of such a reload the page is not reloaded again', { tag: '@desktop' }, async ({
    page,
    visit,
  }) => {
    await page.route(island, (route) => route.abort())
    const touched = async (secondsAgo: number) => {
      await visit(plainPage)
      await page.waitForLoadState('load')
      await page.evaluate(
        (ago) => sessionStorage.setItem('site:reloaded-at', String(performance.timeOrigin - ago)),
        seconds(secondsAgo),
      )
      await mark(page)
      await shell(page).email.focus()
    }
    await proves(['constants of builds'], async () => {
      await touched(5)
      // Only the box of the form becomes plain.
      await expect(page.locator('[data-plain] [data-newsletter]')).toHaveCount(1)
      expect(await isMarked(page)).toBe(true)
      await touched(10.5)
      await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    })
  })

  test('does not throw away what was typed meanwhile: a message offers the reload', { tag: '@desktop' }, async ({
    page,
    visit,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(island, async (route) => {
      await promise
      await route.abort().catch(() => undefined)
    })
    await visit(plainPage)
    await mark(page)
    await shell(page).email.fill('asha@exam')
    resolve()
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Reload now' }),
    ).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    await expect(shell(page).email).toHaveValue('asha@exam')
  })
})

test.describe('a file of the next application page that cannot be fetched', () => {
  const nextPage = /\/assets\/forgot-password-[^/]*\.js$/
  const goOnFrom = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('link', { name: /forgot/i })
      .click()

  test.beforeEach(({ problems }) => problems.allow(/ERR_FAILED|Failed to (load|fetch)|Error loading route module/))

  test('once: the document of that page is loaded instead', { tag: '@desktop' }, async ({ page, visit }) => {
    await page.route(nextPage, (route) => route.abort(), { times: 1 })
    await visit('/auth/sign-in')
    await mark(page)
    await goOnFrom(page)
    await expect(page).toHaveURL(/forgot-password/)
    await isAlive(page)
    expect(await isMarked(page)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('for good: its plain form still works', { tag: '@phone' }, async ({ page, visit }) => {
    await page.route(nextPage, (route) => route.abort())
    await visit('/auth/sign-in')
    await goOnFrom(page)
    await expect(page).toHaveURL(/forgot-password/)
    await page.getByRole('main').getByLabel('E-mail').fill('nobody@example.com')
    await page.getByRole('main').getByRole('button', { name: /link/i }).click()
    await expect(page.getByRole('heading', { name: 'We have received it' })).toBeVisible()
  })

  test('does not throw a half-filled form away', { tag: '@desktop' }, async ({ page, visit }) => {
    await page.route(/\/assets\/sign-in-[^/]*\.js$/, (route) => route.abort())
    await visit('/auth/sign-up')
    await mark(page)
    const name = page.getByRole('main').getByLabel('Name', { exact: false }).first()
    await name.fill('Asha Rao')
    await page
      .getByRole('main')
      .getByRole('link', { name: /sign in/i })
      .first()
      .click()
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Reload now' }),
    ).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    await expect(name).toHaveValue('Asha Rao')
    await expect(shell(page).loadingBar).toHaveAttribute('data-loading', 'false')
  })
})
