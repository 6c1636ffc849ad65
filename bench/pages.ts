import { seconds } from '@northlight/contract/durations'
import { type Browser, chromium } from '@playwright/test'
import { type Chromium, chromiumFlags } from '../scripts/chromium.ts'
import type { Table } from './table.ts'

type Weight = { bytes: number; script: number; requests: number }
type Weighed = { first: Weight; scrolled: Weight; shift: number; paint: number }

/** JavaScript and bytes of the first view; the bytes are promised for the home page alone. */
const limits = { script: 130 * 1024, home: 400 * 1024, shift: 0.001 }

/** Must run before the page does. */
const watch = () => {
  const seen = { shift: 0, paint: 0 }
  Object.assign(globalThis, { seen })
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    seen.paint = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

async function weigh(browser: Browser, url: string, path: string): Promise<Weighed> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
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
  // The program runs once somebody is there.
  await page.mouse.move(10, 10)
  await page.mouse.move(30, 30)
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('[data-newsletter] form')?.noValidate)
  await page.waitForTimeout(seconds(1))
  const first = { ...weight }
  // Down to the foot: what loads late may also push things about.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number; paint: number } }).seen)
  await context.close()
  return { first, scrolled: weight, ...seen }
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0)

/** What each page costs a phone, fresh, over the wire. */
export async function pageWeights(url: string, paths: string[], { path, args, env }: Chromium): Promise<Table> {
  const browser = await chromium.launch({
    executablePath: path,
    args: [...chromiumFlags, ...args],
    env: { ...process.env, ...env } as Record<string, string>,
  })
  try {
    // The first visit fills the server's memory; the second is what nine visitors out of ten get.
    for (const route of paths) await (await fetch(url + route)).arrayBuffer()
    const rows: string[][] = []
    for (const route of paths) {
      const { first, scrolled, shift, paint } = await weigh(browser, url, route)
      const broken = [
        first.script > limits.script && 'JavaScript',
        route === '/' && first.bytes > limits.home && 'bytes',
        shift > limits.shift && 'shift',
      ].filter(Boolean)
      rows.push([
        route,
        kilobytes(first.bytes),
        (first.script / 1024).toFixed(1),
        String(first.requests),
        kilobytes(scrolled.bytes),
        shift.toFixed(4),
        paint.toFixed(0),
        broken.length > 0 ? `over: ${broken.join(', ')}` : 'within',
      ])
    }
    return {
      title: 'Pages on a phone (390 px)',
      head: ['page', 'KB', 'KB JavaScript', 'requests', 'KB when read', 'layout shift', 'largest paint, ms', 'limits'],
      rows,
      note: 'Compressed bytes over the wire with an empty browser: first view, and "when read" down to the foot. Limits: 130 KB JavaScript, 400 KB for the home page, no shift.',
    }
  } finally {
    await browser.close()
  }
}
