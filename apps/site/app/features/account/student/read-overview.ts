import type { Client } from '@northlight/contract/client'
import { isApiError } from '../../../platform/api/api-error.ts'
import { lazyPart } from '../../../platform/loading/part.tsx'
import { readChildren } from '../children/read-children.ts'
import { runningTests } from './what-is-next.ts'

// What stands on top of the page, for the few who have it: a test in progress, an address to confirm, children.
export const runningNow = lazyPart(() => import('./running-now.tsx').then((part) => part.RunningNow))
export const confirmNotice = lazyPart(() => import('../profile/confirm-notice.tsx').then((part) => part.ConfirmNotice))
export const childrenPart = lazyPart(() => import('../children/children.tsx').then((part) => part.ChildrenPart))

/** A part that cannot be read leaves a gap with words in it; the rest of the page is there all the same. */
const orGap = <Value>(call: Promise<Value>): Promise<Value | undefined> =>
  call.catch((error: unknown) => {
    if (isApiError(error) && error.status === 401) throw error
    return undefined
  })

/** The application, and the seat that is offered with it. */
const readAdmission = async (client: Client) => {
  const { application } = await client.get('/admission/info')
  const found = application.state === 'offered' ? await orGap(client.get('/admission/offer')) : undefined
  return { application, offer: found?.offer ?? null }
}

export const isUnconfirmed = ({ verified }: { verified: string }) => verified === 'VERIFICATION PENDING'

type Family = Awaited<ReturnType<typeof readChildren>>
export const hasChildren = (family: Family | undefined) =>
  family !== undefined && (family.children.length > 0 || family.waiting > 0)

/** All at once, and with the code of what stands on top: a page that fills in one piece does not jump. */
export const readOverview = async (client: Client) => {
  const profile = client.get('/profile')
  // Asked for only where there is one: most students have not applied.
  const application = profile.then(({ has_application }) => (has_application ? readAdmission(client) : null))
  const found = orGap(readChildren(client))
  const mine = client.get('/tests/main-paginate', { query: { total: 100 } })
  const [{ user }, { family }, tests, results, courses, payments, instalments, admission, children, series, practice] =
    await Promise.all([
      profile,
      client.get('/profile/family'),
      mine,
      orGap(client.get('/results')),
      orGap(client.get('/courses-enrolled', { query: { total: 3 } })),
      orGap(client.get('/payments')),
      orGap(client.get('/instalments')),
      orGap(application),
      found,
      orGap(client.get('/series')),
      orGap(client.get('/practice/today')),
      mine.then(({ data }) => (runningTests(data).length > 0 ? runningNow.load() : undefined)),
      profile.then(({ user }) => (isUnconfirmed(user) ? confirmNotice.load() : undefined)),
      found.then((of) => (hasChildren(of) ? childrenPart.load() : undefined)),
    ])
  return {
    user,
    family,
    tests: tests.data,
    results,
    courses: courses?.data,
    payments: payments?.payments,
    fees: instalments?.fees.filter(({ left_paise }) => left_paise > 0) ?? [],
    application: admission?.application ?? null,
    offer: admission?.offer ?? null,
    children,
    series: series?.series ?? [],
    today: practice?.today,
  }
}
