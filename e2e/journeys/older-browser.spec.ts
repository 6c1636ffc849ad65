import { expect } from '@playwright/test'
import { newAccount } from '../support/accounts.ts'
import { asOlderBrowser } from '../support/older-browser.ts'
import { plainPage } from '../support/pages.ts'
import { openMenu, shell } from '../support/shell.ts'
import { test } from '../support/test.ts'

test.beforeEach(({ page }) => asOlderBrowser(page))

test('in a browser that is older than popovers menus open, lists come, a form is sent and says so', async ({
  page,
  visit,
}) => {
  await visit(plainPage)
  const { menuButton, drawer, opener, header, email, subscribe, toast } = shell(page)
  if (await menuButton.isVisible()) {
    await menuButton.click()
    await expect(drawer).toBeVisible()
    await drawer.locator('summary').filter({ hasText: 'Achievers' }).click()
    await expect(drawer.getByRole('link', { name: 'NEET' })).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
  } else {
    await opener('Achievers').click()
    await expect(header.getByRole('link', { name: 'NEET' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(header.getByRole('link', { name: 'NEET' })).toBeHidden()
  }
  await email.fill(`older-${crypto.randomUUID().slice(0, 8)}@example.com`)
  await subscribe.click()
  await expect(toast('Subscribed successfully.')).toBeVisible()
})

test('and an account is signed in to, on an application page, which closes its menu on the way back', async ({
  page,
  visit,
}) => {
  const { email, password } = await newAccount(page)
  await visit('/auth/sign-in?redirect=/faq')
  await page
    .getByRole('main')
    .getByRole('link', { name: /forgot/i })
    .click()
  await expect(page).toHaveURL(/\/auth\/forgot-password/)
  const open = await openMenu(page)
  await page.goBack()
  await expect(open).toBeHidden()
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByLabel('E-mail', { exact: true }).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'authenticated')
})
