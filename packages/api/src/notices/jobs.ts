import type { AnyJob } from '../kernel/jobs/define-job.ts'
import { sendNumberCode } from './number.ts'

export const noticeJobs: AnyJob[] = [sendNumberCode]
