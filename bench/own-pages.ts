import type { Browser } from '@playwright/test'
import { phone } from './slow-phone.ts'

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>
export type OwnPage = { path: string; who: string; state: State }

/** Demo accounts, and which of the links on their first page lead to another kind of page. */
const people = [
  {
    who: 'student',
    always: ['/profile', '/profile/details', '/test-enrolled', '/course-enrolled', '/practice'],
    kinds: [/^\/online-tests\/[^/]+\/report$/],
  },
  {
    who: 'parent',
    always: ['/profile', '/admission/application', '/payments'],
    kinds: [/^\/profile\/children\/\d+$/, /^\/profile\/children\/\d+\/reports\/[^/]+$/],
  },
]
const password = 'Northlight#2026'

/** What only the signed-in see, one page of each kind. An institute without the demo's accounts has none to show. */
export async function ownPages(browser: Browser, url: string): Promise<OwnPage[]> {
  const found: OwnPage[] = []
  for (const { who, always, kinds } of people) {
    const context = await browser.newContext(phone)
    const { request } = context
    const { csrfToken = '' } = await (await request.get(`${url}/api/auth/csrf`)).json()
    const form = { email: `${who}@northlight.test`, password, csrfToken, json: 'true' }
    await request.post(`${url}/api/auth/callback/credentials`, { form })
    const session: { user?: unknown } = await (await request.get(`${url}/api/auth/session`)).json()
    if (session.user) {
      const page = await context.newPage()
      await page.goto(`${url}/profile`, { waitUntil: 'networkidle' })
      await page.locator('main h2').first().waitFor()
      const links = await page
        .locator('main a[href^="/"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
      const state = await context.storageState()
      const others = kinds.flatMap((kind) => links.find((link) => kind.test(link)) ?? [])
      for (const path of [...always, ...others]) found.push({ path, who, state })
    }
    await context.close()
  }
  return found
}
