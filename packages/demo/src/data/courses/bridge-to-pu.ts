import type { DemoCourse } from '../../shapes.ts'

export const bridgeToPu: DemoCourse = {
  name: 'Bridge to PU',
  slug: 'bridge-to-pu',
  class: 'School (STD VIII to X)',
  short_description: 'Six summer weeks between Class 10 and the first PU science class.',
  duration: '6 weeks',
  batch_size: 30,
  mode: 'On campus',
  tests: 3,
  eligibility: 'Class 10 examination written, any board',
  description: `The step from Class 10 to PU I is the steepest in Indian schooling. Chapters grow longer, proofs appear, and physics begins to speak in vectors and calculus. Six quiet weeks in the summer make that first month bearable.

## Who it is for
Anyone who has written the Class 10 examinations and will take science in PU I or Class 11, at any college. It is not only for our own students; last summer about half of the bridge students went to other colleges, and that is as it should be.

## A week
- Monday to Thursday, 9:30 am to 12:30 pm, with a break: twelve hours
- Mathematics five hours: functions, graphs, trigonometry, first ideas of limits
- Physics four hours: vectors, units, graphs of motion, reading a problem
- Chemistry three hours: the mole, structure of the atom, writing equations that balance
- Students who will take biology may swap two mathematics hours for cell biology and Latin names

Fridays are free. It is, after all, a holiday.

## What is included
- Seventy-two hours of classes in batches of 30 at most
- One bridge book of 180 pages, which is yours, with space to write in it
- A starting test, a middle test and a closing test, compared in one letter, so that you see what moved
- A study-habits morning: making notes, using a mistake book, planning a week, sleeping
- One meeting with the counsellor on stream and examination choice, parents welcome

## What it leads to
Nothing is binding. If you join a two-year programme with us afterwards, the bridge fee is not deducted and the aptitude test is not waived, because that would make the fee less honest for everyone else. What you keep is a first month of PU in which you recognise the words on the board.

## Language
Classes are in English. Tutors explain in Kannada whenever a student from a Kannada-medium school asks, and the book has a glossary of 300 terms in both languages.`,
  image_hint: 'small bridge drawn as an arc of stars',
  image_alt: 'An arc of stars bridging two shores, emblem of the Bridge to PU course',
  meta_title: 'Bridge to PU, six weeks after Class 10',
  meta_description:
    'Six summer weeks of mathematics, physics and chemistry between Class 10 and PU I. Twelve hours a week, thirty in a batch.',
  is_active: true,
  at_branches: [
    {
      branch: 'bengaluru',
      amount: 9600,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the whole course of 6 weeks',
      gst_included: true,
      instalments: { count: 1, amount: 9600 },
      seats: 60,
      seats_left: 52,
      start_days_from_today: 148,
      start_weekday: 'Monday',
      apply_by_days_from_today: 141,
      duration: '6 weeks',
      weekly_hours: 12,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 2 of 6 weeks returns ₹6,400 of ₹9,600.',
      refund_examples: [
        { when: 'before the first class', amount: 9600 },
        { when: 'after 1 week', amount: 8000 },
        { when: 'after 2 weeks', amount: 6400 },
        { when: 'after 4 weeks', amount: 3200 },
      ],
      description:
        'Two batches of thirty in airy ground-floor rooms; mornings only, over before the heat. The laboratory is open on two Wednesdays for those who have never held a burette. Buses run on two routes for the six weeks at ₹2,400, paid only if you use them.',
      include_staff: true,
      staff_heading: 'The bridge tutors',
      staff: ['gurpreet-anand', 'vivek-shenoy', 'rehana-begum'],
      include_topper: false,
      topper_heading: null,
      achievers: [],
      include_testimonial: false,
      testimonial_heading: null,
      testimonials: [],
      meta_title: 'Bridge to PU, Bengaluru',
      meta_description:
        'Bridge to PU at Northlight Bengaluru: 12 hours a week, 6 weeks, ₹9,600 with GST, 60 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Bridge to PU, Bengaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'mysuru',
      amount: 9000,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the whole course of 6 weeks',
      gst_included: true,
      instalments: { count: 1, amount: 9000 },
      seats: 30,
      seats_left: 27,
      start_days_from_today: 148,
      start_weekday: 'Monday',
      apply_by_days_from_today: 141,
      duration: '6 weeks',
      weekly_hours: 12,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 2 of 6 weeks returns ₹6,000 of ₹9,000.',
      refund_examples: [
        { when: 'before the first class', amount: 9000 },
        { when: 'after 1 week', amount: 7500 },
        { when: 'after 2 weeks', amount: 6000 },
        { when: 'after 4 weeks', amount: 3000 },
      ],
      description:
        'One batch of thirty. Day scholars only: the hostels are closed and repainted in these weeks, so students from outside Mysuru need a place to stay, and the office can suggest two. Dr. George leads two field mornings for those who choose the biology hours.',
      include_staff: true,
      staff_heading: 'The bridge tutors',
      staff: ['sudha-narasimhan', 'raghavendra-bhat', 'kavitha-murthy'],
      include_topper: false,
      topper_heading: null,
      achievers: [],
      include_testimonial: false,
      testimonial_heading: null,
      testimonials: [],
      meta_title: 'Bridge to PU, Mysuru',
      meta_description:
        'Bridge to PU at Northlight Mysuru: 12 hours a week, 6 weeks, ₹9,000 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Bridge to PU, Mysuru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'hubballi',
      amount: 8100,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the whole course of 6 weeks',
      gst_included: true,
      instalments: { count: 1, amount: 8100 },
      seats: 30,
      seats_left: 28,
      start_days_from_today: 148,
      start_weekday: 'Monday',
      apply_by_days_from_today: 141,
      duration: '6 weeks',
      weekly_hours: 12,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 2 of 6 weeks returns ₹5,400 of ₹8,100.',
      refund_examples: [
        { when: 'before the first class', amount: 8100 },
        { when: 'after 1 week', amount: 6750 },
        { when: 'after 2 weeks', amount: 5400 },
        { when: 'after 4 weeks', amount: 2700 },
      ],
      description:
        'Made above all for students who move from a Kannada-medium school to English-medium PU science. Half an hour a day goes to reading aloud from the PU textbooks, slowly, with the glossary. Thirty seats; classes begin at 9:00 am and end at noon.',
      include_staff: true,
      staff_heading: 'The bridge tutors',
      staff: ['girija-patil', 'shivanand-angadi', 'prakash-hiremath'],
      include_topper: false,
      topper_heading: null,
      achievers: [],
      include_testimonial: false,
      testimonial_heading: null,
      testimonials: [],
      meta_title: 'Bridge to PU, Hubballi',
      meta_description:
        'Bridge to PU at Northlight Hubballi: 12 hours a week, 6 weeks, ₹8,100 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Bridge to PU, Hubballi, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'mangaluru',
      amount: 8400,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the whole course of 6 weeks',
      gst_included: true,
      instalments: { count: 1, amount: 8400 },
      seats: 30,
      seats_left: 26,
      start_days_from_today: 148,
      start_weekday: 'Monday',
      apply_by_days_from_today: 141,
      duration: '6 weeks',
      weekly_hours: 12,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 2 of 6 weeks returns ₹5,600 of ₹8,400.',
      refund_examples: [
        { when: 'before the first class', amount: 8400 },
        { when: 'after 1 week', amount: 7000 },
        { when: 'after 2 weeks', amount: 5600 },
        { when: 'after 4 weeks', amount: 2800 },
      ],
      description:
        'One batch of thirty at Kadri. The biology option is the popular one here and has its own room. The closing test is written on screen in the computer hall, so that PU students have seen the examination screen before it matters.',
      include_staff: true,
      staff_heading: 'The bridge tutors',
      staff: ['ashwin-pai', 'nandini-prabhu', 'deepak-kamath'],
      include_topper: false,
      topper_heading: null,
      achievers: [],
      include_testimonial: false,
      testimonial_heading: null,
      testimonials: [],
      meta_title: 'Bridge to PU, Mangaluru',
      meta_description:
        'Bridge to PU at Northlight Mangaluru: 12 hours a week, 6 weeks, ₹8,400 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Bridge to PU, Mangaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
  ],
}
