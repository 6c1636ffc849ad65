import type { BranchView, CourseInBranchView } from '@northlight/contract/content'
import type {
  BranchDetailView,
  BranchShortView,
  CourseBranchView,
  CourseShortView,
  CourseView,
} from '@northlight/contract/content/courses'
import type { AchieverView, StaffView, TestimonialView } from '@northlight/contract/content/people'
import { rupees } from '@northlight/contract/money'
import { instalmentsOf } from '@northlight/contract/payments/fee-plan'
import type { Tables } from '@northlight/db/tables'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { imageUrl } from '../../media/urls.ts'
import { description, picture, type Row, seo, shownStamps, stamps } from '../view-parts.ts'
import { feeOn, partsOn, seatsLeft } from './fees.ts'
import type * as queries from './queries.ts'

type CourseRow = Selectable<Tables['courses']>
type BranchRow = Selectable<Tables['branches']>

export const toCourseInBranch = (ctx: Ctx, row: CourseRow): CourseInBranchView => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  ...description(row),
  ...picture(ctx, row, `course-${row.slug}`),
  class: row.class,
  is_active: row.is_active,
  ...seo(row),
  ...shownStamps(row),
})

const contactOf = (row: BranchRow) => ({
  city: row.city,
  area: row.area,
  modes: row.modes,
  address: row.address,
  phone: row.phone,
  email: row.email,
  office_hours: row.office_hours,
  opening_hours: row.opening_hours ?? [],
  map_url: row.map_url,
  latitude: row.latitude,
  longitude: row.longitude,
})

type CourseAtBranch = Row<typeof queries.activeCoursesByBranch>

/** A fee or a date changes the page of a course as much as its text does. */
const lastChange = ({ updated_at, place_updated_at }: CourseAtBranch) =>
  updated_at > place_updated_at ? updated_at : place_updated_at

export const toBranch = (ctx: Ctx, row: Row<typeof queries.activeBranches>, courses: CourseAtBranch[]): BranchView => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  is_active: row.is_active,
  courses: courses.map((course) => toCourseInBranch(ctx, { ...course, updated_at: lastChange(course) })),
  ...contactOf(row),
  short_description: row.short_description,
  image: imageUrl(ctx, row.image, `branch-${row.slug}`),
  image_alt: row.image_alt,
  since: row.since,
  facilities: row.facilities ?? { day: [], residential: [] },
  head:
    row.head_name === null || row.head_slug === null
      ? null
      : { name: row.head_name, slug: row.head_slug, designation: row.head_designation },
  ...shownStamps(row),
})

export const toBranchShort = (row: BranchRow): BranchShortView => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  is_active: row.is_active,
  ...shownStamps(row),
})

export const toCourseBranch = (row: BranchRow): CourseBranchView => ({ ...toBranchShort(row), ...contactOf(row) })

const factsOf = (row: CourseRow) => ({
  duration: row.duration,
  batch_size: row.batch_size,
  mode: row.mode,
  eligibility: row.eligibility,
  tests_count: row.tests_count,
})

type Place = Row<typeof queries.placesOfCourses>

export const toCourseShort = (ctx: Ctx, row: CourseRow, places: Place[], today: string): CourseShortView => {
  const fees = places.map((place) => feeOn(today, place).discounted_amount_paise)
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    short_description: description(row).short_description,
    ...picture(ctx, row, `course-${row.slug}`),
    class: row.class,
    branches: places.map(toBranchShort),
    ...factsOf(row),
    fee_from_paise: fees.length > 0 ? Math.min(...fees) : null,
    ...shownStamps(row),
  }
}

type Shown = { testimonials: TestimonialView[]; achievers: AchieverView[]; staffs: StaffView[] }

export const toBranchDetail = (
  row: Selectable<Tables['course_branches']>,
  shown: Shown,
  today: string,
): BranchDetailView => {
  const fee = feeOn(today, row)
  const parts = partsOn(today, row)
  return {
    id: row.id,
    ...description(row),
    ...seo(row),
    amount: rupees(fee.amount_paise),
    discount: fee.discount,
    discounted_amount: rupees(fee.discounted_amount_paise),
    include_testimonial: row.include_testimonial,
    testimonial_heading: row.testimonial_heading,
    testimonials: shown.testimonials,
    include_topper: row.include_topper,
    topper_heading: row.topper_heading,
    achievers: shown.achievers,
    include_staff: row.include_staff,
    staff_heading: row.staff_heading,
    staffs: shown.staffs,
    amount_paise: fee.amount_paise,
    discounted_amount_paise: fee.discounted_amount_paise,
    discount_label: fee.discount > 0 ? row.discount_label : null,
    discount_until: fee.discount > 0 ? row.discount_until : null,
    fee_basis: row.fee_basis,
    fee_parts: row.fee_parts ?? [],
    is_gst_included: row.is_gst_included,
    instalments: instalmentsOf(parts),
    fee_plan: parts,
    seats: row.seats,
    seats_left: seatsLeft(row),
    starts_on: row.starts_on,
    apply_by: row.apply_by,
    duration: row.duration,
    weekly_hours: row.weekly_hours,
    refund_rule: row.refund_rule,
    refund_examples: row.refund_examples,
    refund_days: row.refund_days,
    last_batch: row.last_batch,
    ...stamps(row),
  }
}

export const toCourse = (ctx: Ctx, row: CourseRow, detail: BranchDetailView, places: Place[]): CourseView => ({
  ...toCourseInBranch(ctx, row),
  ...factsOf(row),
  branch_details: [detail],
  branches: places.map(toBranchShort),
})
