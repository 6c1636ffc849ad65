import { domain } from './define-domain.ts'
import { forgetFinishedJobs, forgetOldLimits, housekeeping } from './jobs/housekeeping.ts'

export const kernel = domain({
  raw: [
    {
      method: 'get',
      path: '/unauthenticated',
      summary: 'What a caller without a token is told; older clients are sent here',
      tag: 'Accounts',
      produces: 'application/json',
      countsAs: 'file',
      respond: () => Response.json({ message: 'Unauthenticated' }, { status: 401 }),
    },
  ],
  jobs: [forgetFinishedJobs, forgetOldLimits],
  schedules: housekeeping,
})
