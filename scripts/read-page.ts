import type { Page } from '@playwright/test'

/** A phone lays out what lies far below when it comes near; this gives a page its true length at once. */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('main > *, .prose > *, [data-kept] *'))
      if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible'
  })

/** Scrolls down as a reader does, half a window at a time, and each is seen: to a part of the page, or to its end. */
export const readDownTo = (page: Page, part?: string) =>
  page.evaluate(async (part) => {
    const isReached = () => {
      const box = part ? document.querySelector(part)?.getBoundingClientRect() : undefined
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
    }
    for (let top = 0; top < document.documentElement.scrollHeight && !isReached(); top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
    }
  }, part)

export const readToFoot = (page: Page) => readDownTo(page)
