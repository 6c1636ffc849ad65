import type { Generated } from 'kysely'
import type { Description, Image, Meta, ShownInOrder, Stamps } from './content-parts.ts'

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
  fee_paise: number
  classes: string[]
  is_active: Generated<boolean>
} & Stamps

export type TestTables = { tests: TestTable; sittings: SittingTable }
