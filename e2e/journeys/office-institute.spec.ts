import { seconds } from '@northlight/contract/durations'
import { expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { enterOffice, goInside, soundAtBothWidths, title } from '../support/office.ts'
import { showFactorOf } from '../support/second-factor.ts'
import { test } from '../support/test.ts'

/** What a record cannot be made without is asked for first, by whatever door one comes. */
const makesRecords = async (page: Page) => {
  const form = page.getByRole('dialog')
  await goInside(page, '/office/course-branches')
  await expect(title(page, 'Courses at branches')).toBeVisible()
  await page.keyboard.press('c')
  await expect(form.getByLabel('Course', { exact: true })).toBeFocused()
  await form.getByRole('button', { name: 'Make the draft' }).click()
  await expect(form.getByText('Choose the branch first.')).toBeVisible()
  await soundAtBothWidths(page, form)
  await form.getByLabel('Course', { exact: true }).fill('NEET')
  await page.getByRole('option', { name: /NEET/ }).first().click()
  await form.getByLabel('Branch', { exact: true }).fill('Shivamogga')
  await form.getByRole('button', { name: /^Make “Shivamogga” a new branch/ }).click()
  await expect(form.getByLabel('Branch', { exact: true })).toHaveValue('Shivamogga')
  await form.getByRole('button', { name: 'Make the draft' }).dblclick()
  await expect(title(page, /NEET.*Shivamogga/)).toBeVisible()

  await goInside(page, '/office/disclosures')
  await page.getByRole('button', { name: 'New disclosure' }).first().click()
  await form.getByLabel('Branch', { exact: true }).fill('Shiva')
  await page.getByRole('option', { name: 'Shivamogga' }).click()
  await form.getByRole('button', { name: 'Make the draft' }).click()
  await expect(title(page, 'Shivamogga')).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search the office' }).fill('new redirect')
  await page.keyboard.press('Enter')
  await form.getByLabel('Old address').fill('/shimoga')
  await form.getByLabel('New address').fill('/fees')
  await page.keyboard.press('Enter')
  await expect(title(page, '/shimoga')).toBeVisible()
  const reply = await page.request.get('/shimoga', { maxRedirects: 0 })
  expect([reply.status(), reply.headers().location]).toEqual([301, '/fees'])
}

test('an admin makes records, edits a list of a form, tries a backup, and reads how the house is doing', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  // A form that lacks something is refused.
  problems.allow(/422.*course-branches|404.*preview=course-branches/)
  const email = 'admin@northlight.test'
  await enterOffice(page, email)
  showFactorOf(email)

  // What a form offers, changed without a developer.
  const [list, entry] = ['Batches', 'Sunday circle']
  await page.goto('/office/settings/lists')
  await page.getByLabel('List', { exact: true }).selectOption({ label: list })
  await page.getByRole('button', { name: /^Add to/ }).click()
  await page.getByLabel('Entry').fill(entry)
  await axe(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  const offered = async () => (await page.request.get('/api/v1/options/batches')).text()
  await expect.poll(offered).toContain(entry)
  await page.getByLabel('List', { exact: true }).selectOption({ label: list })
  await page.getByRole('button', { name: entry, exact: true }).click()
  await page.getByLabel('Hidden: no form offers it').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(offered).not.toContain(entry)

  // A backup is proved by restoring it, beside the institute.
  await page.goto('/office/backups')
  await page.getByRole('button', { name: 'Make one now' }).click()
  const attempt = page.getByRole('button', { name: /^Try a restore/ }).first()
  await attempt.click({ timeout: seconds(60) })
  const proof = page.getByText(/opens, all \d+ files there/).filter({ visible: true })
  await expect(proof.first()).toBeVisible({ timeout: seconds(60) })
  await axe(page)

  await makesRecords(page)

  for (const [path, heading] of [
    ['/office/findings', 'Between the pages'],
    ['/office/disclosure-meter', 'What must be published'],
    ['/office/jobs', 'Jobs'],
    ['/office/mails', 'Mails'],
    ['/office/audit', 'Audit'],
    ['/office/health', 'Health'],
    ['/office/me', 'My security'],
    ['/office/pictures', 'Pictures'],
    ['/office/comments', 'Comments'],
    ['/office/redirects', 'Redirects'],
    ['/office/settings/colours', 'Settings'],
  ] as const) {
    await goInside(page, path)
    await expect(title(page, heading)).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await soundAtBothWidths(page)
  }
})
