import { domain } from '../kernel/define-domain.ts'
import { noticeJobs } from './jobs.ts'
import { noticeRoutes } from './routes.ts'

export const notices = domain({ routes: noticeRoutes, jobs: noticeJobs })
