import { expect, type Locator, type Page } from '@playwright/test'

/** More steps than any screen needs to its last button. */
const mostSteps = 120

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Steps on with Tab until a field or button has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  for (let step = 0; step < mostSteps && !(await hasFocus(target)); step += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Presses it with the keyboard alone; with a mouse or a thumb where one is at hand. */
export const press = async (page: Page, target: Locator, { keys }: { keys: boolean }) => {
  if (!keys) return target.click()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/**
 * Takes the place of the machine's telephone, and says what it was asked to dial. A browser with windows would ask
 * which program shall do it, and its question takes every further key.
 */
export const answerDialling = async (page: Page) => {
  await page.evaluate(() => {
    navigation.addEventListener('navigate', (event) => {
      if (!event.destination.url.startsWith('tel:')) return
      event.preventDefault()
      document.documentElement.dataset.dialled = event.destination.url
    })
  })
  return () => page.locator('html').getAttribute('data-dialled')
}
