import type { Instant } from '@northlight/contract/dates'
import type { IntegrityPolicy } from '@northlight/exam/attempt/integrity'
import type { Generated } from 'kysely'
import type { Description, Image, Meta, ShownInOrder, Stamps } from './content-parts.ts'

export type ReviewPolicy = 'never' | 'after_submit' | 'after_close' | 'after_results'
/** `grace`: within the grace minutes. `one_minute`: within one minute. `staff`: only what staff accept. */
export type LatePolicy = 'grace' | 'one_minute' | 'staff'
/** `ends_with_test`: a late starter has what is left of the window. `keeps_time`: the whole time, beyond the window. */
export type LateStart = 'ends_with_test' | 'keeps_time'
export type ResultPolicy = 'at_once' | 'after_close' | 'by_hand'

export type TestTable = {
  id: Generated<number>
  name: string
  slug: string
  short_description: string | null
  is_admission: Generated<boolean>
  is_paid: Generated<boolean>
  is_timer_active: Generated<boolean>
  amount_paise: number | null
  /** Minutes and marks of all its questions together. */
  total_duration: number | null
  total_marks: number | null
  /** What is sat; without one the test is only announced. */
  paper_version_id: number | null
  opens_at: Instant | null
  closes_at: Instant | null
  late_start: Generated<LateStart>
  /** Empty means: only count. */
  integrity_policy: IntegrityPolicy | null
  grace_minutes: Generated<number>
  /** What counts of answers that arrive after the end; empty means: within one minute where money depends on it. */
  late_policy: LatePolicy | null
  /** When questions, keys and solutions may be read again; empty means after the results. */
  review_policy: ReviewPolicy | null
  /** When marks and ranks are shown; empty means at once. */
  result_policy: ResultPolicy | null
  results_released_at: Instant | null
  /** A tutor's note is promised within so many days of the result. */
  note_within_days: number | null
  /** The test that staff try by sitting this one; such a row is in no list and in no figure. */
  trial_of: Generated<number | null>
  kind: Generated<'test' | 'trial'>
  /** Of the request that made it in the office: the same key makes no second one. */
  made_key: string | null
} & Description &
  Image &
  Meta &
  ShownInOrder &
  Stamps

/** A date on which the aptitude test can be sat. */
export type SittingTable = {
  id: Generated<number>
  code: string
  branch_id: number | null
  /** `2027-28`: the school year it admits to; by its day where nothing is written. */
  season: string | null
  centre: string
  mode: 'ONLINE' | 'OFFLINE'
  sits_on: string
  /** An online sitting is a window of days. */
  closes_on: string | null
  register_by: string
  slot: string
  seats: number
  /** Given away elsewhere than here. */
  seats_held: Generated<number>
  /** Held or taken by applications here. */
  seats_taken: Generated<number>
  /** Hours of an online window, `09:00` in India; null for the whole day. */
  opens_from: string | null
  opens_until: string | null
  /** On a campus: filled in this order as tickets go out. */
  rooms: Generated<{ name: string; seats: number }[]>
  /** `09:45` in India; null where nobody has said it. */
  gate_closes: Generated<string | null>
  fee_paise: number
  classes: string[]
  is_active: Generated<boolean>
} & Stamps

export type TestTables = { tests: TestTable; sittings: SittingTable }
