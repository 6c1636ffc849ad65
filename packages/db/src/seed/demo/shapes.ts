import type { CourseClass } from '@northlight/contract/content'

/** How the demo texts are written down: Markdown, whole rupees, and days counted from the day of seeding. */
export type Weekday = 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'

export type DemoBranch = {
  slug: string
  name: string
  city: string
  area: string
  modes: string[]
  is_active: boolean
  address: string
  phone: string
  email: string
  office_hours: string
  map_url: string
  short_description: string
  image_alt: string
  latitude: number
  longitude: number
}

export type DemoAchieverCategory = {
  slug: string
  name: string
  heading: string
  description: string
  meta_title: string
  meta_description: string
  is_active: boolean
}

export type DemoCourseAtBranch = {
  /** The slug of the branch. */
  branch: string
  amount: number
  discount: number
  discount_label: string | null
  discount_until_days_from_today: number | null
  fee_basis: string
  instalments: { count: number; amount: number }
  seats: number
  start_days_from_today: number
  start_weekday: Weekday | null
  apply_by_days_from_today: number | null
  duration: string
  weekly_hours: number | null
  refund_rule: string
  refund_examples: { when: string; amount: number }[]
  description: string
  include_staff: boolean
  staff_heading: string | null
  include_topper: boolean
  topper_heading: string | null
  include_testimonial: boolean
  testimonial_heading: string | null
  meta_title: string
  meta_description: string
  meta_keywords: string
}

export type DemoCourse = {
  name: string
  slug: string
  class: CourseClass
  short_description: string
  duration: string
  batch_size: number | null
  mode: string
  tests: number
  eligibility: string
  description: string
  image_alt: string
  meta_title: string
  meta_description: string
  is_active: boolean
  at_branches: DemoCourseAtBranch[]
}
