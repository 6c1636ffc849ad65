import { expect, type Page } from '@playwright/test'

/** A thumb that draws the page down by so many pixels and lies still before it is lifted, so that the page does not run on. */
export const drag = async (page: Page, distance: number) => {
  const thumb = await page.context().newCDPSession(page)
  const [x, top, steps] = [195, 200, 10]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', timestamp: number, y?: number) =>
    thumb.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints: y === undefined ? [] : [{ x, y }] })
  const start = Date.now() / 1000
  await touch('touchStart', start, top)
  for (let step = 1; step <= steps; step++) await touch('touchMove', start + step / 50, top + (distance * step) / steps)
  await touch('touchMove', start + 1, top + distance)
  await touch('touchEnd', start + 1)
  await thumb.detach()
  await expect.poll(() => page.evaluate(isStill)).toBe(true)
}

/** The page stands where it stood two frames before. */
const isStill = async () => {
  const before = scrollY
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  return scrollY === before
}
