import { expect, type Page } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { newAccount, signInAs } from '../support/accounts.ts'
import { axe } from '../support/axe.ts'
import { noLayoutShift } from '../support/layout-shift.ts'
import { answer, api } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { test } from '../support/test.ts'

async function expectWholeShell(page: Page) {
  const { header, footer, newsletter, connectAnywhere } = shell(page)
  await expect(header).toBeVisible()
  await expect(newsletter).toBeVisible()
  await expect(footer).toBeVisible()
  await expect(connectAnywhere).toBeAttached()
}

test.describe('a page that does not exist', () => {
  test.beforeEach(({ problems }) => problems.allow(/404/))

  test('is a 404 inside the whole shell, with a way home', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    const main = page.getByRole('main')
    await proves(['error screen of 404', 'page not found', 'error screen shows the status'], async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found', exact: true })).toBeVisible()
      await expect(main.getByText(/404/)).toBeVisible()
      await expect(main.getByText(/might have been removed, renamed or is temporarily unavailable/)).toBeVisible()
    })
    await expect(main).toContainText('Page not found: /no/such/page')
    await expectWholeShell(page)
    await shell(page).footer.scrollIntoViewIfNeeded()
    await expect(shell(page).footer.locator('a[href^="/legal/"]').first()).toBeVisible()
    await noLayoutShift(page)
    await axe(page)
    await proves(['error screen leads home'], async () => {
      await main.getByRole('link', { name: 'Return To Home' }).click()
      await expect(page).toHaveURL('/')
    })
    await expect(page.getByRole('heading', { name: /Oops/ })).toHaveCount(0)
  })

  test('is the same screen after a click inside the site', { tag: '@phone' }, async ({ page, visit }) => {
    await answer(page, api('/legal'), (route) =>
      route.fulfill({ json: { message: 'ok', legal: [{ slug: 'no-such-page', page_name: 'Lost page' }] } }),
    )
    await visit('/')
    await shell(page).footer.scrollIntoViewIfNeeded()
    await proves(['unmatched path inside the site', 'page not found'], async () => {
      await shell(page).footer.getByRole('link', { name: 'Lost page' }).click()
      await expect(page).toHaveURL('/legal/no-such-page')
      await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Page not found: /legal/no-such-page')
    })
    await expectWholeShell(page)
    await page.goBack()
    await expect(page.getByRole('heading', { name: /Oops/ })).toHaveCount(0)
  })

  test('shows a strange address as text', { tag: '@phone' }, async ({ page, problems }) => {
    problems.allow(/400|could not be decoded/)
    page.on('dialog', () => expect(false, 'a script of the address ran').toBe(true))
    for (const path of [
      '/<script>alert(1)</script>',
      '/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
      '/%E0%A4%A',
      `/${'a'.repeat(1500)}`,
      '/ಕನ್ನಡ',
    ])
      await test.step(path.slice(0, 40), async () => {
        const response = await page.goto(path)
        expect([400, 404]).toContain(response?.status())
        expect(await page.evaluate(() => document.querySelector('main img[src="x"], main script'))).toBeNull()
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      })
  })
})

test.describe('a page that fails', () => {
  test('says so, offers another try and home, and shows nothing of the inside', { tag: '@desktop' }, async ({
    page,
    visit,
    problems,
  }) => {
    problems.allow(/404|500|Failed to load/)
    let isDown = true
    await page.route(/\.data(\?|$)/, (route) =>
      isDown ? route.fulfill({ status: 500, body: 'Error: secret at /srv/app.ts:12' }) : route.continue(),
    )
    await visit('/search?q=jee')
    await page.getByRole('main').getByRole('searchbox').fill('neet')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await proves(
      ['error screen of any other status', 'other page error', 'error screen shows the status'],
      async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'Oops! An error occured', exact: true })).toBeVisible()
        await expect(page.getByRole('main').getByText('Error 500')).toBeVisible()
        await expect(page.getByRole('main').getByRole('link', { name: 'Return To Home' })).toHaveAttribute('href', '/')
      },
    )
    await expect(page.getByRole('main')).not.toContainText(/secret|app\.ts|at \//)
    await expectWholeShell(page)
    await axe(page, page.getByRole('main'))
    isDown = false
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: /Oops/ })).toHaveCount(0)
  })

  test('an application page that breaks while it is drawn shows the same screen', { tag: '@desktop' }, async ({
    page,
    visit,
    problems,
  }) => {
    problems.allow(/TypeError|undefined|error boundary/i)
    await signInAs(page, await newAccount(page))
    await answer(page, api('/courses-enrolled'), (route) => route.fulfill({ json: { message: 'ok' } }))
    await visit('/course-enrolled')
    await proves(['fatal error'], async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Oops! An error occured', exact: true })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/TypeError|undefined/)
      await expectWholeShell(page)
    })
    await page.getByRole('main').getByRole('link', { name: 'Return To Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('offline an application page stays as it is, with what was typed, and says why', {
    tag: '@phone',
  }, async ({ page, context, visit, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to|Error loading route module/)
    await visit('/auth/sign-in')
    const email = page.getByRole('main').getByLabel('E-mail')
    await email.fill('asha@example.com')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page
      .getByRole('main')
      .getByRole('link', { name: /forgot/i })
      .click()
    await expect(shell(page).toast(/could not reach the server/)).toBeVisible()
    await expect(email).toHaveValue('asha@example.com')
    await context.setOffline(false)
    await page
      .getByRole('main')
      .getByRole('link', { name: /forgot/i })
      .click()
    await expect(page).toHaveURL(/forgot-password/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
