import { expect, type Page } from '@playwright/test'
import { sideways } from './sideways.ts'

/** On a phone, with letters of one and a half times the size and of twice: nothing sticks out to the side. */
export const fitsLargeLetters = async (page: Page, phone = { width: 390, height: 844 }) => {
  const before = page.viewportSize()
  await page.setViewportSize(phone)
  for (const size of ['150%', '200%']) {
    const style = await page.addStyleTag({ content: `html { font-size: ${size} }` })
    expect(await sideways(page), `letters of ${size}`).toEqual([])
    // What a banner cuts off makes no page wider.
    const cut = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('.on-night :is(h1, p > a)')]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
          .map((one) => one.outerHTML.slice(0, 100)),
      )
    expect(cut, `cut off with letters of ${size}`).toEqual([])
    await style.evaluate((one) => (one as HTMLStyleElement).remove())
  }
  if (before) await page.setViewportSize(before)
}
