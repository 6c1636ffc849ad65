import { minutes } from '@northlight/contract/durations'
import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { enterOffice, saved } from '../support/office.ts'
import { showFactorOf } from '../support/second-factor.ts'
import { test } from '../support/test.ts'

test.describe.configure({ timeout: minutes(3) })

test('two editors meet on one record: each is told, nothing is lost, and one decides', async ({
  page,
  browser,
  problems,
  siteUrl,
}, info) => {
  // Both widths share one server.
  const article = info.project.name === 'phone' ? '/office/articles/3' : '/office/articles/2'
  const sentence = 'Sentence of the card'
  const { viewport, isMobile, hasTouch } = info.project.use
  const context = await browser.newContext({ baseURL: siteUrl, viewport, isMobile, hasTouch })
  const colleague = await context.newPage()
  await enterOffice(page, 'editor@northlight.test')
  await enterOffice(colleague, 'admin@northlight.test')
  showFactorOf('admin@northlight.test')

  await page.goto(article)
  await page.getByLabel(sentence).fill('As the editor wrote it.')
  await saved(page)

  // The second is told who is there, reads, and writes all the same.
  await colleague.goto(article)
  await expect(colleague.getByText(/is editing, since/)).toBeVisible()
  await axe(colleague)
  await colleague.getByRole('button', { name: 'Edit anyway' }).click()
  await expect(colleague.getByLabel(sentence)).toHaveValue('As the editor wrote it.')
  await colleague.getByLabel(sentence).fill('As the colleague wrote it.')
  await saved(colleague)

  // The first writes on without knowing: before, theirs and mine stand side by side.
  await page.getByLabel(sentence).fill('As the editor wrote it, again.')
  problems.allow(/409/)
  const field = page.getByRole('group', { name: sentence })
  await expect(field).toBeVisible()
  await expect(field.locator('ins', { hasText: 'colleague' })).toBeVisible()
  await expect(field.locator('ins', { hasText: ', again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with this' })).toBeDisabled()
  await axe(page)
  await field.getByRole('radio', { name: /Both/ }).check()
  await page.getByRole('button', { name: 'Continue with this' }).click()
  await expect(page.getByText('It is saved as you decided.')).toBeVisible()
  const both = 'As the colleague wrote it.\nAs the editor wrote it, again.'
  await expect(page.getByLabel(sentence)).toHaveValue(both)

  // The colleague finds it when they come back.
  await colleague.reload()
  await expect(colleague.getByLabel(sentence)).toHaveValue(both)
  await context.close()
})
