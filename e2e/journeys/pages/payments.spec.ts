import { expect, type Page } from '@playwright/test'
import { as, newAccount, signInAs } from '../../support/accounts.ts'
import { axe } from '../../support/axe.ts'
import { ownEmail, ownPhone } from '../../support/forms.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { outbox } from '../../support/outbox.ts'
import { api } from '../../support/replies.ts'
import { test } from '../../support/test.ts'

const course = '/bengaluru/courses/foundation-evenings'
const enrolCall = api('/course/foundation-evenings/branch/bengaluru/enroll')

const box = (page: Page) => page.getByRole('complementary', { name: 'Fee and enrolment' })
const bank = (page: Page) => page.frameLocator('iframe[title="Demo payment"]')
const press = (page: Page, name: string) => bank(page).getByRole('button', { name }).click()

const mailsTo = async (email: string) =>
  (await outbox(email)).filter(({ envelope }) => envelope.to.includes(email)).map(({ text }) => text)

const fillAndEnrol = async (page: Page, email: string, action: string | RegExp = /^Enrol and pay ₹/) => {
  await box(page).getByRole('button', { name: action, exact: true }).click()
  await box(page).getByLabel('Student’s name').fill('Asha Rao')
  await box(page).getByLabel('E-mail').fill(email)
  await box(page).getByLabel('Phone').fill(ownPhone())
  await box(page).getByRole('button', { name: action, exact: true }).click()
}

test('a guest enrols: the bank declines, the window is closed, and the third try gives the seat and its receipt', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  const email = ownEmail()
  await visit(course)
  await noLayoutShift(page)
  await fillAndEnrol(page, email)
  await expect(bank(page).getByText('Demo. No money moves here.')).toBeVisible()
  await press(page, 'Let the bank decline')
  await expect(box(page).getByText(/The bank declined the payment/)).toBeVisible()
  await axe(page, box(page))
  await box(page).getByRole('button', { name: 'Try again' }).click()
  await press(page, 'Close without paying')
  await expect(box(page).getByText(/The payment window was closed/)).toBeVisible()
  await box(page).getByRole('button', { name: 'Open the payment again' }).click()
  await press(page, 'Pay with UPI')
  await expect(box(page).getByRole('heading', { name: 'You are enrolled' })).toBeFocused()
  await axe(page, box(page))
  const receipt = box(page).getByRole('link', { name: /^Receipt R\// })
  const file = await page.request.get((await receipt.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  await expect.poll(() => mailsTo(email), { timeout: 15_000 }).toEqual([expect.stringContaining('Open the receipt')])
})

test('money that arrives after the window was closed is noticed by the page', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit(course)
  await fillAndEnrol(page, ownEmail())
  await press(page, 'Pay, but late')
  await expect(box(page).getByText(/The payment window was closed/)).toBeVisible()
  await expect(box(page).getByRole('heading', { name: 'You are enrolled' })).toBeVisible({ timeout: 40_000 })
})

test('a family sees what is open, pays it, finds the receipt, and can leave the course again', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const who = await newAccount(page)
  const { name, email, phone } = who
  const enrolled = await page.request.post(enrolCall, { data: { name, email, phone }, ...as(who) })
  expect(enrolled.status()).toBe(201)
  await signInAs(page, who)
  await visit('/payments')
  const main = page.getByRole('main')
  const open = main.getByRole('region', { name: 'To be paid' })
  await expect(open.getByRole('heading', { name: /^Foundation Evenings/ })).toBeVisible()
  await axe(page)
  await open.getByRole('button', { name: /^Pay ₹/ }).click()
  await press(page, 'Pay with UPI')
  const paid = main.getByRole('region', { name: 'Paid' })
  await expect(paid.getByRole('link', { name: /^Receipt R\// })).toBeVisible()
  await expect(open).toBeHidden()
  await axe(page)

  // The way out stands where the rules for refunds say: one question, no reason asked, and the day is noted.
  await page.goto('/course-enrolled')
  await page.getByRole('button', { name: /^Leave this course/ }).click()
  const question = page.getByRole('dialog', { name: 'Leave this course?' })
  await expect(question).toContainText('Your refund.')
  await axe(page, question)
  await question.getByRole('button', { name: 'Leave the course' }).click()
  await expect(main.getByText(/^You told us on .* that you are leaving/)).toBeVisible()
})

test('a family pays the first instalment of a fee, sees what is due and when, and pays the next', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const who = await newAccount(page)
  await signInAs(page, who)
  await visit(course)
  const choice = box(page).getByRole('group', { name: 'How would you like to pay?' })
  await expect(choice.getByText(/^Then ₹[\d,]+ on \d+ \w+ \d{4}\. No extra charge\.$/)).toBeVisible()
  await choice.getByLabel(/^Pay in 2 instalments/).check()
  await noLayoutShift(page)
  await axe(page, box(page))
  await fillAndEnrol(page, who.email)
  await press(page, 'Pay with UPI')
  await expect(box(page).getByRole('heading', { name: 'You are enrolled' })).toBeFocused()
  await box(page).getByRole('link', { name: 'Payments' }).click()

  const fees = page.getByRole('main').getByRole('region', { name: 'Fees in instalments' })
  await expect(fees.getByText(/is paid, ₹[\d,]+ is left\.$/)).toBeVisible()
  await expect(fees.getByText(/^Due on \d+ \w+ \d{4}$/)).toBeVisible()
  await expect(fees.getByRole('link', { name: /^Receipt R\// })).toHaveCount(1)
  await axe(page)
  await fees.getByRole('button', { name: /^Pay instalment 2, ₹/ }).click()
  await press(page, 'Pay with UPI')
  await expect(fees.getByRole('link', { name: /^Receipt R\// })).toHaveCount(2)
  await expect(fees.getByRole('button')).toHaveCount(0)
})

test('a course without a fee is confirmed at once, and told by mail', { tag: '@phone' }, async ({ page, visit }) => {
  const email = ownEmail()
  await visit('/hubballi/courses/weekend-problem-circle')
  await noLayoutShift(page)
  await expect(box(page).getByText('Fee Free', { exact: true })).toBeVisible()
  await fillAndEnrol(page, email, 'Enrol, free')
  await expect(box(page).getByRole('heading', { name: 'You are enrolled' })).toBeFocused()
  await expect(box(page).getByText('There is nothing to pay.')).toBeVisible()
  await axe(page, box(page))
  await expect.poll(() => mailsTo(email), { timeout: 15_000 }).toHaveLength(1)
})
