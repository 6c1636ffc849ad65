import { days } from '@northlight/contract/durations'
import type { AnyJob, Schedule } from '../kernel/jobs/define-job.ts'
import { takeInEnquiries } from './contact-events/take-in.ts'
import { digestSchedules, mailDigest, sendDigests } from './office/digest.ts'
import { sendFamilyMail } from './office/mail-job.ts'

export const counsellingJobs: AnyJob[] = [takeInEnquiries, sendFamilyMail, mailDigest, sendDigests]

/** Forms of before families were known are taken in by the first run; later ones find what was missed. */
export const counsellingSchedules: Schedule[] = [{ job: takeInEnquiries, every: days(1) }, ...digestSchedules]
