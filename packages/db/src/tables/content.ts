import type { CourseClass } from '@northlight/contract/content'
import type { Instant } from '@northlight/contract/dates'
import type { Generated } from 'kysely'

type Meta = {
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  meta_scripts: string | null
}

/** `image` is the path of a stored picture, such as `campus/bengaluru.svg`. */
type Image = { image: string | null; image_alt: string | null; image_title: string | null }

/** HTML, sanitised when it was written, and its twin without tags. */
type Description = { description: string; description_text: string }

type ShownInOrder = { is_active: Generated<boolean>; position: Generated<number> }

type Stamps = { created_at: Instant; updated_at: Instant; updated_by: number | null }

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

export type Instalments = { count: number; amount_paise: number }
export type RefundExample = { when: string; amount_paise: number }

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
  instalments: Instalments | null
  seats: number | null
  starts_on: string | null
  apply_by: string | null
  duration: string | null
  weekly_hours: number | null
  refund_rule: string | null
  refund_examples: RefundExample[]
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

export type ContentTables = {
  branches: BranchTable
  courses: CourseTable
  course_branches: CourseBranchTable
  achiever_categories: AchieverCategoryTable
  legal_pages: LegalPageTable
  subscriptions: SubscriptionTable
}
