import { days, minutes } from '@northlight/contract/durations'
import { z } from 'zod'
import { defineJob, type Schedule } from '../kernel/jobs/define-job.ts'
import { sealLines } from './chain/seal-lines.ts'
import { tellHead } from './chain/tell-head.ts'

/** In a lane that never waits behind an export: what is not sealed yet can still be changed unseen. */
export const sealAudit = defineJob('audit.seal-lines', z.object({}), sealLines, 'codes')

export const tellAuditHead = defineJob('audit.tell-head', z.object({}), tellHead)

export const auditSchedules: Schedule[] = [
  { job: sealAudit, every: minutes(1) },
  { job: tellAuditHead, every: days(1) },
]
