import type { DemoCourse } from '../../shapes.ts'

export const twoYearIntegratedJee: DemoCourse = {
  name: 'Two-Year Integrated, JEE',
  slug: 'two-year-integrated-jee',
  class: 'Senior Secondary (XI, XII, PU)',
  short_description: 'PU boards and JEE in one timetable, thirty students, the same tutors.',
  duration: '2 years',
  batch_size: 30,
  mode: 'On campus, day scholar',
  tests: 48,
  eligibility: 'Passed Class 10 with mathematics and science; aptitude test or interview',
  description: `Boards and entrance are usually taught as two lives: college in the morning, coaching until night. Here they are one timetable, taught by the same people, and the day ends before five.

## Who it is for
Students who have passed Class 10 and want engineering or the physical sciences, with physics, chemistry and mathematics in PU I and PU II. You are enrolled at Northlight PU College on the campus, attend it in person and write the Karnataka PU examinations from it. We do not arrange enrolment elsewhere for attendance on paper.

## A week: 26 hours
- **Classes, 19 hours.** Monday to Friday 8:30 am to 12:30 pm with a half-hour break, and 1½ hours on Saturday
- **Problem sessions, 5 hours.** Monday to Friday 1:30 pm to 2:30 pm, with a tutor and an associate in the room
- **Test or review, 2 hours.** Saturday morning

The doubt hour follows each weekday, 2:45 pm to 3:45 pm. It is open to all and compulsory for no one. Homework is planned at 90 minutes a day. Sunday is free.

## What the fee covers
- 1,600+ hours of classes and 400+ problem sessions over the two years
- 48 tests on the real examination screen: chapter tests, JEE Main papers, board rehearsals and, from the second year, JEE Advanced papers for those who want them
- Eleven volumes of study material written by our tutors; no other book is needed
- A written report after every test, a mentor for every 15 students, the library and GST

## Batch and tutors
Thirty at most. The three tutors who meet you on the first day stay for two years; if one has to leave, you are told before the class is.

## KCET is covered too
The syllabus is the same. Eight of the 48 tests are in KCET format, and most of our JEE students take a KCET seat. We count that as success and say so openly in our results.`,
  image_hint: 'two arcs of stars, compass and integral sign',
  image_alt: 'Two star arcs joined by an integral sign, emblem of the two-year JEE programme',
  meta_title: 'Two-Year Integrated Programme for JEE',
  meta_description:
    'PU boards and JEE in one timetable: 26 hours a week, 30 in a batch, 48 tests, the same tutors for two years. Fees and refund rule inside.',
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
      seats_left: 41,
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
        'Two batches of thirty begin at Bengaluru. Meera ma’am, Joseph sir and Gurpreet sir share both and stay for the two years; Lata ma’am mentors the board papers. Of the 58 students who began here in 2024, 55 finished: 21 took a seat through JEE, 29 through KCET and 5 chose another course. Six bus routes reach the campus by 8:15 am.',
      include_staff: true,
      staff_heading: 'Who will teach you',
      staff: ['meera-hegde', 'joseph-mathias', 'gurpreet-anand', 'vivek-shenoy', 'lata-deshpande'],
      include_topper: true,
      topper_heading: 'Some who took this course',
      achievers: [
        'nikhil-deshmukh',
        'ananya-rao',
        'ritika-somayaji',
        'lakshmi-nandan',
        'sneha-mallapur',
        'aditya-koppikar',
      ],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-01', 't-07'],
      meta_title: 'Two-Year Integrated JEE, Bengaluru',
      meta_description:
        'Two-Year Integrated JEE at Northlight Bengaluru: 26 hours a week, 2 years, ₹1,47,600 with GST, 60 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Two-Year Integrated JEE, Bengaluru, fees, refund, tutors',
      last_batch: {
        began: 2024,
        finished_in: 2026,
        students_began: 58,
        students_finished: 55,
        left: 3,
        jee: 21,
        neet: 0,
        kcet: 29,
        other: 5,
        trying_again: 0,
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
      seats_left: 19,
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
        'One batch of thirty day scholars, taught beside the residential batch by the same tutors. Day scholars may stay for the evening problem session on Tuesdays and Thursdays and go home by the 6:30 pm bus. Of the 29 who began here in 2024, 27 finished: 10 seats through JEE, 14 through KCET, 2 other roads and 1 trying again.',
      include_staff: true,
      staff_heading: 'Who will teach you',
      staff: ['raghavendra-bhat', 'kavitha-murthy', 'sudha-narasimhan', 'harish-ballal'],
      include_topper: true,
      topper_heading: 'Some who took this course',
      achievers: ['omkar-jahagirdar', 'sindhu-mahesh', 'aishwarya-tantri'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-01', 't-07'],
      meta_title: 'Two-Year Integrated JEE, Mysuru',
      meta_description:
        'Two-Year Integrated JEE at Northlight Mysuru: 26 hours a week, 2 years, ₹1,33,200 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Two-Year Integrated JEE, Mysuru, fees, refund, tutors',
      last_batch: {
        began: 2024,
        finished_in: 2026,
        students_began: 29,
        students_finished: 27,
        left: 2,
        jee: 10,
        neet: 0,
        kcet: 14,
        other: 2,
        trying_again: 1,
      },
      fee_split: null,
    },
  ],
}
