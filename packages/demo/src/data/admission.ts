import type { DemoAdmission } from '../programme-shapes.ts'

export const admission: DemoAdmission = {
  title: 'Northlight Aptitude Test',
  heading: 'Admission: four steps, and what each costs',
  lead: 'The aptitude test decides your scholarship, not your worth. Anyone in Classes 7 to 10 may take it.',
  facts: [
    'For students of Classes 7, 8, 9 and 10, any board',
    '35 questions in 60 minutes: mental ability, mathematics, physics, chemistry, biology',
    'Nine test dates on our four campuses, on Sundays, and three online windows',
    '₹99 for registration, whichever date you choose',
    'Registration closes three days before a test on campus; for the online test it is open until the window ends',
  ],
  scholarship: {
    heading: 'What the test can save',
    bands: [
      { label: '95 and above', min_percent: 95, max_percent: 100, waiver_percent: 100, grade: 'A', honour: 'Polaris' },
      { label: '90 to 94', min_percent: 90, max_percent: 94, waiver_percent: 80, grade: 'B', honour: 'Vega' },
      { label: '85 to 89', min_percent: 85, max_percent: 89, waiver_percent: 65, grade: 'C', honour: 'Rigel' },
      { label: '75 to 84', min_percent: 75, max_percent: 84, waiver_percent: 50, grade: 'D', honour: 'Spica' },
      { label: '65 to 74', min_percent: 65, max_percent: 74, waiver_percent: 35, grade: 'E', honour: 'Altair' },
      { label: 'Below 65', min_percent: 0, max_percent: 64, waiver_percent: 0, grade: 'F', honour: null },
    ],
    rounding: 'Percentages are rounded down to a whole number before the band is read.',
    applies_to: [
      'foundation-evenings',
      'class-10-boards-and-foundation',
      'two-year-integrated-jee',
      'two-year-integrated-neet',
      'two-year-residential-jee',
      'two-year-residential-neet',
      'boards-and-kcet',
    ],
    notes: [
      'The waiver is on tuition, for the whole length of the course, and is not withdrawn for a bad test',
      'A waiver offer is held for 30 days from the report',
      'If a student on a waiver takes a rank within the first 500 of JEE Main or NEET or the first 100 of KCET, the tuition that was paid is returned as well',
    ],
    exclusions: [
      'Hostel, food, bus and deposits are not waived',
      'It cannot be combined with the early-application discount; the larger of the two applies',
    ],
  },
  steps: [
    {
      title: 'Register',
      text: 'Ten minutes online, ₹99. The form saves as you type, and a parent confirms it.',
      cost: 99,
    },
    {
      title: 'Take the aptitude test',
      text: '60 minutes, 35 questions, on a campus or at home. The report comes within seven days.',
      cost: 0,
    },
    {
      title: 'Meet us',
      text: 'Half an hour with a tutor and the family. Bring questions and the last report card.',
      cost: 0,
    },
    {
      title: 'Confirm admission',
      text: 'Pay the first instalment and choose the batch. Full refund until the first class.',
      cost: null,
    },
  ],
  test: {
    questions: 35,
    minutes: 60,
    subjects: ['Mental ability', 'Mathematics', 'Physics', 'Chemistry', 'Biology'],
    fee: 99,
    result_within_days: 7,
    online_slugs: {
      '7th': 'vii-aptitude-test',
      '8th': 'viii-aptitude-test',
      '9th': 'ix-aptitude-test',
      '10th': 'x-aptitude-test',
    },
  },
  documents: {
    for_test: ['School identity card or any card with a photograph', 'The hall ticket, printed or on a phone'],
    for_admission: [
      'Marks card of the last class',
      'One photograph',
      'Proof of date of birth',
      'Transfer certificate, for PU I',
      'Aadhaar number, only where the board asks for it in registration',
    ],
    for_waiver: ['The report of the aptitude test', 'Marks card of the last class'],
  },
  refund_note:
    'The ₹99 is refunded in full if you withdraw at least 48 hours before the test, or if we cancel or move it.',
  quote: {
    text: 'I would rather lose a student at the interview than in the seventh month. So we ask the questions first.',
    by: 'arvind-belagur',
  },
}
