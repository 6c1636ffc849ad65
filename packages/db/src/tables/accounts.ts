import type { Instant } from '@northlight/contract/dates'
import type { Generated } from 'kysely'

export type LinkPurpose = 'verify-email' | 'reset-password'

export type MailedLinkTable = {
  id: Generated<number>
  purpose: LinkPurpose
  user_id: number
  email: string
  token_hash: string
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

/** One code at a time for each account; asking again replaces it. */
export type OwnerCodeTable = {
  id: Generated<number>
  user_id: number
  code_hash: string
  tries: Generated<number>
  created_at: Instant
  expires_at: Instant
}

/** A confirmed address that an account gave up, and until when its mailbox may take it back. */
export type AddressChangeTable = {
  id: Generated<number>
  user_id: number
  old_email: string
  undo_hash: string | null
  changed_at: Instant
  expires_at: Instant
  undone_at: Instant | null
}

export type AccountTables = {
  mailed_links: MailedLinkTable
  owner_codes: OwnerCodeTable
  address_changes: AddressChangeTable
}
