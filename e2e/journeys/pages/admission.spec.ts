import { expect, type Page } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { fillFather, fillStudent, fillWhole, isReceived } from '../../support/enquiry.ts'
import { smallPicture } from '../../support/forms.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { test } from '../../support/test.ts'

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test('admission says the steps, the scholarships, the sittings, who achieved what, and how to apply today', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/admission')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const main = page.getByRole('main')
  await expect(main.getByRole('table', { name: /tuition that is waived/ }).getByRole('row')).toHaveCount(7)
  const dates = main.getByRole('region', { name: 'Test dates.' })
  await expect(dates.getByRole('link', { name: /^Register/ })).not.toHaveCount(0)
  await axe(page)
  await noLayoutShift(page)

  await main.getByRole('navigation', { name: 'Achievers by examination' }).getByRole('link', { name: 'NEET' }).click()
  await expect(page).toHaveURL('/admission?category=neet')
  await expect(main.getByRole('link', { name: 'All in NEET' })).toHaveAttribute('href', '/achievers/neet')

  await main.getByRole('link', { name: 'Apply for Class 11 or PUC' }).click()
  await expect(page).toHaveURL('/admission/puc')
})

test('an application for PUC goes through its steps to a receipt', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/admission/puc')
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText('Please check')
  await axe(page)
  await fillStudent(page)
  await goOn(page)

  await expect(page.getByRole('heading', { name: 'Family' })).toBeFocused()
  await fillFather(page)
  await page.getByRole('group', { name: 'Does the student have' }).getByLabel('Yes').check()
  await page.getByLabel('Studying').check()
  await goOn(page)
  await expect(page.getByText('Enter how many brothers and sisters').first()).toBeVisible()
  await page.getByLabel('Working').check()
  await goOn(page)

  await expect(page.getByRole('heading', { name: 'Centre and batch' })).toBeFocused()
  await page.getByLabel('Centre', { exact: true }).selectOption('Mysuru, residential')
  const batch = page.getByLabel('Batch', { exact: true })
  await expect(batch.getByRole('option', { name: 'Two-year full-time, day scholar' })).toHaveCount(0)
  await batch.selectOption('Two-year full-time, residential')
  await expect(page.getByRole('complementary', { name: 'Costs and help' })).toContainText('₹2,88,000')
  await page.getByLabel('Marks card').setInputFiles(smallPicture('marks.png'))
  await goOn(page)

  await expect(page.getByText('Mohan Rao')).toBeVisible()
  await axe(page)

  // A page loaded anew has lost the file alone, and opens where it is asked for.
  await page.reload()
  await expect(page.getByText('Choose a file for your marks card.').first()).toBeVisible()
  await page.getByLabel('Marks card').setInputFiles(smallPicture('marks.png'))
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await goOn(page)
  await expect(page.getByText('Mohan Rao')).toBeVisible()

  const send = page.getByRole('button', { name: 'Send the application' })
  await send.click()
  await expect(page.getByText('Tick the box, so that we may read the form.')).toBeVisible()
  await page.getByLabel(/I am the student’s parent/).check()
  await send.click()
  await expect(page.getByRole('heading', { name: 'We have your application' })).toBeFocused()
  await expect(page.getByText('Reference number', { exact: true })).toBeVisible()
  await axe(page)
  // Nothing of the form is left in the tab: only where the visit began, which names nobody.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['came-from'])
})

test('an application for school offers only batches of the class', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/admission/class-8-9-10')
  await fillStudent(page)
  await page.getByLabel('Class 9').check()
  await page.getByLabel(/Percentage/).fill('101')
  await goOn(page)
  await expect(page.getByText('Enter your percentage: a number from 0 to 100.').first()).toBeVisible()
  await page.getByLabel(/Percentage/).fill('88.5')
  await goOn(page)
  await fillFather(page)
  await page.getByRole('group', { name: 'Does the student have' }).getByLabel('No').check()
  await goOn(page)
  await page.getByLabel('Centre', { exact: true }).selectOption('Mysuru, day scholar')
  const batch = page.getByLabel('Batch', { exact: true })
  await expect(batch.getByRole('option', { name: 'Board', exact: true })).toHaveCount(0)
  await batch.selectOption('Foundation')
  await page.getByLabel('Marks card').setInputFiles(smallPicture('marks.png'))
  await goOn(page)
  await page.getByLabel(/I am the student’s parent/).check()
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByRole('heading', { name: 'We have your application' })).toBeFocused()
})

test('what was typed comes back in the same tab, without the number of the state', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/admission/puc')
  await fillStudent(page)
  await page.getByLabel('Aadhaar number').fill('2345 6789 0123')
  await expect(page.getByText('Kept in this tab')).toBeVisible()
  await visit('/faq')
  await visit('/admission/puc')
  await expect(page.getByLabel('Student’s name')).toHaveValue('Asha Rao')
  await expect(page.getByLabel('Aadhaar number')).toHaveValue('')
})

test('the keyboard alone goes on and back', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/admission/puc')
  await fillStudent(page)
  await page.getByLabel('Aadhaar number').press('Enter')
  await expect(page.getByRole('heading', { name: 'Family' })).toBeFocused()
  await page.getByRole('button', { name: 'Done: Student' }).press('Enter')
  await expect(page.getByLabel('Student’s name')).toHaveValue('Asha Rao')
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('an application is one long form that can be sent', async ({ page }) => {
    await page.goto('/admission/puc')
    await fillWhole(page)
    await page.getByRole('button', { name: 'Send the application' }).click()
    await isReceived(page)
  })
})
