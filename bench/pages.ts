import { seconds } from '@northlight/contract/durations'
import type { Browser, Page } from '@playwright/test'
import type { Chromium } from '../scripts/chromium.ts'
import { layOutAll, readDownTo } from '../scripts/read-page.ts'
import { type OwnPage, ownPages } from './own-pages.ts'
import { launch, phone } from './slow-phone.ts'
import type { Table } from './table.ts'

type Weight = { bytes: number; script: number; requests: number }
type Weighed = { first: Weight; touched: Weight; scrolled: Weight; shift: number; screens: number; isApp: boolean }

/** JavaScript of a page, before and after its form is touched; bytes of the first view of the home page; its length. */
const limits = {
  reading: 15 * 1024,
  touched: 116 * 1024,
  app: 130 * 1024,
  home: 150 * 1024,
  shift: 0.001,
  screens: { '/': 11 } as Record<string, number>,
}

/** Must run before the page does. */
const watch = () => {
  const seen = { shift: 0 }
  Object.assign(globalThis, { seen })
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Fields of the page itself: the newsletter's stand on every page. */
const field = 'main :is(input, textarea, select):not([type=hidden], [type=search])'

async function weigh(browser: Browser, url: string, path: string, storageState?: OwnPage['state']): Promise<Weighed> {
  const context = await browser.newContext({ ...phone, ...(storageState && { storageState }) })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, { type: string; length: number }>()
  const weight: Weight = { bytes: 0, script: 0, requests: 0 }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1]
    kinds.set(requestId, { type, length: Number(length) })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.requests += 1
    weight.bytes += encodedDataLength
    const kind = kinds.get(requestId)
    // The limit speaks of the code; the head of each answer is not code.
    if (kind?.type === 'Script') weight.script += kind.length || encodedDataLength
  })
  await page.addInitScript(watch)
  await page.goto(url + path, { waitUntil: 'networkidle', timeout: seconds(60) })
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset)
  // Faces, and whatever else comes only when the page is complete, are part of what its visitor pays.
  await page.waitForTimeout(afterComplete)
  await settled(page)
  const first = { ...weight }
  const shiftBefore = await shiftOf(page)
  const isApp = await page.evaluate(() => document.querySelector('script[type="speculationrules"]') === null)
  if (await page.locator(field).first().isVisible()) {
    await readDownTo(page, field)
    await page.locator(field).first().tap()
    await settled(page)
  }
  const touched = { ...weight }
  await layOutAll(page)
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  // Down to the foot: what loads late may also push things about.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await settled(page)
  const shift = Math.max(shiftBefore, await shiftOf(page))
  await context.close()
  return { first, touched, scrolled: weight, shift, screens, isApp }
}

const afterComplete = seconds(3)
const settled = async (page: Page) => {
  await page.waitForTimeout(seconds(1))
  await page.waitForLoadState('networkidle')
}
const shiftOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0)

const brokenBy = (route: string, { first, touched, shift, screens, isApp }: Weighed) =>
  [
    first.script > (isApp ? limits.app : limits.reading) && 'JavaScript',
    !isApp && touched.script > limits.touched && 'JavaScript of the form',
    route === '/' && first.bytes > limits.home && 'bytes',
    screens > (limits.screens[route] ?? Number.POSITIVE_INFINITY) && 'length',
    shift > limits.shift && 'shift',
  ].filter(Boolean)

/** What each page costs a phone, fresh, over the wire. */
export async function pageWeights(url: string, paths: string[], chromium: Chromium): Promise<Table> {
  const browser = await launch(chromium)
  try {
    // The first visit fills the server's memory; the second is what nine visitors out of ten get.
    for (const route of paths) await (await fetch(url + route)).arrayBuffer()
    const rows: string[][] = []
    const asked: { path: string; who?: string; state?: OwnPage['state'] }[] = paths.map((path) => ({ path }))
    for (const { path: route, who, state } of [...asked, ...(await ownPages(browser, url))]) {
      const weighed = await weigh(browser, url, route, state)
      const { first, touched, scrolled, shift, screens, isApp } = weighed
      const broken = brokenBy(route, weighed)
      rows.push([
        who ? `${route.replace(/[0-9a-f-]{36}/, '{id}')} (${who})` : route,
        isApp ? 'application' : 'reading',
        kilobytes(first.bytes),
        (first.script / 1024).toFixed(1),
        (touched.script / 1024).toFixed(1),
        String(first.requests),
        kilobytes(scrolled.bytes),
        screens.toFixed(1),
        shift.toFixed(4),
        broken.length > 0 ? `over: ${broken.join(', ')}` : 'within',
      ])
    }
    return {
      title: 'Pages on a phone (390 px)',
      head: [
        'page',
        'kind',
        'KB',
        'KB JavaScript',
        'form touched',
        'requests',
        'KB when read',
        'screens',
        'shift',
        'limits',
      ],
      rows,
      note: 'Compressed bytes over the wire with an empty browser: first view, until four seconds after the page is complete, and "when read" down to the foot; a screen is 844 px. Limits: JavaScript 15 KB on a reading page, 116 KB once its form is touched, 130 KB on an application page (what its form loads when it is touched is shown, and no limit was promised for it); 150 KB for the first view of the home page, 11 screens; no shift.',
    }
  } finally {
    await browser.close()
  }
}
