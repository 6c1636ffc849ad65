import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { knownChromium } from './support/known-chromium.ts'
import { chromiumFlags } from '../scripts/chromium.ts'
const port = readFileSync('/tmp/office-run/port', 'utf8').trim()
const base = `http://localhost:${port}`
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const found = await knownChromium()
const browser = await chromium.launch({ executablePath: found.path, args: [...chromiumFlags, ...found.args], env: { ...process.env, ...found.env } as Record<string, string> })
const [who = 'editor', ...rest] = process.argv.slice(2)
const paths = rest.length ? rest : ['/office/']
const widths = (process.env.WIDTHS ?? '1440,390').split(',').map(Number)
for (const width of widths) {
  const context = await browser.newContext({ viewport: { width, height: width > 600 ? 940 : 844 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata', ...(width < 600 && { hasTouch: true, isMobile: true }) })
  const page = await context.newPage()
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log('console', m.type(), m.text().slice(0, 300)) })
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 400), (e.stack ?? '').split('\n').slice(1, 4).join(' | ')))
  page.on('request', (r) => { if (!r.url().startsWith(base) && !r.url().startsWith('data:') && !r.url().startsWith('blob:')) console.log('FOREIGN', r.url()) })
  page.on('response', (r) => { if (r.status() >= 400) console.log(r.status(), r.request().method(), r.url().replace(base, '')) })
  await page.goto(`${base}/office/sign-in`)
  await page.getByLabel('E-mail').waitFor()
  if (process.env.SIGNIN) await page.screenshot({ path: `/tmp/office-run/sign-in-${width}.png` })
  if (who !== 'nobody') {
    await page.getByLabel('E-mail').fill(`${who}@northlight.test`)
    await page.getByLabel('Password', { exact: true }).fill('Northlight#2026')
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.waitForURL((u) => !u.pathname.endsWith('/sign-in'), { timeout: 15000 }).catch(() => console.log('still at', page.url()))
    if (process.env.TOTP) {
      await page.getByLabel(/Six digits/).waitFor()
      const { generateSync } = await import('otplib')
      await page.getByLabel(/Six digits/).fill(generateSync({ secret: process.env.TOTP }))
      await page.getByRole('button', { name: 'Go on' }).click()
      await page.waitForURL((u) => !u.pathname.endsWith('/factor'), { timeout: 15000 }).catch(() => console.log('still at', page.url()))
    }
  }
  for (const path of paths) {
    const [at, act] = path.split('@@')
    await page.goto(base + at)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(600)
    if (act) await page.evaluate(act)
    const name = at!.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')
    await page.screenshot({ path: `/tmp/office-run/${who}-${name}-${width}.png`, fullPage: process.env.FULL === '1' })
    if (process.env.AXE !== '0') {
      await page.evaluate(axeSource)
      const bad = await page.evaluate(async () => (await (globalThis as any).axe.run(document, { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'] }, resultTypes: ['violations'] })).violations.map((v: any) => `${v.id}: ${v.nodes.slice(0, 3).map((n: any) => n.html.slice(0, 160)).join(' || ')}`))
      console.log(width, at, bad.length ? bad : 'axe 0', 'scrolls', await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
    }
  }
  await context.close()
}
await browser.close()
