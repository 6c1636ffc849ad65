import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { enterOffice, showFactor, title } from '../support/office.ts'
import { mailSaying } from '../support/outbox.ts'
import { test } from '../support/test.ts'
import { totpCode } from '../support/totp.ts'

// Each code of the administrator's app opens once, so one width signs in with it; the other has the editor's journeys.
test('an admin invites a colleague, who sets up a second factor, and reads it in the audit', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await enterOffice(page, 'admin@northlight.test')
  await axe(page)
  await showFactor(page)
  await expect(page.getByRole('navigation', { name: 'Office', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'People and roles' }).click()
  await expect(title(page, 'People')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ravi Naik')
  await dialog.getByLabel('E-mail').fill('ravi.naik@northlight.test')
  await dialog.getByLabel('Role').selectOption('admin')
  await axe(page, dialog)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('ravi.naik@northlight.test')).toBeVisible()

  // The colleague: link, password, factor, recovery codes.
  const mail = await mailSaying('/office/invite/')
  const path = /\/office\/invite\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const colleague = await context.newPage()
  await colleague.goto(path)
  await expect(title(colleague, 'Welcome to the office')).toBeVisible()
  await axe(colleague)
  await colleague.getByLabel('Password', { exact: true }).fill('Polaris#2027')
  await colleague.getByLabel('Password again').fill('Polaris#2027')
  await colleague.getByRole('button', { name: 'Go on' }).click()
  await expect(title(colleague, 'Add a second factor')).toBeVisible()
  await axe(colleague)
  await expect(colleague.locator('.enrol__key')).toHaveText(/[A-Z2-7]{4} /)
  const secret = (await colleague.locator('.enrol__key').textContent()) ?? ''
  await colleague.getByLabel('Digits the app shows').fill(totpCode(secret))
  await colleague.getByRole('button', { name: 'Check' }).click()
  await expect(title(colleague, 'Write your recovery codes down')).toBeVisible()
  const third = (await colleague.locator('.recovery__codes li').nth(2).textContent()) ?? ''
  await expect(colleague.getByRole('button', { name: 'Into the office' })).toBeDisabled()
  await colleague.getByLabel('Type the third one back').fill(third)
  await axe(colleague)
  await colleague.getByRole('button', { name: 'Into the office' }).click()
  await expect(colleague.getByRole('navigation', { name: 'Office', exact: true })).toBeVisible()

  // A counsellor hands over: the colleague has the families and what is still to do.
  await page.getByRole('link', { name: 'People and roles' }).click()
  await page.getByRole('link', { name: 'Imtiaz Ali Khan' }).click()
  await expect(page.getByText(/Now: [1-9]\d* families, [1-9]\d* open follow-ups/)).toBeVisible()
  await page.getByRole('button', { name: 'Hand over…' }).click()
  const leaving = page.getByRole('dialog')
  await leaving.getByLabel('Who goes on with it').selectOption({ label: 'Ravi Naik, admin' })
  await leaving.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText('Handed over.')).toBeVisible()
  await colleague.goto('/office/families?view=mine')
  await expect(colleague.getByRole('row', { name: /Meera Krishnan/ })).toBeVisible()

  // Everything of it stands in the audit.
  await page.getByRole('link', { name: 'Audit' }).click()
  await expect(title(page, 'Audit')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /invite/i }).first()).toBeVisible()
  await axe(page)
  await context.close()
})

test('a student is told that this part is for staff', { tag: '@phone' }, async ({ page, problems }) => {
  problems.allow(/403/)
  await enterOffice(page, 'student@northlight.test')
  await expect(title(page, 'This part is for staff')).toBeVisible()
  await axe(page)
  await expect(page.getByRole('link', { name: 'To my pages' })).toHaveAttribute('href', '/profile')
})
