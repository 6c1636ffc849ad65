import { domain } from '../kernel/define-domain.ts'
import { confirmEmail } from './email/confirm-email.ts'
import { accountReturned } from './events.ts'
import { accountJobs, accountSchedules } from './jobs.ts'
import { accountRoutes } from './routes.ts'
import { secondWays } from './session/second-way.ts'

/** Anyone who has an account, and how they prove it. Anyone who works here has branches and a second factor. */
export const accounts = domain({
  routes: accountRoutes,
  raw: [
    {
      method: 'get',
      path: '/email/verify/{id:int}/{token}',
      atTop: 'confirmEmail',
      summary: 'The link in a mail: leads to a page whose button sends a form (POST) here, which confirms the address',
      tag: 'Accounts',
      produces: 'text/html',
      countsAs: 'file',
      respond: (ctx, { request }) => confirmEmail(ctx, request),
    },
  ],
  jobs: accountJobs,
  schedules: accountSchedules,
  ports: [accountReturned, secondWays],
})
