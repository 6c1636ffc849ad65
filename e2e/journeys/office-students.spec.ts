import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { enterOffice, soundAtBothWidths, title } from '../support/office.ts'
import { showFactorOf } from '../support/second-factor.ts'
import { test } from '../support/test.ts'

test(
  'an administrator finds two students, puts them into a batch, and prints its class list',
  { tag: '@desktop' },
  async ({ page }, { retry }) => {
    const batch = `NEET ${28 + retry} A`
    await enterOffice(page, 'admin@northlight.test')
    showFactorOf('admin@northlight.test')
    await page.goto('/office/students')
    await expect(title(page, 'Students')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Choose / }).first()).toBeVisible()
    await soundAtBothWidths(page)

    const rows = page.getByRole('checkbox', { name: /^Choose / })
    await rows.nth(0).check()
    await rows.nth(1).check()
    await page.getByRole('button', { name: 'Move to a batch…' }).click()
    const dialog = page.getByRole('dialog')
    await axe(page, dialog)
    await dialog.getByLabel('Batch').fill(batch)
    await dialog.getByRole('button', { name: 'Move 2 students' }).click()
    await expect(page.getByText(`2 students are in ${batch} now.`)).toBeVisible()
    await page.getByLabel('Every batch').selectOption(batch)
    await expect(page.getByText(/^1–2 of 2/)).toBeVisible()

    const name = (await page.getByRole('rowheader').first().getByRole('link').textContent()) ?? ''
    await page.getByRole('rowheader').first().getByRole('link').click()
    await expect(title(page, name)).toBeVisible()
    await soundAtBothWidths(page)
    await page.goBack()

    await page.getByRole('link', { name: 'Class list…' }).click()
    await page.getByLabel('What for').fill('The register of this week')
    await page.getByLabel('Week from Monday').fill('2026-11-16')
    showFactorOf('admin@northlight.test')
    await page.getByRole('button', { name: 'Make the list' }).click()
    await expect(page.getByText('The register of this week')).toBeVisible()
    await expect(page.getByRole('columnheader', { name: /Sat/ })).toBeVisible()
    await soundAtBothWidths(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('rowheader', { name }).first()).toBeVisible()
  },
)
