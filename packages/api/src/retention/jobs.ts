import { days } from '@northlight/contract/durations'
import { z } from 'zod'
import { defineJob, type Schedule } from '../kernel/jobs/define-job.ts'
import { forgetOld } from './forget-old.ts'

export const forgetOldData = defineJob('retention.forget-old', z.object({}), forgetOld, 'chores')

export const retentionSchedules: Schedule[] = [{ job: forgetOldData, every: days(1) }]
