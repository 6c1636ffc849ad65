import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { seconds } from '@northlight/contract/durations'
import { type BrowserContext, chromium } from '@playwright/test'
import { type Chromium, chromiumFlags, findChromium } from '../scripts/chromium.ts'
import { startMeasured } from './server.ts'
import { middle, openWindow, phone, slow } from './slow-phone.ts'
import { type Table, tableText } from './table.ts'

const turns = 3
/** In milliseconds, from the address to a list one can work with. */
const limit = seconds(2)

/** A promise of the page: when its first row, or the first block of Today, stood and had been painted. */
type Watched = { usable: Promise<number> }

/** Runs before the page does. Nobody asks the page meanwhile: each question would take its processor. */
const watch = (patience: number) => {
  const usable = new Promise<number>((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('tr[data-row] a, .main .section a')) return
      observer.disconnect()
      // A task behind the paint: what is on the screen answers now.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    })
    observer.observe(document, { subtree: true, childList: true })
    setTimeout(() => reject(new Error('The screen did not come.')), patience)
  })
  Object.assign(globalThis, { usable })
}

const signIn = async (context: BrowserContext, url: string) => {
  const page = await context.newPage()
  await page.goto(`${url}/office/sign-in`)
  await page.getByLabel('E-mail').fill('editor@northlight.test')
  await page.getByLabel('Password', { exact: true }).fill('Northlight#2026')
  await page.getByRole('button', { name: 'Continue' }).click()
  // The cookie is there once the form has led on.
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/sign-in'))
  await page.close()
}

/** Opens an address on the slow connection and says when it could be worked with. */
const visit = async (context: BrowserContext, address: string): Promise<number> => {
  const page = await openWindow(context)
  try {
    await slow(page)
    await page.addInitScript(watch, seconds(60))
    await page.goto(address, { waitUntil: 'commit' })
    return await page.evaluate(() => (globalThis as unknown as Watched).usable)
  } finally {
    await page.close()
  }
}

/** With a profile on the disk, as a phone has it: files stay, and scripts that ran before in their compiled form. */
const openProfile = (folder: string, { path, args, env }: Chromium): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...phone,
    executablePath: path,
    args: [...chromiumFlags, ...args],
    env: { ...process.env, ...env } as Record<string, string>,
  })

/** Signing in and the first look at the screen are not counted; from then on the files of the build are kept. */
const visitsAgain = async (found: Chromium, url: string, path: string): Promise<number[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-phone-'))
  const context = await openProfile(folder, found)
  try {
    await signIn(context, url)
    await visit(context, url + path)
    const again: number[] = []
    for (let turn = 0; turn < turns; turn++) again.push(await visit(context, url + path))
    return again
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** How soon an editor can work on a slow phone. */
export async function officeVisits(url: string, found: Chromium): Promise<Table> {
  const rows: string[][] = []
  for (const path of ['/office/articles', '/office']) {
    const again = await visitsAgain(found, url, path)
    const value = middle(again)
    rows.push([
      path,
      value.toFixed(0),
      again.map((one) => one.toFixed(0)).join(' '),
      String(limit),
      value > limit ? 'over' : 'within',
    ])
  }
  return {
    title: 'The office on a slow phone, second visit',
    head: ['screen', 'ms until it can be worked with', 'all', 'limit', 'verdict'],
    rows,
    note: `150 ms, 1.6 Mbit/s, processor slowed four times, 390 px; the files of the build are kept by the browser, what is read is not. The middle of ${turns}. Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}.`,
  }
}

if (import.meta.main) {
  const server = await startMeasured()
  try {
    console.log(tableText(await officeVisits(server.url, await findChromium())))
  } finally {
    await server.stop()
  }
}
