import type { CourseClass } from '@northlight/contract/content'
import type { LastBatch } from '@northlight/contract/content/courses'
import type { PageText } from '@northlight/contract/content/page-texts'
import type { OpeningHours } from '@northlight/db/tables/content'

/** How the demo texts are written down: Markdown, whole rupees, and days counted from the day of seeding. */
export type Weekday = 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'

/** What to draw, and what to say to those who do not see it. */
type Drawn = { image_hint: string; image_alt: string }

export type DemoBranch = {
  slug: string
  name: string
  city: string
  area: string
  since: number
  modes: string[]
  is_active: boolean
  address: string
  phone: string
  email: string
  opening_hours: OpeningHours[]
  map_url: string
  short_description: string
  facilities: { day: string[]; residential: string[] }
  /** Slug of the manager who leads it. */
  head: string
  latitude: number
  longitude: number
} & Drawn

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
  gst_included: boolean
  fee_split: { tuition: number; hostel_and_food: number } | null
  instalments: { count: number; amount: number }
  seats: number
  seats_left: number
  start_days_from_today: number
  start_weekday: Weekday | null
  apply_by_days_from_today: number | null
  duration: string
  weekly_hours: number | null
  refund_rule: string
  refund_examples: { when: string; amount: number }[]
  last_batch: LastBatch | null
  description: string
  include_staff: boolean
  staff_heading: string | null
  staff: string[]
  include_topper: boolean
  topper_heading: string | null
  achievers: string[]
  include_testimonial: boolean
  testimonial_heading: string | null
  testimonials: string[]
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
  meta_title: string
  meta_description: string
  is_active: boolean
  at_branches: DemoCourseAtBranch[]
} & Drawn

type Person = {
  slug: string
  name: string
  designation: string
  qualification: string
  subject: string
  experience_years: number
  branch: string
  description: string
  is_active: boolean
} & Drawn

export type DemoManager = Person & { teaches: boolean }
export type DemoStaff = Person & { teaching: boolean }

export type DemoAchiever = {
  slug: string
  name: string
  categories: string[]
  rank: string
  exam: string
  year: number
  college: string
  course: string
  branch: string
  duration: string
  paid: boolean
  fee_note: string
  consent_by: 'student' | 'parent'
  consent_on: string
  quote: string | null
  is_active: boolean
} & Drawn

export type DemoTestimonial = {
  id: string
  name: string
  designation: string
  star: number
  message: string
  course: string
  branch: string
  achiever: string | null
  consent_by: 'student' | 'parent'
  is_active: boolean
} & Drawn

export type DemoEvent = {
  name: string
  slug: string
  heading: string
  days_from_today: number
  weekday: Weekday
  /** `10:00 am` */
  starts: string
  ends: string
  venue_branch: string
  mode: string
  venue: string
  /** Without a number there is room for everybody. */
  seats?: number
  description: string
  specifications: { title: string; description: string }[]
  speakers: ({ name: string; designation: string; qualification: string } & Drawn)[]
  meta_title: string
  meta_description: string
  is_active: boolean
} & Drawn

export type DemoCampaign = {
  slug: string
  name: string
  heading: string
  description: string
  include_form: boolean
  form_heading: string | null
  include_testimonial: boolean
  testimonial_heading: string | null
  testimonials: string[]
  include_topper: boolean
  topper_heading: string | null
  achievers: string[]
  meta_title: string
  meta_description: string
  is_active: boolean
} & Drawn

export type DemoPicture = {
  title: string
  description: string
  branch: string
  album: string
  is_active: boolean
} & Drawn

export type DemoJob = {
  name: string
  slug: string
  department: string
  branch: string
  type: string
  experience: string
  salary: { min: number; max: number; per: string; currency: string }
  posted_days_from_today: number
  closes_days_from_today: number
  description: string
  is_active: boolean
}

export type DemoFaq = { category: string; question: string; answer: string; is_active: boolean }
export type DemoFeature = { page: string; title: string; description: string; image_hint: string; is_active: boolean }
export type DemoCounter = { title: string; value: number; exact: number; meaning: string; is_active: boolean } & Drawn

export type DemoBanner = {
  title: string
  heading: string
  description: string
  button_text: string
  button_link: string
  banner_image_hint: string
  banner_image_alt: string
  counter_title_1: string
  counter_description_1: string
  counter_image_hint_1: string
  counter_title_2: string
  counter_description_2: string
  counter_image_hint_2: string
  is_active: boolean
}

export type DemoAbout = {
  page: string
  title: string
  heading: string
  description: string
  counter_title: string
  counter_description: string
  counter_image_hint: string
} & Drawn

export type DemoSeo = {
  slug: string
  page_name: string
  path: string
  meta_title: string
  meta_description: string
  meta_keywords: string
  meta_scripts: null
}

export type DemoPageText = { slug: string; page_name: string; content: PageText }
