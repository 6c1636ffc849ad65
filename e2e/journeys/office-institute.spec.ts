import { seconds } from '@northlight/contract/durations'
import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { enterOffice, goInside, soundAtBothWidths, title } from '../support/office.ts'
import { showFactorOf } from '../support/second-factor.ts'
import { test } from '../support/test.ts'

test('an admin edits a list of a form, tries a backup, and reads how the house is doing', { tag: '@desktop' }, async ({
  page,
}) => {
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
