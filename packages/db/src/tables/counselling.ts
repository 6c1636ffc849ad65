import type { Instant } from '@northlight/contract/dates'
import type { FamilyState } from '@northlight/contract/office/family-words'
import type { Generated } from 'kysely'

export type FamilyStateTable = {
  id: Generated<number>
  key: FamilyState
  name: string
  /** So long a family may stay in it; null: as long as it likes. */
  days: number | null
  position: number
  updated_at: Instant | null
}

/** A family as counsellors know it: anyone who asked, with the children it is about. */
export type FamilyTable = {
  id: Generated<number>
  name: string
  class: string | null
  school: string | null
  parent_name: string | null
  wants: string | null
  branch_id: number | null
  state: FamilyState
  state_at: Instant
  /** When the state has lasted too long. */
  due_at: Instant | null
  lost_reason: string | null
  owner_id: number | null
  owned_at: Instant | null
  /** The earliest open follow-up. */
  next_at: Instant | null
  came_at: Instant
  touched_at: Instant
  /** The last word of either side; what retention counts from. */
  last_at: Instant
  answered_at: Instant | null
  touches: Generated<number>
  /** How it came first. */
  form: string
  first_source: string | null
  first_medium: string | null
  first_campaign: string | null
  last_source: string | null
  last_medium: string | null
  last_campaign: string | null
  /** Names, numbers and addresses, folded: what a search reads. */
  search: string
  /** Joined into another family: it stands in no list. */
  joined_into: number | null
  created_at: Instant
  updated_at: Instant
}

export type FamilyChildTable = {
  id: Generated<number>
  family_id: number
  name: string
  class: string | null
  school: string | null
  created_at: Instant
}

export type FamilyContactTable = {
  id: Generated<number>
  family_id: number
  kind: 'phone' | 'email'
  value: string
  whose: string | null
  created_at: Instant
}

export type SharedContactTable = { id: Generated<number>; value: string; reason: string; created_at: Instant }

export type FamilyTouchTable = {
  id: Generated<number>
  family_id: number
  form: string
  entity: string
  entity_id: number
  child_id: number | null
  at: Instant
  page: string | null
  source: string | null
  medium: string | null
  campaign: string | null
  referrer: string | null
  landing: string | null
}

export type FamilyAccountTable = { id: Generated<number>; family_id: number; user_id: number; created_at: Instant }

export type FamilyEventKind =
  | 'note'
  | 'call'
  | 'whatsapp'
  | 'mail'
  | 'visit'
  | 'follow-up'
  | 'assigned'
  | 'moved'
  | 'joined'

export type FamilyEventTable = {
  id: Generated<number>
  family_id: number
  kind: FamilyEventKind
  at: Instant
  by_id: number | null
  text: string | null
  details: Record<string, unknown>
  key: string | null
}

export type FollowUpTable = {
  id: Generated<number>
  family_id: number
  owner_id: number | null
  kind: 'call' | 'visit' | 'other'
  due_at: Instant
  what: string
  done_at: Instant | null
  done_by: number | null
  created_at: Instant
  key: string | null
}

export type FamilyJoinTable = {
  id: Generated<number>
  kept_id: number
  gone_id: number
  how: 'phone' | 'email' | 'account' | 'by-hand'
  moved: Record<string, unknown>
  at: Instant
  by_id: number | null
  undone_at: Instant | null
  undone_by: number | null
}

export type FamiliesApartTable = { id: Generated<number>; one_id: number; other_id: number; created_at: Instant }

export type ReplyTextTable = {
  id: Generated<number>
  name: string
  channel: 'whatsapp' | 'mail'
  subject: string
  body: string
  created_at: Instant
  updated_at: Instant
}

export type CounsellingTables = {
  family_states: FamilyStateTable
  families: FamilyTable
  family_children: FamilyChildTable
  family_contacts: FamilyContactTable
  shared_contacts: SharedContactTable
  family_touches: FamilyTouchTable
  family_accounts: FamilyAccountTable
  family_events: FamilyEventTable
  follow_ups: FollowUpTable
  family_joins: FamilyJoinTable
  families_apart: FamiliesApartTable
  reply_texts: ReplyTextTable
}
