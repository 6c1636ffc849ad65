import { accounts } from './accounts/domain.ts'
import { admissions } from './admissions/domain.ts'
import { audit } from './audit/domain.ts'
import { breaches } from './breaches/domain.ts'
import { checks } from './checks/domain.ts'
import { content } from './content/domain.ts'
import { counselling } from './counselling/domain.ts'
import { enquiries } from './enquiries/domain.ts'
import { enrolments } from './enrolments/domain.ts'
import { exams } from './exams/domain.ts'
import { families } from './families/domain.ts'
import { imports } from './imports/domain.ts'
import { gatherParts } from './kernel/define-domain.ts'
import { kernel } from './kernel/domain.ts'
import type { Implementation } from './kernel/implement.ts'
import { type RawRoute, type TopName, topNames } from './kernel/raw-routes.ts'
import { library } from './library/domain.ts'
import { mails } from './mails/domain.ts'
import { marking } from './marking/domain.ts'
import { media } from './media/domain.ts'
import { notices } from './notices/domain.ts'
import { officeHome } from './office-home/domain.ts'
import { options } from './options/domain.ts'
import { parents } from './parents/domain.ts'
import { payments } from './payments/domain.ts'
import { questionBank } from './question-bank/domain.ts'
import { records } from './records/domain.ts'
import { redirects } from './redirects/domain.ts'
import { results } from './results/domain.ts'
import { retention } from './retention/domain.ts'
import { search } from './search/domain.ts'
import { settings } from './settings/domain.ts'
import { staff } from './staff/domain.ts'
import { tasks } from './tasks/domain.ts'
import { visits } from './visits/domain.ts'

/**
 * Everything the API is made of, the lowest first: a domain imports only what stands before it. The order of a port's
 * parts is this one. `scripts/api-domains.ts` has the same order in groups.
 */
const domains = [
  kernel,
  media,
  settings,
  mails,
  audit,
  visits,
  redirects,
  options,
  retention,
  accounts,
  families,
  notices,
  tasks,
  staff,
  breaches,
  content,
  checks,
  search,
  payments,
  records,
  library,
  imports,
  marking,
  exams,
  results,
  questionBank,
  counselling,
  enquiries,
  enrolments,
  admissions,
  parents,
  officeHome,
]

export const parts = gatherParts(domains)

/** Every call but those that a test adds a type of record for; asked for anew each time. */
export const implementationsNow = (): Implementation[] =>
  domains.flatMap(({ routes = [] }) => (typeof routes === 'function' ? routes() : routes))

const allRaw: RawRoute[] = domains.flatMap(({ raw = [] }) => raw)

/** Below `/api/v1`, beside the endpoints of the contract. */
export const rawRoutes = allRaw.filter(({ atTop }) => !atTop)

const topRoute = (name: TopName): RawRoute => {
  const route = allRaw.find(({ atTop }) => atTop === name)
  if (!route) throw new Error(`No domain.ts in packages/api/src has a raw route with atTop: '${name}'.`)
  return route
}

/** At the top of the host, by name. */
export const topRoutes = Object.fromEntries(topNames.map((name) => [name, topRoute(name)])) as Record<TopName, RawRoute>

export const jobs = domains.flatMap(({ jobs = [] }) => jobs)
export const schedules = domains.flatMap(({ schedules = [] }) => schedules)
