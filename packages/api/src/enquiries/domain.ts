import { domain } from '../kernel/define-domain.ts'
import { enquiryJobs } from './jobs.ts'
import { reservationJobs } from './reservations/jobs.ts'
import { reservationRoutes } from './reservations/routes.ts'
import { enquiryRoutes } from './routes.ts'

export const enquiries = domain({
  routes: [...enquiryRoutes, ...reservationRoutes],
  jobs: [...enquiryJobs, ...reservationJobs],
})
