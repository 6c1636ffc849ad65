import { expect } from '@playwright/test'
import { mailSaying } from '../support/outbox.ts'
import { footerPaths, menuPaths } from '../support/pages.ts'
import { api } from '../support/replies.ts'
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
    const around = button.locator('xpath=..')
    await button.focus()
    // The link beside the button is no help; what the button opens lies in a box of its own.
    await expect(around.locator('div a').filter({ visible: true })).not.toHaveCount(0)
  }
})

test('without scripts the newsletter still subscribes', { tag: '@phone' }, async ({ page, siteUrl, problems }) => {
  // The reply is plain JSON, for which the browser looks for an icon by itself.
  problems.allow(/favicon\.ico/)
  const address = `plain-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.goto('/')
  const { email, subscribe } = shell(page)
  await email.fill(address)
  await subscribe.click()
  await expect(page).toHaveURL(api('/subscription-form'))
  await expect(page.locator('body')).toContainText('Subscribed successfully.')
  expect((await mailSaying(address)).text).toContain(`${siteUrl}/`)
})

test('without scripts a missing page is a 404 with a way home', { tag: '@desktop' }, async ({ page, problems }) => {
  problems.allow(/404/)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return To Home' }).click()
  await expect(page).toHaveURL('/')
})
