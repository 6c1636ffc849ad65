import type { AnyJob } from '../kernel/jobs/define-job.ts'
import { tellOfDecision } from './challenges.ts'
import { markAgainForKey, tellOfChange } from './key-changes.ts'
import { markAttemptJob, markTestJob, rankTestJob, sweepUnmarked } from './marking.ts'
import { markTestAgain, tellOfRelease, tellOfResult } from './staff.ts'

export const resultJobs: AnyJob[] = [
  markTestJob,
  markAttemptJob,
  rankTestJob,
  sweepUnmarked,
  markAgainForKey,
  tellOfChange,
  tellOfDecision,
  tellOfRelease,
  tellOfResult,
  markTestAgain,
]
