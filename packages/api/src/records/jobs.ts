import type { AnyJob, Schedule } from '../kernel/jobs/define-job.ts'
import { hideDue, publishDue } from './life/due-jobs.ts'
import { runWork } from './works/run-work.ts'
import { forgetOldWorks, workSchedules } from './works/works.ts'

export const recordJobs: AnyJob[] = [publishDue, hideDue, runWork, forgetOldWorks]
export const recordSchedules: Schedule[] = [...workSchedules]
