import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { test } from '../../support/test.ts'

test('a legal page has its date, its parts and its neighbours', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/legal/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText(/Last updated \d{1,2} \w{3} \d{4}/)).toBeVisible()
  await axe(page)
  await noLayoutShift(page)
  await page.getByRole('navigation', { name: 'Legal pages' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/legal\/(?!privacy-policy)/)
})

test('the accessibility statement is found where people look for it', { tag: '@desktop' }, async ({ page }) => {
  expect((await page.goto('/accessibility'))?.status()).toBe(200)
  await expect(page).toHaveURL(/\/legal\/accessibility/)
})

test('on paper only the text is left', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/legal/privacy-policy')
  const neighbours = page.getByRole('navigation', { name: 'Legal pages' })
  const print = page.getByRole('button', { name: 'Print' })
  await expect(neighbours).toBeVisible()
  await expect(print).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.prose')).toBeVisible()
  await expect(neighbours).toBeHidden()
  await expect(print).toBeHidden()
})

test('the site map names every kind of page', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/sitemap')
  for (const path of ['/about-us', '/knowledge-desk', '/events', '/faq', '/legal/privacy-policy'])
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveCount(1)
  await axe(page)
  await noLayoutShift(page)
})
