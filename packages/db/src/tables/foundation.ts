import type { Instant } from '@northlight/contract/dates'
import type { Role } from '@northlight/contract/roles'
import type { Language, OtherLanguage } from '@northlight/contract/words/languages'
import type { Generated } from 'kysely'

/** Anything that JSON can say inside an object. */
export type JsonObject = Record<string, unknown>

export type UserTable = {
  id: Generated<number>
  name: string
  /** Unique without regard to case and accents. */
  email: string
  phone: string | null
  password_hash: string | null
  role: Role
  is_active: Generated<boolean>
  email_verified_at: Instant | null
  /** `2010-04-23` */
  date_of_birth: string | null
  /** In which tests, reports and the mails about them are read. */
  language: Generated<Language>
  created_at: Instant
  updated_at: Instant
}

export type AccessTokenTable = {
  id: Generated<number>
  user_id: number
  name: string
  token_hash: string
  created_at: Instant
  last_used_at: Instant | null
  expires_at: Instant
  revoked_at: Instant | null
  user_agent: string | null
  /** When this session last showed a second factor. */
  second_factor_at: Instant | null
  /** When its person last did something; null in rows older than the column that were not used since. */
  active_at: Generated<Instant | null>
  /** When it used a recovery code; it may then set up a new factor. */
  recovered_at: Instant | null
  /** Digest of the secret that the browser holds; null for a program and in rows older than the column. */
  browser: Generated<string | null>
}

export type SettingTable = {
  key: string
  value: JsonObject
  version: Generated<number>
  updated_at: Instant
  updated_by: number | null
}

export type JobState = 'ready' | 'running' | 'done' | 'dead'

export type JobTable = {
  id: Generated<number>
  name: string
  payload: JsonObject
  dedupe_key: string | null
  state: JobState
  run_at: Instant
  attempts: Generated<number>
  max_attempts: number
  /** Which group of workers takes it; the names stand in `packages/api/src/kernel/jobs/lanes.ts`. */
  lane: Generated<string>
  lease_until: Instant | null
  /** Names the run that holds the lease. */
  lease_holder: string | null
  last_error: string | null
  created_at: Instant
  finished_at: Instant | null
}

export type AuditLogTable = {
  id: Generated<number>
  at: Instant
  actor_kind: string
  actor_id: number | null
  action: string
  entity: string
  entity_id: string | null
  details: JsonObject
  request_id: string | null
}

export type AuditSealTable = {
  number: number
  kind: 'line' | 'erased' | 'forgotten'
  /** A line of the audit by its id; for what was forgotten the last number of the chain that went. */
  about: number
  at: Instant
  facts: string
  details: string | null
  salt: string | null
  caught_up_at: Instant | null
  previous: string
  seal: string
}

export type MailState = 'ready' | 'kept' | 'sent' | 'failed'

export type MailTable = {
  id: Generated<number>
  dedupe_key: string | null
  template: string
  to_address: string
  subject: string
  html: string
  text: string
  state: MailState
  attempts: Generated<number>
  last_error: string | null
  /** Until when one run has it to itself. */
  claimed_until: Instant | null
  /** The table and row it speaks of, and the account that row belongs to; none of them when it speaks of nobody. */
  entity: string | null
  entity_id: number | null
  user_id: number | null
  /** How it goes out; to a phone it has no HTML. */
  channel: Generated<'mail' | 'whatsapp' | 'sms' | 'push'>
  /** Where one click stops what this is one of; null for what somebody waits for. */
  stop_url: Generated<string | null>
  created_at: Instant
  sent_at: Instant | null
}

export type MediaTable = {
  id: Generated<number>
  /** `campus/bengaluru.svg`, inside the media store. */
  path: string
  alt: string | null
  width: number | null
  height: number | null
  mime: string
  bytes: number
  is_private: Generated<boolean>
  created_at: Instant
  created_by: number | null
  original_name: string | null
  /** Of the bytes as they were sent. */
  sha256: string | null
  is_decorative: Generated<boolean>
  /** What must stay in sight when it is cut, from 0 to 1. */
  focal_x: number | null
  focal_y: number | null
  crops: Record<string, { x: number; y: number; w: number; h: number }> | null
  shows: 'person' | 'child' | 'place' | 'thing' | null
  consent_on: string | null
  consent_scan_file_id: number | null
  consent_withdrawn_on: string | null
  updated_at: Instant | null
}

/** Where a picture was before it was replaced. */
export type MediaFormerTable = { id: Generated<number>; media_id: number; path: string; replaced_at: Instant }

export type RateLimitTable = {
  key: string
  points: Generated<number>
  /** Milliseconds since 1970, as rate-limiter-flexible writes it. */
  expire: number | null
}

export type RedirectTable = {
  id: Generated<number>
  from_path: string
  to_path: string
  status: number
  hits: Generated<number>
  last_hit_at: Instant | null
  created_at: Instant
  updated_at: Instant
  updated_by: number | null
}

export type TranslationTable = {
  id: Generated<number>
  language: OtherLanguage
  /** The English text it stands for. */
  source: string
  said: string
  created_at: Instant
  updated_at: Instant
}

/** Of what an administrator publishes. */
export type RuleTranslationTable = TranslationTable & { is_active: boolean }

/** Rewritten while the server runs, to prove that writing works. */
export type HeartbeatTable = { name: string; at: Instant }

export type MigrationTable = {
  position: number
  name: string
  checksum: string
  applied_at: Instant
}

export type PageCountTable = {
  day: string
  path: string
  referrer: string
  device: 'phone' | 'tablet' | 'computer'
  views: Generated<number>
}

export type ReplyCountTable = {
  day: string
  what: 'answered' | 'failed' | 'save'
  within_ms: number
  replies: Generated<number>
}

export type FoundationTables = {
  page_counts: PageCountTable
  reply_counts: ReplyCountTable
  users: UserTable
  access_tokens: AccessTokenTable
  settings: SettingTable
  jobs: JobTable
  audit_log: AuditLogTable
  audit_seals: AuditSealTable
  mails: MailTable
  media: MediaTable
  media_former: MediaFormerTable
  rate_limits: RateLimitTable
  redirects: RedirectTable
  translations: TranslationTable
  rule_translations: RuleTranslationTable
  heartbeats: HeartbeatTable
}
