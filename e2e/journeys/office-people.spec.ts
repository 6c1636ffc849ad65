import { expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { enterOffice, fits, showFactor, title } from '../support/office.ts'
import { mailTo } from '../support/outbox.ts'
import { showFactorOf } from '../support/second-factor.ts'
import { test } from '../support/test.ts'
import { totpCode } from '../support/totp.ts'

/** Wherever it stands at this width: in the side, or behind More. */
const goTo = async (page: Page, place: string, isPhone: boolean) => {
  if (isPhone) await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: place, exact: true }).click()
}

/** On a phone a branch is chosen behind More, by finger and by keys; a line on the page says so and takes it back. */
const chooseBranch = async (page: Page) => {
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.tap()
  const choice = page.getByRole('group', { name: 'Branch' })
  await expect(choice.getByRole('radio', { name: 'All branches' })).toBeChecked()
  await choice.getByText('Mysuru', { exact: true }).tap()
  await expect(choice.getByRole('radio', { name: 'Mysuru' })).toBeChecked()
  await axe(page, page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect(page.getByText('Mysuru only')).toBeVisible()
  await page.getByRole('button', { name: 'All branches' }).tap()
  await expect(page.getByText('Mysuru only')).toHaveCount(0)
  await more.press('Enter')
  await choice.getByRole('radio', { name: 'All branches' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice.getByRole('radio', { name: 'All branches' })).not.toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(choice.getByRole('radio', { name: 'All branches' })).toBeChecked()
  await page.keyboard.press('Escape')
}

test('an admin invites a colleague, who sets up a second factor, and reads it in the audit', async ({
  page,
  browser,
}, info) => {
  const isPhone = info.project.name === 'phone'
  const invited = isPhone
    ? { name: 'Kavya Hegde', email: 'kavya.hegde@northlight.test' }
    : { name: 'Ravi Naik', email: 'ravi.naik@northlight.test' }
  await enterOffice(page, 'admin@northlight.test')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await axe(page)
  // Each code of the administrator's app opens once, so one width signs in with it.
  if (isPhone) {
    showFactorOf('admin@northlight.test')
    await page.goto('/office')
  } else await showFactor(page)
  await expect(page.getByRole('navigation', { name: /^Office/ })).toBeVisible()
  if (isPhone) await chooseBranch(page)
  await goTo(page, 'People and roles', isPhone)
  await expect(title(page, 'People')).toBeVisible()
  await axe(page)
  await fits(page)
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(invited.name)
  await dialog.getByLabel('E-mail').fill(invited.email)
  await dialog.getByLabel('Role').selectOption('admin')
  await axe(page, dialog)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: invited.email })).toBeVisible()

  // The colleague: link, password, factor, recovery codes.
  const mail = await mailTo(invited.email, '/office/invite/')
  const path = /\/office\/invite\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
  const { viewport, isMobile, hasTouch } = info.project.use
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport, isMobile, hasTouch })
  const colleague = await context.newPage()
  await colleague.goto(path)
  await expect(title(colleague, 'Welcome to the office')).toBeVisible()
  await axe(colleague)
  await colleague.getByLabel('Password', { exact: true }).fill('Polaris#2027')
  await colleague.getByLabel('Password again').fill('Polaris#2027')
  await colleague.getByRole('button', { name: 'Continue' }).click()
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
  await expect(colleague.getByRole('navigation', { name: /^Office/ })).toBeVisible()

  // A counsellor hands over once: the colleague has the families and what is still to do.
  if (!isPhone) {
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
  }

  // Everything of it stands in the audit.
  await goTo(page, 'Audit', isPhone)
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
