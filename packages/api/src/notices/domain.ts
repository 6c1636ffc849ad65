import { domain } from '../kernel/define-domain.ts'
import { noticeJobs } from './jobs.ts'
import { noticeRoutes } from './routes.ts'

/** What is told goes by the outbox. Anyone who may see a student’s marks is told of them. */
export const notices = domain({ routes: noticeRoutes, jobs: noticeJobs })
