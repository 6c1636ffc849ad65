import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import { layOutAll } from '../../scripts/read-page.ts'

/**
 * The small one: it is sent to every page that is checked. A single letter beyond ASCII would make each copy of it on
 * the way twice as long.
 */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8').replace(
  /[\u0080-\uffff]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

type Found = { html: string; failureSummary?: string }
type Violations = { id: string; nodes: Found[] }[]
type Axe = {
  run(context: object, options: object): Promise<{ violations: Violations }>
}
type Checked = { axe?: Axe }

/** What stands around every page: header and footer of the site; bar, menu and dock of the office. */
const around = ['[data-kept="header"]', '[data-kept="footer"]', 'header.top', 'nav.side', 'nav.dock']

/**
 * Fails on any violation, with the element and what to do about it. Once per page the whole of it; a state of one
 * part (a form with complaints, an open dialogue) is checked by that part alone. What is inside of what stands around
 * every page is the same on each, and took a third of the time: it is checked where `html` is named as the part, and by
 * the journeys about it.
 */
export async function axe(page: Page, part?: Locator) {
  // Where a box has a length that is only guessed, words would seem to lie on the ground of the next one.
  await layOutAll(page)
  await settled(page)
  // Only violations are collected, and without a path to each element: both take longer than the check itself. Style
  // sheets are not fetched again either, because none of these rules reads them.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const except = part ? [] : around.map((one) => `${one} > *`)
  const violations = await (part ?? page.locator('html')).evaluate(
    async (element, { values, except }) => {
      const exclude = except.flatMap((one) => [...document.querySelectorAll(one)])
      const where = exclude.length > 0 ? { include: [element], exclude } : element
      const { axe } = globalThis as Checked
      const run = async (runOnly: object) =>
        (await axe?.run(where, { runOnly, resultTypes: ['violations'], selectors: false, preload: false }))?.violations
      const found = await run({ type: 'tag', values })
      const isCovered = ({ failureSummary }: Found) => failureSummary?.includes('partially obscured') ?? false
      if (!found?.some(({ nodes }) => nodes.some(isCovered))) return found
      // What lies half under a bar that stays in its place while the page scrolls is scrolled free: measured without them.
      // By their properties: a style element is refused by the policy of the office.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) =>
        ['fixed', 'sticky'].includes(getComputedStyle(one).position),
      )
      for (const { style } of bars) {
        style.setProperty('transition', 'none', 'important')
        style.setProperty('visibility', 'hidden', 'important')
      }
      const free = await run({ type: 'rule', values: ['target-size'] })
      for (const { style } of bars) for (const name of ['visibility', 'transition']) style.removeProperty(name)
      return [
        ...found.map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isCovered(node)) })),
        ...(free ?? []),
      ]
    },
    { values: tags, except },
  )
  if (!violations) throw new Error('the accessibility check did not run')
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n  ${failureSummary?.replaceAll('\n', '\n  ')}`),
  )
  expect(found, 'accessibility violations').toEqual([])
}

/** Colours are only right once nothing fades any more. What moves with scrolling never ends by itself. */
export async function settled(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.timeline instanceof DocumentTimeline)
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
}
