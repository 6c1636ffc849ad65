import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { test } from '../../support/test.ts'

test('questions open and close, by keyboard too, and the search follows the typing', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await axe(page)
  await noLayoutShift(page)
  const first = page.getByRole('main').locator('details').first()
  await expect(first).not.toHaveAttribute('open')
  await first.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('open')
  await expect(first.getByRole('link', { name: 'Link to this answer' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(first).not.toHaveAttribute('open')

  const search = page.getByRole('searchbox', { name: 'Search the questions' })
  await search.fill('hostel')
  await expect(page.getByText(/\d+ answers? found/)).toBeVisible()
  await expect(page).toHaveURL('/faq?q=hostel')
  await axe(page, page.getByRole('main'))
  await search.fill('zzzz')
  await expect(page.getByRole('heading', { name: 'No answer mentions “zzzz”' })).toBeVisible()
  await page.getByRole('link', { name: /Show all \d+ questions/ }).click()
  await expect(page).toHaveURL('/faq')
  await expect(search).toHaveValue('')
})

test('a link to an answer opens it', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/faq')
  const question = page.getByRole('main').locator('details').nth(4)
  await question.locator('summary').click()
  const link = (await question.getByRole('link', { name: 'Link to this answer' }).getAttribute('href')) ?? ''
  await page.goto('about:blank')
  await visit(`/faq${link}`)
  await expect(page.locator(link)).toBeVisible()
  await expect(page.locator(link)).toBeInViewport()
  await expect(question.locator('summary')).toBeInViewport()
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })
  test('questions open, and the search works by address', async ({ page }) => {
    await page.goto('/faq?q=hostel')
    const found = page.getByRole('main').locator('details')
    await expect(found).not.toHaveCount(0)
    await page.goto('/faq')
    await found.first().locator('summary').click()
    await expect(found.first()).toHaveAttribute('open')
  })
})
