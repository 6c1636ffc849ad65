import type { Instant } from '@northlight/contract/dates'
import type { Language, OtherLanguage } from '@northlight/contract/words/languages'
import type { Generated } from 'kysely'

export type ConsentPurpose = 'child-account' | 'admission'
export type ConsentWay = 'link' | 'code' | 'form' | 'office'

/** The parent or guardian of a student under 18. */
export type ParentTable = {
  id: Generated<number>
  user_id: number
  name: string
  email: string
  phone: string | null
  created_at: Instant
  updated_at: Instant
}

export type ConsentTextTable = {
  id: Generated<number>
  purpose: ConsentPurpose
  version: string
  title: string
  points: string[]
  published_at: Instant
}

export type ConsentRequestTable = {
  id: Generated<number>
  user_id: number
  purpose: ConsentPurpose
  text_version: string
  /** The version of the text about an admission that is asked along; null when none is. */
  admission_version: string | null
  parent_name: string
  parent_email: string
  /** In which the mail is written and its page begins. */
  language: Generated<Language>
  token_hash: string
  code_hash: string
  code_tries: Generated<number>
  created_at: Instant
  expires_at: Instant
  answered_at: Instant | null
  answer: 'agreed' | 'refused' | 'replaced' | null
}

export type ConsentTable = {
  id: Generated<number>
  user_id: number
  purpose: ConsentPurpose
  text_version: string
  by_name: string
  by_contact: string
  how: ConsentWay
  agreed_at: Instant
  withdrawn_at: Instant | null
  withdrawn_by: 'parent' | 'student' | 'office' | null
  manage_hash: string | null
  /** When the link of `manage_hash` was made; null in rows older than the column. */
  link_at: Generated<Instant | null>
  /** Of a consent on paper: the scan, and who saw it signed. */
  scan_id: Generated<number | null>
  witness: Generated<string | null>
  /** The language in which the text was read, and its points in the words that stood there; null for English. */
  language: Generated<OtherLanguage | null>
  points_said: Generated<string[] | null>
}

export type DataRightTable = {
  id: Generated<number>
  /** The account with the address; null while none has it. */
  user_id: number | null
  /** As it was named, in small letters. */
  email: string
  kind: 'export' | 'correction' | 'erasure'
  asked_by: 'student' | 'parent'
  note: string
  proof_id: number | null
  state: 'proposed' | 'done' | 'refused'
  due_on: string
  by_id: number | null
  decided_by: number | null
  decided_at: Instant | null
  created_at: Instant
  updated_at: Instant
}

export type BirthCorrectionTable = {
  id: Generated<number>
  user_id: number
  reason: string
  scan_id: number | null
  by_id: number | null
  at: Instant
}

/** A child as a parent's account sees it. */
export type ChildLinkTable = {
  id: Generated<number>
  child_id: number
  parent_id: number | null
  contact: string
  linked_at: Instant | null
  shared_at: Instant | null
  ended_at: Instant | null
  ended_by: 'parent' | 'student' | 'office' | null
  created_at: Instant
}

export type DataExportTable = {
  id: Generated<number>
  user_id: number
  state: 'waiting' | 'ready' | 'gone'
  /** In the private store. */
  path: string | null
  bytes: number | null
  requested_at: Instant
  ready_at: Instant | null
  expires_at: Instant | null
}

export type DeletionRequestTable = {
  id: Generated<number>
  user_id: number
  requested_at: Instant
  due_at: Instant
  cancel_hash: string | null
  cancelled_at: Instant | null
  done_at: Instant | null
}

export type KnownDeviceTable = {
  id: Generated<number>
  user_id: number
  proof: 'cookie' | 'name' | 'network'
  device_hash: string
  first_seen_at: Instant
  last_seen_at: Instant
}

export type ExternalAccountTable = {
  id: Generated<number>
  user_id: number
  provider: string
  subject: string
  created_at: Instant
}

export type FamilyTables = {
  /** Joined to the columns that the foundation knows. */
  users: { erased_at: Instant | null }
  parents: ParentTable
  child_links: ChildLinkTable
  consent_texts: ConsentTextTable
  consent_requests: ConsentRequestTable
  consents: ConsentTable
  birth_corrections: BirthCorrectionTable
  data_rights: DataRightTable
  data_exports: DataExportTable
  deletion_requests: DeletionRequestTable
  known_devices: KnownDeviceTable
  external_accounts: ExternalAccountTable
}
