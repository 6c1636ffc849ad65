import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { noticeChannels } from '../notice-kinds.ts'
import { type SettingsKey, settingsRecords } from '../settings.ts'

const tag = 'Office: institute'
const message = z.string()
const moment = z.iso.datetime()
const staff = { tag, audience: 'staff' } as const

export const jobStates = ['waiting', 'running', 'done', 'failed'] as const

export const JobView = z.object({
  id: z.number().int(),
  name: z.string(),
  lane: z.string(),
  state: z.enum(jobStates),
  run_at: moment,
  attempts: z.number().int(),
  max_attempts: z.number().int(),
  /** Why it failed, as the program says it; nothing personal. */
  last_error: z.string().nullable(),
  created_at: moment,
  finished_at: moment.nullable(),
})
export type JobView = z.output<typeof JobView>

export const officeJobs = endpoint({
  ...staff,
  act: 'jobs.read',
  method: 'get',
  path: '/office/jobs',
  summary: 'Work that waits, runs, is done or failed for good; the newest first',
  query: listQuery({ filters: ['state', 'name'], sorts: [] }),
  reply: listOf(JobView),
})

export const runJobAgain = endpoint({
  ...staff,
  act: 'jobs.run',
  method: 'post',
  path: '/office/jobs/{id}/run-again',
  summary: 'Put a job that failed for good back on the queue',
  params: z.object({ id: idParam }),
  reply: z.object({ message }),
})

export const runJobsAgain = endpoint({
  ...staff,
  act: 'jobs.run',
  method: 'post',
  path: '/office/jobs/run-again',
  summary: 'Put all jobs of one name that failed for good back on the queue, the oldest first',
  input: z.object({ name: z.string({ error: 'Say which jobs.' }).min(1).max(80) }),
  reply: z.object({ message, count: z.number().int() }),
  example: { input: { name: 'accounts.send-reset-link' } },
})

export const mailStates = ['ready', 'kept', 'sent', 'failed'] as const

export const MailView = z.object({
  id: z.number().int(),
  template: z.string(),
  /** Mails, and messages to phones. */
  channel: z.enum(noticeChannels),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  last_error: z.string().nullable(),
  created_at: moment,
  sent_at: moment.nullable(),
  /** A mail with a link or code that has gone out cannot go out again: the outbox no longer holds it. */
  may_resend: z.boolean(),
})
export type MailView = z.output<typeof MailView>

export const officeMails = endpoint({
  ...staff,
  act: 'mails.read',
  method: 'get',
  path: '/office/mails',
  summary: 'The outbox, mails and messages, newest first; search by address or subject',
  query: listQuery({ filters: ['search', 'state', 'template', 'channel'], sorts: [] }),
  reply: listOf(MailView),
})

export const officeMail = endpoint({
  ...staff,
  act: 'mails.open',
  method: 'get',
  path: '/office/mails/{id}',
  summary: 'One mail with its words; each reading is written down',
  params: z.object({ id: idParam }),
  reply: z.object({ mail: MailView, html: z.string(), text: z.string() }),
})

export const resendMail = endpoint({
  ...staff,
  act: 'mails.resend',
  method: 'post',
  path: '/office/mails/{id}/send-again',
  summary: 'Send a mail again that failed or was only kept, word for word',
  params: z.object({ id: idParam }),
  reply: z.object({ message }),
})

export const resendMails = endpoint({
  ...staff,
  act: 'mails.resend',
  method: 'post',
  path: '/office/mails/send-again',
  summary: 'Send all mails of one kind again that failed, or that were only kept, the oldest first',
  input: z.object({
    template: z.string({ error: 'Say which kind of mail.' }).min(1).max(80),
    state: z.enum(['failed', 'kept'], { error: 'Say whether those that failed or those that were kept.' }),
  }),
  reply: z.object({ message, count: z.number().int() }),
  example: { input: { template: 'new-device', state: 'failed' } },
})

export const BackupView = z.object({
  name: z.string(),
  made_at: moment,
  bytes: z.number().int(),
  /** The copy was opened and found whole after it was made. */
  is_checked: z.boolean(),
  /** When it was last restored for a try, and what was found; null where nobody has tried it. */
  drill: z
    .object({
      at: moment,
      rows: z.number().int(),
      files: z.number().int(),
      /** Files that its rows speak of and that did not come with it. */
      missing: z.number().int(),
    })
    .nullable(),
})
export type BackupView = z.output<typeof BackupView>

export const officeBackups = endpoint({
  ...staff,
  act: 'backups.make',
  method: 'get',
  path: '/office/backups',
  summary:
    'Backups that were made by hand and lie on this server, newest first; `is_possible` is false where this process makes none',
  reply: z.object({
    is_possible: z.boolean(),
    is_running: z.boolean(),
    /** One is being restored for a try. */
    is_drilling: z.boolean(),
    /** Why the last one asked for did not come about. */
    last_error: z.string().nullable(),
    backups: z.array(BackupView),
  }),
})

export const makeBackup = endpoint({
  ...staff,
  act: 'backups.make',
  method: 'post',
  path: '/office/backups',
  summary: 'Make a backup now; it is checked when it is whole',
  reply: z.object({ message }),
  status: 201,
})

export const drillBackup = endpoint({
  ...staff,
  act: 'backups.make',
  method: 'post',
  path: '/office/backups/{name}/drill',
  summary: 'Restore a backup beside the institute, open it as a start would, and look whether all files came with it',
  params: z.object({ name: z.string().max(80) }),
  reply: z.object({ message }),
  status: 201,
  example: { params: { name: 'backup-2026-11-15' } },
})

export const HealthView = z.object({
  is_well: z.boolean(),
  /** How the server has answered in the last 30 days, as far as it is written down. */
  month: z.object({
    replies: z.number().int(),
    /** Those that the server could not give, by its own fault. */
    failures: z.number().int(),
    /** Within how many milliseconds 95 of 100 saves of a test were answered; null where there was none. */
    save_p95_ms: z.number().int().nullable(),
  }),
  checks: z.array(z.object({ name: z.string(), is_well: z.boolean(), words: z.string() })),
})
export type HealthView = z.output<typeof HealthView>

export const officeHealth = endpoint({
  ...staff,
  act: 'health.read',
  method: 'get',
  path: '/office/health',
  summary: 'Whether database, disk, jobs, mails and backups are well, in words',
  reply: HealthView,
})

export const settingsKeys = Object.keys(settingsRecords) as [SettingsKey, ...SettingsKey[]]
const ofSettings = z.object({ key: z.enum(settingsKeys) })
const anyRecord = z.record(z.string(), z.unknown())

export const readSettings = endpoint({
  ...staff,
  act: 'settings.read',
  method: 'get',
  path: '/office/settings/{key}',
  summary: 'A record of settings with its version',
  params: ofSettings,
  reply: z.object({ key: z.enum(settingsKeys), version: z.number().int(), updated_at: moment, value: anyRecord }),
  example: { params: { key: 'institute' } },
})

export const writeSettings = endpoint({
  ...staff,
  act: 'settings.write',
  method: 'post',
  path: '/office/settings/{key}',
  summary:
    'Change fields of a record of settings; the version that was read must still be the current one. `billing` and `access` ask for a fresh factor',
  params: ofSettings,
  input: z.object({
    version: z.coerce.number({ error: 'Say which version you have read.' }).int().min(0),
    /** Whole fields by name, as the record has them. An empty text empties its field. */
    fields: z.record(z.string().max(60), z.unknown(), { error: 'Name the fields to change.' }).meta({ verbatim: true }),
  }),
  reply: z.object({ message, version: z.number().int(), value: anyRecord }),
  example: { params: { key: 'institute' }, input: { version: 1, fields: { tagline: 'Light for every desk' } } },
})

export const instituteEndpoints = [
  officeJobs,
  runJobAgain,
  runJobsAgain,
  officeMails,
  officeMail,
  resendMail,
  resendMails,
  officeBackups,
  makeBackup,
  drillBackup,
  officeHealth,
  readSettings,
  writeSettings,
] as const
