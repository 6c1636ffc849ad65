import type { AnyJob, Schedule } from '../kernel/jobs/define-job.ts'
import { findingSchedules, lookForFindings } from './findings/look.ts'
import { tellOfAsked } from './life/ask.ts'
import { choreSchedules, endConsents, forgetOldVersions } from './life/chores.ts'
import { hideDue, publishDue } from './life/due-jobs.ts'
import { tellOfDecision } from './life/tell-asker.ts'

export const recordJobs: AnyJob[] = [
  publishDue,
  hideDue,
  endConsents,
  forgetOldVersions,
  tellOfAsked,
  tellOfDecision,
  lookForFindings,
]
export const recordSchedules: Schedule[] = [...choreSchedules, ...findingSchedules]
