import { day, type Field, line, lines, money, number, picture, rich, rows, text } from '../field-kinds.ts'
import { needs, noGaps, promises } from '../gate-rules.ts'
import { contentActs, ruleActs } from '../record-acts.ts'
import { type Resource, resource } from '../resource.ts'

const said = (label: string, at: string) => line(label, { at: `content.${at}`, max: 2000, empty: '' })
const long = (label: string, at: string) => text(label, { at: `content.${at}`, empty: '' })
const list = (label: string, at: string) => lines(label, { at: `content.${at}` })
const count = (label: string, at: string) => number(label, { at: `content.${at}`, min: 0, empty: 0 })
const part = (label: string) => line(label, { max: 2000, empty: '' })
const whole = (label: string) => number(label, { min: 0, empty: 0 })
const shown = (label: string, at: string) =>
  picture({ label, at: `content.${at}.image`, alt: `content.${at}.image_alt`, title: null })
const faqs = (at: string): Field =>
  rows(
    'questions',
    'question',
    { question: part('question'), answer: text('answer', { empty: '' }) },
    { at: `content.${at}` },
  )

type Page = Pick<Resource, 'name' | 'page' | 'fields' | 'words' | 'example'> & { slug: string }

const programmePage = ({ slug, ...page }: Page, more: Partial<Resource> = {}): Resource =>
  resource({
    table: 'page_texts',
    where: { slug },
    group: 'pages',
    title: 'page_name',
    list: { columns: ['page_name'], filters: [], sorts: ['updated_at'], first: 'updated_at' },
    life: 'single',
    startsHidden: true,
    gate: [needs('page_name', 'heading'), noGaps, promises],
    acts: contentActs,
    ...page,
    ...more,
    fields: { page_name: line('page', { fixed: true }), ...page.fields },
  })

export const vrddhiPage = programmePage({
  name: 'vrddhi-page',
  words: ['talent examination page', 'talent examination page'],
  slug: 'vrddhi',
  page: '/vrddhi',
  fields: {
    name: said('name', 'name'),
    heading: said('heading', 'heading'),
    lead: long('lead', 'lead'),
    history_heading: said('heading of the history', 'history.heading'),
    history: rich('history', { at: 'content.history.body' }),
    first_year: count('first year', 'numbers.first_year'),
    students_last_year: count('students last year', 'numbers.students_last_year'),
    schools_last_year: count('schools last year', 'numbers.schools_last_year'),
    objectives_heading: said('heading of the aims', 'objectives.heading'),
    objectives_intro: long('aims in a sentence', 'objectives.intro'),
    objectives: list('aims', 'objectives.bullets'),
    objectives_image: shown('picture of the aims', 'objectives'),
    format_heading: said('heading of the paper', 'format.heading'),
    format_text: long('the paper in words', 'format.text'),
    questions: count('questions', 'format.questions'),
    minutes: count('minutes', 'format.minutes'),
    subjects: rows(
      'subjects',
      'name',
      { name: part('subject'), questions: whole('questions') },
      { at: 'content.format.subjects' },
    ),
    marks_per_question: number('marks a question', {
      at: 'content.format.marks_per_question',
      decimals: true,
      empty: 0,
    }),
    negative_marks: number('negative marks', { at: 'content.format.negative_marks', decimals: true, empty: 0 }),
    languages: list('languages', 'format.languages'),
    mode: said('mode', 'format.mode'),
    rewards_heading: said('heading of the rewards', 'rewards.heading'),
    rewards: list('rewards', 'rewards.bullets'),
    rewards_image: shown('picture of the rewards', 'rewards'),
    zones: rows(
      'zones',
      'name',
      {
        name: part('zone'),
        branch: part('address of the branch'),
        centre: part('centre'),
        districts: lines('districts'),
        seats: whole('seats'),
      },
      { at: 'content.zones' },
    ),
    dates: rows(
      'dates',
      'what',
      { what: part('what'), on: day('on'), time: line('time', { max: 2000 }) },
      { at: 'content.dates' },
    ),
    event: line('address of the event', { at: 'content.event', max: 2000 }),
    fee_paise: money('fee', { at: 'content.fee_paise', empty: 0 }),
    testimonials: rows(
      'what others say',
      'name',
      { name: part('name'), designation: part('who they are'), message: text('words', { empty: '' }) },
      { at: 'content.testimonials' },
    ),
    syllabus_lead: long('lead of the syllabus', 'syllabus.lead'),
    syllabus_image: shown('picture of the syllabus', 'syllabus'),
    syllabus: rows(
      'syllabus by class',
      'name',
      {
        name: part('class'),
        subjects: rows('subjects', 'name', { name: part('subject'), topics: lines('topics') }),
        samples: rows('sample questions', 'question', {
          subject: part('subject'),
          question: text('question', { empty: '' }),
          options: lines('options'),
          answer: whole('right option, from 0'),
          why: text('why', { empty: '' }),
        }),
      },
      { at: 'content.syllabus.classes' },
    ),
    faqs: faqs('faqs'),
  },
  example: { heading: 'A talent examination' },
})

export const twoYearPage = programmePage({
  name: 'two-year-page',
  words: ['two-year programme page', 'two-year programme page'],
  slug: 'two-year-programme',
  page: '/2-year-integrated-day-scholar-and-residential-program',
  fields: {
    name: said('name', 'name'),
    heading: said('heading', 'heading'),
    lead: long('lead', 'lead'),
    variants: rows(
      'variants',
      'heading',
      {
        value: part('variant'),
        heading: part('heading'),
        lead: text('lead', { empty: '' }),
        bullets: lines('points'),
        facilities: lines('facilities'),
        courses: lines('addresses of courses'),
        weekly_hours: number('hours a week', { decimals: true, empty: 0 }),
        day: rows('a day', 'what', { from: part('from'), to: line('to', { max: 2000 }), what: part('what') }),
        image: picture({ title: null, shows: 'place' }),
      },
      { at: 'content.variants', most: 4 },
    ),
    not_covered: rows(
      'not covered by the fee',
      'what',
      {
        what: part('what'),
        amount_from_paise: money('from', { empty: 0 }),
        amount_to_paise: money('to'),
        note: line('note', { max: 2000 }),
      },
      { at: 'content.not_covered' },
    ),
  },
  example: { heading: 'Two years, one plan' },
})

export const admissionPage = programmePage(
  {
    name: 'admission-page',
    words: ['admission page', 'admission page'],
    slug: 'admission',
    page: '/admission',
    fields: {
      title: said('title', 'title'),
      academic_year: line('school year', { at: 'content.academic_year', max: 2000 }),
      heading: said('heading', 'heading'),
      lead: long('lead', 'lead'),
      facts: list('facts', 'facts'),
      scholarship_heading: said('heading of the scholarships', 'scholarship.heading'),
      bands: rows(
        'bands',
        'label',
        {
          label: part('band'),
          min_percent: whole('from per cent'),
          max_percent: whole('to per cent'),
          waiver_percent: whole('off the tuition'),
          grade: part('grade'),
          honour: line('honour', { max: 2000 }),
        },
        { at: 'content.scholarship.bands', most: 20 },
      ),
      rounding: long('rounding', 'scholarship.rounding'),
      applies_to: list('addresses of courses', 'scholarship.applies_to'),
      scholarship_notes: list('notes', 'scholarship.notes'),
      exclusions: list('exclusions', 'scholarship.exclusions'),
      steps: rows(
        'steps',
        'title',
        { title: part('step'), text: text('text', { empty: '' }), cost_paise: money('cost') },
        { at: 'content.steps', most: 20 },
      ),
      test_questions: count('questions of the test', 'test.questions'),
      test_minutes: count('minutes of the test', 'test.minutes'),
      test_subjects: list('subjects of the test', 'test.subjects'),
      test_fee: money('fee of the test', { at: 'content.test.fee_paise', empty: 0 }),
      test_days: count('days until the result', 'test.result_within_days'),
      online_slugs: rows(
        'online tests by class',
        'key',
        { key: part('class'), value: part('address of the test') },
        { at: 'content.test.online_slugs', asMap: true },
      ),
      documents_test: list('documents for the test', 'documents.for_test'),
      documents_admission: list('documents for admission', 'documents.for_admission'),
      documents_waiver: list('documents for a waiver', 'documents.for_waiver'),
      refund_note: long('refunds', 'refund_note'),
      quote_text: text('quotation', { at: 'content.quote.text' }),
      quote_by: line('who says it', { at: 'content.quote.by', max: 2000 }),
    },
    example: { heading: 'How to join' },
  },
  { nullWhenEmpty: ['content.quote'], acts: ruleActs },
)
