import type { DemoCourse } from '../../shapes.ts'

export const repeatersYear: DemoCourse = {
  name: 'Repeater’s Year',
  slug: 'repeaters-year',
  class: 'Senior Secondary (XI, XII, PU)',
  short_description: 'One more attempt at NEET or JEE, planned from last year’s mistakes.',
  duration: '10 months',
  batch_size: 30,
  mode: 'On campus, day scholar',
  tests: 36,
  eligibility: 'Passed PU II or Class 12 with science',
  description: `A second attempt is not the first one done harder. It begins with last year’s answer sheet, question by question, and with an honest answer to one question: what will be different?

## Who it is for
Students who have passed PU II or Class 12 and want another attempt at NEET or JEE Main. Before admission you sit with a tutor for an hour and go through your last paper. If a year is unlikely to change much, we say it, and we charge nothing for the hour. Last year we advised 17 of 71 applicants to accept the seat they had.

## A week: 28 hours
- **Classes, 20 hours.** Monday to Friday, 9:00 am to 1:00 pm, by topic and not by chapter, weakest topics first
- **Problem sessions, 5 hours.** One hour each weekday afternoon
- **Tests, 3 hours.** A full paper every Saturday at the hours of the real examination

The doubt hour follows each weekday. Sunday is free, and the mistake book is the only homework on it.

## What is included
- 36 tests: 12 topic tests and 24 full papers on the screen used in the examination
- A personal plan after the first fortnight, rewritten every six weeks with your tutor
- Eleven volumes of study material; if you were our student before, you keep your books and pay ₹4,000 less
- Fifteen minutes with the counsellor every fortnight, as routine. A year alone with one examination is hard on anyone
- GST

## Batch
Thirty at most. NEET and JEE students share physics and chemistry; biology and mathematics are separate.

## What happened last year
Of 51 students who finished in 2026, 29 took a seat they had not had before, 15 improved but took a seat they could have had, and 7 did not improve. That is the picture you should hold next to the fee.

## Leaving
Some students receive a late seat in a counselling round. Go and take it. The unused part of the fee is refunded within ten days.`,
  image_hint: 'a circle of stars returning to its start, slightly higher',
  image_alt: 'A spiral of stars returning a little higher, emblem of the Repeater’s Year',
  meta_title: 'Repeater’s Year for NEET and JEE',
  meta_description:
    'One more attempt, planned from last year’s answer sheet: 28 hours a week, 36 tests, a counsellor every fortnight, 30 in a batch.',
  is_active: true,
  at_branches: [
    {
      branch: 'bengaluru',
      amount: 132000,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the whole course of 10 months',
      gst_included: true,
      instalments: { count: 4, amount: 33000 },
      seats: 30,
      seats_left: 30,
      start_days_from_today: 239,
      start_weekday: 'Monday',
      apply_by_days_from_today: 232,
      duration: '10 months',
      weekly_hours: 28,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 10 months returns ₹92,400 of ₹1,32,000.',
      refund_examples: [
        { when: 'before the first class', amount: 132000 },
        { when: 'after 1 month', amount: 118800 },
        { when: 'after 3 months', amount: 92400 },
        { when: 'after 6 months', amount: 52800 },
        { when: 'after 8 months', amount: 26400 },
      ],
      description:
        'One batch of thirty for NEET and JEE together, in a wing of its own, so that second-year students do not spend the day among first-years. Rehana ma’am is the mentor. Admission opens after the results are out; the conversation about your last paper can be booked at any time and costs nothing.',
      include_staff: true,
      staff_heading: 'The tutors of the year',
      staff: ['rehana-begum', 'meera-hegde', 'joseph-mathias', 'farah-siddiqui', 'gurpreet-anand'],
      include_topper: true,
      topper_heading: 'Those who tried again',
      achievers: ['harshini-prakashan', 'manasa-devadiga'],
      include_testimonial: true,
      testimonial_heading: 'In their own words',
      testimonials: ['t-12'],
      meta_title: 'Repeater’s Year, Bengaluru',
      meta_description:
        'Repeater’s Year at Northlight Bengaluru: 28 hours a week, 10 months, ₹1,32,000 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Repeater’s Year, Bengaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'hubballi',
      amount: 116000,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the whole course of 10 months',
      gst_included: true,
      instalments: { count: 4, amount: 29000 },
      seats: 30,
      seats_left: 30,
      start_days_from_today: 239,
      start_weekday: 'Monday',
      apply_by_days_from_today: 232,
      duration: '10 months',
      weekly_hours: 28,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 10 months returns ₹81,200 of ₹1,16,000.',
      refund_examples: [
        { when: 'before the first class', amount: 116000 },
        { when: 'after 1 month', amount: 104400 },
        { when: 'after 3 months', amount: 81200 },
        { when: 'after 6 months', amount: 46400 },
        { when: 'after 8 months', amount: 23200 },
      ],
      description:
        'One batch of thirty, mostly NEET. Students from other towns use the paying-guest list, and the reading room is kept open for them until 6:30 pm. The counsellor visits every second Thursday and is on the telephone in between.',
      include_staff: true,
      staff_heading: 'The tutors of the year',
      staff: ['chandrakala-desai', 'shivanand-angadi', 'prakash-hiremath', 'mallikarjun-gouda'],
      include_topper: true,
      topper_heading: 'Those who tried again',
      achievers: ['rohit-salimath'],
      include_testimonial: true,
      testimonial_heading: 'In their own words',
      testimonials: ['t-12'],
      meta_title: 'Repeater’s Year, Hubballi',
      meta_description:
        'Repeater’s Year at Northlight Hubballi: 28 hours a week, 10 months, ₹1,16,000 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Repeater’s Year, Hubballi, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
  ],
}
