import type { DemoFeature } from '../shapes.ts'

export const features: DemoFeature[] = [
  {
    page: 'common',
    title: 'Thirty to a batch',
    description:
      'Never more than 30 students in a batch. A thirty-first student starts a second batch with a second tutor.',
    image_hint: 'thirty dots in six rows of five',
    is_active: true,
  },
  {
    page: 'common',
    title: 'The same tutors for two years',
    description: 'Whoever teaches you rotation in PU I will still be there when you fear it in PU II.',
    image_hint: 'two arcs meeting at one star',
    is_active: true,
  },
  {
    page: 'common',
    title: 'A written report after every test',
    description:
      'We call it the letter: where you stand, what cost you marks, and three things to do this week. Only you can see your rank.',
    image_hint: 'envelope with a small star',
    is_active: true,
  },
  {
    page: 'home-page',
    title: 'The day, planned',
    description:
      'Classes in the morning, problems after lunch, a doubt hour every weekday, home before five. Eight hours of sleep are part of the timetable.',
    image_hint: 'clock face drawn as a star arc',
    is_active: true,
  },
  {
    page: 'home-page',
    title: 'Boards and entrance together',
    description:
      'PU college and JEE, NEET or KCET in one timetable, by the same people. No second institute, no second journey.',
    image_hint: 'two lines joining into one',
    is_active: true,
  },
  {
    page: 'home-page',
    title: 'A doubt hour without an appointment',
    description:
      'One hour every teaching day in which a tutor sits only for your doubts. Bring the page, not the chapter.',
    image_hint: 'open door with lamp',
    is_active: true,
  },
  {
    page: 'home-page',
    title: 'The real screen',
    description: '48 tests in two years on a screen that behaves like the examination, from the palette to the clock.',
    image_hint: 'palette of five shapes',
    is_active: true,
  },
  {
    page: 'home-page',
    title: 'Fees in plain text',
    description:
      'Every fee with GST, every instalment and every refund example stands on the course page before you ask.',
    image_hint: 'receipt with three lines',
    is_active: true,
  },
  {
    page: 'home-page',
    title: 'Leave any day, fairly',
    description:
      'The unused part of the fee is refunded within ten days, hostel included. It is written on the receipt.',
    image_hint: 'arrow returning to its start',
    is_active: true,
  },
  {
    page: 'about-page',
    title: 'Tutors with names',
    description: 'All 46 tutors are listed by campus with subject, qualification and years of teaching.',
    image_hint: 'forty-six small stars',
    is_active: true,
  },
  {
    page: 'about-page',
    title: 'Results counted whole',
    description:
      'We publish where every student of a finished class went, and how many are trying again, not a row of chosen faces.',
    image_hint: 'dot chart with one dot per student',
    is_active: true,
  },
  {
    page: 'about-page',
    title: 'Two languages in the room',
    description:
      'Explanations in Kannada at every campus, a glossary of 300 terms, and test questions that can be switched.',
    image_hint: 'two speech shapes sharing a star',
    is_active: true,
  },
  {
    page: 'about-page',
    title: 'Care that is organised',
    description: 'A counsellor on a fixed calendar, mentors for every 15 students, resident wardens, a nurse at night.',
    image_hint: 'two hands around a small light',
    is_active: true,
  },
  {
    page: 'about-page',
    title: 'Open to every neighbour',
    description:
      'Option-entry desks, sky evenings, talks for parents and days for schoolteachers are free and open to all.',
    image_hint: 'open gate with stars',
    is_active: true,
  },
  {
    page: 'about-page',
    title: 'Built for everyone',
    description:
      'Ramps and low desks on campus, extra time in tests, and a website made to be used by keyboard and screen reader.',
    image_hint: 'ramp rising to a star',
    is_active: true,
  },
]
