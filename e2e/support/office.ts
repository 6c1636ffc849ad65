import { expect, type Locator, type Page } from '@playwright/test'
import { axe } from './axe.ts'
import { showFactorOf } from './second-factor.ts'
import { totpCode } from './totp.ts'

export const demoPassword = 'Northlight#2026'
/** The start of the demo prints it. */
export const adminSecret = 'NORTHLIGHTDEMOSECRETFORTHEADMIN2'

/** An examiner, whose second factor counts as shown: how it is shown on the screen is a journey of its own. */
export async function enterAsExaminer(page: Page) {
  const email = 'examiner@northlight.test'
  await enterOffice(page, email)
  showFactorOf(email)
  await page.goto('/office')
}

/** Through the form, as a colleague does it. */
export async function enterOffice(page: Page, email: string, password = demoPassword) {
  await page.goto('/office/sign-in')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  // The cookie is there once the form has led on.
  await expect(page).not.toHaveURL(/sign-in/)
}

/** Six digits after the password; each code opens once. */
export async function showFactor(page: Page, secret = adminSecret) {
  await expect(page.getByRole('heading', { name: 'Your second factor' })).toBeVisible()
  await page.getByLabel('Six digits from your app').fill(totpCode(secret))
  await page.getByRole('button', { name: 'Continue' }).click()
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

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const wide = { width: 1920, height: 1080 }

/**
 * A screen that is walked at one width alone is looked at at the other as well, without loading it again. On a wide
 * screen the same rules of the style sheet apply as on a desk; there it only has to fit.
 */
export const soundAtBothWidths = async (page: Page, part?: Locator) => {
  const own = page.viewportSize() ?? desk
  for (const size of [own, own.width === phone.width ? desk : phone]) {
    await page.setViewportSize(size)
    await axe(page, part)
    await fits(page)
  }
  await page.setViewportSize(wide)
  await fits(page)
  await page.setViewportSize(own)
}

/** To another screen of the office, as a link leads there: loading all of its JavaScript again would take half a second. */
export const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
