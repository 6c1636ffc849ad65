import type { Page } from '@playwright/test'

/** What sticks out to the side, so that a failure names it. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    // Not `innerWidth`: a phone widens it to whatever sticks out, and nothing would ever be found.
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > room + 1)
      .map((element) => element.outerHTML.slice(0, 100))
      .slice(0, 5)
      .concat(`scrollWidth ${document.documentElement.scrollWidth} in a window of ${room}`)
  })
