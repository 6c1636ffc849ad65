import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { test } from '../../support/test.ts'

test('tests show their price and length, or say that none is open', async ({ page, visit }) => {
  await visit('/online-tests')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await axe(page)
  await noLayoutShift(page)
  const tests = page.getByRole('main').getByRole('link', { name: /^Rules and start/ })
  const nothing = page.getByRole('heading', { name: 'No tests here yet' })
  await expect(tests.first().or(nothing)).toBeVisible()
})

test('a search without a hit says so and leads back', async ({ page, visit }) => {
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

test('a test that does not exist is a 404', { tag: '@desktop' }, async ({ page, problems }) => {
  problems.allow(/404/)
  expect((await page.goto('/online-tests/no-such-test'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
})
