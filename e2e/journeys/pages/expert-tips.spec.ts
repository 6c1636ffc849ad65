import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { test } from '../../support/test.ts'

test('tips are listed by date and each can be read', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/expert-tips')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await axe(page)
  await noLayoutShift(page)
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  await first.click()
  await expect(page).toHaveURL(/\/expert-tips\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'More tips' }).getByRole('link').first()).toBeVisible()
  await axe(page)
})

test('a tip with formulas shows them as mathematics', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/expert-tips/check-the-limits')
  await expect(page.locator('.prose math[display="block"]').first()).toBeVisible()
  await expect(page.locator('.prose')).not.toContainText('\\frac')
})

test('a tip that does not exist is a 404', { tag: '@desktop' }, async ({ page, problems }) => {
  problems.allow(/404/)
  expect((await page.goto('/expert-tips/no-such-tip'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
})
