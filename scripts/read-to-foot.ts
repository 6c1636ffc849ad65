import type { Page } from '@playwright/test'

/** Scrolls to the end, half a window at a time: a part far below has its true length only once it came near. */
export const readToFoot = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    }
  })
