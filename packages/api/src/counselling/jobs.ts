import { days } from '@northlight/contract/durations'
import type { AnyJob, Schedule } from '../kernel/jobs/define-job.ts'
import { digestSchedules, mailDigest, sendDigests } from './desk/digest.ts'
import { sendFamilyMail } from './desk/mail-job.ts'
import { takeInEnquiries } from './touch/take-in.ts'

export const counsellingJobs: AnyJob[] = [takeInEnquiries, sendFamilyMail, mailDigest, sendDigests]

/** Forms of before families were known are taken in by the first run; later ones find what was missed. */
export const counsellingSchedules: Schedule[] = [{ job: takeInEnquiries, every: days(1) }, ...digestSchedules]
