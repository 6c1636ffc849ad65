import type { Instant } from '@northlight/contract/dates'
import { paise } from '@northlight/contract/money'
import type { Insertable } from 'kysely'
import type { Db } from '../../database.ts'
import type { Tables } from '../../tables.ts'
import { dayFrom } from '../days.ts'
import { described } from '../markdown.ts'
import { courses } from './data/courses.ts'
import type { DemoCourse, DemoCourseAtBranch } from './shapes.ts'

type Details = Omit<Insertable<Tables['course_branches']>, 'course_id' | 'branch_id'>

const detailsOf = (at: DemoCourseAtBranch, position: number, now: Instant): Details => {
  const day = (offset: number | null) => (offset === null ? null : dayFrom(now, offset))
  return {
    ...described(at.description),
    meta_title: at.meta_title,
    meta_description: at.meta_description,
    meta_keywords: at.meta_keywords,
    amount_paise: paise(at.amount),
    discount_percent: at.discount,
    discount_label: at.discount_label,
    discount_until: day(at.discount_until_days_from_today),
    fee_basis: at.fee_basis,
    instalments: { count: at.instalments.count, amount_paise: paise(at.instalments.amount) },
    seats: at.seats,
    starts_on: dayFrom(now, at.start_days_from_today, at.start_weekday),
    apply_by: day(at.apply_by_days_from_today),
    duration: at.duration,
    weekly_hours: at.weekly_hours,
    refund_rule: at.refund_rule,
    refund_examples: at.refund_examples.map(({ when, amount }) => ({ when, amount_paise: paise(amount) })),
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

const addCourse = async (db: Db, course: DemoCourse, position: number, now: Instant): Promise<number> => {
  const { at_branches, tests, description, ...rest } = course
  const { id } = await db
    .insertInto('courses')
    .values({ ...rest, ...described(description), tests_count: tests, position, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const branchIds = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db.selectFrom('branches').select(['slug', 'id']).execute()
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

export const addCourses = async (db: Db, now: Instant): Promise<void> => {
  const branches = await branchIds(db)
  for (const [position, course] of courses.entries()) {
    const course_id = await addCourse(db, course, position, now)
    for (const [place, at] of course.at_branches.entries()) {
      const branch_id = branches.get(at.branch)
      if (!branch_id) throw new Error(`The demo course ${course.slug} names an unknown branch, ${at.branch}.`)
      await db
        .insertInto('course_branches')
        .values({ ...detailsOf(at, place, now), course_id, branch_id })
        .execute()
    }
  }
}
