import type { AnyJob } from '../kernel/jobs/define-job.ts'
import { tellOfDecision } from './keys/challenges.ts'
import { markAgainForKey, tellOfChange } from './keys/key-changes.ts'
import { markTestAgain } from './office/office.ts'
import { tellOfRelease, tellOfResult, tellOfShownResults } from './tell/tell-of-result.ts'

export const resultJobs: AnyJob[] = [
  markAgainForKey,
  tellOfChange,
  tellOfDecision,
  tellOfRelease,
  tellOfResult,
  tellOfShownResults,
  markTestAgain,
]
