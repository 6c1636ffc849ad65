import type { Instant } from '@northlight/contract/dates'
import type { Generated } from 'kysely'

export type RegistrationState =
  | 'registered'
  | 'paid'
  | 'hall-ticket-issued'
  | 'appeared'
  | 'offered'
  | 'admitted'
  | 'declined'
  | 'withdrawn'

export type Attention = 'paid-but-full' | 'paid-but-past' | 'refund-due'

/** A family's application for the aptitude test and what became of it. */
export type RegistrationTable = {
  id: Generated<number>
  /** `ADM-26-00017`; what families and the office call it. */
  number: string
  user_id: number | null
  sitting_id: number
  /** That of its sitting, `2027-28`. */
  season: Generated<string>
  name: string
  email: string
  school_name: string
  address: string
  class: string
  program: string
  /** The date of the sitting as the family wrote it; null once another sitting was chosen. */
  exam_date: Generated<string | null>
  father_name: string | null
  father_relation: string | null
  father_phone: string | null
  father_email: string | null
  mother_name: string | null
  mother_relation: string | null
  mother_phone: string | null
  mother_email: string | null
  state: RegistrationState
  fee_paise: number
  payment_status: 'PENDING' | 'PAID' | 'CANCELLED' | 'REFUND'
  seat: 'none' | 'held' | 'taken'
  held_until: Instant | null
  attention: Attention | null
  ticket_version: Generated<number>
  ticket_issued_at: Instant | null
  marks: number | null
  total_marks: number | null
  percent: number | null
  band_label: string | null
  band_honour: string | null
  waiver_percent: number | null
  result_at: Instant | null
  created_at: Instant
  updated_at: Instant
}

export type RegistrationStepTable = {
  id: Generated<number>
  registration_id: number
  state: RegistrationState
  note: string | null
  actor_kind: 'visitor' | 'user' | 'system'
  actor_id: number | null
  at: Instant
}

export type AdmissionTables = { registrations: RegistrationTable; registration_steps: RegistrationStepTable }
