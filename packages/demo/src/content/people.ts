import { z } from 'zod'
import { cellList, cellNumber, cellTruth, readCsv, readJson, readMarkdownFolder } from './read.ts'
import { count, drawn, isActive, line, maybe, searchTexts, slug } from './shapes.ts'

const person = {
  slug,
  name: line,
  designation: line,
  qualification: line,
  /** Empty for who teaches none. */
  subject: z.string(),
  experience_years: count,
  branch: slug,
  is_active: isActive,
  ...drawn,
}
const Manager = z.strictObject({ ...person, teaches: z.boolean(), body: line })
const Tutor = z.strictObject({ ...person, teaching: z.boolean(), description: line })

const AchieverCategory = z.strictObject({
  slug,
  name: line,
  heading: line,
  description: line,
  ...searchTexts,
  is_active: isActive,
})

const consentBy = z.enum(['student', 'parent'])

const Achiever = z.strictObject({
  slug,
  name: line,
  categories: cellList,
  rank: line,
  exam: line,
  year: cellNumber,
  college: line,
  course: slug,
  branch: slug,
  duration: line,
  paid: cellTruth,
  fee_note: line,
  consent_by: consentBy,
  consent_on: z.iso.date(),
  quote: maybe,
  is_active: isActive,
  ...drawn,
})
export type DemoAchiever = z.output<typeof Achiever>

const Testimonial = z.strictObject({
  /** How other files name it. */
  id: line,
  name: line,
  designation: line,
  star: count.max(5),
  message: line,
  course: slug,
  branch: slug,
  achiever: slug.nullable(),
  consent_by: consentBy,
  is_active: isActive,
  ...drawn,
})
export type DemoTestimonial = z.output<typeof Testimonial>

/** In each list the first stands first on the page. */
export const readPeople = () => ({
  management: readMarkdownFolder('management', Manager),
  staff: readJson('staff.json', z.array(Tutor)),
  achieverCategories: readJson('achiever-categories.json', z.array(AchieverCategory)),
  achievers: readCsv('achievers.csv', Achiever),
  testimonials: readJson('testimonials.json', z.array(Testimonial)),
})
