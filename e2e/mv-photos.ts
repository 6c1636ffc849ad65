import { chromium } from '@playwright/test'
import { withInstitute } from './support/institutes.ts'

const pages = process.argv[2]?.split(',') ?? [
  '/',
  '/admission',
  '/dharwad/courses/class-10',
  '/fees',
  '/contact-us',
  '/about-us',
  '/auth/sign-in',
  '/faq',
  '/no-such',
  '/office',
]
const has = (process.argv[3] ?? 'little') as 'little'
await withInstitute(has, async (site) => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height } })
    page.on('console', (m) => m.type() === 'error' && console.log(page.url(), m.text()))
    for (const path of pages) {
      await page.goto(site + path, { waitUntil: 'load' })
      await page.waitForTimeout(600)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) console.log('sideways', path, width, wide)
      await page.screenshot({ path: `/tmp/mv-shots/${has}${path.replaceAll('/', '_')}-${width}.png`, fullPage: true })
    }
    await page.close()
  }
  await browser.close()
})
