import type { DemoCourse } from '../../shapes.ts'

export const foundationEvenings: DemoCourse = {
  name: 'Foundation Evenings, Classes 8 and 9',
  slug: 'foundation-evenings',
  class: 'School (STD VIII to X)',
  short_description: 'Mathematics and science beyond the textbook, three evenings a week.',
  duration: '10 months',
  batch_size: 30,
  mode: 'On campus',
  tests: 10,
  eligibility: 'Studying in Class 8 or 9, any board',
  description: `School asks for the answer. These evenings ask why it is the answer. Foundation Evenings is for students of Classes 8 and 9 in any board, CBSE, ICSE or State, who like mathematics and science and want more of both without giving up the rest of being thirteen.

## Who it is for
A student who finishes the school chapter and still has questions. Marks do not decide entry; a half-hour conversation and a short paper do. If we think school alone is enough for now, we say so.

## A week
- Three evenings, 5:00 pm to 7:30 pm, with a ten-minute break: 7½ hours in all
- Mathematics 3 hours, physics 1½, chemistry 1½, biology 1, mental ability ½
- The last half hour of each evening is for doubts; the tutor stays in the room
- Home practice of about two hours a week, never on the evening of a school examination

Class 8 and Class 9 sit in separate groups. A batch closes at 30.

## What is included
- All classes, four workbooks written for the board-neutral syllabus, and a practical afternoon once a month: lenses, titration, seed germination, a home-made electroscope
- Ten tests over the year, one a month, on paper and on screen in turn, each followed by a letter that says where the marks went and what to do next
- Two meetings with parents in a year, with a tutor and not a salesperson
- Access to the Knowledge Desk practice sets and the free online tests

## What it is not
It is not early JEE. We do not teach Class 11 chapters to a twelve-year-old, and there is no ranking list on the wall. What carries over is the habit of drawing the situation, writing the reason for each line, and checking the answer for sense. Students who go on to the PU programmes tell us this is what they used most.

## Before you pay
Come for two trial evenings. They are free, and the decision is yours.`,
  image_hint: 'three evening stars joined into a small triangle, open notebook',
  image_alt: 'Open notebook under three joined stars, emblem of the Foundation Evenings course',
  meta_title: 'Foundation Evenings, Classes 8 and 9',
  meta_description:
    'Three evenings a week of mathematics and science for Classes 8 and 9. Thirty in a batch, 7½ hours, fees and refund rule in plain text.',
  is_active: true,
  at_branches: [
    {
      branch: 'bengaluru',
      amount: 42000,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the academic year of 10 months',
      gst_included: true,
      instalments: { count: 2, amount: 21000 },
      seats: 60,
      seats_left: 38,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 197,
      duration: '10 months',
      weekly_hours: 7.5,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 10 months returns ₹29,400 of ₹42,000.',
      refund_examples: [
        { when: 'before the first class', amount: 42000 },
        { when: 'after 1 month', amount: 37800 },
        { when: 'after 3 months', amount: 29400 },
        { when: 'after 6 months', amount: 16800 },
        { when: 'after 8 months', amount: 8400 },
      ],
      description:
        'At Jayanagar the Class 8 group meets on Mondays, Wednesdays and Fridays, the Class 9 group on Mondays, Tuesdays and Thursdays, on the second floor, away from the PU classrooms. Two buses leave at 7:40 pm towards Banashankari and Koramangala; younger students are handed over at the stop to a named person. Practical afternoons use the PU laboratories on the last Saturday of the month.',
      include_staff: true,
      staff_heading: 'Who teaches these evenings',
      staff: ['sahana-urs', 'lata-deshpande', 'tanvi-joshi'],
      include_topper: false,
      topper_heading: null,
      achievers: [],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-03', 't-14'],
      meta_title: 'Foundation Evenings, Bengaluru',
      meta_description:
        'Foundation Evenings at Northlight Bengaluru: 7½ hours a week, 10 months, ₹42,000 with GST, 60 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Foundation Evenings, Bengaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'mysuru',
      amount: 38000,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the academic year of 10 months',
      gst_included: true,
      instalments: { count: 2, amount: 19000 },
      seats: 60,
      seats_left: 41,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 197,
      duration: '10 months',
      weekly_hours: 7.5,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 10 months returns ₹26,600 of ₹38,000.',
      refund_examples: [
        { when: 'before the first class', amount: 38000 },
        { when: 'after 1 month', amount: 34200 },
        { when: 'after 3 months', amount: 26600 },
        { when: 'after 6 months', amount: 15200 },
        { when: 'after 8 months', amount: 7600 },
      ],
      description:
        'Sixty seats in two batches, one for each class. Classes are held in the old house beside the library, where the windows open on the banyan. The herbarium and the weather station are used by Class 9 throughout the year. Cycles can be left inside the gate, and most students come on one.',
      include_staff: true,
      staff_heading: 'Who teaches these evenings',
      staff: ['ramesh-achar', 'anjali-varghese', 'nivedita-sarangi'],
      include_topper: true,
      topper_heading: 'From earlier groups',
      achievers: ['advika-shastri'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-03', 't-14'],
      meta_title: 'Foundation Evenings, Mysuru',
      meta_description:
        'Foundation Evenings at Northlight Mysuru: 7½ hours a week, 10 months, ₹38,000 with GST, 60 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Foundation Evenings, Mysuru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'hubballi',
      amount: 34000,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the academic year of 10 months',
      gst_included: true,
      instalments: { count: 2, amount: 17000 },
      seats: 30,
      seats_left: 19,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 197,
      duration: '10 months',
      weekly_hours: 7.5,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 10 months returns ₹23,800 of ₹34,000.',
      refund_examples: [
        { when: 'before the first class', amount: 34000 },
        { when: 'after 1 month', amount: 30600 },
        { when: 'after 3 months', amount: 23800 },
        { when: 'after 6 months', amount: 13600 },
        { when: 'after 8 months', amount: 6800 },
      ],
      description:
        'One batch of thirty, split into two groups of fifteen for mathematics. Tutors explain in English and Kannada, and workbooks have the terms in both. The Dharwad bus waits for the end of class. Girija ma’am telephones every family after the first month, whether or not there is something to report.',
      include_staff: true,
      staff_heading: 'Who teaches these evenings',
      staff: ['girija-patil', 'shivanand-angadi'],
      include_topper: true,
      topper_heading: 'From earlier groups',
      achievers: ['arnav-kembhavi'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-03', 't-14'],
      meta_title: 'Foundation Evenings, Hubballi',
      meta_description:
        'Foundation Evenings at Northlight Hubballi: 7½ hours a week, 10 months, ₹34,000 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Foundation Evenings, Hubballi, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'mangaluru',
      amount: 36000,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the academic year of 10 months',
      gst_included: true,
      instalments: { count: 2, amount: 18000 },
      seats: 30,
      seats_left: 21,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 197,
      duration: '10 months',
      weekly_hours: 7.5,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 10 months returns ₹25,200 of ₹36,000.',
      refund_examples: [
        { when: 'before the first class', amount: 36000 },
        { when: 'after 1 month', amount: 32400 },
        { when: 'after 3 months', amount: 25200 },
        { when: 'after 6 months', amount: 14400 },
        { when: 'after 8 months', amount: 7200 },
      ],
      description:
        'The evenings at Kadri follow the school bus times of the coast: 4:45 pm to 7:15 pm in place of 5:00 to 7:30. Roopa ma’am leads the practical afternoons, two of which are held at the tide pools with a teacher for every eight students. The batch has thirty seats, fifteen for each class.',
      include_staff: true,
      staff_heading: 'Who teaches these evenings',
      staff: ['roopa-shetty', 'manoj-dsouza', 'ashwin-pai'],
      include_topper: false,
      topper_heading: null,
      achievers: [],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-03', 't-14'],
      meta_title: 'Foundation Evenings, Mangaluru',
      meta_description:
        'Foundation Evenings at Northlight Mangaluru: 7½ hours a week, 10 months, ₹36,000 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Foundation Evenings, Mangaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
  ],
}
