import { expect } from '@playwright/test'
import { newAccount, signInAs } from '../../support/accounts.ts'
import { axe } from '../../support/axe.ts'
import { examScreen } from '../../support/exam-screen.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { countTaps } from '../../support/taps.ts'
import { test } from '../../support/test.ts'

test('tests show their price and length, and a guest is led to sign in and back', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/online-tests')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Rules and start/ })).toHaveCount(9)
  await expect(page.locator('html')).toHaveAttribute('data-session', 'unauthenticated')
  await expect(main.getByRole('navigation', { name: 'Your tests by state' })).toHaveCount(0)
  await axe(page)
  await noLayoutShift(page)
  await main.getByRole('heading', { name: 'JEE Main Full Mock 2' }).getByRole('link').click()
  await expect(page).toHaveURL('/online-tests/jee-main-mock-2')
  const marking = main.getByRole('region', { name: 'How it is marked' })
  await expect(marking.getByText('+4', { exact: true })).toBeVisible()
  await expect(marking.getByText('−1', { exact: true })).toBeVisible()
  await expect(marking.getByRole('row', { name: /^Physics/ })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Afterwards' })).toBeVisible()
  await axe(page)
  await main.getByRole('link', { name: 'Sign in to start' }).click()
  await expect(page).toHaveURL('/auth/sign-in?redirect=%2Fonline-tests%2Fjee-main-mock-2')
})

test('a search without a hit says so and leads back', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/online-tests')
  const search = page.getByRole('searchbox', { name: 'Search the tests' })
  await search.fill('zzzzzz')
  await search.press('Enter')
  await expect(page).toHaveURL('/online-tests?q=zzzzzz')
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzzz”' })).toBeVisible()
  await axe(page, page.getByRole('main'))
  await page.getByRole('link', { name: 'Show all tests' }).click()
  await expect(page).toHaveURL('/online-tests')
})

test('a student takes a test, and finds it by its state', { tag: '@desktop' }, async ({ page, visit }) => {
  await signInAs(page, await newAccount(page))
  await visit('/online-tests/biology-half-hour')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Check this device' }).click()
  await expect(main.getByText('Full screen', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Take the test' }).click()
  await expect(page).toHaveURL('/online-tests/biology-half-hour/ongoing')
  await expect(page.getByRole('heading', { name: 'Before the clock starts' })).toBeVisible()
  await visit('/online-tests')
  await main.getByRole('navigation', { name: 'Your tests by state' }).getByRole('link', { name: 'Not begun' }).click()
  await expect(page).toHaveURL('/online-tests?status=Pending')
  await expect(main.getByRole('link', { name: /^Rules and start/ })).toHaveCount(1)
  await expect(main.getByText('No account yet?')).toBeHidden()
  await axe(page, main)
  await main.getByRole('navigation', { name: 'Your tests by state' }).getByRole('link', { name: 'Completed' }).click()
  await expect(main.getByText('None of your tests is in this state.')).toBeVisible()
  // From the home page to question 1, with an account, in five taps.
  const taps = await countTaps(page)
  await visit('/')
  await main.getByRole('link', { name: 'Take a free test' }).first().click()
  const way = page.getByRole('link', { name: /^Take the test/ })
  await main
    .getByRole('listitem')
    .filter({ hasText: 'Free', has: way })
    .first()
    .getByRole('link', { name: /^Take/ })
    .click()
  await main.getByRole('button', { name: 'Take the test' }).click()
  await examScreen(page).start()
  expect(await taps()).toBeLessThanOrEqual(5)
})

test('a test that does not exist is a 404', { tag: '@desktop' }, async ({ page, problems }) => {
  problems.allow(/404/)
  expect((await page.goto('/online-tests/no-such-test'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
})
