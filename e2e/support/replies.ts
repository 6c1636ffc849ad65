import type { Page, Request, Route } from '@playwright/test'

/** Stands in for one call of the page. The pattern is the end of its path. */
export async function answer(page: Page, path: string, handler: (route: Route) => Promise<unknown>) {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await handler(route)
    },
  )
}

export const api = (path: string) => `/api/v1${path}`

/** Holds a call back until `release` is called, then lets it through to the real server. */
export async function hold(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await answer(page, path, async (route) => {
    await promise
    // The page may have left meanwhile.
    await route.continue().catch(() => undefined)
  })
  return { release: resolve }
}

/** Counts the calls the page makes. */
export function count(page: Page, matches: (request: Request) => boolean) {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (matches(request)) requests.push(request)
  })
  return requests
}

export const isSubscription = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === api('/subscription-form')
