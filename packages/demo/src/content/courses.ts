import { courseClasses } from '@northlight/contract/content/course-classes'
import { LastBatch } from '@northlight/contract/content/courses'
import { z } from 'zod'
import { readMarkdownFolders } from './read.ts'
import { count, days, drawn, isActive, line, maybe, searchTexts, slug, weekday } from './shapes.ts'

const Course = z.strictObject({
  name: line,
  slug,
  class: z.enum(courseClasses),
  short_description: line,
  duration: line,
  batch_size: count.nullable(),
  mode: line,
  tests: count,
  eligibility: line,
  ...searchTexts,
  is_active: isActive,
  ...drawn,
  body: line,
})

const CourseAtBranch = z.strictObject({
  /** The slug of the branch. */
  branch: slug,
  amount: z.number(),
  discount: z.number(),
  discount_label: maybe,
  discount_until_days_from_today: days.nullable(),
  fee_basis: line,
  gst_included: z.boolean(),
  fee_split: z.strictObject({ tuition: z.number(), hostel_and_food: z.number() }).nullable(),
  instalments: z.strictObject({ count, amount: z.number() }),
  seats: count,
  seats_left: count,
  start_days_from_today: days,
  start_weekday: weekday.nullable(),
  apply_by_days_from_today: days.nullable(),
  duration: line,
  weekly_hours: z.number().nullable(),
  refund_rule: line,
  refund_examples: z.array(z.strictObject({ when: line, amount: z.number() })),
  last_batch: LastBatch.strict().nullable(),
  include_staff: z.boolean(),
  staff_heading: maybe,
  staff: z.array(slug),
  include_topper: z.boolean(),
  topper_heading: maybe,
  achievers: z.array(slug),
  include_testimonial: z.boolean(),
  testimonial_heading: maybe,
  testimonials: z.array(line),
  ...searchTexts,
  meta_keywords: line,
  body: line,
})
export type DemoCourseAtBranch = z.output<typeof CourseAtBranch>
export type DemoCourse = z.output<typeof Course> & { at_branches: DemoCourseAtBranch[] }

/** In the order in which they are shown: a folder for each course, in it a file for each branch that gives it. */
export const readCourses = (): DemoCourse[] =>
  readMarkdownFolders('courses', { name: 'course.md', schema: Course }, CourseAtBranch).map(({ main, parts }) => ({
    ...main,
    at_branches: parts,
  }))
