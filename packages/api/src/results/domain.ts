import { persons } from '../families/persons/registry.ts'
import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { downloadMakers } from '../media/downloads.ts'
import { resultJobs } from './jobs.ts'
import { examPersons } from './persons.ts'
import { reportDownload } from './report/download.ts'
import { resultRoutes } from './routes.ts'
import { tellSchedules } from './tell/tell-of-result.ts'

/** The letter of an admission test leads with its waiver in rupees. */
export const results = domain({
  routes: resultRoutes,
  jobs: resultJobs,
  schedules: tellSchedules,
  brings: [brings(persons, ...examPersons), brings(downloadMakers, reportDownload)],
})
