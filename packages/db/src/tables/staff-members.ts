import type { Instant } from '@northlight/contract/dates'
import type { StaffRole } from '@northlight/contract/office/acts'
import type { Generated } from 'kysely'

/** An authenticator app or a passkey; `confirmed_at` is null until it has worked once. */
export type SecondFactorTable = {
  id: Generated<number>
  user_id: number
  kind: 'totp' | 'passkey'
  name: string
  sealed_secret: string | null
  last_step: number | null
  spoilt_step: number | null
  credential_id: string | null
  public_key: string | null
  sign_count: Generated<number>
  transports: string[] | null
  confirmed_at: Instant | null
  created_at: Instant
  last_used_at: Instant | null
}

export type FactorChallengeTable = {
  id: Generated<number>
  user_id: number
  token_id: number
  purpose: 'register' | 'prove'
  challenge: string
  expires_at: Instant
}

export type RecoveryCodeTable = {
  id: Generated<number>
  user_id: number
  code_hash: string
  confirmed_at: Instant | null
  used_at: Instant | null
  created_at: Instant
}

export type FactorResetTable = {
  id: Generated<number>
  user_id: number
  asked_by: number | null
  agreed_by: number | null
  reason: string
  asked_at: Instant
  due_at: Instant
  done_at: Instant | null
  cancelled_at: Instant | null
}

/** No row means: everywhere, without an end, keys on. */
export type StaffMemberTable = {
  id: Generated<number>
  user_id: number
  is_everywhere: Generated<boolean>
  /** `2027-03-31`, the last day. */
  until: string | null
  keys_on: Generated<boolean>
  updated_at: Instant
}

export type UserBranchTable = { id: Generated<number>; user_id: number; branch_id: number }

export type StaffInviteTable = {
  id: Generated<number>
  name: string
  email: string
  role: StaffRole
  branches: number[] | null
  until: string | null
  token_hash: string
  invited_by: number | null
  user_id: number | null
  created_at: Instant
  expires_at: Instant
  accepted_at: Instant | null
  withdrawn_at: Instant | null
}

export type StaffMemberTables = {
  second_factors: SecondFactorTable
  factor_challenges: FactorChallengeTable
  recovery_codes: RecoveryCodeTable
  factor_resets: FactorResetTable
  staff_members: StaffMemberTable
  user_branches: UserBranchTable
  staff_invites: StaffInviteTable
}
