import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { outbox } from '../../support/outbox.ts'
import { test } from '../../support/test.ts'

test('events to come and events that were are told apart', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Upcoming events, next first' })).toBeVisible()
  await axe(page)
  await noLayoutShift(page)
  const days = (await page
    .getByRole('main')
    .locator('ol time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))) as string[]
  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual([...days].sort())

  await page.getByRole('navigation', { name: 'Which events' }).getByRole('link', { name: /Past/ }).click()
  await expect(page).toHaveURL('/events?when=past')
  await expect(page.getByRole('heading', { name: 'Past events, newest first' })).toBeVisible()
  await axe(page, page.getByRole('main'))
})

test('an event says when and where and goes into a calendar', { tag: '@phone' }, async ({ page, visit, request }) => {
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

const mobile = () => `98${crypto.getRandomValues(new Uint32Array(1))[0]}`.padEnd(10, '0').slice(0, 10)

test('seats are reserved, mailed with a calendar file, and cancelled by the link, which asks once', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  const address = `seats-${crypto.randomUUID().slice(0, 8)}@example.com`
  await visit('/events/open-house-real-class')
  const form = page.getByRole('form', { name: 'Reserve seats' })
  await form.getByRole('button', { name: 'Reserve seats' }).click()
  await expect(form.getByText('Enter your name.')).toBeVisible()
  await axe(page, form)
  await form.getByLabel('Your name').fill('Asha Rao')
  await form.getByLabel('Mobile number').fill(mobile())
  await form.getByLabel('How many of you will come?').selectOption('3')
  await form.getByLabel(/^E-mail/).fill(address)
  await form.getByRole('button', { name: 'Reserve seats' }).click()
  await expect(page.getByRole('heading', { name: 'Your seats are reserved' })).toBeFocused()
  await expect(page.getByText(/We hold the seats until \d+ \w+ \d{4}, /)).toBeVisible()
  await axe(page, page.getByRole('complementary').first())

  const mails = async () => (await outbox(address)).filter(({ envelope }) => envelope.to.includes(address))
  await expect.poll(async () => (await mails()).length).toBe(1)
  const [mail] = await mails()
  const link = new URL(/https?:\/\/\S+\/event-reservation\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '').pathname
  await page.goto(link)
  await expect(page.getByRole('main')).toContainText('Reserved for 3 people.')
  // Without what the mail says more, the page only tells how the seats are confirmed.
  await expect(page.getByRole('main')).toContainText('open the link in the e-mail we sent')
  await expect(page.getByRole('button', { name: 'Confirm the seats' })).toHaveCount(0)
  const confirming = /https?:\/\/\S+\/event-reservation\/[\w-]+\?confirm=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  for (const language of ['/kn', '/hi', '']) {
    const { pathname, search } = new URL(confirming)
    await page.goto(`${language}${pathname}${search}`)
    await expect(page.locator('form[action*="/confirm/"] button')).toBeVisible()
    await axe(page)
  }
  await page.getByRole('button', { name: 'Confirm the seats' }).click()
  await expect(page.getByRole('main')).toContainText('Your seats are confirmed.')
  await page.goto(link)
  await expect(page.getByRole('main')).not.toContainText('We hold the seats')
  await axe(page)
  await page.getByRole('button', { name: 'Cancel this reservation' }).click()
  await expect(page.getByRole('main')).toContainText('Your reservation is cancelled.')
  await page.goto(link)
  await expect(page.getByRole('main')).toContainText('This reservation is cancelled.')
  await expect(page.getByRole('button', { name: 'Cancel this reservation' })).toHaveCount(0)
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })
  test('seats are reserved and cancelled all the same', async ({ page }) => {
    await page.goto('/events/night-sky-evening')
    const form = page.getByRole('form', { name: 'Reserve seats' })
    await form.getByLabel('Your name').fill('Asha Rao')
    await form.getByLabel('Mobile number').fill(mobile())
    await form.getByRole('button', { name: 'Reserve seats' }).click()
    await expect(page.getByRole('main')).toContainText('Seats for 1 person are reserved.')
    await page.getByRole('link', { name: 'See or cancel the reservation' }).click()
    await page.getByRole('button', { name: 'Cancel this reservation' }).click()
    await expect(page.getByRole('main')).toContainText('Your reservation is cancelled.')
  })
})

test('a page of events that does not exist leads to the last one', { tag: '@desktop' }, async ({ page }) => {
  expect((await page.goto('/events?when=past&page=9999'))?.status()).toBe(200)
  await expect(page).toHaveURL(/\/events\?when=past/)
})
