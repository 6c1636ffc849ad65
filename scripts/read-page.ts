import type { Page } from '@playwright/test'

/** A phone lays out what lies far below when it comes near; this gives a page its true length at once. */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('main > *, .prose > *, [data-kept] *'))
      if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible'
  })

/** Scrolls to the end as a reader does: half a window at a time, and each is seen. */
export const readToFoot = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
    }
  })
