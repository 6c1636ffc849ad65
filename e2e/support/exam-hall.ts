import { minutes } from '@northlight/contract/durations'
import type { IntegrityPolicy } from '@northlight/exam/attempt/integrity'
import type { BrowserContext, Route } from '@playwright/test'
import { examAttempt } from './exam-attempt.ts'
import { paperView } from './exam-paper.ts'

export type HallOptions = {
  slug: string
  /** The test of an application at home instead of an online test. */
  isAdmission?: boolean
  durationMs?: number
  /** The time of each section, where each has its own. */
  sectionMs?: number
  policy?: IntegrityPolicy
  /** The test closes in so many milliseconds, for late starters too. */
  closesInMs?: number
}

const student = { name: 'Meera Joshi', email: 'meera@northlight.test', token: 'token-of-this-journey' }

/**
 * A small test of its own for one journey, held by the real engine in this process, so that a journey can go offline,
 * kill the server or let the clock run out without touching anybody else's test.
 */
export const examHall = (options: HallOptions) => {
  const {
    slug,
    isAdmission = false,
    durationMs = minutes(30),
    sectionMs = null,
    policy = { policy: 'log' },
    closesInMs,
  } = options
  const root = `/api/v1${isAdmission ? '/admission/info/test' : '/tests'}/${slug}`
  const view = paperView({ durationMs, sectionMs })
  const { reply, ...attempt } = examAttempt({ slug, policy, view, closesInMs })
  let isSignedOut = false
  let isDown = false

  const handle = async (route: Route, isCut: () => boolean) => {
    if (isDown || isCut()) return route.abort('connectionrefused')
    const request = route.request()
    if (isSignedOut || request.headers().authorization !== `Bearer ${student.token}`)
      return route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } })
    const body = (request.postDataJSON() ?? {}) as Record<string, never>
    const answer = reply(request.method(), new URL(request.url()).pathname.slice(root.length), body)
    if (answer && 'conflict' in answer) return route.fulfill({ status: 409, json: { message: answer.conflict } })
    if (answer) return route.fulfill({ json: answer })
    return route.fulfill({ status: 404, json: { message: 'Data not found.' } })
  }

  /** The session service of this hall: signed in from the start, and again after the right password. */
  const session = async (route: Route) => {
    const path = new URL(route.request().url()).pathname
    if (isDown) return route.abort('connectionrefused')
    if (path === '/api/auth/csrf') return route.fulfill({ json: { csrfToken: 'csrf' } })
    if (path.startsWith('/api/auth/callback/')) {
      isSignedOut = false
      return route.fulfill({ json: { url: '/' } })
    }
    return route.fulfill({ json: isSignedOut ? {} : { user: student } })
  }

  return {
    ...attempt,
    path: `${isAdmission ? '/admission' : ''}/online-tests/${slug}/ongoing`,
    /** Answers the calls of every page of this context; a second context is a second device. It alone can go offline. */
    async serve(context: BrowserContext) {
      let isCut = false
      await context.route(
        (url) => url.pathname === root || url.pathname.startsWith(`${root}/`),
        (route) => handle(route, () => isCut),
      )
      await context.route((url) => url.pathname.startsWith('/api/auth/'), session)
      // The report is a document of its own, and the real server knows nobody of this hall.
      await context.route(
        (url) => url.pathname.endsWith(`/online-tests/${slug}/report`),
        (route) =>
          route.request().isNavigationRequest()
            ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Report</title><h1>Report</h1>' })
            : route.fallback(),
      )
      return {
        setOffline: async (isOff: boolean) => {
          isCut = isOff
          await context.setOffline(isOff)
        },
      }
    },
    kill: () => {
      isDown = true
    },
    restart: () => {
      isDown = false
    },
    endSignIns: () => {
      isSignedOut = true
    },
  }
}
