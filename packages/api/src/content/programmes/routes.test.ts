import { describe, expect } from 'vitest'
import { emptyDisclosure } from '../../../testing/content-factories.ts'
import { test } from '../../../testing/test.ts'

const notFound = { status: 404, body: { message: 'Data not found.' } }

describe('page-text/{slug}', () => {
  test('shows a page and who is quoted on it, while they are shown', async ({ http, make }) => {
    await make.manager({ name: 'Arvind', slug: 'arvind', designation: 'Director' })
    await make.staffMember({ slug: 'left', is_active: false })
    await make.pageText('gallery', {
      heading: 'Gallery',
      quotes: [
        { text: 'One', by: 'arvind' },
        { text: 'Two', by: 'left' },
      ],
    })
    expect((await http.get('/page-text/Gallery')).body.page).toMatchObject({
      slug: 'gallery',
      heading: 'Gallery',
      intro: [],
      quotes: [
        { text: 'One', person: { name: 'Arvind', designation: 'Director' } },
        { text: 'Two', person: null },
      ],
    })
  })

  test('is 404 for what is unknown or has a call of its own', async ({ http, make }) => {
    await make.pageText('vrddhi')
    for (const slug of ['vrddhi', 'unknown', 'constructor', '__proto__'])
      expect(await http.get(`/page-text/${slug}`), slug).toMatchObject(notFound)
  })
})

test.for(['/programme/vrddhi', '/programme/two-year', '/programme/admission'])(
  '%s is 404 before it is written',
  async (path, { http }) => {
    expect(await http.get(path)).toMatchObject(notFound)
  },
)

const variant = {
  value: 'Day Scholar',
  heading: 'Day scholar',
  lead: '',
  bullets: [],
  facilities: [],
  courses: ['jee', 'gone'],
  weekly_hours: 26,
  day: [{ from: '9:45 pm', to: null, what: 'Lights out' }],
  image: null,
  image_alt: null,
}

const vrddhi = {
  name: 'Vrddhi',
  heading: 'Vrddhi',
  lead: '',
  history: { heading: '', body: '' },
  numbers: { first_year: 2011, students_last_year: 0, schools_last_year: 0 },
  objectives: { heading: 'Aims', intro: '', bullets: [], image: 'gallery/19.svg', image_alt: 'A courtyard' },
  format: {
    ...{ heading: '', text: '', questions: 35, minutes: 60, subjects: [] },
    ...{ marks_per_question: 1, negative_marks: 0, languages: [], mode: 'OFFLINE' },
  },
  // Written before a picture could be named.
  rewards: { heading: 'Rewards', bullets: [] },
  zones: [],
  dates: [],
  event: null,
  fee_paise: 0,
  testimonials: [],
  syllabus: { lead: '', classes: [] },
  faqs: [],
}

test('the talent examination shows its pictures, and a drawn one where none is named', async ({ http, make }) => {
  await make.pageText('vrddhi', vrddhi)
  const { body } = await http.get('/programme/vrddhi')
  expect(body.programme).toMatchObject({
    objectives: { image: expect.stringContaining('gallery/19.svg'), image_alt: 'A courtyard' },
    rewards: { image: expect.stringMatching(/^https?:/), image_alt: null },
    syllabus: { image: expect.stringMatching(/^https?:/), image_alt: null },
  })
})

test('the two-year programme takes its fees from the courses themselves', async ({ http, make }) => {
  await make.pageText('two-year-programme', {
    name: 'Two years',
    heading: 'Two years',
    lead: '',
    variants: [variant],
    not_covered: [],
  })
  const branch = await make.branch({ name: 'Mysuru', slug: 'mysuru' })
  const course = await make.course({ name: 'JEE', slug: 'jee' })
  const gone = await make.course({ slug: 'gone', is_active: false })
  await make.courseAtBranch({ course_id: course.id, branch_id: branch.id, amount_paise: 100_00, discount_percent: 5 })
  await make.courseAtBranch({ course_id: gone.id, branch_id: branch.id })
  await make.courseAtBranch({ branch_id: branch.id })
  const { body } = await http.get('/programme/two-year')
  const { variants } = body.programme as { variants: { fees: unknown[] }[] }
  expect(variants).toMatchObject([
    {
      value: 'Day Scholar',
      fees: [
        { course: { slug: 'jee' }, branch: { slug: 'mysuru' }, amount_paise: 100_00, discounted_amount_paise: 95_00 },
      ],
      campuses: [{ name: 'Mysuru', slug: 'mysuru' }],
    },
  ])
  expect(variants[0]?.fees).toHaveLength(1)
})

const admission = {
  title: 'Test',
  heading: 'Four steps',
  lead: '',
  facts: [],
  scholarship: { heading: '', bands: [], rounding: '', applies_to: ['jee', 'gone'], notes: [], exclusions: [] },
  steps: [],
  test: { questions: 35, minutes: 60, subjects: [], fee_paise: 99_00, result_within_days: 7, online_slugs: {} },
  documents: { for_test: [], for_admission: [], for_waiver: [] },
  refund_note: '',
  quote: null,
}

test('admission lists the sittings that have not passed, soonest first', async ({ http, make }) => {
  await make.pageText('admission', admission)
  await make.course({ name: 'JEE', slug: 'jee' })
  await make.course({ slug: 'gone', is_active: false })
  await make.sitting({ code: 'later', sits_on: '2027-01-10' })
  await make.sitting({ code: 'soon', sits_on: '2026-12-06', seats: 120, seats_held: 56 })
  await make.sitting({ code: 'window', mode: 'ONLINE', sits_on: '2026-11-10', closes_on: '2026-11-15' })
  await make.sitting({ code: 'passed', sits_on: '2026-11-14' })
  await make.sitting({ code: 'draft', is_active: false })
  const { programme } = (await http.get('/programme/admission')).body as {
    programme: { sittings: { code: string }[]; scholarship: object }
  }
  expect(programme.sittings.map(({ code }) => code)).toEqual(['window', 'soon', 'later'])
  expect(programme.sittings[1]).toMatchObject({ seats: 120, seats_left: 64, fee_paise: 99_00 })
  expect(programme.scholarship).toMatchObject({ applies_to: [{ name: 'JEE', slug: 'jee' }] })
})

test('a disclosure reads fees from the courses and links only people who are shown', async ({ http, make }) => {
  const branch = await make.branch({ name: 'Mysuru', slug: 'mysuru' })
  const closed = await make.branch({ is_active: false })
  const course = await make.course({ name: 'JEE', slug: 'jee' })
  await make.courseAtBranch({ course_id: course.id, branch_id: branch.id, amount_paise: 100_00, seats: 30 })
  await make.staffMember({ slug: 'meera' })
  const tutor = { name: 'Meera', subject: 'Physics', qualification: 'M.Sc.', experience_years: 19 }
  await make.disclosure({
    branch_id: branch.id,
    content: {
      ...emptyDisclosure,
      enrolled_by_course: { jee: 28 },
      tutors: {
        summary: 'Two.',
        register: [
          { ...tutor, profile: 'meera' },
          { ...tutor, name: 'Left', profile: 'left' },
        ],
      },
    },
  })
  await make.disclosure({ branch_id: closed.id })
  const { disclosure } = (await http.get('/disclosure')).body as { disclosure: object[] }
  expect(disclosure).toHaveLength(1)
  expect(disclosure[0]).toMatchObject({
    branch: { slug: 'mysuru' },
    courses: [{ slug: 'jee', fee_paise: 100_00, seats_next_intake: 30, enrolled_now: 28 }],
    tutors: { count: 2, register: [{ profile: 'meera' }, { profile: null }] },
  })
})

test('results are those of the latest year that is shown, linked where one can still go', async ({ http, make }) => {
  const branch = await make.branch({ name: 'Mysuru', slug: 'mysuru' })
  const course = await make.course({ name: 'JEE', slug: 'jee' })
  await make.courseAtBranch({ course_id: course.id, branch_id: branch.id })
  const line = { began: 1, finished: 1, jee: 1, neet: 0, kcet: 0, other: 0, trying_again: 0 }
  await make.result({ year: 2025 })
  await make.result({ year: 2027, is_active: false })
  await make.result({
    year: 2026,
    by_course_and_branch: [
      { course: { name: 'JEE', slug: 'jee' }, branch: { name: 'Mysuru', slug: 'mysuru' }, ...line },
      { course: { name: 'Old', slug: 'old' }, branch: { name: 'Mysuru', slug: 'mysuru' }, ...line },
    ],
  })
  expect((await http.get('/result')).body.result).toMatchObject({
    year: 2026,
    by_course_and_branch: [
      { course: { name: 'JEE', slug: 'jee' } },
      { course: { name: 'Old', slug: null }, branch: { name: 'Mysuru', slug: null } },
    ],
  })
})
