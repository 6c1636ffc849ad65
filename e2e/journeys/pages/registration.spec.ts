import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { ownEmail, ownPhone } from '../../support/forms.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { answer, api } from '../../support/replies.ts'
import { showFactor } from '../../support/second-factor.ts'
import { sideways } from '../../support/sideways.ts'
import { test } from '../../support/test.ts'

const password = 'Polaris#2027'
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const bank = (page: Page) => page.frameLocator('iframe[title="Demo payment"]')

/** Old enough to agree alone; a younger one waits for a parent. */
const grownUp = '2005-04-23'

const fillStudent = async (page: Page, email: string, born = '2011-04-23') => {
  await page.getByLabel('Student’s full name').fill('Ananya Rao')
  await page.getByLabel('Date of birth').fill(born)
  await page.getByRole('radio', { name: 'Class 10' }).check()
  await page.getByLabel('School', { exact: true }).fill('Lakeview Public School')
  await page.getByLabel('Student’s e-mail').fill(email)
  await page.getByLabel('Home address').fill('12 Lake Road, Mysuru 570 001')
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Parents', exact: true })).toBeFocused()
}

const parent = (page: Page) => page.getByRole('group', { name: 'First parent or guardian' })

const fillParent = async (page: Page) => {
  await parent(page).getByLabel('Full name').fill('Raghavendra Rao')
  await parent(page).getByLabel('Mobile number').fill(ownPhone())
  await parent(page).getByLabel('E-mail').fill(ownEmail())
  await page.getByLabel(/A parent or guardian .*knows these points/).check()
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Programme and test' })).toBeFocused()
}

const chooseTest = async (page: Page, place: RegExp) => {
  await page.getByRole('combobox', { name: 'Programme' }).selectOption('Two-Year Integrated, JEE')
  await page.getByRole('radio', { name: place }).first().check()
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Check', exact: true })).toBeFocused()
}

/** The head of the site stands over what was scrolled below it, and half a button under it is no fault of the form. */
const fromTheTop = (page: Page) => page.evaluate(() => scrollTo(0, 0))

const choosePassword = async (page: Page) => {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password again').fill(password)
}

const signedInAs = async (request: APIRequestContext, who: string) => {
  const data = { email: who, password: 'Northlight#2026' }
  const { token } = await (await request.post(api('/auth/login'), { data })).json()
  showFactor(token)
  return { headers: { authorization: `Bearer ${token}` } }
}

const register = (page: Page) => page.getByRole('button', { name: 'Register and pay ₹99' }).click()

test('a family registers, closes the bank’s window, is declined, pays, and hears that the parent is asked', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const email = ownEmail()
  await visit('/admission/register')
  await noLayoutShift(page)
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText('Please check')
  await axe(page)
  await fillStudent(page, email)

  // A number of nine digits is said on its field.
  await parent(page).getByLabel('Full name').fill('Raghavendra Rao')
  await parent(page).getByLabel('Mobile number').fill('98450 1234')
  await goOn(page)
  await expect(parent(page).getByText('Enter a mobile number of 10 digits')).toBeVisible()
  await fillParent(page)
  await chooseTest(page, /Hubballi campus/)
  await expect(page.getByText('Raghavendra Rao')).toBeVisible()
  await choosePassword(page)
  await fromTheTop(page)
  await axe(page)
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).toContain('Raghavendra Rao')
  expect(kept).not.toContain(password)
  await register(page)

  await expect(page.getByRole('heading', { name: /Your application is ADM-/ })).toBeVisible()
  await bank(page).getByRole('button', { name: 'Close without paying' }).click()
  await expect(page.getByText('The payment window was closed')).toBeVisible()
  await page.getByRole('button', { name: 'Open the payment again' }).click()
  await bank(page).getByRole('button', { name: 'Let the bank decline' }).click()
  await expect(page.getByText('Nothing was charged. You can try again.')).toBeVisible()
  // By itself: the page stands scrolled, and the head of the site lies over the way back.
  await axe(page, page.getByRole('region', { name: 'Pay and finish' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await bank(page).getByRole('button', { name: 'Pay with UPI' }).click()

  await expect(page).toHaveURL('/admission/application')
  await expect(page.getByRole('heading', { name: 'One thing is missing' })).toBeVisible()
  await expect(page.getByText('A parent or guardian has to agree before the hall ticket')).toBeVisible()
  await axe(page)
})

test('an address that has an account is asked to sign in and comes back to the draft, then changes the sitting', {
  tag: '@desktop',
}, async ({ page, visit, problems, request }) => {
  problems.allow(/40[09]|422/)
  const email = ownEmail()
  const account = { name: 'Ananya Rao', email, phone: ownPhone(), password, confirm_password: password }
  expect((await request.post(api('/auth/register'), { data: account })).status()).toBe(201)

  await visit('/admission/register?sitting=s-05')
  await fillStudent(page, email, grownUp)
  await fillParent(page)
  await chooseTest(page, /Mangaluru campus/)
  await choosePassword(page)
  await register(page)
  await expect(page.getByText('This e-mail address is known to us.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page).toHaveURL(/\/admission\/register/)
  await expect(page.getByLabel('School', { exact: true })).toHaveValue('Lakeview Public School')
  await page.getByLabel('Student’s e-mail').fill('student@northlight.test')
  await goOn(page)
  // An agreement is given anew; everything else is still there.
  await expect(parent(page).getByLabel('Full name')).toHaveValue('Raghavendra Rao')
  await page.getByLabel(/A parent or guardian .*knows these points/).check()
  await goOn(page)
  await expect(page.getByRole('radio', { name: /Mangaluru campus/ }).first()).toBeChecked()
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Check', exact: true })).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  await register(page)
  // Somebody else’s address: what to do in each case is said at the field.
  await expect(page.getByText('sign out and sign in with it to register').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sideways(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel('Student’s e-mail').fill(email)
  for (const _ of ['student', 'parents', 'test']) await goOn(page)
  await register(page)
  await bank(page).getByRole('button', { name: 'Pay with UPI' }).click()

  await expect(page.getByRole('heading', { name: 'Your hall ticket is ready' })).toBeVisible()
  // Looked at on its way: shown in the window, the PDF would take the place of the page.
  const tickets: (string | undefined)[] = []
  await page.route('**/v1/test-report-download/**', async (route) => {
    tickets.push((await route.fetch()).headers()['content-type'])
    await route.fulfill({ status: 204 })
  })
  await page.getByRole('button', { name: 'Hall ticket (PDF)' }).click()
  await expect.poll(() => tickets).toEqual(['application/pdf'])
  await page.getByRole('button', { name: 'Change the test date' }).click()
  const dialog = page.getByRole('dialog', { name: 'Another test date' })
  await dialog
    .getByRole('radio', { name: /Hubballi campus/ })
    .first()
    .check()
  await axe(page, dialog)
  await dialog.getByRole('button', { name: 'Choose this test date' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Your test date' })).toContainText('Hubballi campus')
  await expect(page.getByRole('region', { name: 'Progress so far' })).toContainText('New test date: Hubballi campus')

  await page.getByRole('button', { name: 'Withdraw the application' }).click()
  const question = page.getByRole('dialog', { name: 'Withdraw the application?' })
  await expect(question).toContainText('All of the fee, ₹99, will be refunded')
  await axe(page, question)
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This application is withdrawn' })).toBeVisible()
  await expect(page.getByText('₹99 will be refunded to the account that paid it')).toBeVisible()

  // The office sends the fee back, and the family sees it.
  const office = await signedInAs(request, 'admin@northlight.test')
  const { data } = await (await request.get(api(`/office/applications?filter[search]=${email}`), office)).json()
  expect((await request.post(api(`/office/applications/${data[0].id}/refund`), office)).status()).toBe(201)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/₹99 was refunded on/)).toBeVisible({ timeout: 3_000 })
  }).toPass()
})

test('a sitting that filled up meanwhile is said on its list, and nothing is charged', { tag: '@phone' }, async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(/409/)
  const sentence = 'This test date is full. Please choose another one; nothing has been charged.'
  await answer(page, api('/admission/registration'), (route) =>
    route.fulfill({ status: 409, json: { message: sentence, errors: { sitting: [sentence] } } }),
  )
  await visit('/admission/register')
  await fillStudent(page, ownEmail())
  await fillParent(page)
  await chooseTest(page, /Mysuru campus/)
  await choosePassword(page)
  await register(page)
  const list = page.getByRole('group', { name: /Test date and centre/ })
  await expect(list.getByText(sentence)).toBeVisible()
  // Going through the list without a choice does not make the refusal untrue.
  await list
    .getByRole('radio', { name: /Mysuru campus/ })
    .first()
    .focus()
  await page.getByRole('combobox', { name: 'Programme' }).focus()
  await expect(list.getByText(sentence)).toBeVisible()
  await fromTheTop(page)
  await axe(page, page.getByRole('main'))
})

test('on a slow connection a second tap on Continue skips no step', { tag: '@phone' }, async ({ page, visit }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  // The rules of the fields come with a file of their own.
  await page.route(/registration-endpoint/, async (route) => {
    await promise
    await route.continue()
  })
  await visit('/admission/register')
  await page.getByLabel('Student’s full name').fill('Ananya Rao')
  await page.getByLabel('Date of birth').fill('2011-04-23')
  await page.getByRole('radio', { name: 'Class 10' }).check()
  await page.getByLabel('School', { exact: true }).fill('Lakeview Public School')
  await page.getByLabel('Student’s e-mail').fill(ownEmail())
  await page.getByLabel('Home address').fill('12 Lake Road, Mysuru 570 001')
  const button = page.getByRole('button', { name: 'Continue' })
  await button.click()
  await expect(button).toBeDisabled()
  await button.dispatchEvent('click')
  await page.getByLabel('School', { exact: true }).press('Enter')
  release()
  await expect(page.getByRole('heading', { name: 'Parents', exact: true })).toBeFocused()
})

test('a class is one line in every language, on every phone', { tag: '@phone' }, async ({ page, visit }) => {
  for (const language of ['', '/kn', '/hi']) {
    await visit(`${language}/admission/register`)
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 844 })
      const lines = await page.locator('label:has(input[name="class"]) span').evaluateAll((labels) =>
        labels.map((label) => {
          const range = document.createRange()
          range.selectNodeContents(label)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        }),
      )
      expect(lines, `${language} at ${width} px`).toEqual([1, 1, 1, 1])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await sideways(page), `${language} with letters of twice the size`).toEqual([])
  }
})

test('whoever is not signed in is led to sign-in, and the code of a forged ticket is known as one', {
  tag: '@desktop',
}, async ({ page, visit, problems }) => {
  problems.allow(/404/)
  await visit('/admission/hall-ticket/1-1-000000000000000000000000')
  await expect(page.getByText('Not a valid hall ticket')).toBeVisible()
  await axe(page, page.getByRole('main'))
  await page.goto('/admission/application')
  await expect(page).toHaveURL('/auth/sign-in?redirect=%2Fadmission%2Fapplication')
})

test('the Back key of a phone leads to the step before, and from the first one off the page', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/admission')
  await visit('/admission/register')
  await fillStudent(page, ownEmail())
  await fillParent(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goBack()
  const parents = page.getByRole('heading', { name: 'Parents', exact: true })
  await expect(parents).toBeFocused()
  await expect(parents).toBeInViewport()
  await expect(parent(page).getByLabel('Full name')).toHaveValue('Raghavendra Rao')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Student', exact: true })).toBeFocused()
  await expect(page.getByLabel('Student’s full name')).toHaveValue('Ananya Rao')
  await page.goForward()
  await expect(parents).toBeFocused()
  // The page's own button does the same.
  await page.getByRole('button', { name: 'Student', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'Student', exact: true })).toBeFocused()
  // Nothing of it needs the network.
  expect(asked.filter((url) => url.includes('.data'))).toEqual([])
  await goOn(page)
  await expect(parents).toBeFocused()
  await page.reload()
  await expect(parents).toBeVisible()
  await expect(parent(page).getByLabel('Full name')).toHaveValue('Raghavendra Rao')
  await page.goBack()
  await expect(page.getByLabel('Student’s full name')).toHaveValue('Ananya Rao')
  await page.goBack()
  await expect(page).toHaveURL(/\/admission$/)
})
