import type { AdmissionText, PageTextSlug, TwoYearText, VrddhiText } from '@northlight/contract/content/page-texts'
import type { Instant } from '@northlight/contract/dates'
import type { Db } from '../../database.ts'

const noPicture = { image: null, image_alt: null }

const admission: AdmissionText = {
  title: 'Admission',
  academic_year: null,
  heading: 'How to join us',
  lead: 'A test date, a talk, and a seat. This page says what each step asks of you and what it costs.',
  facts: ['[for which classes the test is]', '[what the test costs, or that it is free]'],
  scholarship: {
    heading: 'What the test can save',
    bands: [],
    rounding: '',
    applies_to: [],
    notes: [],
    exclusions: [],
  },
  steps: [
    {
      title: 'Book a test date',
      text: 'Name, class and the number of a parent. It takes two minutes.',
      cost_paise: null,
    },
    { title: 'Take the test', text: 'Bring the hall ticket and a photo identity card.', cost_paise: null },
    { title: 'Talk to a tutor', text: 'With the parents and the last marks card.', cost_paise: null },
    {
      title: 'Confirm the seat',
      text: 'The seat is held while you decide. You pay when you take it.',
      cost_paise: null,
    },
  ],
  test: {
    questions: 30,
    minutes: 45,
    subjects: ['Mathematics', 'Science'],
    fee_paise: 0,
    result_within_days: 7,
    online_slugs: {},
  },
  documents: {
    for_test: ['Hall ticket', 'A photo identity card of the school'],
    for_admission: ['Last marks card', 'Two photographs'],
    for_waiver: [],
  },
  refund_note: 'The fee of the test is refunded until the last day to register.',
  quote: null,
}

const twoYear: TwoYearText = {
  name: '2-year programme',
  heading: 'Two years to the entrance examination',
  lead: '[what the programme prepares for, and who should take it]',
  variants: [],
  not_covered: [],
}

const talentExamination: VrddhiText = {
  name: 'Talent examination',
  heading: 'Our talent examination',
  lead: '[who may take part, when and where]',
  history: { heading: 'How it began', body: '' },
  numbers: { first_year: 0, students_last_year: 0, schools_last_year: 0 },
  objectives: { heading: 'What it is for', intro: '', bullets: [], ...noPicture },
  format: {
    ...{
      heading: 'The paper',
      text: '',
      questions: 0,
      minutes: 0,
      subjects: [],
      marks_per_question: 0,
      negative_marks: 0,
    },
    ...{ languages: [], mode: '' },
  },
  rewards: { heading: 'Rewards', bullets: [], ...noPicture },
  zones: [],
  dates: [],
  event: null,
  fee_paise: 0,
  testimonials: [],
  syllabus: { lead: '', ...noPicture, classes: [] },
  faqs: [],
}

export const programmeSamples: { slug: PageTextSlug; page_name: string; content: object }[] = [
  { slug: 'admission', page_name: 'Admission', content: admission },
  { slug: 'two-year-programme', page_name: '2-year programme', content: twoYear },
  { slug: 'vrddhi', page_name: 'Talent examination', content: talentExamination },
]

/** Pages of programmes to begin from. Nobody sees one before the institute has written and published it. */
export const addProgrammeSamples = async (db: Db, now: Instant): Promise<void> => {
  await db
    .insertInto('page_texts')
    .values(programmeSamples.map((page) => ({ ...page, is_active: false, created_at: now, updated_at: now })))
    .execute()
}
