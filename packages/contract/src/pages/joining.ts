import type { Pages } from './page.ts'

const read = { kind: 'reading', languages: 'all', for: 'everyone', queries: [] } as const
const work = { ...read, kind: 'application' } as const

/** What is taught, what it costs and how to join. */
export const joining = {
  admission: {
    ...{ ...read, path: '/admission', sheet: 'programmes', queries: ['category'] },
    listed: {
      name: 'Admission',
      words: 'apply registration scholarship aptitude test sittings waiver documents',
      text: 'How to join: the aptitude test with its dates and its fee waivers, the steps and the documents.',
    },
  },
  'admission-register': {
    ...{ ...work, path: '/admission/register', sheet: 'admission', queries: ['sitting'] },
    listed: {
      name: 'Registration for the aptitude test',
      words: 'register apply admission test sitting hall ticket fee seat',
      text: 'Choose a class, a centre and a test date, pay the fee of the test and print the hall ticket.',
    },
  },
  'admission-puc': {
    ...{ ...read, path: '/admission/puc', sheet: 'admission' },
    listed: {
      name: 'Admission for Class 11 and 1st PUC',
      words: 'apply pre-university application form',
      seo: 'puc-page',
    },
  },
  'admission-school': {
    ...{ ...read, path: '/admission/class-8-9-10', sheet: 'admission' },
    listed: {
      name: 'Admission for Classes 8, 9 and 10',
      words: 'apply school application form foundation',
      seo: 'not-puc-page',
    },
  },
  'admission-application': {
    ...{ ...work, path: '/admission/application', sheet: 'admission', languages: 'english', for: 'signed-in' },
    listed: null,
  },
  'hall-ticket': {
    ...{ ...work, path: '/admission/hall-ticket/:code', sheet: 'admission', languages: 'english', kept: 'once' },
    listed: null,
  },
  fees: {
    ...{ ...read, path: '/fees', sheet: 'fees', queries: ['campus', 'course', 'day'], seats: true },
    listed: {
      name: 'Fees and refunds',
      words: 'fee fees structure cost price instalments seats refund',
      text: 'Every course of every campus with its fee, its instalments, the seats left and the refund if you leave.',
    },
  },
  compare: {
    ...{ ...read, path: '/compare', sheet: 'fees', queries: ['c'], seats: true },
    listed: {
      name: 'Compare courses',
      words: 'difference between side by side which course',
      text: 'Up to three courses beside each other: fee, hours, seats, dates, refund and how the last batch did.',
    },
  },
  'two-year-programme': {
    ...{ ...read, path: '/2-year-integrated-day-scholar-and-residential-program', sheet: 'programmes' },
    ...{ queries: ['mode'], seats: true },
    listed: {
      name: 'Two-year integrated programme',
      words: 'day scholar residential hostel boarding',
      seo: 'day-scholar-page',
    },
  },
  vrddhi: {
    ...{ ...read, path: '/vrddhi', sheet: 'programmes' },
    listed: { name: 'Vrddhi', words: 'talent examination scholarship school', seo: 'vrddhi-page' },
  },
  'vrddhi-syllabus': {
    ...{ ...read, path: '/vrddhi/syllabus', sheet: 'contact' },
    listed: { name: 'Vrddhi syllabus', words: 'topics classes', seo: 'vrddhi-syllabus-page' },
  },
  course: { ...read, path: '/:branch_slug/courses/:course_slug', sheet: 'courses', seats: true, listed: null },
} as const satisfies Pages
