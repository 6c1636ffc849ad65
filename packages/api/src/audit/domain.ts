import { domain } from '../kernel/define-domain.ts'
import { auditFile } from './file.ts'
import { auditSchedules, sealAudit, tellAuditHead } from './jobs.ts'
import { auditRoutes } from './routes.ts'

/** Who did what and when: searched, taken as a file, sealed as a chain, and forgotten after a year. */
export const audit = domain({
  routes: auditRoutes,
  raw: [
    {
      method: 'get',
      path: '/office/audit/file',
      acts: ['audit.read'],
      summary: 'The audit as CSV, by the filters of the list; administrators all lines, others their own',
      tag: 'Office: institute',
      produces: 'text/csv',
      countsAs: 'file',
      asPerson: true,
      respond: (ctx, { url }) => auditFile(ctx, url),
    },
  ],
  jobs: [sealAudit, tellAuditHead],
  schedules: auditSchedules,
})
