import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { test } from '../../support/test.ts'

test('every campus has its courses with fee and refund, and two are compared', async ({ page, visit, isMobile }) => {
  /** A table; on a phone a list whose rows open. */
  const coursesAt = (campus: string) =>
    page
      .getByRole('table', { name: `Courses at ${campus}` })
      .or(page.getByRole('list', { name: `Courses at ${campus}` }))
  await visit('/fees')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fees and refunds')
  await page.getByRole('navigation', { name: 'Campus' }).getByRole('link', { name: 'Mysuru' }).click()
  await expect(page).toHaveURL('/fees?campus=mysuru')
  await expect(
    coursesAt('Mysuru')
      .getByRole(isMobile ? 'listitem' : 'row')
      .filter({ hasText: 'Two-Year Residential, JEE' }),
  ).toContainText('₹2,88,000')
  await noLayoutShift(page)
  await axe(page)

  const refund = page.getByRole('region', { name: 'If you leave: your refund.' })
  await refund.getByLabel('Course').selectOption('two-year-residential-jee')
  await refund.getByLabel(/^Day you tell us/).fill('2020-01-01')
  await refund.getByRole('button', { name: 'Calculate my refund' }).click()
  await expect(refund.getByRole('status')).toContainText('the whole fee of ₹2,88,000 is refunded')
  if (isMobile) await refund.getByText('Examples and the rule').first().click()
  await expect(refund.getByRole('table', { name: /Refund.*Two-Year Residential, JEE/ })).toBeVisible()
  await refund.getByLabel(/^Day you tell us/).fill('2090-01-01')
  await refund.getByRole('button', { name: 'Calculate my refund' }).click()
  await expect(refund.getByRole('status')).toContainText('nothing can be refunded')
  await axe(page)

  await page.getByRole('navigation', { name: 'Campus' }).getByRole('link', { name: 'Bengaluru' }).click()
  const bengaluru = coursesAt('Bengaluru')
  if (isMobile) await bengaluru.getByText('Boards and KCET', { exact: true }).first().click()
  await expect(bengaluru.getByRole('link', { name: /^Compare\s*: Boards and KCET$/ })).toBeVisible()
  await bengaluru.getByRole('link', { name: isMobile ? /^Details\s*: Boards and KCET$/ : /^Boards and KCET$/ }).click()
  await expect(page).toHaveURL('/bengaluru/courses/boards-and-kcet')
  await page.getByRole('link', { name: 'Compare with another course' }).click()
  await expect(page).toHaveURL('/compare?c=bengaluru/boards-and-kcet')

  await page.getByLabel('Second course').selectOption('bengaluru/two-year-integrated-jee')
  await page.getByLabel('Third course').selectOption('mysuru/two-year-residential-jee')
  await page.getByRole('button', { name: 'Compare' }).click()
  const compared = page.getByRole('table', { name: 'Courses compared' })
  await expect(compared.getByRole('columnheader')).toHaveCount(4)
  await expect(compared.getByRole('row', { name: /^Fee/ })).toContainText('₹96,000')
  await axe(page)

  await compared.getByRole('link', { name: 'Remove Boards and KCET, Bengaluru' }).click()
  await expect(page).toHaveURL('/compare?c=bengaluru/two-year-integrated-jee&c=mysuru/two-year-residential-jee')
  await expect(compared.getByRole('columnheader')).toHaveCount(3)
  // Two stand beside each other even on the smallest phone.
  for (const width of isMobile ? [390, 320] : []) {
    await page.setViewportSize({ width, height: 844 })
    const hidden = await compared.evaluate(({ parentElement: frame }) =>
      frame ? frame.scrollWidth - frame.clientWidth : Number.NaN,
    )
    expect(hidden, `${width} px`).toBe(0)
  }
  await page.goBack()
  await expect(compared.getByRole('columnheader')).toHaveCount(4)
})

test('a comparison without courses, or with nonsense, says what to do', { tag: '@desktop' }, async ({ page }) => {
  expect((await page.goto('/compare?c=&c=nonsense&c=no/such'))?.status()).toBe(200)
  await expect(page.getByText('is no longer offered')).toBeVisible()
  await page.goto('/compare')
  await expect(page.getByRole('heading', { name: 'Choose two courses' })).toBeVisible()
  await axe(page, page.getByRole('main'))
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('courses can be compared', async ({ page }) => {
    await page.goto('/compare')
    await page.getByLabel('First course').selectOption('bengaluru/two-year-integrated-jee')
    await page.getByLabel('Second course').selectOption('bengaluru/boards-and-kcet')
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByRole('table', { name: 'Courses compared' }).getByRole('columnheader')).toHaveCount(3)
  })
})
