import { seconds } from '@northlight/contract/durations'
import { expect, type Page } from '@playwright/test'
import { api, hold } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { isAlive, test } from '../support/test.ts'

const isShown = (page: Page) => expect(shell(page).loadingBar).toHaveAttribute('data-loading', 'true')
const isGone = (page: Page) => expect(shell(page).loadingBar).toHaveAttribute('data-loading', 'false')

/** The one page that no browser fetches ahead: the others may be there before anything can be shown. */
const signIn = '/auth/sign-in'

/** Holds back the document that a change of page asks for. */
const holdPages = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(signIn, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

test.beforeEach(({ problems }) => problems.allow(/404/))

test('a change of page shows a gold line of 3 px until it ends', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/no-such-page')
  await isGone(page)
  const release = await holdPages(page)
  await shell(page).menuButton.click()
  await shell(page).drawer.getByRole('link', { name: 'Sign In' }).click()
  await isShown(page)
  const bar = shell(page).loadingBar
  await expect(bar).toHaveCSS('background-color', 'rgb(234, 207, 108)')
  await expect(bar).toHaveCSS('height', '3px')
  await expect(bar).toHaveCSS('top', '0px')
  release()
  await expect(page).toHaveURL(signIn)
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
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await isShown(page)
  resolve()
  await isGone(page)
})

test('a call to the API shows it only after ten seconds', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  const held = await hold(page, api('/legal'))
  await page.goto('/no-such-page')
  await isAlive(page)
  const asked = page.waitForRequest((request) => request.url().endsWith(api('/legal')))
  await shell(page).footer.scrollIntoViewIfNeeded()
  await asked
  await page.clock.fastForward(seconds(9))
  await isGone(page)
  await page.clock.fastForward(seconds(1.5))
  await isShown(page)
  held.release()
  await isGone(page)
})
