import type { Instant } from '@northlight/contract/dates'
import { paise } from '@northlight/contract/money'
import { FeePlan } from '@northlight/contract/payments/fee-plan'
import type { Tables } from '@northlight/db/tables'
import type { Insertable } from 'kysely'
import type { DemoCourse, DemoCourseAtBranch } from './content/courses.ts'
import { dayFrom } from './days.ts'
import { described } from './markdown.ts'
import { idsOf, type World } from './world.ts'

type Details = Omit<Insertable<Tables['course_branches']>, 'course_id' | 'branch_id'>

/** What the institute promises everywhere: money that comes back, comes back within so many days. */
const refundDays = 10

/** A year of a two-year course, the papers of a series, otherwise the whole course. */
export const paidPeriod = ({ fee_basis, duration }: DemoCourseAtBranch) => {
  const papers = /all (\d+) papers/.exec(fee_basis)?.[1]
  if (papers) return { period_count: Number(papers), period_unit: 'papers' as const }
  if (fee_basis.startsWith('for one academic year')) return { period_count: 12, period_unit: 'months' as const }
  const [count, unit] = duration.split(' ')
  return { period_count: Number(count), period_unit: unit === 'weeks' ? ('weeks' as const) : ('months' as const) }
}

const feeParts = (split: DemoCourseAtBranch['fee_split']) =>
  split && [
    { name: 'Tuition', amount_paise: paise(split.tuition) },
    { name: 'Hostel and food', amount_paise: paise(split.hostel_and_food) },
  ]

/** Equal parts, the first on joining and the others every quarter from the first class on. */
const planOf = (count: number): FeePlan | null => {
  if (count < 2) return null
  const percent = 100 / count
  const later = Array.from({ length: count - 1 }, (_, at) => ({ percent, days_after_start: (at + 1) * 90 }))
  return FeePlan.parse({ parts: [{ percent }, ...later] })
}

const detailsOf = (at: DemoCourseAtBranch, position: number, now: Instant): Details => {
  const day = (offset: number | null) => (offset === null ? null : dayFrom(now, offset))
  return {
    ...described(at.body),
    meta_title: at.meta_title,
    meta_description: at.meta_description,
    meta_keywords: at.meta_keywords,
    amount_paise: paise(at.amount),
    discount_percent: at.discount,
    discount_label: at.discount_label,
    discount_until: day(at.discount_until_days_from_today),
    fee_basis: at.fee_basis,
    fee_parts: feeParts(at.fee_split),
    is_gst_included: at.gst_included,
    fee_plan: planOf(at.instalments.count),
    seats: at.seats,
    seats_held: at.seats - at.seats_left,
    starts_on: dayFrom(now, at.start_days_from_today, at.start_weekday),
    apply_by: day(at.apply_by_days_from_today),
    duration: at.duration,
    weekly_hours: at.weekly_hours,
    refund_rule: at.refund_rule,
    refund_examples: at.refund_examples.map(({ when, amount }) => ({ when, amount_paise: paise(amount) })),
    refund_days: refundDays,
    ...paidPeriod(at),
    last_batch: at.last_batch,
    include_testimonial: at.include_testimonial,
    testimonial_heading: at.testimonial_heading,
    include_topper: at.include_topper,
    topper_heading: at.topper_heading,
    include_staff: at.include_staff,
    staff_heading: at.staff_heading,
    is_active: true,
    position,
    created_at: now,
    updated_at: now,
  }
}

const addCourse = async ({ db, stamps, picture }: World, course: DemoCourse, position: number): Promise<number> => {
  const { at_branches, tests, body, ...rest } = course
  const { id } = await db
    .insertInto('courses')
    .values({
      ...rest,
      ...described(body),
      image: picture(course.image),
      tests_count: tests,
      position,
      ...stamps,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const addCourses = async (world: World): Promise<void> => {
  const branchId = await idsOf(world, 'branches')
  for (const [position, course] of world.content.courses.entries()) {
    const course_id = await addCourse(world, course, position)
    const rows = course.at_branches.map((at, place) => ({
      ...detailsOf(at, place, world.now),
      course_id,
      branch_id: branchId(at.branch),
    }))
    await world.db.insertInto('course_branches').values(rows).execute()
  }
}

/** Who teaches a course at a branch, who learnt there and what families say; written when all of them exist. */
export const linkCourses = async (world: World, testimonialId: (key: string) => number): Promise<void> => {
  const { db, content } = world
  const [staffId, achieverId] = [await idsOf(world, 'staff'), await idsOf(world, 'achievers')]
  const places = await db
    .selectFrom('course_branches')
    .innerJoin('courses', 'courses.id', 'course_id')
    .innerJoin('branches', 'branches.id', 'branch_id')
    .select(['course_branches.id', 'courses.slug as course', 'branches.slug as branch'])
    .execute()
  for (const { id: course_branch_id, course, branch } of places) {
    const at = content.courses.find(({ slug }) => slug === course)?.at_branches.find((place) => place.branch === branch)
    const staff = (at?.staff ?? []).map((slug, position) => ({ course_branch_id, staff_id: staffId(slug), position }))
    const achievers = (at?.achievers ?? []).map((slug, position) => ({
      course_branch_id,
      achiever_id: achieverId(slug),
      position,
    }))
    const testimonials = (at?.testimonials ?? []).map((key, position) => ({
      course_branch_id,
      testimonial_id: testimonialId(key),
      position,
    }))
    if (staff.length > 0) await db.insertInto('course_branch_staff').values(staff).execute()
    if (achievers.length > 0) await db.insertInto('course_branch_achievers').values(achievers).execute()
    if (testimonials.length > 0) await db.insertInto('course_branch_testimonials').values(testimonials).execute()
  }
}
