import type { Instant } from '@northlight/contract/dates'
import type { Language } from '@northlight/contract/words/languages'
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
  /** Given with the ticket, where the sitting has rooms. */
  room: Generated<string | null>
  marks: number | null
  total_marks: number | null
  percent: number | null
  band_label: string | null
  band_honour: string | null
  waiver_percent: number | null
  result_at: Instant | null
  /** In which the form was filled in. */
  language: Generated<Language>
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

export const checkWays = ['camera', 'number', 'address', 'list'] as const

/** Somebody was seen at the door of a hall. Of several marks for one candidate the first counts. */
export type HallCheckTable = {
  id: Generated<number>
  registration_id: number
  sitting_id: number
  /** Made by the device: the same mark sent twice is one. */
  key: string
  is_first: boolean
  how: (typeof checkWays)[number]
  /** By the clock of the device, within reason. */
  at: Instant
  received_at: Instant
  by_id: number | null
  undone_at: Instant | null
}

/** A seat in a course that was offered to a family, with what the band takes off the fee. */
export type OfferTable = {
  id: Generated<number>
  registration_id: number
  course_branch_id: number | null
  title: string
  fee_paise: number
  waiver_percent: number
  waived_paise: number
  /** The last day on which it can be taken. */
  until: string
  band_label: string | null
  note: string | null
  /** The place in the course, once the family takes it. */
  enrolment_id: number | null
  by_id: number | null
  /** Why more is waived than the band gives, and who signed that where it needed a second person. */
  reason: string | null
  signed_by: number | null
  replaced_at: Instant | null
  created_at: Instant
}

/** A waiver beyond the band that waits for a second person, or was decided by one. Nothing of it is changed but its state. */
export type WaiverProposalTable = {
  id: Generated<number>
  registration_id: number
  course_branch_id: number | null
  title: string
  fee_paise: number
  waiver_percent: number
  band_percent: number
  waived_paise: number
  beyond_paise: number
  until: string
  note: string | null
  reason: string
  state: 'waiting' | 'signed' | 'refused' | 'replaced'
  proposed_by: number | null
  proposed_at: Instant
  decided_by: number | null
  decided_at: Instant | null
  decided_note: string | null
}

export type AdmissionTables = {
  registrations: RegistrationTable
  registration_steps: RegistrationStepTable
  hall_checks: HallCheckTable
  offers: OfferTable
  waiver_proposals: WaiverProposalTable
}
