import { loadavg } from 'node:os'
import { seconds } from '@northlight/contract/durations'
import type { Browser, Page } from '@playwright/test'
import type { Chromium } from '../scripts/chromium.ts'
import { floorPage } from './floor-page.ts'
import { launch, middle, onSlowPhone, seenOn } from './slow-phone.ts'
import type { Table } from './table.ts'
import { undisturbed } from './undisturbed.ts'

const turns = 5
/** A quick person: so long after the first words a finger comes down. */
const afterPaint = seconds(0.7)

/** In milliseconds. */
const limits = { menu: 100, alive: seconds(2.5), blocked: 50 }

type Take = ReturnType<typeof undisturbed>['take']

const times = async <Result>(measure: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let turn = 0; turn < turns; turn++) results.push(await measure())
  return results
}

/**
 * How long the menu takes to open; from the touch itself to the picture that shows it. Until then nothing is asked of
 * the page: a question would take its time.
 */
const menuOpens = (browser: Browser, address: string) =>
  onSlowPhone(browser, address, async (page) => {
    await page.waitForTimeout(afterPaint)
    const box = await page.locator('header [popovertarget="site-drawer"]').first().boundingBox()
    if (!box) throw new Error(`${address} has no menu button on a phone.`)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    for (let waited = 0; waited < 20; waited += 1) {
      await page.waitForTimeout(seconds(1))
      const { tapped, opened } = await seenOn(page)
      if (tapped !== undefined && opened !== undefined) return opened - tapped
    }
    throw new Error(`The menu of ${address} did not open.`)
  })

/** When the script of a page that nobody touches has started. */
const comesAlive = (browser: Browser, address: string) =>
  onSlowPhone(browser, address, async (page) => {
    await page.waitForFunction(() => 'alive' in document.documentElement.dataset, null, { timeout: seconds(30) })
    return (await seenOn(page)).alive ?? Number.NaN
  })

/** How long the page cannot answer in the six seconds after somebody scrolls at once: what each task takes over 50 ms. */
const blocked = (browser: Browser, address: string) =>
  onSlowPhone(browser, address, async (page) => {
    const from = await page.evaluate(() => performance.now())
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(seconds(6))
    const { long } = await seenOn(page)
    return long.filter(([start]) => start >= from - 50).reduce((sum, [, length]) => sum + length - 50, 0)
  })

const typed = 'Asha Rao'

/** A field is touched at the same moment, the form filled in and sent. Right is only what the server has taken. */
const formIsSent = (browser: Browser, address: string) =>
  onSlowPhone(browser, address, async (page) => {
    await page.waitForTimeout(afterPaint)
    const form = page.locator('form[action="/sent/contact-form"]')
    const name = form.locator('[name="name"]')
    await name.tap()
    await page.keyboard.type(typed)
    await fillRest(page)
    const isKept = (await name.inputValue()) === typed
    const reply = page.waitForResponse((response) => response.request().method() === 'POST', { timeout: seconds(30) })
    await form.locator('[type="submit"]').tap()
    return isKept && (await reply).status() < 400
  })

async function fillRest(page: Page) {
  const form = page.locator('form[action="/sent/contact-form"]')
  await form.locator('[name="request_type"][value="Call Back"]').check({ force: true })
  for (const [field, value] of [
    ['date', new Date(Date.now() + seconds(3 * 86_400)).toISOString().slice(0, 10)],
    ['email', `bench-${Date.now()}@example.test`],
    ['phone', `9${String(Date.now()).slice(-9)}`],
    ['location', 'Jayanagar, Bengaluru'],
    ['detail', 'Could we look at a class?'],
  ] as const) {
    const one = form.locator(`[name="${field}"]`)
    if (await one.isVisible()) await one.fill(value)
  }
  for (const field of ['time', 'course']) {
    const one = form.locator(`select[name="${field}"]`)
    if (await one.isVisible()) await one.selectOption({ index: 1 })
  }
}

const row = (path: string, what: string, values: number[], limit: number): string[] => {
  const value = middle(values)
  return [
    path,
    what,
    value.toFixed(0),
    values.map((one) => one.toFixed(0)).join(' '),
    String(limit),
    verdict(value <= limit),
  ]
}
const verdict = (isKept: boolean) => (isKept ? 'within' : 'over')

/**
 * Turn by turn with the floor: what the browser takes for an empty page whose menu is one word. The emulation alone lets
 * tens of milliseconds pass between the touch and the click, and no page of ours can be faster than that.
 */
async function menus(browser: Browser, url: string, paths: string[], take: Take) {
  const floor = await floorPage()
  try {
    const values = new Map([floor.url, ...paths.map((path) => url + path)].map((address) => [address, [] as number[]]))
    for (let turn = 0; turn < turns; turn++)
      for (const [address, taken] of values) taken.push(await take(() => menuOpens(browser, address)))
    const [lowest = [], ...ours] = values.values()
    return { lowest, ours }
  } finally {
    floor.close()
  }
}

/** How a page answers somebody who does not wait for it, on a slow phone. Of an application page, when it is alive. */
export async function firstTouch(
  url: string,
  { reading, apps }: { reading: string[]; apps: string[] },
  chromium: Chromium,
): Promise<Table> {
  const browser = await launch(chromium)
  const { take, note: aboutHost } = undisturbed()
  try {
    const { lowest, ours } = await menus(browser, url, reading, take)
    const floor = row('(an empty page)', 'menu tapped → open', lowest, limits.menu)
    const rows: string[][] = [[...floor.slice(0, 4), '', 'the floor']]
    const alive = async (path: string) => {
      const values = await times(() => take(() => comesAlive(browser, url + path)))
      rows.push(row(path, 'alive, untouched', values, limits.alive))
    }
    for (const [index, path] of reading.entries()) {
      const address = url + path
      rows.push(row(path, 'menu tapped → open', ours[index] ?? [], limits.menu))
      await alive(path)
      rows.push(
        row(path, 'blocked after a scroll', await times(() => take(() => blocked(browser, address))), limits.blocked),
      )
    }
    for (const path of apps) await alive(path)
    const sent = (await times(() => formIsSent(browser, `${url}/contact-us`))).filter(Boolean).length
    rows.push([
      '/contact-us',
      'field touched, typing kept, form sent',
      `${sent} of ${turns}`,
      '',
      'always',
      verdict(sent === turns),
    ])
    return {
      title: 'First touch on a slow phone',
      head: ['page', 'what', 'ms', 'all', 'limit', 'limits'],
      rows,
      note: `150 ms, 1.6 Mbit/s, processor slowed four times, 390 px, nothing kept; a finger comes down 0.7 s after the first words. The middle of ${turns}. "Menu" is from the finger's touch to the end of the picture that shows it; the empty page has one button and a popover of one word, turn by turn with ours. "Blocked" is what tasks take over 50 ms in the six seconds after a scroll. ${aboutHost()} Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}.`,
    }
  } finally {
    await browser.close()
  }
}
