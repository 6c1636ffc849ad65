import { expect, type Page } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { newAccount, signInAs } from '../support/accounts.ts'
import { api } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { takeTest } from '../support/take-test.ts'
import { test } from '../support/test.ts'

const first = async (page: Page, path: string): Promise<string> => {
  const { data } = await (await page.request.get(api(path))).json()
  return data[0].slug
}

/** The pages of the route table that anybody may open, and those of guests alone. */
const openPages = async (page: Page) => {
  const { branch } = await (await page.request.get(api('/branch/all'))).json()
  const { achiverCategory } = await (await page.request.get(api('/achiever/category'))).json()
  const { legal } = await (await page.request.get(api('/legal'))).json()
  const [campus] = branch
  return [
    '/',
    `/${campus.slug}/courses/${campus.courses[0].slug}`,
    '/aptitude-test',
    '/2-year-integrated-day-scholar-and-residential-program',
    '/about-us',
    `/achievers/${achiverCategory[0].slug}`,
    '/admission',
    '/admission/class-8-9-10',
    '/admission/puc',
    '/auth/sign-in',
    '/auth/sign-up',
    '/auth/forgot-password',
    '/auth/reset-password/some-token',
    '/careers',
    '/contact-us',
    '/events',
    `/events/${await first(page, '/event')}`,
    '/expert-tips',
    `/expert-tips/${await first(page, '/expert-tip')}`,
    '/faq',
    '/gallery',
    '/knowledge-desk',
    `/knowledge-desk/${await first(page, '/blog')}`,
    '/leadership-team',
    `/legal/${legal[0].slug}`,
    '/mission-vision',
    '/online-tests',
    `/online-tests/${paper}`,
    '/testimonial',
    '/vrddhi',
    '/vrddhi/syllabus',
    '/no/such/page',
    '/kn',
    '/hi/fees',
  ]
}

const paper = 'mathematics-half-hour'
const ownPages = [
  '/course-enrolled',
  '/test-enrolled',
  '/profile',
  `/online-tests/${paper}/report`,
  `/online-tests/${paper}/report/questions`,
  `/admission/online-tests/${paper}`,
  `/admission/online-tests/${paper}/report`,
]

/** As the server draws it, once each: nothing of it needs a script. */
const frame = [
  /<section[^>]* data-newsletter="/,
  /<footer[^>]* id="site-links"/,
  /<aside aria-label="[^"]+"[^>]* class="contact-bar.* href="tel:.* href="https:\/\/wa\.me\/.* href="mailto:/s,
]

const hasFrame = (page: Page, paths: string[]) =>
  proves(
    ['newsletter stands on every page', 'footer stands on every page', 'floating bar stands on every page'],
    async () => {
      for (const path of paths) {
        const response = await page.request.get(path, { maxRedirects: 0 })
        expect([200, 404], path).toContain(response.status())
        const html = await response.text()
        for (const part of frame) expect(html.match(new RegExp(part, 'gs')), `${path} has ${part}`).toHaveLength(1)
      }
    },
  )

test('every page of the route table has the newsletter, the footer and the floating bar; the running test alone has none', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await hasFrame(page, await openPages(page))
  const account = await newAccount(page)
  await takeTest(page, account, paper)
  await signInAs(page, account)
  await hasFrame(page, ownPages)

  await test.step('the running test has only itself', async () => {
    for (const path of [`/online-tests/${paper}/ongoing`, `/admission/online-tests/${paper}/ongoing`]) {
      const html = await (await page.request.get(path)).text()
      for (const part of frame) expect(html, `${path} has ${part}`).not.toMatch(part)
      expect(html, path).not.toMatch(/data-kept="(?:header|footer)"/)
    }
  })
  const { newsletter, email, subscribe, footer, connect } = shell(page)
  for (const path of [`/online-tests/${paper}`, `/online-tests/${paper}/report`])
    await test.step(`${path}, as somebody sees it`, async () => {
      await visit(path)
      await expect(connect).toBeInViewport()
      await proves(['newsletter stands on every page'], async () => {
        await newsletter.scrollIntoViewIfNeeded()
        await expect(newsletter.getByRole('heading', { name: 'Subscribe our newsletter', exact: true })).toBeVisible()
        await expect(email).toBeVisible()
        await expect(subscribe).toHaveText('Subscribe Now')
      })
      await proves(['footer stands on every page'], async () => {
        await footer.scrollIntoViewIfNeeded()
        await expect(footer.getByRole('link', { name: /Academy on \w+ \(opens a new tab\)/ })).toHaveCount(5)
        for (const column of ['About us', 'Resources', 'Legal', 'Contact us'])
          await expect(footer.getByRole('region', { name: column })).toBeVisible()
        await expect(footer.getByRole('group').or(footer.locator('address'))).toBeVisible()
        await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
        await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2)
        await expect(footer.getByText(/© \d{4}/)).toBeVisible()
      })
    })
})

test('on a phone the row of contacts covers nothing of a report, its questions or a test page', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const account = await newAccount(page)
  await takeTest(page, account, paper)
  await signInAs(page, account)
  for (const path of [
    `/online-tests/${paper}`,
    `/online-tests/${paper}/report`,
    `/online-tests/${paper}/report/questions`,
  ])
    await test.step(path, async () => {
      await visit(path)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      const row = await page.locator('.contact-bar').boundingBox()
      const controls = page.getByRole('main').locator('a:visible, button:visible, summary:visible')
      // Whatever takes the focus is scrolled clear of the row.
      for (const at of [0, Math.floor((await controls.count()) / 2), -1]) {
        const control = controls.nth(at)
        await control.focus()
        const lowerEdge = async () => {
          const box = await control.boundingBox()
          return (box?.y ?? 0) + (box?.height ?? 0)
        }
        await expect.poll(lowerEdge).toBeLessThanOrEqual(row?.y ?? 0)
      }
    })
})
