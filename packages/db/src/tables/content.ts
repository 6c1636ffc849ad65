import type { CourseClass } from '@northlight/contract/content'
import type { LastBatch } from '@northlight/contract/content/courses'
import type { Instant } from '@northlight/contract/dates'
import type { FeePlan } from '@northlight/contract/payments/fee-plan'
import type { PeriodUnit } from '@northlight/contract/payments/refund-rule'
import type { Generated } from 'kysely'
import type { ArticleTables } from './articles.ts'
import type { Description, Image, Meta, ShownInOrder, Stamps } from './content-parts.ts'
import type { EventTables } from './events.ts'
import type { PageTables } from './pages.ts'
import type { PeopleTables } from './people.ts'
import type { TestTables } from './tests.ts'

/** Times are written `08:00`; a span without them is closed. */
export type OpeningHours = { days: string; opens: string | null; closes: string | null; note: string | null }

export type BranchTable = {
  id: Generated<number>
  name: string
  slug: string
  city: string
  area: string | null
  /** `Day Scholar`, `Residential` */
  modes: string[]
  address: string | null
  phone: string | null
  email: string | null
  office_hours: string | null
  map_url: string | null
  latitude: number | null
  longitude: number | null
  short_description: string | null
  opening_hours: OpeningHours[] | null
  facilities: { day: string[]; residential: string[] } | null
  /** The year in which it opened. */
  since: number | null
  head_id: number | null
} & Image &
  ShownInOrder &
  Stamps

export type CourseTable = {
  id: Generated<number>
  name: string
  slug: string
  class: CourseClass
  short_description: string | null
  duration: string | null
  batch_size: number | null
  mode: string | null
  eligibility: string | null
  tests_count: number | null
} & Description &
  Image &
  Meta &
  ShownInOrder &
  Stamps

export type RefundExample = { when: string; amount_paise: number }
export type FeePart = { name: string; amount_paise: number }

/** A course as it is given at one branch: fee, dates, seats and the refund rule. */
export type CourseBranchTable = {
  id: Generated<number>
  course_id: number
  branch_id: number
  amount_paise: number
  discount_percent: Generated<number>
  discount_label: string | null
  discount_until: string | null
  fee_basis: string | null
  /** How the fee may be paid in parts; null where it is paid at once. */
  fee_plan: FeePlan | null
  seats: number | null
  starts_on: string | null
  apply_by: string | null
  duration: string | null
  weekly_hours: number | null
  refund_rule: string | null
  refund_examples: RefundExample[]
  /** What comes back, comes back within so many days. */
  refund_days: number | null
  /** What the fee pays for, counted from the first class; null where only the words say it. */
  period_count: number | null
  period_unit: PeriodUnit | null
  /** What the fee is made of, where it is more than tuition. */
  fee_parts: FeePart[] | null
  is_gst_included: Generated<boolean>
  /** Seats given away elsewhere than here. */
  seats_held: Generated<number>
  last_batch: LastBatch | null
  include_testimonial: Generated<boolean>
  testimonial_heading: string | null
  include_topper: Generated<boolean>
  topper_heading: string | null
  include_staff: Generated<boolean>
  staff_heading: string | null
} & Description &
  Meta &
  ShownInOrder &
  Stamps

export type AchieverCategoryTable = {
  id: Generated<number>
  name: string
  slug: string
  heading: string | null
  description: string | null
} & Meta &
  ShownInOrder &
  Stamps

export type LegalPageTable = {
  id: Generated<number>
  page_name: string
  slug: string
  heading: string
} & Description &
  Meta &
  ShownInOrder &
  Stamps

export type SubscriptionTable = {
  id: Generated<number>
  /** Unique without regard to case and accents. */
  email: string
  page_url: string
  created_at: Instant
  updated_at: Instant
}

/** Who and what is shown on the page of a course at a branch. */
type OfCourseBranch = { id: Generated<number>; course_branch_id: number; position: Generated<number> }
export type CourseBranchTestimonialTable = OfCourseBranch & { testimonial_id: number }
export type CourseBranchAchieverTable = OfCourseBranch & { achiever_id: number }
export type CourseBranchStaffTable = OfCourseBranch & { staff_id: number }

export type ContentTables = {
  branches: BranchTable
  courses: CourseTable
  course_branches: CourseBranchTable
  course_branch_testimonials: CourseBranchTestimonialTable
  course_branch_achievers: CourseBranchAchieverTable
  course_branch_staff: CourseBranchStaffTable
  achiever_categories: AchieverCategoryTable
  legal_pages: LegalPageTable
  subscriptions: SubscriptionTable
} & ArticleTables &
  PeopleTables &
  EventTables &
  PageTables &
  TestTables
