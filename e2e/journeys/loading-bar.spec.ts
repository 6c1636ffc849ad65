import { seconds } from '@northlight/contract/durations'
import { expect, type Page } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { api, hold } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { isAlive, test } from '../support/test.ts'

const isShown = (page: Page) => expect(shell(page).loadingBar).toHaveAttribute('data-loading', 'true')
const isGone = (page: Page) => expect(shell(page).loadingBar).toHaveAttribute('data-loading', 'false')

test.beforeEach(({ problems }) => problems.allow(/404/))

test('a change of page shows a gold line of 3 px until it ends', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/no-such-page')
  await isGone(page)
  // The line goes with its document, so what it looked like is noted for the next one.
  await shell(page).loadingBar.evaluate((bar: HTMLElement) => {
    const note = () => {
      const { backgroundColor, height, top } = getComputedStyle(bar)
      if (bar.dataset.loading === 'true') sessionStorage.setItem('seen', [backgroundColor, height, top].join(' '))
    }
    new MutationObserver(note).observe(bar, { attributes: true })
  })
  await proves(['loading bar is thin and gold', 'constants of the loading bar'], async () => {
    await shell(page).logo.click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('rgb(234, 207, 108) 3px 0px')
  })
  await isGone(page)
})

test('it ends when a change of page in place fails', { tag: '@desktop' }, async ({ page, visit, problems }) => {
  problems.allow(/ERR_FAILED|Failed to fetch/)
  await visit('/search?q=jee')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    await promise
    await route.abort().catch(() => undefined)
  })
  await page.getByRole('main').getByRole('searchbox').fill('neet')
  await proves(['loading bar starts and finishes'], async () => {
    await isGone(page)
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await isShown(page)
    resolve()
    await isGone(page)
  })
})

test('a call to the API shows it only after ten seconds', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  const held = await hold(page, api('/legal'))
  await page.goto('/no-such-page')
  await isAlive(page)
  const asked = page.waitForRequest((request) => request.url().endsWith(api('/legal')))
  await shell(page).footer.scrollIntoViewIfNeeded()
  await asked
  await proves(['constants of the loading bar', 'loading bar starts and finishes'], async () => {
    await page.clock.fastForward(seconds(9))
    await isGone(page)
    await page.clock.fastForward(seconds(1.5))
    await isShown(page)
    held.release()
    await isGone(page)
  })
})
