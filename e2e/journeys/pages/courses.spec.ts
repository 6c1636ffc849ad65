import { expect, type Locator } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { ownPhone } from '../../support/forms.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { mailSaying } from '../../support/outbox.ts'
import { answer, api } from '../../support/replies.ts'
import { shell } from '../../support/shell.ts'
import { test } from '../../support/test.ts'

const course = '/bengaluru/courses/two-year-integrated-jee'
/** The fields of the call-back open on request. */
const askForCall = (form: Locator) => form.locator('summary').filter({ hasText: 'Request a call-back' }).click()

const request = api('/course/two-year-integrated-jee/branch/bengaluru/request')

test('a course says its price, its days, its refund, its tutors and its results before it asks anything', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit(course)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-Year Integrated, JEE')
  // Price and action stay at hand on a phone.
  const bar = page.getByRole('region', { name: 'Fee and action' })
  await expect(bar).toBeInViewport()
  await expect(bar).toContainText('₹1,47,600')
  const main = page.getByRole('main')
  const box = main.getByRole('complementary', { name: 'Fee and enrolment' })
  await expect(box.getByText('Fee ₹1,47,600', { exact: true }).first()).toBeVisible()
  await expect(box.getByText('10% OFF')).toBeVisible()
  for (const heading of ['What the fee covers', 'Important dates', 'If you leave: your refund'])
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  const refund = main.getByRole('table', { name: /Refund by the time of leaving/ })
  await expect(refund.getByRole('row', { name: /after 3 months/ })).toContainText('₹1,10,700')
  await expect(main.getByRole('img', { name: /Of 58 students/ })).toBeVisible()
  await axe(page)
  await noLayoutShift(page)
  await bar.getByRole('link', { name: 'Enrol' }).click()
  await expect(box.getByText('Fee ₹1,47,600', { exact: true }).first()).toBeInViewport()

  // The same course at another campus is one click away, with its own price.
  const campuses = page.getByRole('navigation', { name: 'Campus' })
  await expect(campuses.getByRole('link', { name: 'Bengaluru' })).toHaveAttribute('aria-current', 'page')
  await campuses.getByRole('link', { name: 'Mysuru' }).click()
  await expect(page).toHaveURL('/mysuru/courses/two-year-integrated-jee')
  await expect(page.getByRole('main').getByText('₹1,33,200').first()).toBeVisible()
})

test('what is missing is said beside each field, a failure keeps what was typed; then a call-back is confirmed and told to the office', {
  tag: '@phone',
}, async ({ page, visit, problems }) => {
  problems.allow(/500/)
  const phone = ownPhone()
  await visit(course)
  const form = page.getByRole('form', { name: 'Enrol, or request a call-back' })
  await askForCall(form)
  await form.getByLabel('Phone').fill('12345')
  await form.getByRole('button', { name: 'Request a call-back' }).click()
  await expect(form.getByLabel('Student’s name')).toBeFocused()
  await expect(form.getByText('Enter your name.')).toBeVisible()
  await expect(form.getByText(/10 digits/).last()).toBeVisible()
  await axe(page, form)

  await form.getByLabel('Student’s name').fill('Asha Rao')
  await form.getByLabel('Phone').fill(phone)
  await form.getByLabel('Class now').selectOption('Class 10')
  await answer(page, request, (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong.' } }))
  await form.getByRole('button', { name: 'Request a call-back' }).click()
  await expect(shell(page).toast('Something went wrong.')).toBeVisible()
  await expect(form.getByLabel('Student’s name')).toHaveValue('Asha Rao')
  await page.unrouteAll()
  await form.getByRole('button', { name: 'Request a call-back' }).click()
  const thanks = page.getByRole('heading', { name: 'Thank you, Asha Rao' })
  await expect(thanks).toBeFocused()
  await axe(page, page.getByRole('complementary', { name: 'Fee and enrolment' }))
  expect((await mailSaying(phone)).text).toContain('Class 10')
})

test('price and both actions stay on the screen of a small laptop while reading', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit(course)
  const box = page.getByRole('complementary', { name: 'Fee and enrolment' })
  const callBack = box.locator('summary').filter({ hasText: 'Request a call-back' })
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
  ] as const)
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('heading', { name: 'Important dates' }).scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 600)
      for (const part of [
        box.getByText('Fee ₹1,47,600', { exact: true }).first(),
        box.getByRole('button', { name: /^Enrol and pay/ }),
        callBack,
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
      // Below 1320 px the row of contacts lies at the lower edge.
      const [last, row] = await Promise.all([
        callBack.boundingBox(),
        page.getByRole('complementary', { name: 'Connect' }).boundingBox(),
      ])
      if (row && row.width === width) expect((last?.y ?? height) + (last?.height ?? 0)).toBeLessThanOrEqual(row.y)
    })
})

test('a course that is not given there is a page that is not there', { tag: '@desktop' }, async ({
  page,
  problems,
}) => {
  problems.allow(/404/)
  expect((await page.goto('/hubballi/courses/two-year-integrated-jee'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a course can be read whole and asked about', async ({ page, problems }) => {
    problems.allow(/favicon\.ico/)
    await page.goto(course)
    await expect(page.getByRole('heading', { name: 'If you leave: your refund' })).toBeVisible()
    const form = page.getByRole('form', { name: 'Enrol, or request a call-back' })
    await askForCall(form)
    await form.getByLabel('Student’s name').fill('Asha Rao')
    await form.getByLabel('Class now').selectOption('Class 10')
    await form.getByLabel('Phone').fill(ownPhone())
    await form.getByRole('button', { name: 'Request a call-back' }).click()
    await expect(page.locator('body')).toContainText('We will call you about this course.')
  })
})
