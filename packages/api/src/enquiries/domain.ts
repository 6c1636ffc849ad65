import { persons } from '../families/persons/registry.ts'
import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { enquiryJobs } from './jobs.ts'
import { enquiryPersons } from './persons.ts'
import { reservationJobs } from './reservations/jobs.ts'
import { reservationRoutes } from './reservations/routes.ts'
import { enquiryRoutes } from './routes.ts'

/** Forms that anybody can send. Every form is a touch of a family. */
export const enquiries = domain({
  routes: [...enquiryRoutes, ...reservationRoutes],
  jobs: [...enquiryJobs, ...reservationJobs],
  brings: [brings(persons, ...enquiryPersons)],
})
