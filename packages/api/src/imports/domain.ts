import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { downloadMakers } from '../media/downloads.ts'
import { importDownload } from './error-file.ts'
import { importJobs, importSchedules } from './jobs.ts'
import { importRoutes } from './routes.ts'

/** Lists become records, and the pictures that come with them stand in the library. */
export const imports = domain({
  routes: importRoutes,
  jobs: importJobs,
  schedules: importSchedules,
  brings: [brings(downloadMakers, importDownload)],
})
