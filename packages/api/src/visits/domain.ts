import { domain } from '../kernel/define-domain.ts'
import { forgetOldVisits, visitSchedules } from './count-visits.ts'
import { visitRoutes } from './routes.ts'

export const visits = domain({ routes: visitRoutes, jobs: [forgetOldVisits], schedules: visitSchedules })
