import { z } from 'zod'
import { BranchContactFields, BranchView, CourseInBranchView } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { InstalmentsView, PartDueView } from '../payments/fee-plan.ts'
import { courseClasses } from './course-classes.ts'
import {
  day,
  descriptionFields,
  id,
  message,
  paise,
  pictureFields,
  seoFields,
  shownStamps,
  stamps,
  tag,
  words,
} from './parts.ts'
import { AchieverView, StaffView, TestimonialView } from './people.ts'

export const BranchShortView = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  is_active: z.boolean(),
  ...stamps,
  ...shownStamps,
})
export type BranchShortView = z.output<typeof BranchShortView>

/** Ours: the facts a family compares. */
const courseFacts = {
  duration: words,
  batch_size: z.number().int().nullable(),
  mode: words,
  eligibility: words,
  tests_count: z.number().int().nullable(),
} as const

export const CourseShortView = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  short_description: words,
  ...pictureFields,
  class: z.enum(courseClasses),
  branches: z.array(BranchShortView),
  ...courseFacts,
  /** The lowest fee of any branch today, discounts included. */
  fee_from_paise: paise.nullable(),
  ...stamps,
  ...shownStamps,
})
export type CourseShortView = z.output<typeof CourseShortView>

export const courses = endpoint({
  method: 'get',
  path: '/course',
  summary: 'Every course with the branches that give it',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, course: z.array(CourseShortView) }),
})

const outcome = z.number().int()

/** How the last two-year batch of a course ended, counted whole. */
export const LastBatch = z.object({
  began: outcome,
  finished_in: outcome,
  students_began: outcome,
  students_finished: outcome,
  left: outcome,
  jee: outcome,
  neet: outcome,
  kcet: outcome,
  other: outcome,
  trying_again: outcome,
})
export type LastBatch = z.output<typeof LastBatch>

export const RefundExample = z.object({ when: z.string(), amount_paise: paise })
export const FeePart = z.object({ name: z.string(), amount_paise: paise })

/** `amount` and `discounted_amount` are rupees, as the sheet has them; `discount` is the percentage in force today. */
export const BranchDetailView = z.object({
  id,
  ...descriptionFields,
  ...seoFields,
  amount: z.number(),
  discount: z.number().int(),
  discounted_amount: z.number(),
  include_testimonial: z.boolean(),
  testimonial_heading: words,
  testimonials: z.array(TestimonialView),
  include_topper: z.boolean(),
  topper_heading: words,
  achievers: z.array(AchieverView),
  include_staff: z.boolean(),
  staff_heading: words,
  staffs: z.array(StaffView),
  /** Ours: everything a family must know before paying. */
  amount_paise: paise,
  discounted_amount_paise: paise,
  discount_label: words,
  discount_until: day.nullable(),
  fee_basis: words,
  fee_parts: z.array(FeePart),
  is_gst_included: z.boolean(),
  instalments: InstalmentsView.nullable(),
  /** The parts of the fee for somebody who joins today; null where it is paid at once. */
  fee_plan: z.array(PartDueView).nullable(),
  seats: z.number().int().nullable(),
  seats_left: z.number().int().nullable(),
  starts_on: day.nullable(),
  apply_by: day.nullable(),
  duration: words,
  weekly_hours: z.number().nullable(),
  refund_rule: words,
  refund_examples: z.array(RefundExample),
  /** Money comes back within so many days. */
  refund_days: z.number().int().nullable(),
  last_batch: LastBatch.nullable(),
  ...stamps,
})
export type BranchDetailView = z.output<typeof BranchDetailView>

export const CourseView = z.object({
  ...CourseInBranchView.shape,
  ...courseFacts,
  branch_details: z.array(BranchDetailView),
  /** Ours: where else it is given. */
  branches: z.array(BranchShortView),
})
export type CourseView = z.output<typeof CourseView>

export const CourseBranchView = z.object({ ...BranchShortView.shape, ...BranchContactFields })
export type CourseBranchView = z.output<typeof CourseBranchView>

export const courseAtBranch = endpoint({
  method: 'get',
  path: '/course/{course_slug}/branch/{branch_slug}',
  summary: 'One course as one branch gives it: fee, dates, seats, refund rule, tutors',
  tag,
  cachedUntil: 'seats',
  params: z.object({ course_slug: slug, branch_slug: slug }),
  reply: z.object({ message, course: CourseView, branch: CourseBranchView }),
  example: { params: { course_slug: 'two-year-integrated-jee', branch_slug: 'bengaluru' } },
})

export const branch = endpoint({
  method: 'get',
  path: '/branch/{slug}',
  summary: 'One branch; its key is the one older clients read',
  tag,
  cachedUntil: 'content',
  params: z.object({ slug }),
  reply: z.object({ message, course: BranchView }),
  example: { params: { slug: 'bengaluru' } },
})
