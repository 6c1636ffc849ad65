import { expect } from '@playwright/test'
import { newAccount } from '../support/accounts.ts'
import { ownEmail, ownPhone } from '../support/forms.ts'
import { mailed, mailSaying } from '../support/outbox.ts'
import { footerPaths, menuPaths } from '../support/pages.ts'
import { shell } from '../support/shell.ts'
import { test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('without scripts every page can still be reached, and every button that is shown opens its links', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  for (const path of new Set([...footerPaths, ...menuPaths, '/auth/sign-in'])) expect(links, path).toContain(path)

  const buttons = page.locator('button:not([type="submit"])').filter({ visible: true })
  await expect(buttons).not.toHaveCount(0)
  for (const button of await buttons.all()) {
    await button.click()
    const opened = page.locator(':popover-open, dialog[open]')
    await expect(opened.locator('a').filter({ visible: true })).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
  }
})

test('without scripts the newsletter still subscribes', { tag: '@phone' }, async ({ page, siteUrl }) => {
  const address = `plain-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.goto('/')
  const { email, subscribe } = shell(page)
  await email.fill(address)
  await subscribe.click()
  await expect(page.getByRole('heading', { name: 'We have received it' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Subscribed successfully.')
  expect((await mailSaying(address)).text).toContain(`${siteUrl}/`)
})

test('without scripts a refused form says what to mend, and the way back has everything that was typed', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/422/)
  await page.goto('/careers?job=1')
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  const form = page.getByRole('form', { name: /^Apply/ })
  await form.getByLabel('Your name').fill('Asha <b>Rao</b> 😀')
  await form.getByLabel('E-mail').fill('asha@example.com')
  await form.getByLabel('Phone').fill('12345')
  await form.getByLabel('Your CV').setInputFiles(cv)
  await form.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible()
  await expect(page.getByText('Enter a mobile number of 10 digits')).toBeVisible()
  await page.goBack()
  await expect(form.getByLabel('Your name')).toHaveValue('Asha <b>Rao</b> 😀')
  await form.getByLabel('Phone').fill('98450 00123')
  await form.getByLabel('Your CV').setInputFiles(cv)
  await form.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByText('We have your CV.')).toBeVisible()
})

test('without scripts an account is made and signed in to, and no stranger stands among its devices', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/4(?:01|22)/)
  const who = { email: ownEmail(), phone: ownPhone(), password: 'Polaris#2027' }
  const main = page.getByRole('main')
  await page.goto('/auth/sign-up')
  const form = main.getByRole('form', { name: 'Create an account' })
  await form.getByLabel('Full name', { exact: true }).fill('Meera Joshi')
  await form.getByLabel('Date of birth').fill('2012-03-14')
  await form.getByLabel('E-mail', { exact: true }).fill(who.email)
  await form.getByLabel('Mobile number', { exact: true }).fill(who.phone)
  await form.getByLabel('Parent’s full name').fill('Anita Joshi')
  await form.getByLabel('Parent’s e-mail').fill(`parent-${who.email}`)
  await form.getByLabel('Password', { exact: true }).fill(who.password)
  await form.getByLabel('Password again').fill(who.password)
  await form.getByLabel(/I have read the/).check({ position: { x: 5, y: 5 } })
  await form.getByRole('button', { name: 'Create my account' }).click()
  await expect(main).toContainText('Your account is ready.')
  await main.getByRole('link', { name: 'Sign in' }).click()

  const signIn = async (password: string) => {
    const fields = main.getByRole('form', { name: 'Sign in' })
    await expect(fields.getByLabel('E-mail', { exact: true })).toHaveAttribute('autocomplete', 'username')
    await fields.getByLabel('E-mail', { exact: true }).fill(who.email)
    await expect(fields.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
    await fields.getByLabel('Password', { exact: true }).fill(password)
    await fields.getByRole('button', { name: 'Sign in' }).click()
  }
  await page.goto('/auth/sign-in?redirect=/faq')
  await signIn('Wrong#2026')
  await expect(main.getByRole('alert')).toContainText('Wrong e-mail or password')
  await expect(page).toHaveURL('/auth/sign-in?redirect=%2Ffaq')
  await expect(main.getByLabel('E-mail', { exact: true })).toHaveValue(who.email)
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('')
  await signIn(who.password)
  await expect(page).toHaveURL('/faq')
  const { user } = await (await page.request.get('/api/auth/session')).json()
  expect(user.email).toBe(who.email)
  const devices = await page.request.get('/api/v1/profile/devices', {
    headers: { authorization: `Bearer ${user.token}` },
  })
  expect((await devices.json()).devices).toHaveLength(1)
})

test('without scripts a refusal is said in the language of the form, and too many tries are no field to check', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/422|429/)
  const address = ownEmail()
  const subscribe = async () => {
    await page.goto('/kn/fees')
    const form = page.locator('form[action="/kn/sent/subscription-form"]')
    await form.locator('[name="email"]').fill(address)
    await form.getByRole('button').click()
  }
  const main = page.getByRole('main')
  const check = main.getByRole('heading', { name: 'ದಯವಿಟ್ಟು ಒಂದು ಜಾಗವನ್ನು ಸರಿಪಡಿಸಿ' })
  await subscribe()
  await subscribe()
  await expect(check).toBeVisible()
  const refusal = main.getByRole('listitem').filter({ hasText: 'ಈ ಇ-ಮೇಲ್' })
  await expect(refusal).toBeVisible()
  await expect(refusal, 'Kannada is read out as Kannada').not.toHaveAttribute('lang', /./)
  await expect(refusal.locator('[lang]')).toHaveCount(0)
  await subscribe()
  await subscribe()
  await expect(main.getByText(/ಹಲವು ಬಾರಿ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ\. \d+ ಸೆಕೆಂಡಿನ ನಂತರ/)).toBeVisible()
  await expect(check).toHaveCount(0)
})

test('without scripts a forgotten password is replaced by the mailed link', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.allow(/400/)
  const who = await newAccount(page)
  const main = page.getByRole('main')
  await page.goto('/auth/forgot-password')
  await main.getByLabel('E-mail').fill(who.email)
  await main.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'We have received it' })).toBeVisible()
  const path = await mailed(who.email, /\/auth\/reset-password\/[\w-]+/)
  const choose = async () => {
    await page.goto(path)
    await main.getByLabel('E-mail').fill(who.email)
    for (const label of ['New password', 'New password again']) {
      const field = main.getByLabel(label, { exact: true })
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await field.fill('Vega#2028')
    }
    await expect(main.getByText('At least 8 characters')).toBeVisible()
    await main.getByRole('button', { name: 'Set the new password' }).click()
  }
  await choose()
  await expect(main).toContainText('Your new password is set.')
  // The address holds the secret of the link: nothing of the page repeats it, and no other site is told.
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await choose()
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible()
})

test('without scripts the registration says what it needs and whom to ring, and shows no form that cannot be sent', {
  tag: '@phone',
}, async ({ page }) => {
  const main = page.getByRole('main')
  for (const [path, sentence] of [
    ['/admission/register', 'Registration needs JavaScript.'],
    ['/kn/admission/register', 'ನೋಂದಣಿಗೆ JavaScript ಬೇಕು.'],
  ] as const) {
    await page.goto(path)
    // Texts of a `noscript` are no texts for the locators.
    await expect(main).toContainText(sentence, { useInnerText: true })
    await expect(main.locator('noscript a[href^="tel:"]')).toBeVisible()
    await expect(main.locator('input[name="father_name"]')).toBeHidden()
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.locator('.sheen').first(), 'nothing waits for what will not come').toBeHidden()
  }
})

test('without scripts a course shows no button that would pay, and the call-back beside it is sent', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/bengaluru/courses/two-year-integrated-jee')
  const form = page.getByRole('form', { name: 'Enrol, or request a call-back' })
  await expect(form.getByRole('button', { name: /^Enrol and pay/ })).toHaveCount(0)
  await expect(form.getByText('Paying here needs JavaScript.')).toBeVisible()
  await form.locator('summary').filter({ hasText: 'Request a call-back' }).click()
  await form.getByLabel('Student’s name').fill('Asha Rao')
  await form.getByLabel('Phone').fill(ownPhone())
  await form.getByLabel('Class now').selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Request a call-back' }).click()
  await expect(page.getByRole('main')).toContainText('Thank you. We will call you about this course.')
})

test('without scripts a missing page is a 404 with a way home', { tag: '@desktop' }, async ({ page, problems }) => {
  problems.allow(/404/)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return To Home' }).click()
  await expect(page).toHaveURL('/')
})
