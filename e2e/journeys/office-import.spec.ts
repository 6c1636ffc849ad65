import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { enterOffice, title } from '../support/office.ts'
import { test } from '../support/test.ts'

test(
  'an editor sends a list, mends what is wrong, imports the rest and takes it back',
  { tag: '@desktop' },
  async ({ page }, info) => {
    const mark = `${info.project.name} ${info.retry}`
    const list = [
      'Question,Category,Reply',
      `"Is there a bus on Sundays, ${mark}?",Hostel,"Yes, at eight."`,
      `"Who cooks, ${mark}?",Hostel,=1+1`,
      ',Hostel,Nobody asked this.',
    ].join('\n')
    await enterOffice(page, 'editor@northlight.test')
    await page.goto('/office/faqs')
    await page.getByRole('link', { name: 'Import' }).click()
    await expect(title(page, /^Import /)).toBeVisible()
    await axe(page)

    // A file that is no list is refused with its reason.
    const file = page.getByLabel('File', { exact: true })
    await file.setInputFiles({
      name: 'old.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Question\ncaf\xe9', 'latin1'),
    })
    await expect(page.getByText(/Line 2 is not written in UTF-8/)).toBeVisible()
    await page.getByRole('link', { name: 'Send another file' }).click()
    await file.setInputFiles({ name: 'questions.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })

    // Every row is shown before anything is made; a column is given its meaning by hand.
    await expect(title(page, 'questions.csv')).toBeVisible()
    await expect(page.getByText('The question is missing.').filter({ visible: true })).toBeVisible()
    await page.getByLabel('What “Reply” becomes').selectOption({ label: 'answer' })
    const formula = page.getByText('This cell is a formula. Write what it comes to.')
    await expect(formula.filter({ visible: true })).toBeVisible()
    await expect(page.getByText(/2 of 3 rows are wrong/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Import 1 of 3' })).toBeDisabled()
    await axe(page)
    await page.getByRole('button', { name: 'Leave them out' }).click()
    await page.getByRole('button', { name: 'Import 1 of 3' }).click()
    await expect(page.getByText(/1 draft was made/)).toBeVisible()
    await axe(page, page.locator('main'))

    // It is a draft like any other.
    await page.getByRole('link', { name: `Is there a bus on Sundays, ${mark}?` }).click()
    await expect(page.locator('.head').getByText('draft', { exact: true })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Take the import back' }).click()
    await expect(page.getByText('The import was taken back.')).toBeVisible()
    await page.goto('/office/faqs')
    await page.getByRole('searchbox', { name: /^Find/ }).fill(`Sundays, ${mark}`)
    await expect(page).toHaveURL(/filter=/)
    await expect(page.getByText(/^No \w+ fits$/)).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveCount(0)
  },
)
