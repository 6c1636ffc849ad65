import type { DisclosureText, ResultOutcome } from '@northlight/contract/content/disclosures'
import type { AdmissionText, TwoYearText, VrddhiText } from '@northlight/contract/content/page-texts'
import type { Weekday } from './shapes.ts'

type Unillustrated<Text> = Omit<Text, 'image' | 'image_alt'>

/** The records of the programme pages as they are written down: whole rupees, days counted from the day of seeding. */
export type DemoVrddhi = Omit<VrddhiText, 'dates' | 'fee_paise' | 'objectives' | 'rewards' | 'syllabus'> & {
  objectives: Unillustrated<VrddhiText['objectives']>
  rewards: Unillustrated<VrddhiText['rewards']>
  syllabus: Unillustrated<VrddhiText['syllabus']>
  dates: { what: string; days_from_today: number; weekday: Weekday | null; time: string | null }[]
  fee: number
}

type Variant = Omit<TwoYearText['variants'][number], 'day' | 'image' | 'image_alt'> & {
  day: string[][]
  banner_hint: string
  banner_alt: string
}

export type DemoTwoYear = Omit<TwoYearText, 'variants' | 'not_covered'> & {
  variants: Variant[]
  not_covered: { what: string; amount?: number; amount_from?: number; amount_to?: number; note: string }[]
}

export type DemoAdmission = Omit<AdmissionText, 'steps' | 'test' | 'academic_year'> & {
  steps: { title: string; text: string; cost: number | null }[]
  test: Omit<AdmissionText['test'], 'fee_paise'> & { fee: number }
}

export type DemoSitting = {
  id: string
  branch: string | null
  centre: string
  mode: 'ONLINE' | 'OFFLINE'
  days_from_today: number
  weekday: Weekday
  slot: string
  seats: number
  seats_left: number
  fee: number
  classes: string[]
  register_by_days_from_today: number
  closes_days_from_today: number | null
}

type Hostel = DisclosureText['hostel']

export type DemoDisclosure = Omit<DisclosureText, 'hostel'> & {
  branch: string
  registration_no: string
  as_of_days_from_today: number
  hostel: { available: boolean } & Partial<Omit<Hostel, 'is_available'>>
}

export type DemoResult = {
  year: number
  counted_on: string
  students_began: number
  students_finished: number
  left: number
  outcomes: ResultOutcome[]
  by_course_and_branch: {
    course: string
    branch: string
    began: number
    finished: number
    jee: number
    neet: number
    kcet: number
    other: number
    trying_again: number
  }[]
  how_we_count: string
  heading: string
  intro: string
  source: string
}
