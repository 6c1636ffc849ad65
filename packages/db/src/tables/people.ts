import type { Generated } from 'kysely'
import type { Consent, Description, Image, ShownInOrder, Stamps } from './content-parts.ts'

type Person = {
  id: Generated<number>
  name: string
  slug: string
  designation: string | null
  qualification: string | null
  subject: string | null
  experience_years: number | null
  branch_id: number | null
  is_teaching: Generated<boolean>
} & Image &
  ShownInOrder &
  Stamps

export type ManagementTable = Person & Description
/** `description` is plain text. */
export type StaffTable = Person & { description: string | null }

export type AchieverTable = {
  id: Generated<number>
  name: string
  slug: string
  rank: string | null
  exam: string | null
  year: number | null
  /** The day of the result: a consent is given on it or later. */
  result_on: string | null
  college: string | null
  course_id: number | null
  course_name: string | null
  branch_id: number | null
  duration: string | null
  is_paid: Generated<boolean>
  fee_note: string | null
  quote: string | null
} & Consent &
  Image &
  ShownInOrder &
  Stamps

export type AchieverCategoryLinkTable = {
  id: Generated<number>
  achiever_id: number
  category_id: number
  position: Generated<number>
}

export type TestimonialTable = {
  id: Generated<number>
  name: string
  designation: string | null
  /** One to five. */
  star: number | null
  message: string | null
  course_id: number | null
  branch_id: number | null
  achiever_id: number | null
} & Consent &
  Image &
  ShownInOrder &
  Stamps

export type PeopleTables = {
  management: ManagementTable
  staff: StaffTable
  achievers: AchieverTable
  achiever_category_links: AchieverCategoryLinkTable
  testimonials: TestimonialTable
}
