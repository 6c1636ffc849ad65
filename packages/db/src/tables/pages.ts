import type { DisclosureText, ResultOutcome, ResultRow } from '@northlight/contract/content/disclosures'
import type { Generated } from 'kysely'
import type { Description, Image, Meta, ShownInOrder, Stamps } from './content-parts.ts'

export type CounterTable = {
  id: Generated<number>
  title: string | null
  counter: number | null
  exact: number | null
  meaning: string | null
} & Image &
  ShownInOrder &
  Stamps

export type GalleryItemTable = {
  id: Generated<number>
  title: string
  description: string | null
  album: string | null
  branch_id: number | null
  is_active: Generated<boolean>
} & Image &
  Stamps

export type FeatureTable = {
  id: Generated<number>
  page: string
  title: string
  description: string | null
  image: string | null
} & ShownInOrder &
  Stamps

export type AboutSectionTable = {
  id: Generated<number>
  page: string
  title: string
  heading: string
  counter_title: string | null
  counter_description: string | null
  counter_image: string | null
} & Description &
  Image &
  Stamps

export type MissionVisionTable = { id: Generated<number>; mission: string | null; vision: string | null } & Stamps

export type HomeBannerTable = {
  id: Generated<number>
  title: string | null
  heading: string | null
  description: string | null
  button_text: string | null
  /** A path of the site or a whole address. */
  button_link: string | null
  banner_image: string | null
  banner_image_phone: string | null
  banner_image_alt: string | null
  banner_image_title: string | null
  counter_title_1: string | null
  counter_description_1: string | null
  counter_image_1: string | null
  counter_title_2: string | null
  counter_description_2: string | null
  counter_image_2: string | null
  is_active: Generated<boolean>
} & Stamps

export type FaqTable = {
  id: Generated<number>
  category: string | null
  question: string
  /** HTML, sanitised when it was written. */
  answer: string
  answer_text: string
} & ShownInOrder &
  Stamps

export type SeoPageTable = {
  id: Generated<number>
  page_name: string
  slug: string
  path: string | null
} & Meta &
  Stamps

/** `content` is one of the records of `contract/content/page-texts`, chosen by the slug. */
export type PageTextTable = {
  id: Generated<number>
  slug: string
  page_name: string
  content: object
  is_active: Generated<boolean>
} & Stamps

export type Salary = { min_paise: number; max_paise: number; per: string }

export type JobOpeningTable = {
  id: Generated<number>
  name: string
  slug: string
  department: string | null
  branch_id: number | null
  employment_type: string | null
  experience: string | null
  salary: Salary | null
  posted_on: string
  /** The last day on which one can apply. */
  closes_on: string | null
} & Description &
  ShownInOrder &
  Stamps

export type DisclosureTable = {
  id: Generated<number>
  branch_id: number
  registration_no: string | null
  as_of: string
  content: DisclosureText
  is_active: Generated<boolean>
} & Stamps

export type ResultTable = {
  id: Generated<number>
  year: number
  counted_on: string
  students_began: number
  students_finished: number
  students_left: number
  outcomes: ResultOutcome[]
  by_course_and_branch: ResultRow[]
  how_we_count: string
  heading: string
  intro: string
  source: string
  is_active: Generated<boolean>
} & Stamps

export type PageTables = {
  counters: CounterTable
  gallery_items: GalleryItemTable
  features: FeatureTable
  about_sections: AboutSectionTable
  mission_vision: MissionVisionTable
  home_banners: HomeBannerTable
  faqs: FaqTable
  seo_pages: SeoPageTable
  page_texts: PageTextTable
  job_openings: JobOpeningTable
  disclosures: DisclosureTable
  results: ResultTable
}
