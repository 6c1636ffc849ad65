import type { Page } from '@playwright/test'

/** A thumb that draws the page down by so many pixels, slowly enough to come to rest where it is lifted. */
export const drag = async (page: Page, distance: number) => {
  const thumb = await page.context().newCDPSession(page)
  const [x, top, steps] = [195, 200, 10]
  const at = (y: number) => [{ x, y }]
  await thumb.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(top) })
  for (let step = 1; step <= steps; step++)
    await thumb.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(top + (distance * step) / steps),
    })
  await page.waitForTimeout(200)
  await thumb.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await thumb.detach()
  // The page comes to rest.
  let last = Number.NaN
  for (let now = 0; now !== last; await page.waitForTimeout(100)) {
    last = now
    now = await page.evaluate(() => scrollY)
  }
}
