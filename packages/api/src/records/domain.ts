import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { handOvers } from '../staff/people/hand-over-entry.ts'
import { taskKinds } from '../tasks/run-task.ts'
import { consentFormResponse } from './consent-form.ts'
import { recordHandOvers } from './hand-overs.ts'
import { recordJobs, recordSchedules } from './jobs.ts'
import { officeRoutes, recordRoutes } from './routes.ts'
import { bulkTask, exportTask } from './tasks.ts'

/** Versions of a record are made by people of the office. What a parent agrees to is a rule, in every language. */
export const records = domain({
  routes: () => [...officeRoutes, ...recordRoutes()],
  raw: [
    {
      method: 'get',
      path: '/office/consent-form/{language}',
      acts: ['content.read'],
      summary: 'The blank paper of a consent to be shown, as PDF in English (en), Kannada (kn) or Hindi (hi)',
      tag: 'Office: pictures',
      produces: 'application/pdf',
      countsAs: 'file',
      asPerson: true,
      respond: (ctx, { params }) => consentFormResponse(ctx, params.language ?? ''),
    },
  ],
  jobs: recordJobs,
  schedules: recordSchedules,
  brings: [brings(handOvers, ...recordHandOvers), brings(taskKinds, bulkTask, exportTask)],
})
