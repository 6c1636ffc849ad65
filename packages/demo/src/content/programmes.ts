import { DisclosureText, ResultOutcome, ResultRow } from '@northlight/contract/content/disclosures'
import { AdmissionText, TwoYearText, VrddhiText } from '@northlight/contract/content/page-texts'
import { z } from 'zod'
import { cellList, cellNumber, readCsv, readJson } from './read.ts'
import { count, days, drawn, line, maybe, slug, weekday } from './shapes.ts'

/** Records of the contract with what is written down otherwise: whole rupees, and days counted from the day of filling. */
const Vrddhi = VrddhiText.omit({ dates: true, fee_paise: true })
  .extend({
    objectives: VrddhiText.shape.objectives.extend(drawn),
    rewards: VrddhiText.shape.rewards.extend(drawn),
    syllabus: VrddhiText.shape.syllabus.extend(drawn),
    dates: z.array(z.strictObject({ what: line, days_from_today: days, weekday: weekday.nullable(), time: maybe })),
    fee: z.number(),
  })
  .strict()

const TwoYear = TwoYearText.omit({ not_covered: true })
  .extend({
    variants: z.array(TwoYearText.shape.variants.element.extend(drawn).strict()),
    not_covered: z.array(
      z.strictObject({ what: line, amount_from: z.number(), amount_to: z.number().nullable(), note: line }),
    ),
  })
  .strict()

const Admission = AdmissionText.omit({ steps: true, test: true, academic_year: true })
  .extend({
    steps: z.array(z.strictObject({ title: line, text: line, cost: z.number().nullable() })),
    test: AdmissionText.shape.test.omit({ fee_paise: true }).extend({ fee: z.number() }).strict(),
  })
  .strict()

const Sitting = z.strictObject({
  id: line,
  branch: slug.nullable(),
  centre: line,
  mode: z.enum(['ONLINE', 'OFFLINE']),
  days_from_today: cellNumber,
  weekday,
  slot: line,
  seats: cellNumber,
  seats_left: cellNumber,
  fee: cellNumber,
  classes: cellList,
  register_by_days_from_today: cellNumber,
  closes_days_from_today: cellNumber.nullable(),
})

const { hostel } = DisclosureText.shape

const Disclosure = DisclosureText.omit({ hostel: true })
  .extend({
    branch: slug,
    registration_no: line,
    as_of_days_from_today: days,
    hostel: hostel.omit({ is_available: true }).partial().extend({ available: z.boolean() }).strict(),
  })
  .strict()

/** Every student who finished in that year, counted once. */
const Results = z.strictObject({
  year: count,
  counted_on: z.iso.date(),
  students_began: count,
  students_finished: count,
  left: count,
  outcomes: z.array(ResultOutcome.strict()),
  by_course_and_branch: z.array(
    ResultRow.omit({ course: true, branch: true }).extend({ course: slug, branch: slug }).strict(),
  ),
  how_we_count: line,
  heading: line,
  intro: line,
  source: line,
})

export const readProgrammes = () => ({
  vrddhi: readJson('programmes/vrddhi.json', Vrddhi),
  twoYearProgramme: readJson('programmes/two-year.json', TwoYear),
  admission: readJson('programmes/admission.json', Admission),
  sittings: readCsv('sittings.csv', Sitting),
  disclosures: readJson('disclosures.json', z.array(Disclosure)),
  results: readJson('results.json', Results),
})
