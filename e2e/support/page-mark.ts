import type { Page } from '@playwright/test'

type Marked = { journeyMark?: true }

/** A mark that dies with the document: present after an in-app change of page, gone after a full load. */
export const mark = (page: Page) =>
  page.evaluate(() => {
    ;(globalThis as Marked).journeyMark = true
  })

export const isMarked = (page: Page) => page.evaluate(() => (globalThis as Marked).journeyMark === true)
