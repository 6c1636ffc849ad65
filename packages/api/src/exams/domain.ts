import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { purchases } from '../payments/purchases.ts'
import { examJobs, examSchedules } from './jobs.ts'
import { consoleStream } from './office/console/stream.ts'
import { testPurchase } from './online-tests/purchase.ts'
import { examRoutes } from './routes.ts'

/** A test is paid for; a student under 18 needs a parent’s word to sit it. */
export const exams = domain({
  routes: examRoutes,
  raw: [
    {
      method: 'get',
      path: '/office/tests/{slug}/console/stream',
      acts: ['console.read'],
      summary: 'What changes in a running test, as server-sent events: `all` at first, then `some`',
      tag: 'Online tests',
      produces: 'text/event-stream',
      countsAs: 'file',
      asPerson: true,
      respond: (ctx, { params, actorNow }) => consoleStream(ctx, params.slug ?? '', actorNow),
    },
  ],
  jobs: examJobs,
  schedules: examSchedules,
  brings: [brings(purchases, testPurchase)],
})
