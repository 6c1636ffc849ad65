import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { InstalmentsView } from '../payments/fee-plan.ts'
import { LastBatch } from './courses.ts'
import { day, id, message, moment, paise, Ref, stamps, tag, words } from './parts.ts'

/**
 * Texts of pages that have no entity of their own. Staff edit them as records; what is counted or priced elsewhere
 * (fees, sittings, people) is only named here and joined when it leaves, so that no page contradicts another.
 */
const line = z.string().max(2000)
const lines = z.array(line)
const count = z.number().int().nonnegative()

/** In a record a person is named by slug. */
const QuoteText = z.object({ text: line, by: line })

export const PageText = z.object({
  heading: line.nullable(),
  intro: lines,
  quotes: z.array(QuoteText),
  cards: z.array(z.object({ title: line, text: line })),
  video: z.object({ title: line, minutes: count }).nullable(),
  /** What stands where a list would be when it is empty. */
  empty_text: line.nullable(),
})
export type PageText = z.output<typeof PageText>

const Qa = z.object({ question: line, answer: line })

/** A stored picture beside a text; records written before there was one have none. */
const picture = { image: line.nullable().default(null), image_alt: line.nullable().default(null) }
const shownPicture = { image: z.url(), image_alt: line.nullable() }

export const VrddhiText = z.object({
  name: line,
  heading: line,
  lead: line,
  /** `body` is HTML. */
  history: z.object({ heading: line, body: z.string() }),
  numbers: z.object({ first_year: count, students_last_year: count, schools_last_year: count }),
  objectives: z.object({ heading: line, intro: line, bullets: lines, ...picture }),
  format: z.object({
    heading: line,
    text: line,
    questions: count,
    minutes: count,
    subjects: z.array(z.object({ name: line, questions: count })),
    marks_per_question: z.number(),
    negative_marks: z.number(),
    languages: lines,
    mode: line,
  }),
  rewards: z.object({ heading: line, bullets: lines, ...picture }),
  zones: z.array(z.object({ name: line, branch: line, centre: line, districts: lines, seats: count })),
  dates: z.array(z.object({ what: line, on: day, time: line.nullable() })),
  event: line.nullable(),
  fee_paise: paise,
  testimonials: z.array(z.object({ name: line, designation: line, message: line })),
  syllabus: z.object({
    lead: line,
    ...picture,
    classes: z.array(
      z.object({
        name: line,
        subjects: z.array(z.object({ name: line, topics: lines })),
        /** Questions of the kind that is asked; `answer` counts the options from 0. */
        samples: z
          .array(z.object({ subject: line, question: line, options: lines, answer: count, why: line }))
          .default([]),
      }),
    ),
  }),
  faqs: z.array(Qa),
})
export type VrddhiText = z.output<typeof VrddhiText>

const DayLine = z.object({ from: line, to: line.nullable(), what: line })

export const TwoYearText = z.object({
  name: line,
  heading: line,
  lead: line,
  variants: z.array(
    z.object({
      value: line,
      heading: line,
      lead: line,
      bullets: lines,
      facilities: lines,
      /** Slugs; fees and campuses are read from the courses themselves. */
      courses: lines,
      weekly_hours: z.number(),
      day: z.array(DayLine),
      image: line.nullable(),
      image_alt: line.nullable(),
    }),
  ),
  not_covered: z.array(
    z.object({ what: line, amount_from_paise: paise, amount_to_paise: paise.nullable(), note: line.nullable() }),
  ),
})
export type TwoYearText = z.output<typeof TwoYearText>

const Band = z.object({
  label: line,
  min_percent: count,
  max_percent: count,
  waiver_percent: count,
  grade: line,
  honour: line.nullable(),
})

export const AdmissionText = z.object({
  title: line,
  /** `2027–28`, the year that is applied for. Written down, because a school year begins when a school says so. */
  academic_year: line.nullable().default(null),
  heading: line,
  lead: line,
  facts: lines,
  scholarship: z.object({
    heading: line,
    bands: z.array(Band),
    rounding: line,
    /** Slugs of courses. */
    applies_to: lines,
    notes: lines,
    exclusions: lines,
  }),
  steps: z.array(z.object({ title: line, text: line, cost_paise: paise.nullable() })),
  test: z.object({
    questions: count,
    minutes: count,
    subjects: lines,
    fee_paise: paise,
    result_within_days: count,
    /** The online test of each class, by slug. */
    online_slugs: z.record(z.string(), line),
  }),
  documents: z.object({ for_test: lines, for_admission: lines, for_waiver: lines }),
  refund_note: line,
  quote: QuoteText.nullable(),
})
export type AdmissionText = z.output<typeof AdmissionText>

/** Every record by its slug; a record is checked against its schema when written and when read. */
export const pageTextRecords = {
  home: PageText,
  about: PageText,
  leadership: PageText,
  gallery: PageText,
  careers: PageText,
  contact: PageText,
  faq: PageText,
  events: PageText,
  testimonial: PageText,
  'knowledge-desk': PageText,
  'expert-tips': PageText,
  'online-tests': PageText,
  achievers: PageText,
  vrddhi: VrddhiText,
  'two-year-programme': TwoYearText,
  admission: AdmissionText,
} as const
export type PageTextSlug = keyof typeof pageTextRecords

/** The person behind a quotation; null when they are no longer shown. */
const Person = z.object({ name: z.string(), slug: z.string(), designation: words, image: z.url(), image_alt: words })
const QuoteView = z.object({ text: z.string(), person: Person.nullable() })

export const PageTextView = PageText.omit({ quotes: true }).extend({
  id,
  slug: z.string(),
  page_name: z.string(),
  quotes: z.array(QuoteView),
  ...stamps,
})
export type PageTextView = z.output<typeof PageTextView>

export const pageText = endpoint({
  method: 'get',
  path: '/page-text/{slug}',
  summary: 'Heading, introduction, quotations and cards of a page',
  tag,
  cachedUntil: 'content',
  params: z.object({ slug }),
  reply: z.object({ message, page: PageTextView }),
  example: { params: { slug: 'careers' } },
})

export const VrddhiView = VrddhiText.omit({ event: true, zones: true }).extend({
  objectives: VrddhiText.shape.objectives.extend(shownPicture),
  rewards: VrddhiText.shape.rewards.extend(shownPicture),
  syllabus: VrddhiText.shape.syllabus.extend(shownPicture),
  zones: z.array(
    z.object({
      name: z.string(),
      branch: Ref.nullable(),
      centre: z.string(),
      districts: z.array(z.string()),
      seats: count,
    }),
  ),
  event: z.object({ name: z.string(), slug: z.string(), event_date: moment }).nullable(),
  updated_at: moment,
})
export type VrddhiView = z.output<typeof VrddhiView>

export const vrddhi = endpoint({
  method: 'get',
  path: '/programme/vrddhi',
  summary: 'The inter-school talent examination: history, paper, zones, dates, syllabus',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, programme: VrddhiView }),
})

/** A fee as the course page shows it, for the comparison tables. */
const CampusFee = z.object({
  course: Ref,
  branch: Ref,
  amount_paise: paise,
  discount: z.number().int(),
  discounted_amount_paise: paise,
  instalments: InstalmentsView.nullable(),
  fee_parts: z.array(z.object({ name: z.string(), amount_paise: paise })),
  seats: z.number().int().nullable(),
  seats_left: z.number().int().nullable(),
  last_batch: LastBatch.nullable(),
})

const variantText = TwoYearText.shape.variants.element.omit({ courses: true, image: true })

export const TwoYearView = TwoYearText.omit({ variants: true }).extend({
  variants: z.array(variantText.extend({ image: z.url(), fees: z.array(CampusFee), campuses: z.array(Ref) })),
  updated_at: moment,
})
export type TwoYearView = z.output<typeof TwoYearView>

export const twoYearProgramme = endpoint({
  method: 'get',
  path: '/programme/two-year',
  summary: 'The two-year programme, as day scholar and residential, with the fees of every campus',
  tag,
  cachedUntil: 'seats',
  reply: z.object({ message, programme: TwoYearView }),
})

export const sittingModes = ['ONLINE', 'OFFLINE'] as const

/** A date on which the aptitude test can be sat. An online one is open from `sits_on` to `closes_on`. */
export const SittingView = z.object({
  id,
  code: z.string(),
  branch: Ref.nullable(),
  centre: z.string(),
  mode: z.enum(sittingModes),
  sits_on: day,
  closes_on: day.nullable(),
  register_by: day,
  slot: z.string(),
  seats: z.number().int(),
  seats_left: z.number().int(),
  fee_paise: paise,
  classes: z.array(z.string()),
})
export type SittingView = z.output<typeof SittingView>

export const AdmissionView = AdmissionText.omit({ quote: true, scholarship: true }).extend({
  scholarship: AdmissionText.shape.scholarship.omit({ applies_to: true }).extend({ applies_to: z.array(Ref) }),
  sittings: z.array(SittingView),
  quote: QuoteView.nullable(),
  updated_at: moment,
})
export type AdmissionView = z.output<typeof AdmissionView>

export const admissionGuide = endpoint({
  method: 'get',
  path: '/programme/admission',
  summary: 'How admission works: the aptitude test, its sittings, scholarships, documents',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, programme: AdmissionView }),
})
