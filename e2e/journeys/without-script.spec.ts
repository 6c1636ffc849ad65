import { expect } from '@playwright/test'
import { mailSaying } from '../support/outbox.ts'
import { footerPaths, menuPaths } from '../support/pages.ts'
import { shell } from '../support/shell.ts'
import { test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('without scripts every page can still be reached, and every button that is shown opens its links', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  for (const path of new Set([...footerPaths, ...menuPaths, '/auth/sign-in'])) expect(links, path).toContain(path)

  const buttons = page.locator('button:not([type="submit"])').filter({ visible: true })
  for (const button of await buttons.all()) {
    await button.click()
    const opened = page.locator(':popover-open, dialog[open]')
    await expect(opened.locator('a').filter({ visible: true })).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
  }
})

test('without scripts the newsletter still subscribes', { tag: '@phone' }, async ({ page, siteUrl }) => {
  const address = `plain-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.goto('/')
  const { email, subscribe } = shell(page)
  await email.fill(address)
  await subscribe.click()
  await expect(page.getByRole('heading', { name: 'It has reached us' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Subscribed successfully.')
  expect((await mailSaying(address)).text).toContain(`${siteUrl}/`)
})

test('without scripts a refused form says what to mend, and the way back has everything that was typed', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/422/)
  await page.goto('/careers?job=1')
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  const form = page.getByRole('form', { name: /^Apply/ })
  await form.getByLabel('Your name').fill('Asha <b>Rao</b> 😀')
  await form.getByLabel('E-mail').fill('asha@example.com')
  await form.getByLabel('Phone').fill('12345')
  await form.getByLabel('Your CV').setInputFiles(cv)
  await form.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible()
  await expect(page.getByText('Enter a mobile number of 10 digits')).toBeVisible()
  await page.goBack()
  await expect(form.getByLabel('Your name')).toHaveValue('Asha <b>Rao</b> 😀')
  await form.getByLabel('Phone').fill('98450 00123')
  await form.getByLabel('Your CV').setInputFiles(cv)
  await form.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByText('We have your CV.')).toBeVisible()
})

test('without scripts a missing page is a 404 with a way home', { tag: '@desktop' }, async ({ page, problems }) => {
  problems.allow(/404/)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return To Home' }).click()
  await expect(page).toHaveURL('/')
})
