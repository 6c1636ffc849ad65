import { minutes } from '@northlight/contract/durations'
import { expect, type Page } from '@playwright/test'
import { readToFoot } from '../../scripts/read-page.ts'
import { as, newAccount, signInAs } from '../support/accounts.ts'
import { examScreen } from '../support/exam-screen.ts'
import { ownPhone } from '../support/forms.ts'
import { registered } from '../support/paying.ts'
import { watchProblems } from '../support/problems.ts'
import { api } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { isAlive, test } from '../support/test.ts'

const configured = process.env.E2E_SITE_URL ?? ''
/** The same server under another name than the one it is configured with. */
const other = configured.replace('127.0.0.1', 'localhost')
/** And under one that a school gives it on its own network: without https no browser trusts such a name. */
const local = configured.replace('127.0.0.1', 'school.lan')

const demo = (name: string) => ({ email: `${name}@northlight.test`, password: 'Northlight#2026' })

/** Pages made from the same file; every other path of the map is a kind of its own, in whatever language. */
const kindOf = (path: string) =>
  path
    .replace(/^\/(?:kn|hi)(?=\/|$)/, '')
    .replace(/^\/[^/]+\/courses\/.+/, '/*/courses/*')
    .replace(/^(\/(?:knowledge-desk|expert-tips|events|legal|achievers|online-tests))\/.+/, '$1/*')

/** Where our pages lead on purpose: networks, maps and calendars. */
const outside =
  /^https:\/\/(?:(?:www\.)?(?:facebook|twitter|x|instagram|linkedin|youtube|google|openstreetmap)\.(?:com|org)|wa\.me|calendar\.google\.com)\//

/** Whatever a browser follows, fetches or sends to, with the page's own host filled in. */
const addressesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((one) => {
      if (one.matches('link[rel=canonical], link[rel=alternate]')) return []
      const values = ['href', 'src', 'action', 'formaction', 'poster', 'srcset'].flatMap(
        (name) => one.getAttribute(name)?.split(name === 'srcset' ? /\s+\S+,\s*/ : /$/) ?? [],
      )
      return values.flatMap((value) => URL.parse(value.split(' ')[0] ?? '', document.baseURI)?.href ?? [])
    }),
  )

/** A request that leaves the host, and what the policy refuses, is told by the fixture `problems`. */
const staysOn = async (page: Page, visit: (path: string) => Promise<void>, path: string) =>
  test.step(path, async () => {
    await visit(path)
    await readToFoot(page)
    expect(new URL(page.url()).origin, path).toBe(other)
    const leading = (await addressesOn(page)).filter((one) => /^https?:/.test(one) && !one.startsWith(`${other}/`))
    expect(
      [...new Set(leading)].filter((one) => !outside.test(one)),
      path,
    ).toEqual([])
  })

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

  test('a test is opened, answered, reloaded and submitted on a local network without https', async ({
    page,
    playwright,
    launchOptions,
  }) => {
    const { email, password } = await newAccount(page)
    const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP school.lan 127.0.0.1']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const student = await browser.newPage({ baseURL: local, viewport: page.viewportSize(), reducedMotion: 'reduce' })
    const problems = watchProblems(student, local)
    problems.allow(/Cross-Origin-Opener-Policy header has been ignored/)
    await student.goto('/auth/sign-in?redirect=/online-tests/biology-half-hour')
    await isAlive(student)
    expect(await student.evaluate(() => isSecureContext || 'serviceWorker' in navigator)).toBe(false)
    const main = student.getByRole('main')
    await main.getByLabel('E-mail').fill(email)
    await main.getByLabel('Password', { exact: true }).fill(password)
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(student).toHaveURL('/online-tests/biology-half-hour')
    await main.getByRole('button', { name: 'Take the test' }).click()
    await expect(student).toHaveURL('/online-tests/biology-half-hour/ongoing')
    const screen = examScreen(student)
    await screen.start()
    await student.keyboard.press('b')
    await screen.button('Save & Next').click()
    await expect(screen.heading(2)).toBeVisible()
    await screen.allSaved()
    await student.reload()
    await screen.goTo(1)
    await expect(screen.option('B')).toBeChecked()
    await screen.review()
    await screen.button('Submit now').click()
    await expect(student.getByRole('heading', { name: /^Your test is submitted/ })).toBeVisible()
    await expect(student.getByText(/^Proof/)).toBeVisible()
    problems.expectNone()
    await browser.close()
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

    test('every kind of page to read stays on it, with all it leads to', async ({ page, visit, request }) => {
      test.setTimeout(minutes(4))
      const map = await (await request.get('/sitemap.xml')).text()
      const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname)
      const kinds = new Map(paths.toReversed().map((path) => [kindOf(path), path]))
      expect(kinds.size).toBeGreaterThan(25)
      for (const path of [...kinds.values(), '/kn', '/hi/fees', '/search?q=physics']) await staysOn(page, visit, path)
    })

    test('so does every page for guests', async ({ page, visit, problems }) => {
      // Secrets that nobody was sent.
      problems.allow(/404 .*\/(?:stop-notices|parent-consent)\//)
      test.setTimeout(minutes(3))
      for (const path of [
        '/auth/sign-in',
        '/auth/sign-up',
        '/auth/forgot-password',
        '/auth/reset-password/a-secret-of-a-mail?email=asha@example.com',
        '/admission/register',
        '/practice/try',
        '/online-tests/biology-half-hour',
        '/stop-notices/a-key',
        '/keep-account/a-secret',
        '/undo-address/a-secret',
        '/parent-consent/a-secret',
        '/confirm-address/1/a-secret',
      ])
        await staysOn(page, visit, path)
      await page.getByRole('button', { name: 'Yes, this is my e-mail' }).click()
      await expect(shell(page).toast(/This link no longer works/)).toBeVisible()
      await expect(page).toHaveURL(`${other}/`)
    })

    test('and every page of an account', async ({ page, visit, problems }) => {
      // Nobody has applied from it.
      problems.allow(/400 .*\/admission\/info/)
      test.setTimeout(minutes(3))
      const account = await newAccount(page)
      await signInAs(page, account)
      const begun = await page.request.post(api('/practice'), {
        ...as(account),
        data: { kind: 'topic', subject: 'Physics', count: 5 },
      })
      const { practice } = await begun.json()
      for (const path of [
        '/profile',
        '/profile/complete',
        '/profile/details',
        '/profile/progress',
        '/profile/notices',
        '/test-enrolled',
        '/course-enrolled',
        '/payments',
        '/practice',
        `/practice/${practice.uuid}`,
        '/practice/bookmarks',
        '/admission/application',
        '/online-tests/biology-half-hour',
      ])
        await staysOn(page, visit, path)
    })

    test('and what only some have: reports, receipts, children, an application, seats', async ({
      page,
      visit,
      request,
      problems,
    }) => {
      // An address that leads nowhere, and a hall ticket that nobody was given.
      problems.allow(/404 .*\/(?:no-such-page|hall-ticket\/)/)
      test.setTimeout(minutes(3))
      const main = page.getByRole('main')
      const receipt = main.getByRole('link', { name: /^Receipt/ }).first()
      const reserved = await request.post(api('/event/night-sky-evening/reserve'), {
        data: { name: 'Asha Rao', phone: ownPhone(), people: 2 },
      })
      const { reservation } = await reserved.json()
      for (const path of [new URL(reservation.url).pathname, '/no-such-page', '/admission/hall-ticket/1-1-none'])
        await staysOn(page, visit, path)

      await test.step('a student', async () => {
        await signInAs(page, demo('student'))
        await staysOn(page, visit, '/payments')
        await expect(receipt).toBeVisible()
        const report = '/online-tests/jee-main-mock-1/report'
        await staysOn(page, visit, report)
        await expect(main.getByRole('article', { name: 'Report' })).toBeVisible()
        await staysOn(page, visit, `${report}/questions`)
        await expect(main.getByRole('img').first()).toBeAttached()
      })

      await test.step('a parent', async () => {
        await page.context().clearCookies()
        await signInAs(page, demo('parent'))
        await staysOn(page, visit, '/profile')
        const child = main.locator('a[href*="/reports/"]').first()
        await expect(child).toBeVisible()
        const path = (await child.getAttribute('href')) ?? ''
        await staysOn(page, visit, path.replace(/\/reports\/.*/, ''))
        await staysOn(page, visit, path)
        await expect(main.getByRole('article', { name: 'Report' })).toBeVisible()
        await staysOn(page, visit, '/admission/application')
      })

      await test.step('an applicant', async () => {
        await page.context().clearCookies()
        await signInAs(page, demo('applicant'))
        await staysOn(page, visit, '/admission/application')
        await expect(main.getByRole('button', { name: /hall ticket/i }).first()).toBeVisible()
      })

      await test.step('who takes the aptitude test at home', async () => {
        await page.context().clearCookies()
        const who = await registered(page, 'Diya Patel', { mode: 'ONLINE' })
        await signInAs(page, who)
        const { user } = await (await page.request.get('/api/auth/session')).json()
        const info = await (await page.request.get(api('/admission/info'), as(user))).json()
        await staysOn(page, visit, `/admission/online-tests/${info.online_path}`)
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      })
    })
  })
})
