import { expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { noLayoutShift } from '../support/layout-shift.ts'
import { plainPage } from '../support/pages.ts'
import { answer, hold } from '../support/replies.ts'
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
  for (body of ['{}', 'null']) {
    await visit(plainPage)
    await expect((await place(page)).getByRole('link', { name: 'Sign In' })).toBeVisible()
  }
  body = null
  await visit(plainPage)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
