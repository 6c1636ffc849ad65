import { seconds } from '@northlight/contract/durations'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { type Chromium, chromiumFlags } from '../scripts/chromium.ts'

/** 150 ms to the server, 1.6 Mbit/s, a processor four times slower, 390 px. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const slowDown = 4

/**
 * A new window of a whole browser first loads pages of its own, such as the list below its address bar, and takes a
 * second of processor time for them. The window of a visitor has been open for long.
 */
const windowOpens = seconds(2)

/** A window in which nothing else is going on. */
export const openWindow = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.waitForTimeout(windowOpens)
  return page
}

export const launch = ({ path, args, env }: Chromium): Promise<Browser> =>
  chromium.launch({
    executablePath: path,
    args: [...chromiumFlags, ...args],
    env: { ...process.env, ...env } as Record<string, string>,
  })

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
}

export type Seen = {
  /** When the page's own script had started, in ms after the address was opened. */
  alive?: number
  tapped?: number
  opened?: number
  /** Start and length of each task of more than 50 ms. */
  long: [number, number][]
}

/** Runs before the page does and notes what happens, with the page's own clock. */
const watch = () => {
  const seen: Seen = { long: [] }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.long.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })
  addEventListener('pointerdown', ({ timeStamp }) => (seen.tapped ??= timeStamp), true)
  new MutationObserver(() => {
    if ('alive' in document.documentElement.dataset) seen.alive ??= performance.now()
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-alive'] })
  // A task that was asked for while a picture is made runs after that picture.
  const afterPicture = () => requestAnimationFrame(() => setTimeout(() => (seen.opened ??= performance.now())))
  document.addEventListener('beforetoggle', ({ newState }) => newState === 'open' && afterPicture(), true)
}

export const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

/** Makes a page's network and processor those of the slow phone. */
export const slow = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  return session
}

/** Opens an address on a slow phone with nothing kept, and stops at the first words. */
export async function onSlowPhone<Result>(
  browser: Browser,
  address: string,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone)
  try {
    const page = await openWindow(context)
    const session = await slow(page)
    await page.addInitScript(watch)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, {
      polling: 50,
    })
    return await measure(page, session)
  } finally {
    await context.close()
  }
}

export const middle = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
