import type { DemoCourse } from '../../shapes.ts'

export const twoYearIntegratedNeet: DemoCourse = {
  name: 'Two-Year Integrated, NEET',
  slug: 'two-year-integrated-neet',
  class: 'Senior Secondary (XI, XII, PU)',
  short_description: 'PU boards and NEET together, with biology every single day.',
  duration: '2 years',
  batch_size: 30,
  mode: 'On campus, day scholar',
  tests: 48,
  eligibility: 'Passed Class 10 with science; aptitude test or interview',
  description: `NEET looks like a test of memory. It is more a test of noticing: which word in the question matters, which of four true statements answers it. That takes two years of short, regular practice, which is why biology stands in the timetable every day.

## Who it is for
Students who have passed Class 10 and want medicine, dentistry, nursing, veterinary science, agriculture or the life sciences, with physics, chemistry and biology in PU I and PU II. You study at Northlight PU College on the campus and write the Karnataka PU examinations from it.

## A week: 26 hours
- **Classes, 19 hours.** Biology 7, physics 6, chemistry 6
- **Problem sessions, 5 hours.** One each weekday after lunch; physics twice, because that is where NEET ranks are decided
- **Test or review, 2 hours.** Saturday morning

Doubt hour from 2:45 pm to 3:45 pm on weekdays. Homework of 90 minutes a day, of which 30 are reading the textbook slowly. Sunday is free.

## What the fee covers
- 1,600+ hours of classes and 400+ problem sessions over two years
- 48 tests: chapter tests, board rehearsals, and from the second year full papers of 180 questions in 180 minutes on the computer screen, as the examination itself is now held
- Eleven volumes of study material, a diagram book that you draw yourself, and laboratory work for the boards
- A written report after every test, a mentor for every 15 students, the library and GST

## Batch and tutors
Thirty at most, the same tutors for two years. Two biology tutors share each batch, one for plants and ecology, one for animals and human physiology.

## A word on seats
There are far more candidates than government medical seats. Of the 131 day scholars who finished this programme in 2026, 65 took a medical, dental or allied seat through NEET; most of the others are in agriculture, pharmacy, science or engineering, and 14 are trying again. We talk about second choices early, so that they are choices and not consolation.`,
  image_hint: 'two arcs of stars, leaf and pulse line',
  image_alt: 'Two star arcs joined by a leaf, emblem of the two-year NEET programme',
  meta_title: 'Two-Year Integrated Programme for NEET',
  meta_description:
    'PU boards and NEET in one timetable: biology every day, 26 hours a week, 30 in a batch, 48 screen tests. Fees and refund rule inside.',
  is_active: true,
  at_branches: [
    {
      branch: 'bengaluru',
      amount: 164000,
      discount: 10,
      discount_label: 'Early application',
      discount_until_days_from_today: 46,
      fee_basis: 'for one academic year; the second year is paid when it begins, at the same fee',
      gst_included: true,
      instalments: { count: 4, amount: 36900 },
      seats: 60,
      seats_left: 37,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 166,
      duration: '2 years',
      weekly_hours: 26,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 12 months returns ₹1,10,700 of ₹1,47,600. The second year is paid only when it begins.',
      refund_examples: [
        { when: 'before the first class', amount: 147600 },
        { when: 'after 1 month', amount: 135300 },
        { when: 'after 3 months', amount: 110700 },
        { when: 'after 6 months', amount: 73800 },
        { when: 'after 9 months', amount: 36900 },
      ],
      description:
        'Two batches of thirty. Dr. Farah leads biology with a second tutor for plants and ecology; physics problem sessions are held twice a week in half groups of fifteen. Of the 56 students who began in 2024, 53 finished: 27 took a seat through NEET, 14 through KCET, 7 chose science or allied courses and 5 are trying again.',
      include_staff: true,
      staff_heading: 'Who will teach you',
      staff: ['farah-siddiqui', 'meera-hegde', 'joseph-mathias', 'rehana-begum', 'lata-deshpande'],
      include_topper: true,
      topper_heading: 'Some who took this course',
      achievers: ['siddharth-melanta', 'hafsa-maqbool'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-02', 't-09', 't-11'],
      meta_title: 'Two-Year Integrated NEET, Bengaluru',
      meta_description:
        'Two-Year Integrated NEET at Northlight Bengaluru: 26 hours a week, 2 years, ₹1,47,600 with GST, 60 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Two-Year Integrated NEET, Bengaluru, fees, refund, tutors',
      last_batch: {
        began: 2024,
        finished_in: 2026,
        students_began: 56,
        students_finished: 53,
        left: 3,
        jee: 0,
        neet: 27,
        kcet: 14,
        other: 7,
        trying_again: 5,
      },
      fee_split: null,
    },
    {
      branch: 'mysuru',
      amount: 148000,
      discount: 10,
      discount_label: 'Early application',
      discount_until_days_from_today: 46,
      fee_basis: 'for one academic year; the second year is paid when it begins, at the same fee',
      gst_included: true,
      instalments: { count: 4, amount: 33300 },
      seats: 30,
      seats_left: 18,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 166,
      duration: '2 years',
      weekly_hours: 26,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 12 months returns ₹99,900 of ₹1,33,200. The second year is paid only when it begins.',
      refund_examples: [
        { when: 'before the first class', amount: 133200 },
        { when: 'after 1 month', amount: 122100 },
        { when: 'after 3 months', amount: 99900 },
        { when: 'after 6 months', amount: 66600 },
        { when: 'after 9 months', amount: 33300 },
      ],
      description:
        'One batch of thirty day scholars. Botany is taught in the campus garden and herbarium as far as possible, and it shows in the marks. Of the 28 who began here in 2024, 26 finished: 13 seats through NEET, 7 through KCET, 3 other roads and 3 trying again. Four bus routes, the longest 35 minutes.',
      include_staff: true,
      staff_heading: 'Who will teach you',
      staff: ['george-cherian', 'nivedita-sarangi', 'anjali-varghese', 'kavitha-murthy'],
      include_topper: true,
      topper_heading: 'Some who took this course',
      achievers: ['poornima-chikkanna', 'nethra-kodagu'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-02', 't-09', 't-11'],
      meta_title: 'Two-Year Integrated NEET, Mysuru',
      meta_description:
        'Two-Year Integrated NEET at Northlight Mysuru: 26 hours a week, 2 years, ₹1,33,200 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Two-Year Integrated NEET, Mysuru, fees, refund, tutors',
      last_batch: {
        began: 2024,
        finished_in: 2026,
        students_began: 28,
        students_finished: 26,
        left: 2,
        jee: 0,
        neet: 13,
        kcet: 7,
        other: 3,
        trying_again: 3,
      },
      fee_split: null,
    },
    {
      branch: 'hubballi',
      amount: 136000,
      discount: 10,
      discount_label: 'Early application',
      discount_until_days_from_today: 46,
      fee_basis: 'for one academic year; the second year is paid when it begins, at the same fee',
      gst_included: true,
      instalments: { count: 4, amount: 30600 },
      seats: 30,
      seats_left: 16,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 166,
      duration: '2 years',
      weekly_hours: 26,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 12 months returns ₹91,800 of ₹1,22,400. The second year is paid only when it begins.',
      refund_examples: [
        { when: 'before the first class', amount: 122400 },
        { when: 'after 1 month', amount: 112200 },
        { when: 'after 3 months', amount: 91800 },
        { when: 'after 6 months', amount: 61200 },
        { when: 'after 9 months', amount: 30600 },
      ],
      description:
        'One batch of thirty, with explanations in English and Kannada. Many students come from Dharwad, Gadag and Haveri; the office keeps a list of paying-guest homes that our staff have visited. Of the 29 who began here in 2024, 27 finished: 13 seats through NEET, 8 through KCET, 3 other roads and 3 trying again.',
      include_staff: true,
      staff_heading: 'Who will teach you',
      staff: ['chandrakala-desai', 'shivanand-angadi', 'prakash-hiremath'],
      include_topper: true,
      topper_heading: 'Some who took this course',
      achievers: ['rachana-hallikeri', 'sanjana-mudhol', 'raghu-ningappa', 'karthik-naik', 'pooja-mattikatti'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-02', 't-09', 't-11'],
      meta_title: 'Two-Year Integrated NEET, Hubballi',
      meta_description:
        'Two-Year Integrated NEET at Northlight Hubballi: 26 hours a week, 2 years, ₹1,22,400 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Two-Year Integrated NEET, Hubballi, fees, refund, tutors',
      last_batch: {
        began: 2024,
        finished_in: 2026,
        students_began: 29,
        students_finished: 27,
        left: 2,
        jee: 0,
        neet: 13,
        kcet: 8,
        other: 3,
        trying_again: 3,
      },
      fee_split: null,
    },
    {
      branch: 'mangaluru',
      amount: 148000,
      discount: 10,
      discount_label: 'Early application',
      discount_until_days_from_today: 46,
      fee_basis: 'for one academic year; the second year is paid when it begins, at the same fee',
      gst_included: true,
      instalments: { count: 4, amount: 33300 },
      seats: 30,
      seats_left: 20,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 166,
      duration: '2 years',
      weekly_hours: 26,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 12 months returns ₹99,900 of ₹1,33,200. The second year is paid only when it begins.',
      refund_examples: [
        { when: 'before the first class', amount: 133200 },
        { when: 'after 1 month', amount: 122100 },
        { when: 'after 3 months', amount: 99900 },
        { when: 'after 6 months', amount: 66600 },
        { when: 'after 9 months', amount: 33300 },
      ],
      description:
        'One batch of thirty day scholars at Kadri, sharing classrooms and laboratories with the residential batch. Of the 26 who began here in 2024, 25 finished: 12 seats through NEET, 7 through KCET, 3 other roads and 3 trying again. Rohan sir takes the quantitative hour himself on Fridays.',
      include_staff: true,
      staff_heading: 'Who will teach you',
      staff: ['roopa-shetty', 'nandini-prabhu', 'deepak-kamath'],
      include_topper: true,
      topper_heading: 'Some who took this course',
      achievers: ['bhavana-kotian', 'elvita-crasta', 'diya-castelino', 'swathi-ullal', 'deepthi-alva'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-11', 't-16', 't-02'],
      meta_title: 'Two-Year Integrated NEET, Mangaluru',
      meta_description:
        'Two-Year Integrated NEET at Northlight Mangaluru: 26 hours a week, 2 years, ₹1,33,200 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Two-Year Integrated NEET, Mangaluru, fees, refund, tutors',
      last_batch: {
        began: 2024,
        finished_in: 2026,
        students_began: 26,
        students_finished: 25,
        left: 1,
        jee: 0,
        neet: 12,
        kcet: 7,
        other: 3,
        trying_again: 3,
      },
      fee_split: null,
    },
  ],
}
