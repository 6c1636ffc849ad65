import { expect, type Page } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { ownEmail, ownPhone } from '../../support/forms.ts'
import { answer, api } from '../../support/replies.ts'
import { test } from '../../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const password = 'Polaris#2027'

test('lists of tests and courses begin empty with a way on, and fail with a second try', { tag: '@phone' }, async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(/503/)
  const data = { name: 'Meera Joshi', email: ownEmail(), phone: ownPhone(), password, confirm_password: password }
  expect((await page.request.post(api('/auth/register'), { data })).status()).toBe(201)
  await visit('/test-enrolled')
  await main(page).getByLabel('E-mail').fill(data.email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/test-enrolled')
  await expect(main(page).getByRole('link', { name: 'See the online tests' })).toHaveAttribute('href', '/online-tests')
  await axe(page)

  let isDown = true
  await answer(page, api('/courses-enrolled'), (route) =>
    isDown ? route.fulfill({ status: 503, json: { message: 'Busy.' } }) : route.continue(),
  )
  await visit('/course-enrolled')
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  isDown = false
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByRole('heading', { name: 'No courses yet' })).toBeVisible()
  await axe(page)
})
