import { indianDay } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { expect } from '@playwright/test'
import { newAccount } from '../support/accounts.ts'
import { axe } from '../support/axe.ts'
import { press } from '../support/by-keys.ts'
import { enterOffice, goInside, soundAtBothWidths, title } from '../support/office.ts'
import { mailSaying } from '../support/outbox.ts'
import { enrolled } from '../support/paying.ts'
import { showFactorOf } from '../support/second-factor.ts'
import { test } from '../support/test.ts'

/** Days of India: after half past six in the evening by UTC it is tomorrow there. */
const daysAgo = (count: number) => indianDay(new Date(Date.now() - days(count)).toISOString())

test(
  'a family leaves: a counsellor works the refund out, an administrator signs it, the money and a letter go',
  { tag: '@desktop' },
  async ({ page, browser }, { retry }) => {
    // Everything from the proposal to the sending by keys alone.
    const by = { keys: true }
    const who = await newAccount(page, { name: `Rehan Sait ${retry}` })
    await enrolled(page, who)

    await enterOffice(page, 'counsellor@northlight.test')
    await page.goto('/office/payments')
    await expect(title(page, 'Payments')).toBeVisible()
    await page.getByRole('searchbox').fill(who.name)
    await press(page, page.getByRole('link', { name: who.name }), by)
    await expect(title(page, /from Rehan Sait/)).toBeVisible()
    await soundAtBothWidths(page)
    await press(page, page.getByRole('button', { name: 'The student leaves…' }), by)
    const dialog = page.getByRole('dialog')
    await axe(page, dialog)
    await press(page, dialog.getByRole('button', { name: 'Note it' }), by)

    // The course of the demo begins next summer; this family was told another first class.
    await expect(title(page, `Refund to ${who.name}`)).toBeVisible()
    await page.getByLabel('First class').fill(daysAgo(106))
    await page.getByLabel('Reason, for colleagues').fill('The family moves to Pune.')
    const propose = page.getByRole('button', { name: /^Propose ₹/ })
    await expect(page.getByText(/107 of 30\d used/)).toBeVisible()
    await soundAtBothWidths(page)
    const sum = (await propose.textContent())?.replace('Propose ', '') ?? ''
    await press(page, propose, by)
    await expect(page.getByText('waits for a signature').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Sign ₹/ })).toHaveCount(0)

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: page.viewportSize() })
    const admin = await context.newPage()
    await enterOffice(admin, 'admin@northlight.test')
    showFactorOf('admin@northlight.test')
    await admin.goto('/office/refunds')
    await expect(title(admin, 'Refunds')).toBeVisible()
    await soundAtBothWidths(admin)
    await press(admin, admin.getByRole('link', { name: who.name }), by)
    await press(admin, admin.getByRole('button', { name: `Sign ${sum}` }), by)
    await axe(admin, admin.getByRole('dialog'))
    showFactorOf('admin@northlight.test')
    await press(admin, admin.getByRole('dialog').getByRole('button', { name: `Send ${sum}` }), by)
    await expect(admin.getByText('The money is on its way to the bank.')).toBeVisible()
    await context.close()

    const letter = await mailSaying(`is ${sum}. It is paid by`)
    expect(letter.text).toContain('107 of 30')
    await page.goto('/office/refunds')
    await page.getByRole('button', { name: 'Given back' }).click()
    await expect(page).toHaveURL(/done/)
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: who.name })).toBeVisible({ timeout: 2000 })
    }).toPass()

    // Whoever owes nothing pays nothing at the desk either.
    await goInside(page, '/office/payments')
    await press(page, page.getByRole('button', { name: 'Paid at the desk' }), by)
    await dialog.getByLabel('Name, phone or e-mail').fill(who.name)
    await press(page, dialog.getByRole('button', { name: 'Find what is owed' }), by)
    await expect(dialog.getByText(/Nothing is owed under this name/)).toBeVisible()
    await axe(page, dialog)
    await page.keyboard.press('Escape')

    for (const [path, name] of [
      ['/office/instalments', 'Instalments'],
      ['/office/unmatched', 'Unmatched money'],
    ] as const) {
      await goInside(page, path)
      await expect(title(page, name)).toBeVisible()
      await soundAtBothWidths(page)
    }
  },
)
