import { accountReturned } from '../accounts/events.ts'
import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { consentWithdrawn } from './events.ts'
import { sendExport } from './export/make-export.ts'
import { familyJobs, familySchedules } from './jobs.ts'
import { endsWithConsent } from './office/agreed-consents.ts'
import { childLinkRoutes } from './office/child-links.ts'
import { dataRightsRoutes } from './office/data-rights.ts'
import { consentDeskRoutes } from './office/routes.ts'
import { keepReturned } from './own-data/keep-account.ts'
import { persons, personTables } from './persons/registry.ts'
import { familyRoutes } from './routes.ts'

/** A parent’s word, and the data of a person: a file of it and a deletion go through all that holds the person. */
export const families = domain({
  routes: [...familyRoutes, ...consentDeskRoutes, ...childLinkRoutes, ...dataRightsRoutes],
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
  ],
  jobs: familyJobs,
  schedules: familySchedules,
  ports: [persons, consentWithdrawn, endsWithConsent],
  check: personTables,
  // Signing in calls a deletion off that was waiting.
  brings: [brings(accountReturned, keepReturned)],
})
