import type { Page } from '@playwright/test'

/** Counts what a person presses from the next page on, over all pages of this tab. */
export const countTaps = async (page: Page) => {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
      },
      true,
    )
  })
  await page.evaluate(() => sessionStorage.setItem('taps', '0'))
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps')))
}
