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

/** Mailed to the owner of an account that strangers guess at; all that are not too old are good. */
export type SignInCodeTable = {
  id: Generated<number>
  user_id: number
  code_hash: string
  created_at: Instant
  expires_at: Instant
}

/** An address an account wants to have, what it had before, and until when the mailbox of either may speak. */
export type AddressChangeTable = {
  id: Generated<number>
  user_id: number
  old_email: string
  /** None in rows of the time when a new address counted at once. */
  wanted_email: string | null
  confirmed_at: Instant | null
  undo_hash: string | null
  changed_at: Instant
  expires_at: Instant
  undone_at: Instant | null
}

export type AccountTables = {
  mailed_links: MailedLinkTable
  owner_codes: OwnerCodeTable
  sign_in_codes: SignInCodeTable
  address_changes: AddressChangeTable
}
