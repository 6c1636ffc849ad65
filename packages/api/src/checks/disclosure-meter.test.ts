import type { DisclosureText } from '@northlight/contract/content/disclosures'
import { describe, expect, test } from 'vitest'
import { type BranchFacts, meterOf } from './disclosure-meter.ts'

const now = '2026-11-15T10:00:00.000Z'
const content: DisclosureText = {
  tutors: {
    summary: 'Ten',
    register: [{ name: 'Suma', subject: 'Chemistry', qualification: 'M.Sc.', experience_years: 8, profile: null }],
  },
  enrolled_by_course: {},
  enrolled: { total: 1, on_campus: 1, online: 0, two_year: 0 },
  hostel: {
    is_available: true,
    note: null,
    beds: { girls: 10, boys: 10 },
    residents: null,
    room: 'Two to a room',
    wardens: 2,
    meals_per_day: 4,
    nurse: 'Always there',
    doctor: null,
    visits: 'Sundays',
    calls_home: null,
  },
  refund: 'The days that are left.',
  hours: '8 to 8',
  counsellor: 'Weekdays',
  classrooms: 8,
  area_per_student_sq_m: 1.2,
  accessibility: 'A lift',
  safety: 'Two ways out',
  activities: 'Sport',
  complaints: { to: 'The head', phone: '9845000100', answer_within_days: 7 },
}
const course = { name: 'JEE', amount_paise: 100, duration: '2 years', refund_rule: 'Pro rata', refund_days: 10 }
const whole: BranchFacts = {
  id: 1,
  name: 'Mysuru',
  disclosure: { id: 4, registration_no: 'KA-1', as_of: '2026-10-01', content },
  courses: [course],
}
const disclosed = (more: Partial<DisclosureText>, facts: Partial<NonNullable<BranchFacts['disclosure']>> = {}) => ({
  ...whole,
  disclosure: { id: 4, registration_no: 'KA-1', as_of: '2026-10-01', ...facts, content: { ...content, ...more } },
})
const problems = (branch: BranchFacts) =>
  meterOf(branch, now)
    .points.filter(({ state }) => state !== 'there')
    .map(({ key, state, detail }) => [key, state, detail])

describe('the meter of a branch', () => {
  test('is full when everything is published', () => {
    expect(meterOf(whole, now)).toMatchObject({ there: 9, disclosure_id: 4, as_of: '2026-10-01' })
    expect(problems(whole)).toEqual([])
  })

  const { hostel, tutors, complaints } = content
  const cases: [string, BranchFacts, unknown[]][] = [
    ['no registration', disclosed({}, { registration_no: ' ' }), [['registration', 'missing', null]]],
    ['no tutor', disclosed({ tutors: { ...tutors, register: [] } }), [['tutors', 'missing', null]]],
    [
      'a tutor without a qualification',
      disclosed({ tutors: { ...tutors, register: tutors.register.map((one) => ({ ...one, qualification: '' })) } }),
      [['tutors', 'missing', 'Suma']],
    ],
    [
      'a course without a fee',
      { ...whole, courses: [course, { ...course, name: 'NEET', amount_paise: 0 }] },
      [['fees', 'missing', 'NEET']],
    ],
    [
      'a course without a duration',
      { ...whole, courses: [{ ...course, duration: null }] },
      [['duration', 'missing', 'JEE']],
    ],
    [
      'a course without days of refund',
      { ...whole, courses: [{ ...course, refund_days: null }] },
      [['refund', 'missing', 'JEE']],
    ],
    ['no refund rule of the branch', disclosed({ refund: '' }), [['refund', 'missing', null]]],
    [
      'a hostel without wardens',
      disclosed({ hostel: { ...hostel, wardens: null, nurse: null } }),
      [['hostel', 'missing', 'wardens, doctor or nurse']],
    ],
    [
      'no hostel needs no facts',
      disclosed({ hostel: { ...hostel, is_available: false, beds: null, wardens: null } }),
      [],
    ],
    [
      'nobody to complain to',
      disclosed({ complaints: { ...complaints, phone: '' } }),
      [['complaints', 'missing', null]],
    ],
  ]
  test.each(cases)('%s', (_, branch, expected) => {
    expect(problems(branch)).toEqual(expected)
  })

  test('is old after a year to the day, except for what the courses say today', () => {
    expect(problems(disclosed({}, { as_of: '2025-11-15' }))).toEqual([])
    const old = problems(disclosed({}, { as_of: '2025-11-14' }))
    expect(old.map(([key]) => key)).not.toContain('fees')
    expect(old).toContainEqual(['registration', 'old', 'as of 2025-11-14'])
  })

  test('is nearly empty where nobody has begun', () => {
    expect(meterOf({ ...whole, disclosure: null }, now)).toMatchObject({ there: 2, disclosure_id: null })
    expect(meterOf({ ...whole, disclosure: null, courses: [] }, now).there).toBe(0)
  })
})
