import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { test } from '../../support/test.ts'

test('events to come and events that were are told apart', async ({ page, visit }) => {
  await visit('/events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Upcoming events, next first' })).toBeVisible()
  await axe(page)
  await noLayoutShift(page)
  const days = (await page
    .getByRole('main')
    .locator('ol time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))) as string[]
  expect(days).toEqual([...days].sort())

  await page.getByRole('navigation', { name: 'Which events' }).getByRole('link', { name: /Past/ }).click()
  await expect(page).toHaveURL('/events?when=past')
  await expect(page.getByRole('heading', { name: 'Past events, newest first' })).toBeVisible()
  await axe(page, page.getByRole('main'))
})

test('an event says when and where and goes into a calendar', async ({ page, visit, request }) => {
  await visit('/events/night-sky-evening')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await axe(page)
  await noLayoutShift(page)
  const main = page.getByRole('main')
  await expect(main.getByText('Place', { exact: true })).toBeVisible()
  const google = main.getByRole('link', { name: /Google Calendar/ })
  const { searchParams } = new URL((await google.getAttribute('href')) ?? '')
  expect(searchParams.get('dates')).toMatch(/^\d{8}T\d{6}Z\/\d{8}T\d{6}Z$/)
  const file = main.getByRole('link', { name: 'Add to calendar' })
  const calendar = await request.get((await file.getAttribute('href')) ?? '')
  expect(calendar.status()).toBe(200)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
})

test('a page of events that does not exist leads to the last one', { tag: '@desktop' }, async ({ page }) => {
  expect((await page.goto('/events?when=past&page=9999'))?.status()).toBe(200)
  await expect(page).toHaveURL(/\/events\?when=past/)
})
