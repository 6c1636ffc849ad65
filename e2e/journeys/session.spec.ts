import { expect, type Page } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { newAccount, signInAs } from '../support/accounts.ts'
import { axe } from '../support/axe.ts'
import { noLayoutShift } from '../support/layout-shift.ts'
import { plainPage } from '../support/pages.ts'
import { answer, api, hold } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { isAlive, test } from '../support/test.ts'

const session = '/api/auth/session'
const student = { email: 'student@northlight.test', password: 'Northlight#2026' }

/** Where the account stands: the header on a desktop, the drawer on a phone. */
const place = async (page: Page) => {
  const { header, menuButton, drawer } = shell(page)
  if (!(await menuButton.isVisible())) return header
  await menuButton.click()
  await expect(drawer).toBeVisible()
  return drawer
}

const signIn = (page: Page) => page.getByRole('link', { name: 'Sign In' })
const account = (page: Page) => page.getByRole('button', { name: /account/i })

test('a guest is offered to sign in from the first paint on, and nothing jumps once the session is known', async ({
  page,
}) => {
  const held = await hold(page, session)
  await page.goto(plainPage)
  await isAlive(page)
  await expect(account(page).filter({ visible: true })).toHaveCount(0)
  const settledSession = page.waitForResponse((response) => response.url().endsWith(session))
  held.release()
  await settledSession
  // On a phone it stands in the drawer, which nobody has opened yet.
  if (!(await shell(page).menuButton.isVisible())) await expect(signIn(page).filter({ visible: true })).toHaveCount(1)
  await noLayoutShift(page)
  const where = await place(page)
  await expect(where.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(where.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth/sign-in')
  await expect(where.getByText('Account').filter({ visible: true })).toHaveCount(0)
})

test('a student signs in, finds the account, and logs out on the same page', async ({ page, visit, problems }) => {
  problems.allow(/401/)
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json()
  const reply = await page.request.post('/api/auth/callback/credentials', {
    form: { ...student, csrfToken, callbackUrl: '/', json: 'true' },
    headers: { 'x-auth-return-redirect': '1' },
  })
  expect((await reply.json()).url).not.toContain('error=')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'next-auth.session-token')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  })

  await visit(plainPage)
  const where = await place(page)
  const opener = where
    .locator('summary, button')
    .filter({ hasText: /account/i })
    .first()
  await opener.click()
  for (const path of ['/profile', '/course-enrolled', '/test-enrolled']) {
    await expect(where.locator(`a[href="${path}"]`).filter({ visible: true }), path).toHaveCount(1)
  }
  await axe(page, where)
  await where.getByRole('button', { name: 'Logout' }).click()
  await expect(where.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page).toHaveURL(plainPage)
  expect(await (await page.request.get(session)).json()).toEqual({})
})

test('the session goes through its states in the page: loading, error, authenticated, unauthenticated', {
  tag: '@desktop',
}, async ({ page, visit, problems }) => {
  problems.allow(/401/)
  const { email, password } = await newAccount(page)
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const states = JSON.parse(sessionStorage.getItem('states') ?? '[]')
      // Of several changes at once, those in between are told by the next one.
      states.push(...changes.map(({ oldValue }) => oldValue), document.documentElement.dataset.session)
      sessionStorage.setItem('states', JSON.stringify(states))
    }).observe(document, { subtree: true, attributeFilter: ['data-session'], attributeOldValue: true })
  })
  /** Each state since the last look, once. */
  const passed = async (): Promise<string[]> => {
    const all: string[] = await page.evaluate(() => JSON.parse(sessionStorage.getItem('states') ?? '[]'))
    await page.evaluate(() => sessionStorage.setItem('states', '[]'))
    return all.filter((state, at) => state && state !== all[at - 1])
  }
  const state = page.locator('html')
  const send = async (typed: string) => {
    await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(typed)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await visit('/auth/sign-in?redirect=/course-enrolled')
  await proves(['session states', 'no session'], async () => {
    await expect(state).toHaveAttribute('data-session', 'unauthenticated')
    expect((await passed()).at(-1)).toBe('unauthenticated')
  })
  await proves(['session states', 'sign-in with an error'], async () => {
    const refused = page.waitForResponse('**/api/auth/callback/credentials')
    await send('Wrong#2026')
    expect(new URL((await (await refused).json()).url).searchParams.get('error')).toBeTruthy()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Wrong e-mail or password')
    expect(await passed()).toEqual(['unauthenticated', 'loading', 'error', 'unauthenticated'])
  })
  const call = page.waitForRequest((request) => new URL(request.url()).pathname === api('/courses-enrolled'))
  await proves(['session states'], async () => {
    await send(password)
    await expect(state).toHaveAttribute('data-session', 'authenticated')
    expect(await passed()).toEqual(['unauthenticated', 'loading', 'authenticated'])
  })
  await proves(['bearer token is sent', 'calls carry a token and JSON'], async () => {
    const headers = await (await call).allHeaders()
    expect(headers.authorization).toMatch(/^Bearer \S+$/)
    expect(headers.accept).toContain('application/json')
  })
  await proves(['session states'], async () => {
    await (await place(page))
      .getByRole('button', { name: /account/i })
      .first()
      .click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(state).toHaveAttribute('data-session', 'unauthenticated')
  })
  await proves(['bearer token is sent'], async () => {
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === api('/legal'))
    await visit(plainPage)
    await shell(page).footer.scrollIntoViewIfNeeded()
    expect((await (await asked).allHeaders()).authorization, 'a guest has none').toBeUndefined()
  })
})

test('an empty session, one that cannot be read, and a wrong password leave a guest', { tag: '@desktop' }, async ({
  page,
  visit,
  request,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load/)
  let body: string | null = ''
  await answer(page, session, (route) =>
    body === null ? route.abort() : route.fulfill({ contentType: 'application/json', body }),
  )
  await proves(['no session'], async () => {
    for (body of ['{}', 'null']) {
      await visit(plainPage)
      await expect((await place(page)).getByRole('link', { name: 'Sign In' })).toBeVisible()
    }
  })
  body = null
  await visit(plainPage)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'unauthenticated')
  await expect(account(page).filter({ visible: true })).toHaveCount(0)

  await test.step('a wrong password is refused with an error in the address of the reply', async () => {
    const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
    const reply = await request.post('/api/auth/callback/credentials', {
      form: { ...student, password: 'wrong', csrfToken, callbackUrl: '/', json: 'true' },
      headers: { 'x-auth-return-redirect': '1' },
    })
    expect(new URL((await reply.json()).url).searchParams.get('error')).toBeTruthy()
    expect(await (await request.get(session)).json()).toEqual({})
  })
})

test('a sign-out ends every page of the browser: the one behind Back, and the one in another tab', {
  tag: '@desktop',
}, async ({ playwright, siteUrl, launchOptions }) => {
  // Browsers of visitors keep the page one has left for the way back; that of the other journeys is told not to.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs })
  try {
    const context = await browser.newContext({ baseURL: siteUrl })
    const page = await context.newPage()
    const restored: string[] = []
    await page.exposeFunction('restored', (path: string) => void restored.push(path))
    await page.addInitScript(`addEventListener('pageshow', (event) => event.persisted && restored(location.pathname))`)
    const { name, email, password } = await newAccount(page)
    await signInAs(page, { email, password })
    const details = (one: Page) => one.getByLabel('Full name')
    // The smallest Chromium, which most runs use, keeps no page; the one with windows does.
    await page.goto('/faq')
    await page.goto('/about-us')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/faq$/)
    await isAlive(page)
    const keepsPages = restored.length === 1

    await page.goto('/profile/details')
    await expect(details(page)).toHaveValue(name)
    const other = await context.newPage()
    await other.goto('/profile/details')
    await expect(details(other)).toHaveValue(name)

    await page.locator('footer').getByRole('link', { name: 'FAQ' }).first().click()
    await page.waitForURL('**/faq')
    await isAlive(page)
    await account(page).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(signIn(page).filter({ visible: true })).toHaveCount(1)

    await test.step('the other tab is at the sign-in at once', async () => {
      await other.waitForURL(/\/auth\/sign-in/)
      await expect(details(other)).toHaveCount(0)
    })
    await test.step('the way back leads to the sign-in', async () => {
      await page.goBack({ waitUntil: 'commit' })
      await page.waitForURL(/\/auth\/sign-in/)
      // Where the browser had it as it was left, it was not asked for again.
      expect(restored).toEqual(keepsPages ? ['/faq', '/profile/details'] : [])
      await expect(details(page)).toHaveCount(0)
    })
  } finally {
    await browser.close()
  }
})

test('a half-filled form that comes back after its session has ended keeps what was typed over the sign-in', {
  tag: '@desktop',
}, async ({ page }) => {
  const { name, email, password } = await newAccount(page)
  await signInAs(page, { email, password })
  await page.goto('/profile/details')
  const details = page.getByLabel('Full name')
  await expect(details).toHaveValue(name)
  await details.fill('Half a name')
  await page.context().clearCookies({ name: 'next-auth.session-token' })
  // Said as by a browser that has kept the page for the way back; this one is told to keep none.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.waitForURL(/\/auth\/sign-in/)
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('What you typed is kept')).toBeVisible()
  await signInAs(page, { email, password })
  await page.goto('/profile/details')
  await expect(details).toHaveValue('Half a name')
})

test('one failed look at the session leads nobody away from their account', { tag: '@desktop' }, async ({
  page,
  problems,
}) => {
  problems.allow(/500|Failed to load/)
  const { name, email, password } = await newAccount(page)
  await signInAs(page, { email, password })
  let failures = 1
  await answer(page, session, (route) => (failures-- > 0 ? route.fulfill({ status: 500 }) : route.continue()))
  await page.goto('/profile/details')
  await expect(page.getByLabel('Full name')).toHaveValue(name)

  failures = 2
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue(name)
  await expect(page).toHaveURL('/profile/details')
})
