import { expect, type Page } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { api } from '../../support/replies.ts'
import { test } from '../../support/test.ts'

/** One heading of the first level, no violation, and nothing moved by itself. */
const isSound = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await noLayoutShift(page)
  await axe(page)
}

test('mission and vision can be read; numbers stand still and say what was counted; nothing opens by itself', {
  tag: '@phone',
}, async ({ page, visit, request }) => {
  await visit('/mission-vision')
  await isSound(page)

  const { counter } = await (await request.get(api('/counter'))).json()
  await visit('/about-us')
  await isSound(page)
  for (const { title, meaning } of counter) {
    await expect(page.getByText(title)).toBeVisible()
    await expect(page.getByText(meaning)).toBeVisible()
  }
  await expect(page.getByText('3,400+')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('everyone who leads has a full biography, everyone who teaches a short one; the faculty pages by its address', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/leadership-team')
  await isSound(page)
  await expect(page.getByRole('heading', { name: 'Dr. Arvind Belagur' })).toBeVisible()
  await expect(page.getByText(/rented a hall on Observatory Road/)).toBeVisible()
  const tutor = page.locator('#meera-hegde')
  await expect(tutor.getByText(/Physics\s· M\.Sc\., B\.Ed\.\s· 19 years/)).toBeVisible()
  await tutor.getByText('Read more').click()
  await expect(tutor.getByText(/looks impossible and is not/)).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Pages of tutors and staff' })
    .getByRole('link', { name: 'Page 2' })
    .click()
  // Another page of a list begins at the list.
  await expect(page).toHaveURL('/leadership-team?page=2#list')
  await expect(page.locator('#list')).toBeFocused()
  await expect(page.locator('#meera-hegde')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Campus' }).getByRole('link', { name: 'Mysuru' }).click()
  await expect(page).toHaveURL('/leadership-team?campus=mysuru')
  await expect(page.getByText(/· Bengaluru$/)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/leadership-team?page=2#list')
})

test('a long testimonial opens in its place', { tag: '@phone' }, async ({ page, visit, request }) => {
  const { data } = await (await request.get(api('/testimonial?total=9'))).json()
  const end = data[0].message.slice(-40)
  await visit('/testimonial')
  await isSound(page)
  await expect(page.getByRole('figure')).toHaveCount(9)
  await expect(page.getByText(end)).toBeHidden()
  await page.getByRole('figure').filter({ hasText: 'Read more' }).first().getByText('Read more').click()
  await expect(page.getByText(end)).toBeVisible()
  await expect(page.getByText('5 of 5 stars').first()).toBeAttached()
})

test('nonsense and a page past the end never break a list, and an unknown category is a missing page', {
  tag: '@desktop',
}, async ({ page, visit, problems }) => {
  problems.allow(/404/)
  await visit('/testimonial?page=abc')
  await expect(page.getByRole('figure').first()).toBeVisible()
  await visit('/testimonial?page=99999')
  await expect(page).toHaveURL('/testimonial?page=2')
  const response = await page.goto('/achievers/no-such-exam')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
})

test('achievers come after everyone, each with course, length, fee and consent', { tag: '@phone' }, async ({
  page,
  visit,
  request,
}) => {
  const { result } = await (await request.get(api('/result'))).json()
  await visit('/achievers/neet')
  await isSound(page)
  await expect(page.getByText('Achievers, shown with their written consent')).toBeVisible()
  const everyone = page.getByRole('region', { name: 'First, everyone' })
  await expect(everyone).toContainText(`${result.students_finished} finished`)
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(cards).not.toHaveCount(0)
  for (const card of await cards.all()) await expect(card).toContainText(/Fee-paying|scholarship/i)
  const examinations = page.getByRole('navigation', { name: 'Examinations' })
  // More of them than a phone is wide; the current one is brought to where it can be seen.
  await expect(examinations.getByRole('link', { name: /NEET/ })).toBeInViewport({ ratio: 0.98 })
  await examinations.getByRole('link', { name: /KCET/ }).click()
  await expect(page).toHaveURL('/achievers/k-cet')
})
