import { expect, type Locator, type Page } from '@playwright/test'
import { as, newAccount, signInAs } from '../../support/accounts.ts'
import { axe } from '../../support/axe.ts'
import { ownEmail } from '../../support/forms.ts'
import { fitsLargeLetters } from '../../support/large-letters.ts'
import { mailed } from '../../support/outbox.ts'
import { api } from '../../support/replies.ts'
import { shell } from '../../support/shell.ts'
import { sideways } from '../../support/sideways.ts'
import { takeTest } from '../../support/take-test.ts'
import { countTaps } from '../../support/taps.ts'
import { test } from '../../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()

const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-02`

const confirmAddress = async (page: Page, email: string, visit: (path: string) => Promise<void>) => {
  await visit(await mailed(email, /\/email\/verify\/\d+\/[\w-]+/))
  await expect(page).toHaveURL(/confirm-address/)
  await press(page, 'Yes, this is my e-mail')
  await expect(page).not.toHaveURL(/confirm-address/)
}

const payByUpi = (page: Page) =>
  page.frameLocator('iframe[title="Demo payment"]').getByRole('button', { name: 'Pay with UPI' }).click()

/** Questions are drawn by lot: some ask for a number, others for options or pairs. */
const answer = async (form: Locator) => {
  const field = form.locator('[name="answer"], [name^="match-"]').first()
  const kind = await field.evaluate((one) => (one instanceof HTMLInputElement ? one.type : 'select'))
  if (kind === 'select') await field.selectOption({ index: 1 })
  else if (kind === 'text') await field.fill('17')
  else await field.check()
}

test('a parent who has agreed sees the child’s marks and letter in the own account, and nobody else’s', async ({
  page,
  visit,
  problems,
}) => {
  const parentEmail = ownEmail()
  const child = await newAccount(page, {
    name: 'Meera Joshi',
    date_of_birth: yearsAgo(15),
    parent_name: 'Anil Joshi',
    parent_email: parentEmail,
  })
  const token = (await mailed(parentEmail, /\/parent-consent\/[\w-]+/)).split('/').at(-1)
  await page.request.post(api(`/parent-consent/${token}`), { data: { answer: 'agree' } })
  await takeTest(page, child, 'mathematics-half-hour')
  await signInAs(page, child)
  const enrolled = await page.request.post(api('/course/foundation-evenings/branch/bengaluru/enroll'), {
    ...as(child),
    data: { name: child.name, email: child.email, phone: child.phone, pay: 'parts' },
  })
  expect(enrolled.status()).toBe(201)
  await visit('/course-enrolled')
  await press(page, /^Finish the payment/)
  await payByUpi(page)
  await expect(main(page).getByText('Paid', { exact: true })).toBeVisible()
  await page.context().clearCookies()

  const parent = await newAccount(page, { name: 'Anil Joshi', email: parentEmail, date_of_birth: yearsAgo(45) })
  await confirmAddress(page, parentEmail, visit)
  await signInAs(page, parent)
  await visit('/profile')
  await press(page, 'Show my child here')
  const card = main(page).getByRole('listitem').filter({ hasText: 'Meera Joshi' })
  await expect(card.getByText(/Mathematics/).first()).toBeVisible()
  await axe(page)
  const taps = await countTaps(page)
  await visit('/profile')
  await card.getByRole('link', { name: /^Read the letter/ }).click()
  await expect(main(page).getByText('Dear Meera,')).toBeVisible()
  expect(await taps()).toBeLessThanOrEqual(2)
  await expect(main(page).getByRole('button', { name: /Practise|Try them again|Take this test again/ })).toHaveCount(0)
  await axe(page)

  await visit('/profile')
  await main(page)
    .getByRole('link', { name: /^Marks, tests and fees/ })
    .click()
  await expect(main(page).getByRole('table', { name: 'Tests and marks' })).toBeVisible()
  await expect(main(page).getByText('In force')).toBeVisible()
  expect(await sideways(page)).toEqual([])
  await axe(page)
  const fees = main(page).getByRole('region', { name: 'Fees in instalments' })
  await fees.getByRole('button', { name: /^Pay instalment 2, ₹/ }).click()
  await payByUpi(page)
  await expect(fees.getByRole('button', { name: /^Pay instalment/ })).toHaveCount(0)

  const path = new URL(page.url()).pathname
  // What is told, and how: one click in the account, or a button behind the link of a mail.
  await visit('/profile/notices')
  const week = main(page).getByRole('checkbox', { name: /The week in two lines/ })
  await expect(week).toBeChecked()
  await week.uncheck()
  await expect(shell(page).toast(/^Turned off/)).toBeVisible()
  await axe(page)
  // Another parent who knows the address of the child's page sees nothing.
  await page.context().clearCookies()
  await signInAs(page, await newAccount(page))
  problems.allow(/404/)
  await visit(path)
  await expect(main(page).getByRole('heading', { name: 'This is not shown here' })).toBeVisible()
  await axe(page)
})

test('a visitor answers five questions without an account and keeps them in the one that is made', async ({
  page,
  visit,
}) => {
  await visit('/practice')
  await axe(page)
  const taps = await countTaps(page)
  await visit('/')
  await main(page).getByRole('link', { name: 'Take a free test' }).first().click()
  await main(page).getByRole('link', { name: 'Try five questions' }).click()
  await expect(main(page).getByRole('form', { name: 'Answer to question 1' })).toBeVisible()
  expect(await taps()).toBeLessThanOrEqual(3)
  for (const number of [1, 2, 3, 4, 5]) {
    const form = main(page).getByRole('form', { name: `Answer to question ${number}` })
    await expect(form).toBeVisible()
    if (number === 1) {
      await axe(page)
      await form.getByRole('button', { name: 'Check the answer' }).click()
      await expect(main(page).getByText('Choose or type an answer, or ask for the solution.')).toBeVisible()
    }
    await answer(form)
    await form.getByRole('button', { name: 'Check the answer' }).click()
    await expect(
      main(page)
        .getByText(/^(Right|Partly right|Not right)$/)
        .first(),
    ).toBeVisible()
    if (number === 1) {
      await axe(page)
      // A reload goes on where it was.
      await page.reload()
    } else await press(page, /^(Next question|Finish)$/)
  }
  await expect(main(page).getByRole('heading', { name: /^\d of 5 right$/ })).toBeVisible()
  await axe(page)
  await expect(main(page).getByRole('link', { name: 'Keep it: create an account' })).toHaveAttribute(
    'href',
    '/auth/sign-up?redirect=%2Fpractice',
  )
  await signInAs(page, await newAccount(page))
  await visit('/practice')
  await expect(shell(page).toast('Your five questions are kept in your account.')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Five questions to begin with' })).toBeVisible()
})

test('a student practises ten questions of the day, makes a test, and takes an old one again', async ({
  page,
  visit,
}) => {
  const student = await newAccount(page)
  await takeTest(page, student, 'mathematics-half-hour')
  await signInAs(page, student)
  await visit('/profile')
  await main(page).getByRole('link', { name: 'Start practising' }).click()
  await expect(main(page).getByText('Your first day starts today.')).toBeVisible()
  await axe(page)
  await press(page, 'Start')
  await expect(main(page).getByRole('heading', { name: /^Question 1 of 10/ })).toBeVisible()
  await answer(main(page).getByRole('form', { name: 'Answer to question 1' }))
  await press(page, 'Check the answer')
  await expect(
    main(page)
      .getByText(/^(Right|Partly right|Not right)$/)
      .first(),
  ).toBeVisible()
  await visit('/practice')
  await expect(main(page).getByText('1 of 10 answered.')).toBeVisible()
  await expect(main(page).getByText('1 day of practice. Well done for today.')).toBeVisible()

  await main(page).getByText('Make your own test').click()
  const builder = main(page).getByRole('form', { name: 'Make your own test' })
  await builder.getByRole('button', { name: 'Start my test' }).click()
  await expect(builder.getByText('Choose at least one chapter.')).toBeVisible()
  await builder.getByRole('checkbox').first().check()
  await builder.getByLabel('Questions', { exact: true }).selectOption('5')
  await axe(page, builder)
  await fitsLargeLetters(page)
  await builder.getByRole('button', { name: 'Start my test' }).click()
  await expect(main(page).getByRole('timer', { name: 'Time left' })).toBeVisible()
  await answer(main(page).getByRole('form', { name: 'Answer to question 1' }))
  await expect(main(page).getByText(/^1 of \d answered\. All answers saved\.$/)).toBeVisible()
  await axe(page)
  await page.reload()
  await expect(main(page).getByText(/^1 of \d answered\./)).toBeVisible()
  await press(page, 'Submit the test')
  const sure = page.getByRole('dialog', { name: 'Submit the test?' })
  await axe(page, sure)
  await sure.getByRole('button', { name: 'Submit now' }).click()
  await expect(main(page).getByRole('heading', { name: /^\d of \d right$/ })).toBeVisible()

  await visit('/online-tests/mathematics-half-hour/report')
  await press(page, 'Take this test again as practice')
  await expect(main(page).getByText(/, once more$/)).toBeVisible()
  await visit('/profile/progress')
  await expect(main(page).getByRole('heading', { name: 'Your topics' })).toBeVisible()
  await main(page).locator('summary').filter({ hasText: 'Set a goal' }).first().click()
  await main(page).getByLabel('Percentile you aim for').first().fill('97')
  await press(page, 'Set the goal')
  await expect(main(page).getByText('97 percentile').first()).toBeVisible()
  await axe(page)
})

test('a student buys a test series, chooses the examination and opens paper 1', async ({ page, visit }) => {
  const student = await newAccount(page)
  await signInAs(page, student)
  const { name, email, phone } = student
  const reply = await page.request.post(api('/course/test-series/branch/mysuru/enroll'), {
    ...as(student),
    data: { name, email, phone },
  })
  expect(reply.status()).toBe(201)
  await visit('/course-enrolled')
  await press(page, /^Finish the payment/)
  await payByUpi(page)
  await expect(main(page).getByText('Paid', { exact: true })).toBeVisible()
  await visit('/profile')
  await main(page)
    .getByRole('link', { name: /^Choose the examination/ })
    .click()
  const form = main(page).getByRole('form', { name: 'Choose the examination' })
  await form.getByLabel('Examination').selectOption('JEE Main')
  await form.getByRole('button', { name: 'Choose' }).click()
  await expect(main(page).getByText(/Paper 1 of \d is open\./)).toBeVisible()
  await axe(page)
  await press(page, /^Rules and start/)
  await expect(page.getByRole('heading', { name: 'Before the clock starts' })).toBeVisible()
})
