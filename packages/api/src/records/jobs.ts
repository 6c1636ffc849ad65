import type { AnyJob, Schedule } from '../kernel/jobs/define-job.ts'
import { findingSchedules, lookForFindings } from './findings/look.ts'
import { tellOfAsked } from './life/ask.ts'
import { choreSchedules, endConsents, forgetOldVersions } from './life/chores.ts'
import { hideDue, publishDue } from './life/due-jobs.ts'
import { tellOfDecision } from './life/tell-asker.ts'
import { runWork } from './works/run-work.ts'
import { forgetOldWorks, workSchedules } from './works/works.ts'

export const recordJobs: AnyJob[] = [
  publishDue,
  hideDue,
  runWork,
  forgetOldWorks,
  endConsents,
  forgetOldVersions,
  tellOfAsked,
  tellOfDecision,
  lookForFindings,
]
export const recordSchedules: Schedule[] = [...workSchedules, ...choreSchedules, ...findingSchedules]
