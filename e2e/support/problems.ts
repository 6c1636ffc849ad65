import { expect, type Page } from '@playwright/test'

/** What went wrong in the page without anybody looking. */
export type Problems = {
  /** A problem this journey provokes on purpose. */
  allow(pattern: RegExp): void
  unexpected(): string[]
  expectNone(): void
}

/** Collects console errors, uncaught errors, refusals of the security policy and requests to other sites. */
export function watchProblems(page: Page, siteUrl: string): Problems {
  const seen: string[] = []
  const allowed: RegExp[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.stack || `${error.name}: ${error.message}`}`))
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${siteUrl}/`)) {
      seen.push(`request to another site: ${request.url()}`)
    }
  })
  const unexpected = () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
  return {
    allow: (pattern) => void allowed.push(pattern),
    unexpected,
    expectNone: () => expect(unexpected(), 'problems in the page').toEqual([]),
  }
}
