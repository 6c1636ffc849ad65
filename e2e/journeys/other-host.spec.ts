import { expect } from '@playwright/test'
import { newAccount } from '../support/accounts.ts'
import { test } from '../support/test.ts'

const configured = process.env.E2E_SITE_URL ?? ''
/** The same server under another name than the one it is configured with. */
const other = configured.replace('127.0.0.1', 'localhost')

test.describe('reached by another name', { tag: '@desktop' }, () => {
  test('a sign-in without scripts stays on it', async ({ playwright }) => {
    const visitor = await playwright.request.newContext({ baseURL: other })
    const { csrfToken } = await (await visitor.get('/api/auth/csrf')).json()
    const reply = await visitor.post('/api/auth/callback/credentials', {
      form: { email: 'student@northlight.test', password: 'not-this-one', csrfToken, callbackUrl: '/profile' },
      maxRedirects: 0,
    })
    expect(reply.headers().location).toMatch(/^\/auth\/sign-in\?/)
    await visitor.dispose()
  })

  test.describe('in a browser', () => {
    test.use({ siteUrl: other })

    test('pictures are shown, and who signs in stays there', async ({ page, visit }) => {
      const { email, password } = await newAccount(page)
      await visit('/')
      const banner = page.getByRole('main').locator('picture img').first()
      await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await visit('/auth/sign-in?redirect=/profile')
      await page.getByRole('main').getByLabel('E-mail').fill(email)
      await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL(`${other}/profile`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
})
