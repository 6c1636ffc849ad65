import { roles } from '@northlight/contract/roles'
import { BillingSettings, InstituteSettings } from '@northlight/contract/settings'
import { entries } from '@northlight/db/seed/option-lists'
import { z } from 'zod'
import { cellNumber, readCsv, readJson } from './read.ts'
import { count, drawn, isActive, line, maybe, slug } from './shapes.ts'

const Accounts = z.strictObject({
  password: line,
  accounts: z.array(
    z.strictObject({
      name: line,
      email: z.email(),
      phone: line,
      role: z.enum(roles),
      date_of_birth: z.iso.date().optional(),
    }),
  ),
})

const Option = z.strictObject({
  value: line,
  for: z.array(line).optional(),
  classes: z.array(line).optional(),
  courses: z.array(slug).optional(),
  branch: slug.optional(),
  kind: line.optional(),
})

/** The lists whose words are the institute's own; the others are the usual ones. */
const Options = z
  .strictObject({
    scholar_campuses: z.array(Option),
    admission_centres: z.array(Option),
    batches: z.array(Option),
    programmes: z.array(Option),
    exam_centres: z.array(Option),
  })
  .transform((lists) => ({
    scholar_campuses: entries(...lists.scholar_campuses),
    admission_centres: entries(...lists.admission_centres),
    batches: entries(...lists.batches),
    programmes: entries(...lists.programmes),
    exam_centres: entries(...lists.exam_centres),
  }))

const Branch = z.strictObject({
  slug,
  name: line,
  city: line,
  area: line,
  since: count,
  modes: z.array(line),
  is_active: isActive,
  address: line,
  phone: line,
  email: z.email(),
  opening_hours: z.array(z.strictObject({ days: line, opens: maybe, closes: maybe, note: maybe })),
  map_url: z.url(),
  short_description: line,
  facilities: z.strictObject({ day: z.array(line), residential: z.array(line) }),
  /** Slug of the manager who leads it. */
  head: slug,
  latitude: z.number(),
  longitude: z.number(),
  ...drawn,
})

const Redirect = z.strictObject({ from_path: line, to_path: line, status: cellNumber })
const Said = z.strictObject({ english: line, kannada: line, hindi: line })
export type Said = z.output<typeof Said>

export const readInstitute = () => ({
  institute: readJson('institute.json', InstituteSettings.strict()),
  billing: readJson('billing.json', BillingSettings.strict()),
  ...readJson('accounts.json', Accounts),
  options: readJson('options.json', Options),
  branches: readJson('branches.json', z.array(Branch)),
  redirects: readCsv('redirects.csv', Redirect),
  /** What is shown where a page is shared that has no picture of its own. */
  sharePicture: readJson('share-picture.json', z.strictObject(drawn)),
  /** What the institute wrote in English, in Kannada and in Hindi. */
  translations: readCsv('translations.csv', Said),
  /** The sentences of which the refund rules of the courses are made, with `{1}`, `{2}` for their numbers. */
  refundSentences: readCsv('refund-sentences.csv', Said),
})
