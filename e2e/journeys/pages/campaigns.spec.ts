import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { ownPhone } from '../../support/forms.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { test } from '../../support/test.ts'

test('a campaign has its text, its proof and its form', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/aptitude-test')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Northlight Aptitude Test: one hour that can pay for two years',
  )
  const main = page.getByRole('main')
  // Registering is one click away, on the first screen, with the next dates.
  const register = main.getByRole('link', { name: 'Register for the test, ₹99' })
  await expect(register).toHaveAttribute('href', '/admission/register')
  await expect(register).toBeInViewport()
  await expect(main.getByRole('list', { name: 'Next test dates' }).getByRole('listitem')).toHaveCount(3)
  await expect(main.getByRole('heading', { name: 'Families who came through the test' })).toBeVisible()
  await expect(main.getByRole('figure')).toHaveCount(2)
  await expect(main.getByRole('heading', { name: 'Students who studied on a waiver' })).toBeVisible()
  await axe(page)
  await noLayoutShift(page)
  const form = main.getByRole('form', { name: 'Send me the test dates' })
  await form.getByLabel('Name').fill('Asha Rao')
  // To be called, a name and a number are enough.
  await form.getByLabel('Phone').fill(ownPhone())
  await form.getByRole('button', { name: 'Send me the test dates' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Asha Rao' })).toBeFocused()
  await axe(page, main)
})

test('parts that are switched off are not there', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/neet-screen-practice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(0)
})

test('a word that no campaign knows is a page that is not there, with its address', { tag: '@desktop' }, async ({
  page,
  problems,
}) => {
  problems.allow(/404/)
  expect((await page.goto('/no-such-campaign'))?.status()).toBe(404)
  await expect(page.getByText('Page not found: /no-such-campaign')).toBeVisible()
})
