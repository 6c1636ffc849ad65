import { accountReturned } from '../accounts/events.ts'
import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { childRoutes } from './children/routes.ts'
import { weekSchedules, writeWeekLetter, writeWeekLetters } from './children/week-letter.ts'
import { childLinkRoutes } from './desk/child-links.ts'
import { dataRightsRoutes } from './desk/data-rights.ts'
import { consentDeskRoutes } from './desk/routes.ts'
import { sendExport } from './export/make-export.ts'
import { familyJobs, familySchedules } from './jobs.ts'
import { sendChildFile } from './own-data/child-data.ts'
import { keepReturned } from './own-data/keep-account.ts'
import { familyRoutes } from './routes.ts'

export const families = domain({
  routes: [...familyRoutes, ...childRoutes, ...consentDeskRoutes, ...childLinkRoutes, ...dataRightsRoutes],
  raw: [
    {
      method: 'get',
      path: '/profile/export/{id:int}/file',
      summary: 'The file of one’s own data. Opened by a click: the signature in the address stands for the token',
      tag: 'Families and data',
      produces: 'application/zip',
      countsAs: 'file',
      respond: (ctx, { params, url }) => sendExport(ctx, Number(params.id), url),
    },
    {
      method: 'get',
      path: '/parent-consent/{token}/file',
      summary:
        'The child’s data for the parent who has agreed; made while the caller waits. The link stands for the parent',
      tag: 'Families and data',
      produces: 'application/zip',
      countsAs: 'file',
      limit: 'form',
      respond: (ctx, { params }) => sendChildFile(ctx, params.token ?? ''),
    },
  ],
  jobs: [...familyJobs, writeWeekLetters, writeWeekLetter],
  schedules: [...familySchedules, ...weekSchedules],
  // Signing in calls a deletion off that was waiting.
  brings: [brings(accountReturned, keepReturned)],
})
