import { minutes } from '@northlight/contract/durations'
import { expect } from '@playwright/test'
import { newAccount } from '../support/accounts.ts'
import { getAsHost } from '../support/as-host.ts'
import { test } from '../support/test.ts'

const configured = process.env.E2E_SITE_URL ?? ''
/** The same server under another name than the one it is configured with. */
const other = configured.replace('127.0.0.1', 'localhost')

/** Whatever a browser follows, fetches or sends to. The address a search engine shall know a page by is no such thing. */
const followedIn = (html: string): string[] =>
  [
    ...html
      .replace(/<link[^>]*rel="(?:canonical|alternate)"[^>]*>/g, '')
      .matchAll(/\s(?:src|srcset|href|action|formaction|poster)="([^"]*)"/gi),
  ].map(([, address = '']) => address)

test.describe('reached by another name', { tag: '@desktop' }, () => {
  test('every page of the map is the same page and names nothing of ours by a host', async ({ request }) => {
    test.setTimeout(minutes(2))
    const map = await (await request.get('/sitemap.xml')).text()
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname)
    expect(paths.length).toBeGreaterThan(40)
    const problems: string[] = []
    for (const path of [...paths, '/auth/sign-in', '/auth/sign-up', '/auth/forgot-password', '/search']) {
      const usual = await getAsHost(configured + path, new URL(configured).host)
      const elsewhere = await getAsHost(configured + path, 'other.test')
      if (elsewhere.status !== 200) problems.push(`${path} answered ${elsewhere.status}`)
      if (elsewhere.body !== usual.body) problems.push(`${path} differs`)
      for (const address of followedIn(elsewhere.body))
        if (address.includes('//other.test') || address.includes(new URL(configured).host))
          problems.push(`${path} names ${address}`)
    }
    expect(problems).toEqual([])
  })

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
