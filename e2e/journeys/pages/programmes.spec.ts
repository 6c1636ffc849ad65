import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { ownPhone } from '../../support/forms.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { test } from '../../support/test.ts'

const twoYear = '/2-year-integrated-day-scholar-and-residential-program'

test.describe('the two-year programme', () => {
  test('shows the day scholar first and the resident by its address', async ({ page, visit }) => {
    await visit(twoYear)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Day scholar', exact: true })).toBeVisible()
    await noLayoutShift(page)
    await page
      .getByRole('navigation', { name: 'Day scholar or residential' })
      .getByRole('link', { name: 'Residential' })
      .click()
    await expect(page).toHaveURL(`${twoYear}?mode=residential`)
    await expect(main.getByRole('heading', { name: 'Residential', exact: true })).toBeVisible()
    await expect(main.getByRole('row', { name: /Mysuru: Two-Year Residential, JEE/ }).first()).toContainText(
      '₹2,88,000',
    )
    await axe(page)
  })

  test('form and page speak of the same variant, and a campus of the other one does not stay', {
    tag: '@phone',
  }, async ({ page, visit }) => {
    await visit(twoYear)
    const form = page.getByRole('form', { name: 'Request a call-back' })
    // The form stands below a long text; the way to it is on the first screen.
    await page.getByRole('link', { name: 'Request a call-back' }).click()
    await expect(form).toBeInViewport()
    await form.getByLabel('Student’s name').fill('Asha Rao')
    await form.getByLabel('Campus').selectOption('Hubballi')
    await form.getByLabel('Day scholar or residential').selectOption('Residential')
    // Another document, at the same place and with what was typed.
    await expect(page).toHaveURL(`${twoYear}?mode=residential#form`)
    await expect(form).toBeInViewport()
    await expect(form.getByLabel('Student’s name')).toHaveValue('Asha Rao')
    await expect(form.getByLabel('Campus')).toHaveValue('')
    await expect(form.getByLabel('Campus').getByRole('option', { name: 'Hubballi' })).toHaveCount(0)

    await form.getByLabel('Phone').fill(ownPhone())
    await form.getByRole('button', { name: 'Request a call-back' }).click()
    await expect(form.getByText('Choose a campus.')).toBeVisible()
    await form.getByLabel('Campus').selectOption('Mysuru')
    await form.getByRole('button', { name: 'Request a call-back' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, Asha Rao' })).toBeFocused()
    await expect(page.getByText('Residential, Mysuru')).toBeVisible()
  })
})

test.describe('the talent examination', () => {
  test('tells its history, its paper, its days and its zones', async ({ page, visit }) => {
    await visit('/vrddhi')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const main = page.getByRole('main')
    await expect(main.getByRole('table', { name: 'Questions by subject' }).getByRole('row')).toHaveCount(6)
    await expect(main.getByRole('img', { name: 'An open notebook with terms in Kannada and English' })).toBeVisible()
    await expect(main.getByRole('img', { name: 'silver trophy' })).toBeVisible()
    await expect(main.getByRole('table', { name: /Zones/ }).getByRole('row', { name: /Coastal zone/ })).toBeVisible()
    await axe(page)
    await noLayoutShift(page)
    await expect(main.getByRole('link', { name: 'Register, free' }).first()).toHaveAttribute(
      'href',
      /^\/events\/.+#reserve$/,
    )
    await main.getByRole('link', { name: 'Syllabus and sample paper' }).click()
    await expect(page).toHaveURL('/vrddhi/syllabus')
  })

  test('gives the syllabus as a file, without asking for anything', async ({ page, visit, request }) => {
    await visit('/vrddhi/syllabus')
    const main = page.getByRole('main')
    await main.getByText('Class 9', { exact: true }).first().click()
    await expect(main.getByText('Coordinate geometry')).toBeVisible()
    await axe(page, main)

    await expect(main.getByRole('textbox')).toHaveCount(0)
    const link = main.getByRole('link', { name: /^CBSE\s*, Class 9/ })
    await expect(link).toHaveAttribute('href', /9th_CBSE\.zip$/)
    // Made when it is first asked for, which takes a busy machine its time.
    const archive = await request.get((await link.getAttribute('href')) ?? '')
    expect(archive.headers()['content-type']).toBe('application/zip')
    expect((await archive.body()).subarray(0, 2).toString()).toBe('PK')
  })
})
