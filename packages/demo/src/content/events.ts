import { z } from 'zod'
import { readMarkdownFolder } from './read.ts'
import { count, days, drawn, isActive, line, maybe, searchTexts, slug, weekday } from './shapes.ts'

const Event = z.strictObject({
  name: line,
  slug,
  heading: line,
  days_from_today: days,
  weekday,
  /** `10:00 am` */
  starts: line,
  ends: line,
  venue_branch: slug,
  mode: line,
  venue: line,
  /** Without a number there is room for everybody. */
  seats: count.optional(),
  specifications: z.array(z.strictObject({ title: line, description: line })),
  /** Who speaks at two events is drawn once, and named by the same picture in both. */
  speakers: z.array(z.strictObject({ name: line, designation: line, qualification: line, ...drawn })),
  ...searchTexts,
  is_active: isActive,
  ...drawn,
  body: line,
})

const Campaign = z.strictObject({
  slug,
  name: line,
  heading: line,
  include_form: z.boolean(),
  form_heading: maybe,
  include_testimonial: z.boolean(),
  testimonial_heading: maybe,
  testimonials: z.array(line),
  include_topper: z.boolean(),
  topper_heading: maybe,
  achievers: z.array(slug),
  ...searchTexts,
  is_active: isActive,
  ...drawn,
  body: line,
})

export const readEvents = () => ({
  events: readMarkdownFolder('events', Event),
  campaigns: readMarkdownFolder('campaigns', Campaign),
})
