import { expect, type Page } from '@playwright/test'

type Shift = { value: number; moved: string[] }
type Watched = { layoutShifts?: Shift[] }

/** Must run before the page does. Notes each shift that the visitor did not cause. */
export async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    ;(globalThis as Watched).layoutShifts = shifts
    type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
    const nameOf = (node?: Node) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'unknown').slice(0, 80)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What we promise: more than this a reader notices. */
const unseen = 0.01

/**
 * Nothing moved by itself since the page began. Asked before any click: what a slow machine shows half a second after
 * one counts as moved by itself.
 */
export async function noLayoutShift(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    // Shifts are told after the next picture on the screen.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  const shifts = await page.evaluate(() => (globalThis as Watched).layoutShifts ?? [])
  const sum = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(sum, `parts of the page that moved by themselves: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(unseen)
}
