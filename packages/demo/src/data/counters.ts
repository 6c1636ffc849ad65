import type { DemoCounter } from '../shapes.ts'

export const counters: DemoCounter[] = [
  {
    title: 'Students have finished a course with us',
    value: 3400,
    exact: 3417,
    meaning:
      'Students who completed a one-year or two-year course between 2010, when our first class finished, and 2026.',
    image_hint: 'rising cluster of dots',
    image_alt: 'A rising cluster of dots',
    is_active: true,
  },
  {
    title: 'Hours of classes in two years',
    value: 1600,
    exact: 1634,
    meaning: '19 hours a week over 43 teaching weeks a year, for two years; problem sessions and tests come on top.',
    image_hint: 'clock arc',
    image_alt: 'An arc of a clock',
    is_active: true,
  },
  {
    title: 'Finished a two-year course in 2026',
    value: 400,
    exact: 412,
    meaning:
      'All 412 are accounted for in our results: 64 seats through JEE, 97 through NEET, 186 through KCET, 41 on other roads, 24 trying again.',
    image_hint: 'field of dots',
    image_alt: 'A field of dots, one for each student',
    is_active: true,
  },
  {
    title: 'Tutors, each named with a qualification',
    value: 40,
    exact: 46,
    meaning: '46 tutors on four campuses: 17 at Bengaluru, 13 at Mysuru, 8 at Hubballi, 8 at Mangaluru.',
    image_hint: 'four groups of stars',
    image_alt: 'Four groups of stars',
    is_active: true,
  },
]
