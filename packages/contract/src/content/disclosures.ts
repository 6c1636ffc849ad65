import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, message, paise, Ref, stamps, tag, words } from './parts.ts'
import { resultKeys } from './result-keys.ts'

const count = z.number().int().nonnegative()
const line = z.string().max(2000)
const boysAndGirls = z.object({ girls: count, boys: count })

export const Hostel = z.object({
  is_available: z.boolean(),
  note: line.nullable(),
  beds: boysAndGirls.nullable(),
  residents: boysAndGirls.nullable(),
  room: line.nullable(),
  wardens: count.nullable(),
  meals_per_day: count.nullable(),
  nurse: line.nullable(),
  doctor: line.nullable(),
  visits: line.nullable(),
  calls_home: line.nullable(),
})

/** `profile` is the slug of a page of the team, or null. */
const Tutor = z.object({
  name: line,
  subject: line,
  qualification: line,
  experience_years: count,
  profile: line.nullable(),
})

/** What staff keep for a branch. Fees and seats are read from its courses. */
export const DisclosureText = z.object({
  tutors: z.object({ summary: line, register: z.array(Tutor) }),
  /** Students enrolled now, by the slug of the course. */
  enrolled_by_course: z.record(z.string(), count),
  enrolled: z.object({ total: count, on_campus: count, online: count, two_year: count }),
  hostel: Hostel,
  refund: line,
  hours: line,
  counsellor: line,
  classrooms: count,
  area_per_student_sq_m: z.number(),
  accessibility: line,
  safety: line,
  activities: line,
  complaints: z.object({ to: line, phone: line, answer_within_days: count }),
})
export type DisclosureText = z.output<typeof DisclosureText>

const CourseFacts = z.object({
  name: z.string(),
  slug: z.string(),
  duration: words,
  weekly_hours: z.number().nullable(),
  fee_paise: paise,
  fee_after_discount_paise: paise,
  fee_basis: words,
  seats_next_intake: z.number().int().nullable(),
  enrolled_now: count,
})

export const DisclosureView = DisclosureText.omit({ enrolled_by_course: true, tutors: true }).extend({
  id,
  branch: Ref,
  registration_no: words,
  as_of: day,
  tutors: z.object({ count, summary: line, register: z.array(Tutor) }),
  courses: z.array(CourseFacts),
  ...stamps,
})
export type DisclosureView = z.output<typeof DisclosureView>

export const disclosures = endpoint({
  method: 'get',
  path: '/disclosure',
  summary: 'What the law asks every branch to publish: tutors, courses, fees, hostel, refunds',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, disclosure: z.array(DisclosureView) }),
})

export const ResultOutcome = z.object({ key: z.enum(resultKeys), label: line, students: count })
export type ResultOutcome = z.output<typeof ResultOutcome>

/** The name it had in that year; without a slug it is no longer open. */
const NameThen = z.object({ name: line, slug: line.nullable() })

/** One course at one branch; the sums of the rows are the numbers above. */
export const ResultRow = z.object({
  course: NameThen,
  branch: NameThen,
  began: count,
  finished: count,
  jee: count,
  neet: count,
  kcet: count,
  other: count,
  trying_again: count,
})
export type ResultRow = z.output<typeof ResultRow>

export const ResultView = z.object({
  id,
  year: z.number().int(),
  counted_on: day,
  students_began: count,
  students_finished: count,
  students_left: count,
  outcomes: z.array(ResultOutcome),
  by_course_and_branch: z.array(ResultRow),
  how_we_count: z.string(),
  heading: z.string(),
  intro: z.string(),
  source: z.string(),
  ...stamps,
})
export type ResultView = z.output<typeof ResultView>

export const latestResult = endpoint({
  method: 'get',
  path: '/result',
  summary: 'Where the students of the last year went, every one of them',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, result: ResultView }),
})
