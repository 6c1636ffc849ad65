import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { enterOffice, saved, title } from '../support/office.ts'
import { test } from '../support/test.ts'

/** One white dot: the smallest paper that is a picture. */
const paper = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('an achiever is refused without consent, published with it, and gone once it is withdrawn', async ({
  page,
  problems,
}, info) => {
  await enterOffice(page, 'editor@northlight.test')
  await expect(title(page, /./)).toBeVisible()

  // A copy has everything but the paper, which was signed for somebody else.
  const name = `Ira Somayaji ${info.project.name} ${info.retry}`
  await page.goto('/office/achievers')
  await page
    .getByRole('button', { name: /^Acts for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(/achievers\/\d+/)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await saved(page)
  const gate = page.getByRole('region', { name: 'Gate' })
  await expect(gate).toContainText('consent')
  await axe(page)

  // The gate holds, anyone who presses.
  problems.allow(/422/)
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await expect(page.getByText('It cannot be published yet.')).toBeVisible()
  await expect(page.getByText(`“${name}” is live.`)).toHaveCount(0)

  // The day of the result, the paper, a day on or after it.
  await gate.getByRole('button', { name: 'Go there' }).first().click()
  const day = page.getByLabel('Day of the result')
  // The browser calls a half-typed day empty; it is neither saved nor thrown away.
  await day.focus()
  await page.keyboard.type('09')
  await day.blur()
  await expect(page.getByText('Write the whole day, or clear it.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await expect(page.getByText('What stands in “Day of the result” cannot be read.')).toBeVisible()
  await day.fill('2026-06-09')
  await expect(page.getByText('Write the whole day, or clear it.')).toHaveCount(0)
  await page.getByLabel('Who agreed').selectOption('student')
  await page.getByLabel('Name on the paper').fill(name)
  await page.getByLabel('Signed on').fill('2026-06-12')
  await page.getByLabel('on the site').check()
  await page
    .getByLabel('Scan of the paper')
    .setInputFiles({ name: 'consent.png', mimeType: 'image/png', buffer: paper })
  await expect(page.getByText('A file is there.')).toBeVisible()
  await saved(page)
  await expect(gate).toContainText('Ready to publish')
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await expect(page.getByText(`“${name}” is live.`)).toBeVisible()
  // On the page, in the call behind it, and in the search.
  const address = (await page.getByRole('link', { name: 'See it' }).getAttribute('href')) ?? '/'
  // The reply of a search repeats what was asked for: a part of the name is enough to find it.
  const places = [address, '/api/v1/achiever/student?total=100', '/api/v1/search?q=Somayaji']
  const seen = async () => {
    const texts = await Promise.all(places.map(async (place) => (await page.request.get(place)).text()))
    return texts.map((text) => text.includes(name))
  }
  await expect.poll(async () => (await seen()).slice(0, 2)).toEqual([true, true])
  const everywhere = await seen()

  // Withdrawn: gone everywhere at once.
  await page.getByRole('button', { name: 'More ways to publish' }).click()
  await page.getByRole('menuitem', { name: 'Consent was withdrawn…' }).click()
  await page.getByRole('button', { name: 'Take them off everywhere' }).click()
  await expect(page.getByText('The consent is withdrawn.')).toBeVisible()
  await expect.poll(seen).toEqual(everywhere.map(() => false))
})
