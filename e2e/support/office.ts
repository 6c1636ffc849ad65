import { expect, type Page } from '@playwright/test'
import { axe } from './axe.ts'
import { totpCode } from './totp.ts'

export const demoPassword = 'Northlight#2026'
/** The start of the demo prints it. */
export const adminSecret = 'NORTHLIGHTDEMOSECRETFORTHEADMIN2'

/** Through the form, as a colleague does it. */
export async function enterOffice(page: Page, email: string, password = demoPassword) {
  await page.goto('/office/sign-in')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Go on' }).click()
  // The cookie is there once the form has led on.
  await expect(page).not.toHaveURL(/sign-in/)
}

/** Six digits after the password; each code opens once. */
export async function showFactor(page: Page, secret = adminSecret) {
  await expect(page.getByRole('heading', { name: 'Your second factor' })).toBeVisible()
  await page.getByLabel('Six digits from your app').fill(totpCode(secret))
  await page.getByRole('button', { name: 'Go on' }).click()
}

/** The head of the screen: everything has been drawn when its title stands. */
export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

export const saved = (page: Page) => expect(page.getByText(/^saved \d/)).toBeVisible()

/** Nothing makes the page wider than the screen; what is wide scrolls by itself. */
export const fits = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    'how much wider the page is than the screen',
  ).toBe(0)

/**
 * A screen that is walked on a desk alone is looked at on a phone as well, without loading it again. On a wide screen
 * the same rules of the style sheet apply as on a desk; there it only has to fit.
 */
export const soundAtBothWidths = async (page: Page) => {
  const desk = page.viewportSize()
  for (const size of [desk, { width: 390, height: 844 }]) {
    if (size) await page.setViewportSize(size)
    await axe(page)
    await fits(page)
  }
  await page.setViewportSize({ width: 1920, height: 1080 })
  await fits(page)
  if (desk) await page.setViewportSize(desk)
}
