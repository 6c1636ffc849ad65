import { days } from './durations.ts'

/**
 * How long personal data are kept that no account needs any more. The nightly job deletes by these periods and the
 * privacy text says them: `{{enquiries}}` in it becomes the words here, so that neither can be true without the other.
 */
export const retention = {
  enquiries: { ms: days(90), words: '90 days after you sent it' },
  jobApplications: { ms: days(180), words: 'Six months after you sent it' },
  talentForms: { ms: days(180), words: 'Six months after you sent it' },
  admissionForms: { ms: days(365), words: 'One year after you sent it' },
  families: { ms: days(365), words: 'One year after we last heard from you' },
  unpaidOrders: { ms: days(90), words: '90 days after you began it' },
  payments: { ms: days(8 * 365 + 2), words: 'Eight years' },
  reservations: { ms: days(30), words: '30 days after the event' },
  mails: { ms: days(365), words: 'One year' },
  securityLogs: { ms: days(366), words: 'One year' },
  knownDevices: { ms: days(400), words: '400 days after the last sign-in' },
  paymentMessages: { ms: days(180), words: 'Six months' },
  failedJobs: { ms: days(90), words: '90 days' },
  exports: { ms: days(7), words: 'One week' },
  trials: { ms: days(7), words: 'One week' },
  unansweredQuestions: { ms: days(30), words: '30 days after its link has run out' },
} as const

export type RetentionPeriod = keyof typeof retention
