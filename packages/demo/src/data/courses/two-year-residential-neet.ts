import type { DemoCourse } from '../../shapes.ts'

export const twoYearResidentialNeet: DemoCourse = {
  name: 'Two-Year Residential, NEET',
  slug: 'two-year-residential-neet',
  class: 'Senior Secondary (XI, XII, PU)',
  short_description: 'The two-year NEET programme with hostel, food and supervised evenings.',
  duration: '2 years',
  batch_size: 30,
  mode: 'On campus, residential',
  tests: 48,
  eligibility: 'Passed Class 10 with science; aptitude test and a family interview',
  description: `The NEET programme for students who live on the campus. The classes, the tutors and the tests are those of the day scholars; the evening, the food and the company are what you pay extra for.

## Who it is for
Students who want medicine or the life sciences and come from a place where the daily journey would cost two hours or more. The student has to want it too. The family interview is with both of you, and we speak with the student alone for ten minutes of it.

## A week: 31 hours
- **Classes, 19 hours**: biology 7, physics 6, chemistry 6
- **Problem sessions, 8 hours**: five after lunch, three in the evening, with a tutor in the room
- **Tests and review, 4 hours** on Saturday, the test at the same hours as the real examination in the second year

Supervised study from 6:30 pm to 8:15 pm, dinner, own time, lights out at 10 pm. Games every afternoon. Sunday is free and visits are welcome.

## What the fee covers
- 1,600+ hours of classes, 600+ problem sessions and 48 tests over two years
- Eleven volumes of study material, the diagram book and laboratory work for the boards
- Hostel in rooms of two, four meals a day, laundry twice a week, nurse and first aid
- A written report after every test to student and parent, a mentor for every 15 students, GST

Medicines beyond first aid are charged at cost.

## Results, as they are
At Mysuru and Mangaluru together 54 students began this programme in 2024 and 51 finished it in 2026. Of these, 32 took a seat through NEET, 8 through KCET, 5 chose other courses and 6 are trying again. Three left before the end and had their unused fee returned.

## Health and safety
Wardens live in. Nobody leaves the campus without a signed pass and a call to a parent. A doctor visits every Thursday, a dentist twice a year. There is a written rule against ragging, explained on the first evening and signed by every student. If the hostel is not right for you, move to day scholar on any day and take the unused hostel fee back.`,
  image_hint: 'hostel window with desk lamp and leaf in stars',
  image_alt: 'A lit hostel window under a leaf of stars, emblem of the residential NEET programme',
  meta_title: 'Two-Year Residential Programme for NEET',
  meta_description:
    'The two-year NEET programme with hostel, meals and supervised study at Mysuru and Mangaluru: 31 hours a week, 30 in a batch.',
  is_active: true,
  at_branches: [
    {
      branch: 'mysuru',
      amount: 288000,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for one academic year with hostel and food; the second year is paid when it begins, at the same fee',
      gst_included: true,
      instalments: { count: 4, amount: 72000 },
      seats: 30,
      seats_left: 13,
      start_days_from_today: 202,
      start_weekday: 'Saturday',
      apply_by_days_from_today: 166,
      duration: '2 years',
      weekly_hours: 31,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 12 months returns ₹2,16,000 of ₹2,88,000. Tuition, hostel and food follow the same rule; the caution deposit of ₹10,000 comes back in full, less the cost of damage if there is any. The second year is paid only when it begins.',
      refund_examples: [
        { when: 'before the first class', amount: 288000 },
        { when: 'after 1 month', amount: 264000 },
        { when: 'after 3 months', amount: 216000 },
        { when: 'after 6 months', amount: 144000 },
        { when: 'after 9 months', amount: 72000 },
      ],
      description:
        'Thirty seats, roughly half of them for girls. Evening biology is held in the hostels’ common rooms, so that nobody crosses the campus after dark alone. Of the fee, ₹1,48,000 is tuition and ₹1,40,000 is hostel and food. Of the 30 who began in 2024, 29 finished: 19 seats through NEET, 4 through KCET, 3 other roads and 3 trying again.',
      include_staff: true,
      staff_heading: 'Who will teach you and look after you',
      staff: ['george-cherian', 'nivedita-sarangi', 'anjali-varghese', 'kavitha-murthy', 'sharada-gowda'],
      include_topper: true,
      topper_heading: 'Some who lived and studied here',
      achievers: ['imran-shaikh', 'varun-gopalaiah', 'naveena-kuttappa', 'yashas-kalburgi'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-04'],
      meta_title: 'Two-Year Residential NEET, Mysuru',
      meta_description:
        'Two-Year Residential NEET at Northlight Mysuru: 31 hours a week, 2 years, ₹2,88,000 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Two-Year Residential NEET, Mysuru, fees, refund, tutors',
      fee_split: { tuition: 148000, hostel_and_food: 140000 },
      last_batch: {
        began: 2024,
        finished_in: 2026,
        students_began: 30,
        students_finished: 29,
        left: 1,
        jee: 0,
        neet: 19,
        kcet: 4,
        other: 3,
        trying_again: 3,
      },
    },
    {
      branch: 'mangaluru',
      amount: 294000,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for one academic year with hostel and food; the second year is paid when it begins, at the same fee',
      gst_included: true,
      instalments: { count: 4, amount: 73500 },
      seats: 30,
      seats_left: 16,
      start_days_from_today: 202,
      start_weekday: 'Saturday',
      apply_by_days_from_today: 166,
      duration: '2 years',
      weekly_hours: 31,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 12 months returns ₹2,20,500 of ₹2,94,000. Tuition, hostel and food follow the same rule; the caution deposit of ₹10,000 comes back in full, less the cost of damage if there is any. The second year is paid only when it begins.',
      refund_examples: [
        { when: 'before the first class', amount: 294000 },
        { when: 'after 1 month', amount: 269500 },
        { when: 'after 3 months', amount: 220500 },
        { when: 'after 6 months', amount: 147000 },
        { when: 'after 9 months', amount: 73500 },
      ],
      description:
        'A small hostel of 64 beds a few minutes from the classrooms, with coastal food and a garden. Of the fee, ₹1,48,000 is tuition and ₹1,46,000 is hostel and food. Of the 24 who began in 2024, 22 finished: 13 seats through NEET, 4 through KCET, 2 other roads and 3 trying again. The nearest railway station is fifteen minutes away.',
      include_staff: true,
      staff_heading: 'Who will teach you and look after you',
      staff: ['roopa-shetty', 'nandini-prabhu', 'deepak-kamath', 'irfan-mulla'],
      include_topper: true,
      topper_heading: 'Some who lived and studied here',
      achievers: ['afreen-taj', 'alisha-mendonca', 'nisha-poojary'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-04'],
      meta_title: 'Two-Year Residential NEET, Mangaluru',
      meta_description:
        'Two-Year Residential NEET at Northlight Mangaluru: 31 hours a week, 2 years, ₹2,94,000 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Two-Year Residential NEET, Mangaluru, fees, refund, tutors',
      fee_split: { tuition: 148000, hostel_and_food: 146000 },
      last_batch: {
        began: 2024,
        finished_in: 2026,
        students_began: 24,
        students_finished: 22,
        left: 2,
        jee: 0,
        neet: 13,
        kcet: 4,
        other: 2,
        trying_again: 3,
      },
    },
  ],
}
