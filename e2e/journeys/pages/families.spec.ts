import { expect, type Locator, type Page } from '@playwright/test'
import { scrollToPart } from '../../support/account-details.ts'
import { axe } from '../../support/axe.ts'
import { ownEmail, ownPhone } from '../../support/forms.ts'
import { mailed, mailSaying, outbox } from '../../support/outbox.ts'
import { api } from '../../support/replies.ts'
import { shell } from '../../support/shell.ts'
import { isAlive, test } from '../../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const password = 'Polaris#2027'

/** A day so many years ago; the journeys run on the day they run. */
const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-02`

const makeAccount = async (page: Page, more: Record<string, string> = {}) => {
  const email = ownEmail()
  const data = { name: 'Meera Joshi', email, phone: ownPhone(), password, confirm_password: password, ...more }
  expect((await page.request.post(api('/auth/register'), { data })).status()).toBe(201)
  return email
}

const signIn = async (page: Page, email: string) => {
  await main(page).getByLabel('E-mail').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign in')
}

/** Ends the session of the page from elsewhere, while something is open in it. */
const endOtherSessions = async (page: Page, email: string) => {
  const reply = await page.request.post(api('/auth/login'), { data: { email, password } })
  const { token } = (await reply.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const { devices } = (await (await page.request.get(api('/profile/devices'), { headers })).json()) as {
    devices: { id: number; is_current: boolean }[]
  }
  for (const { id } of devices.filter((device) => !device.is_current))
    await page.request.delete(api(`/profile/devices/${id}`), { headers })
}

/** Questions are drawn by lot: some ask for a number, others for options. */
const answerField = (form: Locator) => form.locator('[name="answer"], [name^="match-"]').first()
const fillAnswer = async (form: Locator) => {
  const field = answerField(form)
  const kind = await field.evaluate((one) => (one instanceof HTMLInputElement ? one.type : 'select'))
  if (kind === 'select') await field.selectOption({ index: 1 })
  else if (kind === 'text') await field.fill('17')
  else await field.check()
}
const isAnswered = (form: Locator) =>
  expect
    .poll(() =>
      answerField(form).evaluate((one) =>
        one instanceof HTMLInputElement && one.type !== 'text' ? one.checked : (one as HTMLInputElement).value !== '',
      ),
    )
    .toBe(true)

test('a child names a parent, who agrees without an account and sees what is kept; both can take it back', {
  tag: '@phone',
}, async ({ page, visit, browser, siteUrl }) => {
  const email = ownEmail()
  const parent = ownEmail()
  await visit('/auth/sign-up')
  await expect(main(page).getByLabel('Parent’s full name')).toHaveCount(0)
  await main(page).getByLabel('Full name').fill('Meera Joshi')
  await main(page).getByLabel('Date of birth').fill(yearsAgo(15))
  await main(page).getByLabel('E-mail', { exact: true }).fill(email)
  await main(page).getByLabel('Mobile number', { exact: true }).fill(ownPhone())
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByLabel('Password again').fill(password)
  await main(page)
    .getByLabel(/I have read the/)
    .check({ position: { x: 5, y: 5 } })
  await press(page, 'Create my account')
  await expect(main(page).getByText('Enter the full name of your parent or guardian.')).toBeVisible()
  await axe(page, main(page))
  await main(page).getByLabel('Parent’s full name').fill('Anil Joshi')
  await main(page).getByLabel('Parent’s e-mail').fill(parent)
  await press(page, 'Create my account')

  await expect(page).toHaveURL('/profile')
  await expect(main(page).getByRole('heading', { name: 'Your parent has not agreed yet' })).toBeVisible()
  await main(page)
    .getByRole('link', { name: /^Enter the code/ })
    .click()
  await expect(main(page).getByText('We are waiting for Anil Joshi.')).toBeVisible()
  await main(page).getByLabel('Code from the mail').fill('12')
  await press(page, 'Use the code')
  await expect(main(page).getByText('Enter the six digits from the mail.')).toBeVisible()
  await axe(page)

  const other = await browser.newContext({ baseURL: siteUrl })
  const parentPage = await other.newPage()
  await parentPage.goto(await mailed(parent, /\/parent-consent\/[\w-]+/))
  await isAlive(parentPage)
  await expect(main(parentPage).getByText('We do not use your child’s data for advertising')).toBeVisible()
  await expect(parentPage.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await axe(parentPage)
  await press(parentPage, 'Yes, I agree')
  await expect(main(parentPage).getByRole('heading', { name: 'You have agreed' })).toBeFocused()
  await parentPage.reload()
  await expect(main(parentPage).getByText(/Anil Joshi, you agreed for Meera Joshi on/)).toBeVisible()
  await expect(main(parentPage).getByRole('button', { name: 'Take the agreement back' })).toBeVisible()

  // What the text promises: the parent sees what is kept, and takes it home.
  await main(parentPage).getByRole('link', { name: 'See what we keep about Meera Joshi' }).click()
  await expect(parentPage.getByRole('heading', { level: 1, name: 'What we keep about Meera Joshi' })).toBeVisible()
  await expect(main(parentPage).getByText(email)).toBeVisible()
  await expect(main(parentPage).getByText('Given by Anil Joshi by the mailed link')).toBeVisible()
  await expect(main(parentPage).getByText('No test has been taken.')).toBeVisible()
  await expect(parentPage.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await axe(parentPage)
  const download = parentPage.waitForEvent('download')
  await main(parentPage).getByRole('link', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toBe('child-data.zip')

  await visit('/profile/details')
  await scrollToPart(page, 'Consent')
  const consent = main(page).getByRole('listitem').filter({ hasText: 'Given by Anil Joshi by the mailed link' })
  await expect(consent.getByText('In force')).toBeVisible()
  await consent.getByRole('button', { name: /^Read the text/ }).click()
  await expect(page.getByRole('dialog').getByText('Text 2026-11')).toBeVisible()
  await axe(page, page.getByRole('dialog'))
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const receipt = await mailSaying('Dear Anil Joshi, on')
  expect(receipt.text).toContain('/parent-consent/')
  await expect.poll(async () => (await outbox(parent)).length).toBe(2)
  await parentPage.goto(await mailed(parent, /\/parent-consent\/[\w-]+/))
  await isAlive(parentPage)
  await press(parentPage, 'Take the agreement back')
  await parentPage.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(main(parentPage).getByRole('heading', { name: 'The agreement is taken back' })).toBeFocused()
  await other.close()
  await visit('/profile/details')
  await scrollToPart(page, 'Consent')
  await expect(main(page).getByText(/^Taken back/)).toBeVisible()
  // From the top: what lies half under the header while scrolled is no fault of the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await axe(page)
})

test('an account without a date of birth is asked for it, and led on', { tag: '@phone' }, async ({ page, visit }) => {
  const email = await makeAccount(page)
  await visit('/profile/complete?redirect=/faq')
  await signIn(page, email)
  await expect(main(page).getByRole('heading', { name: 'Your date of birth' })).toBeVisible()
  await axe(page)
  await main(page).getByLabel('Date of birth').fill(yearsAgo(14))
  await expect(main(page).getByLabel('Parent’s e-mail')).toBeVisible()
  await main(page).getByLabel('Date of birth').fill(yearsAgo(30))
  await press(page, 'Save the date')
  await expect(main(page).getByRole('heading', { name: 'All done' })).toBeFocused()
  await main(page).getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/faq')
})

test('everything is downloaded, and a deletion and a changed address are undone by the link', {
  tag: '@desktop',
}, async ({ page, visit, problems }) => {
  // The password is typed wrong once.
  problems.allow(/422/)
  const email = await makeAccount(page, { date_of_birth: yearsAgo(20) })
  await visit('/auth/sign-in?redirect=/profile/details')
  await signIn(page, email)
  await scrollToPart(page, 'Your data')
  await press(page, 'Download everything')
  const file = main(page).getByRole('link', { name: 'Download the file' })
  await expect(file).toBeVisible({ timeout: 20_000 })
  const download = page.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toBe('your-data.zip')

  await press(page, 'Delete the account')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Receipts and payments/)).toBeVisible()
  await dialog.getByLabel('Your password').fill('Wrong#2026')
  await dialog.getByRole('button', { name: 'Delete in 14 days' }).click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await axe(page, dialog)
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete in 14 days' }).click()
  await expect(main(page).getByText(/^Your account will be deleted on/)).toBeVisible()

  await visit(await mailed(email, /\/keep-account\/[\w-]+/))
  await press(page, 'Keep my account')
  await expect(main(page).getByRole('heading', { name: 'Your account stays' })).toBeFocused()
  await axe(page)
  await visit('/profile/details')
  await scrollToPart(page, 'Your data')
  await expect(main(page).getByText('The deletion is cancelled.')).toBeVisible()

  // Opening the mailed link decides nothing; the button behind it confirms the address.
  await visit(await mailed(email, /\/email\/verify\/\d+\/[\w-]+/))
  await expect(main(page).getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible()
  await axe(page)
  await press(page, 'Yes, this is my e-mail')
  await expect(shell(page).toast('Your e-mail address is confirmed.')).toBeVisible()

  // Another address that somebody asks for is refused by the mailbox the account has.
  await visit('/profile/details')
  await main(page).getByLabel('E-mail').fill(`moved-${email}`)
  await main(page).getByLabel('Password for this change').fill(password)
  await press(page, 'Save')
  await expect(shell(page).toast('Your details are saved.')).toBeVisible()
  await visit(await mailed(email, /\/undo-address\/[\w-]+/))
  await press(page, 'It was not me')
  await expect(main(page).getByRole('heading', { name: 'Your address stays' })).toBeFocused()
  await axe(page)
  await visit('/profile/details')
  await expect(page).toHaveURL(/\/auth\/sign-in/)
})

test('what was typed when the session ended is there again after sign-in, without the password', {
  tag: '@phone',
}, async ({ page, visit, problems }) => {
  problems.allow(/401/)
  const email = await makeAccount(page, { date_of_birth: yearsAgo(20) })
  await visit('/auth/sign-in?redirect=/profile/details')
  await signIn(page, email)
  await expect(main(page).getByLabel('Full name')).toHaveValue('Meera Joshi')
  await main(page).getByLabel('Full name').fill('Meera R Joshi')
  await endOtherSessions(page, email)
  await press(page, 'Save')
  await expect(page).toHaveURL('/auth/sign-in?redirect=%2Fprofile%2Fdetails')
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept).toContain('Meera R Joshi')
  expect(kept).not.toContain(password)
  await signIn(page, email)
  await expect(main(page).getByLabel('Full name')).toHaveValue('Meera R Joshi')
  await expect(shell(page).toast(/What you typed is still here/)).toBeVisible()
  await press(page, 'Save')
  await expect(shell(page).toast('Your details are saved.')).toBeVisible()

  // The same for what is no form of the account: an answer in practice.
  await visit('/practice')
  await main(page)
    .getByRole('button', { name: /^All of / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/practice\/[\w-]+$/)
  const practice = new URL(page.url()).pathname
  const answers = main(page).getByRole('form', { name: 'Answer to question 1' })
  await fillAnswer(answers)
  await endOtherSessions(page, email)
  await press(page, 'Check the answer')
  await expect(page).toHaveURL(`/auth/sign-in?redirect=${encodeURIComponent(practice)}`)
  await signIn(page, email)
  await expect(page).toHaveURL(practice)
  await isAnswered(answers)
})
