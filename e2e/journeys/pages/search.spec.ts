import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { test } from '../../support/test.ts'

test('a search by address shows what was found, by kind', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/search?q=physics')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await expect(main.getByText(/\d+ results for “physics”/)).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(main.locator('mark').first()).toHaveText(/physics/i)
  await axe(page)
  await noLayoutShift(page)
  await main.getByRole('list').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/\/search/)
})

test('typing mistakes are forgiven, and nothing found leads on', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/search?q=physcis')
  await expect(page.getByRole('main').getByText(/shown for/)).toBeVisible()
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search this site' })
  await field.fill('zzzzqqq')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=zzzzqqq')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await axe(page, page.getByRole('main'))
})

test('what is searched for stays text', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit(`/search?q=${encodeURIComponent('<b>fees</b>"')}`)
  await expect(page.getByRole('main').getByText(/for “<b>fees<\/b>"”/)).toBeVisible()
})

test('the box opens with Ctrl K, and arrows and Enter choose', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/faq')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search this site' })
  await expect(field).toBeFocused()
  await page.keyboard.type('fees')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  await axe(page, page.getByRole('dialog'))
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  const target = (await options.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the box opens by the header and Escape gives the focus back', async ({ page, visit }) => {
  await visit('/faq')
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' })
  await link.click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('hostel')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page).toHaveURL('/faq')
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })
  test('the header leads to the search page, and its form works', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
    await page.getByRole('main').getByRole('searchbox').fill('refund')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText(/results? for “refund”/)).toBeVisible()
  })
})
