import type { Page } from '@playwright/test'

/** What sticks out to the side, so that a failure names it. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100))
      .slice(0, 5)
      .concat(`scrollWidth ${document.documentElement.scrollWidth} in a window of ${innerWidth}`)
  })
