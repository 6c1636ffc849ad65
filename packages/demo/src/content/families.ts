import { familyStates } from '@northlight/contract/office/family-words'
import { z } from 'zod'
import { readJson } from './read.ts'
import { count, line, slug } from './shapes.ts'

const registrationStates = [
  'registered',
  'paid',
  'hall-ticket-issued',
  'appeared',
  'offered',
  'admitted',
  'declined',
  'withdrawn',
] as const

const Application = z.strictObject({
  /** The demo account it belongs to; the others were made by families who closed theirs. */
  account: z.email().optional(),
  name: line,
  email: z.email(),
  school_name: line,
  address: line,
  class: line,
  program: line,
  parent: z.strictObject({
    name: line,
    relation: z.enum(['Father', 'Mother', 'Guardian']),
    phone: line,
    email: z.email(),
  }),
  /** The id of a sitting; `past` is the one that was held five weeks ago. */
  sitting: line,
  /** A state, how many days ago it was reached, and a sentence for the family. */
  steps: z.array(z.strictObject({ state: z.enum(registrationStates), days_ago: count, note: line.optional() })).min(1),
  attention: z.enum(['paid-but-full', 'paid-but-past', 'refund-due']).optional(),
  marks: count.optional(),
})
export type DemoApplication = z.output<typeof Application>

/** Families who asked to be called back. All of them are invented; the numbers are those of the demo. */
const Family = z.strictObject({
  name: line,
  phone: line,
  email: z.email(),
  course: slug,
  branch: slug,
  /** Hours before the demo was filled. */
  hours_ago: count,
  source: z.strictObject({ source: line, medium: line.optional(), campaign: line.optional() }).optional(),
  state: z.enum(familyStates).optional(),
  /** What a counsellor wrote of a talk, and how many hours before. */
  said: z.strictObject({ hours_ago: count, text: line }).optional(),
  /** What is next, in hours from the filling. */
  next: z.strictObject({ in_hours: z.number(), what: line, kind: z.enum(['call', 'visit']).optional() }).optional(),
})
export type DemoFamily = z.output<typeof Family>

export const readFamilies = () => ({
  /** `total_marks`: what the paper of the past sitting was worth. */
  applied: readJson('applications.json', z.strictObject({ total_marks: count, applications: z.array(Application) })),
  families: readJson('families.json', z.array(Family)),
})
