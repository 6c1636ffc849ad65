import { expect, type Page } from '@playwright/test'
import { proves } from '../../specification/proves.ts'
import { scrollToPart } from '../../support/account-details.ts'
import { axe } from '../../support/axe.ts'
import { ownEmail, ownPhone } from '../../support/forms.ts'
import { fitsLargeLetters } from '../../support/large-letters.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { mailed } from '../../support/outbox.ts'
import { answer, api, hold } from '../../support/replies.ts'
import { shell } from '../../support/shell.ts'
import { isAlive, test } from '../../support/test.ts'

const student = { email: 'student@northlight.test', password: 'Northlight#2026' }

const main = (page: Page) => page.getByRole('main')
const email = (page: Page) => main(page).getByLabel('E-mail')
const password = (page: Page) => main(page).getByLabel('Password', { exact: true })
const submit = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

const signIn = async (page: Page, who = student) => {
  await email(page).fill(who.email)
  await password(page).fill(who.password)
  await submit(page, 'Sign in')
}

/** An account of its own for each journey, so that none uses up another's tries or changes its password. */
const newcomer = () => ({ name: 'Meera Joshi', email: ownEmail(), phone: ownPhone(), password: 'Polaris#2027' })

const makeAccount = async (page: Page, who: ReturnType<typeof newcomer>) => {
  const { name, phone } = who
  const reply = await page.request.post(api('/auth/register'), {
    data: { name, phone, email: who.email, password: who.password, confirm_password: who.password },
  })
  expect(reply.status()).toBe(201)
}

test('a guest who wants the profile signs in and arrives there', { tag: '@phone' }, async ({ page, visit }) => {
  await page.goto('/profile')
  await expect(page).toHaveURL('/auth/sign-in?redirect=%2Fprofile')
  await expect(email(page)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await axe(page)
  await isAlive(page)
  await signIn(page)
  await expect(page).toHaveURL('/profile')
  await expect(main(page).getByRole('heading', { name: /^Good (morning|afternoon|evening), Aditi\.$/ })).toBeVisible()
  await expect(shell(page).toast(/Welcome, /)).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'What is next' })).toBeVisible()
  // The row of pages is wider than a phone, and shows it: the next one looks in.
  const next = await main(page).getByRole('link', { name: 'My courses', exact: true }).boundingBox()
  expect(next?.x).toBeLessThan(365)
  await axe(page)
  await fitsLargeLetters(page)
  await main(page).getByRole('link', { name: 'Details' }).click()
  await expect(email(page)).toHaveValue(student.email)
  await visit('/auth/sign-in?redirect=/faq')
  await expect(page).toHaveURL('/faq')
  await proves(['external address inside the site'], async () => {
    for (const elsewhere of ['//evil.test', 'https://evil.test/', '/\\evil.test', 'javascript:alert(1)']) {
      await visit(`/auth/sign-up?redirect=${encodeURIComponent(elsewhere)}`)
      await expect(page, elsewhere).toHaveURL('/profile')
    }
  })
})

test('the form is there before anybody knows who looks, and stays with what was typed', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const html = await (await request.get('/auth/sign-in')).text()
  expect(html).toContain('autoComplete="current-password"')
  const held = await hold(page, '/api/auth/session')
  await page.goto('/auth/sign-in')
  await email(page).fill('asha@example.com')
  const answered = page.waitForResponse('**/api/auth/session')
  held.release()
  await answered
  await expect(page.locator('[data-session]')).toHaveAttribute('data-session', 'unauthenticated')
  await expect(email(page)).toHaveValue('asha@example.com')
  await noLayoutShift(page)
})

test('whoever turns out to be signed in is taken on, and the form with them', { tag: '@desktop' }, async ({ page }) => {
  await answer(page, '/api/auth/session', (route) => route.fulfill({ json: { user: { ...student, token: 'x' } } }))
  await page.goto('/auth/sign-in?redirect=/faq')
  await expect(page).toHaveURL('/faq')
  await expect(email(page)).toHaveCount(0)
})

test('a wrong password is said in place, and the header is a guest’s again', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/auth/sign-in?redirect=/faq')
  await signIn(page, { email: newcomer().email, password: 'Wrong#2026' })
  const summary = main(page).getByRole('alert')
  await expect(summary).toContainText('Wrong e-mail or password')
  await expect(summary).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'unauthenticated')
  await expect(password(page)).toHaveValue('Wrong#2026')
  await expect(summary.getByRole('link', { name: 'set a new password' })).toHaveAttribute(
    'href',
    '/auth/forgot-password?redirect=%2Ffaq',
  )
  await axe(page)
})

test('a pause and a lost connection have words of their own', { tag: '@phone' }, async ({ page, visit, problems }) => {
  problems.allow(/429|ERR_FAILED|Failed to load/)
  let reply: 'limited' | 'none' = 'limited'
  await answer(page, '/api/auth/callback/credentials', (route) =>
    reply === 'none' ? route.abort() : route.fulfill({ status: 429, json: { message: 'Too many attempts.' } }),
  )
  await visit('/auth/sign-in')
  await signIn(page)
  await expect(main(page).getByRole('alert')).toContainText('Too many attempts in a short time')
  reply = 'none'
  await submit(page, 'Sign in')
  await expect(main(page).getByRole('alert')).toContainText('could not reach the server')
})

test('a new student makes an account, is signed in and asked to confirm the address', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  const who = newcomer()
  await visit('/auth/sign-up?redirect=/profile')
  await submit(page, 'Create my account')
  await expect(main(page).getByLabel('Full name')).toBeFocused()
  await expect(main(page).getByText('Tick the box when you have read the terms.')).toBeVisible()
  await axe(page)
  await main(page).getByLabel('Full name').fill(who.name)
  await main(page).getByLabel('Date of birth').fill('2007-03-14')
  await email(page).fill(who.email)
  await main(page).getByLabel('Mobile number').fill(who.phone)
  await password(page).fill(who.password)
  await main(page).getByLabel('Password again').fill(who.password)
  await expect(main(page).getByText('Typed the same twice, met')).toBeVisible()
  await main(page)
    .getByLabel(/I have read the/)
    .check({ position: { x: 5, y: 5 } })
  await submit(page, 'Create my account')
  await expect(page).toHaveURL('/profile')
  await expect(main(page).getByText('Please confirm your e-mail.')).toBeVisible()
  await expect(main(page).getByText('Nothing is due now')).toBeVisible()
  await visit('/profile/details')
  await scrollToPart(page, 'Devices')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Last used' })).toHaveCount(1)
  await submit(page, 'Send it again')
  await expect(main(page).getByRole('button', { name: /^Send again in/ })).toBeDisabled()
})

test('an account whose sign-in fails afterwards has a way on', { tag: '@phone' }, async ({ page, visit, problems }) => {
  problems.allow(/ERR_FAILED|Failed to load/)
  const who = newcomer()
  await answer(page, '/api/auth/callback/credentials', (route) => route.abort())
  await visit('/auth/sign-up?redirect=/faq')
  await main(page).getByLabel('Full name').fill(who.name)
  await main(page).getByLabel('Date of birth').fill('2007-03-14')
  await email(page).fill(who.email)
  await main(page).getByLabel('Mobile number').fill(who.phone)
  await password(page).fill(who.password)
  await main(page).getByLabel('Password again').fill(who.password)
  await main(page)
    .getByLabel(/I have read the/)
    .check({ position: { x: 5, y: 5 } })
  await submit(page, 'Create my account')
  await expect(main(page).getByRole('heading', { name: 'Your account is ready' })).toBeFocused()
  await expect(main(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth/sign-in?redirect=%2Ffaq',
  )
})

test('a forgotten password is replaced by the mailed link, once', { tag: '@phone' }, async ({
  page,
  visit,
  problems,
}) => {
  // 401: the page that is left may ask once more, without the cookie that was taken from it.
  problems.allow(/40[01]/)
  const who = newcomer()
  await makeAccount(page, who)
  await visit('/auth/forgot-password')
  await email(page).fill(who.email)
  await submit(page, 'Send the link')
  await expect(main(page).getByText(`If ${who.email} has an account`)).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Send again in/ })).toBeDisabled()

  const path = await mailed(who.email, /\/auth\/reset-password\/[\w-]+/)
  await visit(path)
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  const choose = async () => {
    await email(page).fill(who.email)
    await main(page).getByLabel('New password', { exact: true }).fill('Vega#2028')
    await main(page).getByLabel('New password again').fill('Vega#2028')
    await submit(page, 'Set the new password')
  }
  await choose()
  await expect(page).toHaveURL('/auth/sign-in')
  await signIn(page, { email: who.email, password: 'Vega#2028' })
  await expect(page).toHaveURL('/profile')

  await proves(['route reset password'], async () => {
    await visit(path)
    await expect(page).toHaveURL('/profile')
  })

  await page.context().clearCookies()
  await visit(path)
  await choose()
  await expect(main(page).getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  )
  await axe(page)
})

test('details and password are changed, and another device is signed out', { tag: '@desktop' }, async ({
  page,
  visit,
  browser,
  siteUrl,
  problems,
}) => {
  // The old password is typed wrong once.
  problems.allow(/422/)
  const who = newcomer()
  await makeAccount(page, who)
  const other = await browser.newContext({ baseURL: siteUrl, userAgent: 'Mozilla/5.0 (Android 14) Firefox/140.0' })
  const otherPage = await other.newPage()
  await otherPage.goto('/auth/sign-in')
  await signIn(otherPage, who)
  await expect(otherPage).toHaveURL('/profile')

  await visit('/auth/sign-in?redirect=/profile/details')
  await signIn(page, who)
  const name = main(page).getByLabel('Full name')
  await expect(name).toHaveValue(who.name)
  await name.fill('Meera R Joshi')
  await submit(page, 'Save')
  await expect(shell(page).toast('Your details are saved.')).toBeVisible()
  await expect(name).toHaveValue('Meera R Joshi')

  const device = main(page).getByRole('listitem').filter({ hasText: 'Firefox on Android' })
  await scrollToPart(page, 'Devices')
  await device.getByRole('button', { name: 'Sign out' }).click()
  await expect(device).toHaveCount(0)
  await expect(main(page).getByRole('heading', { name: 'Devices' })).toBeFocused()
  await otherPage.reload()
  await expect(otherPage).toHaveURL(/\/auth\/sign-in\?redirect=%2Fprofile/)
  await other.close()

  await main(page).getByLabel('Old password').fill('Wrong#2026')
  await main(page).getByLabel('New password', { exact: true }).fill('Vega#2028')
  await main(page).getByLabel('New password again').fill('Vega#2028')
  await submit(page, 'Change password')
  await expect(main(page).getByText('This is not your current password.')).toBeVisible()
  await main(page).getByLabel('Old password').fill(who.password)
  await submit(page, 'Change password')
  await expect(shell(page).toast(/Your password is changed/)).toBeVisible()
  await expect(main(page).getByLabel('Old password')).toHaveValue('')
  await main(page).getByRole('button', { name: 'Sign out on this device' }).click()
  await expect(page).toHaveURL('/auth/sign-in?redirect=%2Fprofile%2Fdetails')
})

test('a session that ended elsewhere leads to sign-in, and back', { tag: '@desktop' }, async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(/401/)
  problems.allow(/not a decodable element ID/)
  // The place on the page was cut in the middle of a sign.
  await visit('/auth/sign-in?redirect=/profile/details%23%25')
  await signIn(page)
  await expect(main(page).getByLabel('Full name')).toBeVisible()
  await answer(page, api('/profile/devices'), (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } }),
  )
  // The cookie is still there: it is the refused call that ends the session.
  await page.goto('/profile/details')
  await expect(page).toHaveURL('/auth/sign-in?redirect=%2Fprofile%2Fdetails')
  await expect(email(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'unauthenticated')
})
