import type { DemoCourse } from '../../shapes.ts'

export const weekendProblemCircle: DemoCourse = {
  name: 'Weekend Problem Circle',
  slug: 'weekend-problem-circle',
  class: 'School (STD VIII to X)',
  short_description: 'Twelve students, one hard problem a week, four unhurried hours.',
  duration: '10 months',
  batch_size: 12,
  mode: 'On campus',
  tests: 4,
  eligibility: 'Studying in Class 8, 9 or 10, any board',
  description: `Twelve students sit around one table. On it lies a single problem, chosen because it cannot be finished in an hour. That is the whole idea.

## Who it is for
Students of Classes 8 to 10 who do not mind being stuck. Some are strong in school, some are merely stubborn; both do well here. Entry is by a take-home problem, and we read the working rather than the answer. No fee is asked before that.

## A weekend
- Saturday, 10:00 am to noon: the problem is read aloud, drawn, argued over and attacked in pairs
- Sunday, 10:00 am to noon: attempts are presented at the board, mended by others, and written up
- Four hours in all. There is no homework; most students think about the problem anyway

Over ten months the circle meets forty weekends. School examination weeks are left free, and no weekend is lost: they are added at the end.

## What is included
- Forty problems in number patterns, geometry, counting, motion, light, chance and estimation, with three fully written solutions to each
- A bound book in which every student keeps the best write-ups, their own and those of others
- Four reading afternoons a year with a scientist, an engineer or a puzzle maker
- Four unmarked papers a year, returned with comments in the margin and no number on top

## The tutors
Two tutors share a circle. They do not present solutions until the table has three of its own. If you have watched a good tutor keep quiet, you know how difficult that is.

## What to expect
Marks in school may or may not move. What parents report is that the student reads a question twice before starting, and is less afraid of a blank page. Those who want the olympiads can add *Olympiad Preparation*, which is faster and has an examination in view. A circle has twelve seats and no waiting-list fee.`,
  image_hint: 'twelve dots in a ring, one brighter',
  image_alt: 'Twelve stars in a ring with one brighter than the rest, emblem of the Problem Circle',
  meta_title: 'Weekend Problem Circle, Classes 8 to 10',
  meta_description:
    'Twelve students around one table and one hard problem a week. Four weekend hours for curious students of Classes 8 to 10.',
  is_active: true,
  at_branches: [
    {
      branch: 'bengaluru',
      amount: 28500,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the academic year of 10 months',
      gst_included: true,
      instalments: { count: 2, amount: 14250 },
      seats: 24,
      seats_left: 9,
      start_days_from_today: 209,
      start_weekday: 'Saturday',
      apply_by_days_from_today: 202,
      duration: '10 months',
      weekly_hours: 4,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 10 months returns ₹19,950 of ₹28,500.',
      refund_examples: [
        { when: 'before the first class', amount: 28500 },
        { when: 'after 1 month', amount: 25650 },
        { when: 'after 3 months', amount: 19950 },
        { when: 'after 6 months', amount: 11400 },
        { when: 'after 8 months', amount: 5700 },
      ],
      description:
        'Two circles of twelve meet at Jayanagar, one for Classes 8 and 9 and one for Class 10, in the round room under the telescope. Tanvi ma’am and Gurpreet sir share both. Tea and biscuits arrive at eleven. Parents may sit at the back twice a year, on the condition that they do not help.',
      include_staff: true,
      staff_heading: 'Who sits at the table',
      staff: ['tanvi-joshi', 'gurpreet-anand'],
      include_topper: true,
      topper_heading: 'From earlier circles',
      achievers: ['tara-vasudev'],
      include_testimonial: true,
      testimonial_heading: 'In their own words',
      testimonials: ['t-08'],
      meta_title: 'Weekend Problem Circle, Bengaluru',
      meta_description:
        'Weekend Problem Circle at Northlight Bengaluru: 4 hours a week, 10 months, ₹28,500 with GST, 24 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Weekend Problem Circle, Bengaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'mysuru',
      amount: 26000,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the academic year of 10 months',
      gst_included: true,
      instalments: { count: 2, amount: 13000 },
      seats: 12,
      seats_left: 5,
      start_days_from_today: 209,
      start_weekday: 'Saturday',
      apply_by_days_from_today: 202,
      duration: '10 months',
      weekly_hours: 4,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 10 months returns ₹18,200 of ₹26,000.',
      refund_examples: [
        { when: 'before the first class', amount: 26000 },
        { when: 'after 1 month', amount: 23400 },
        { when: 'after 3 months', amount: 18200 },
        { when: 'after 6 months', amount: 10400 },
        { when: 'after 8 months', amount: 5200 },
      ],
      description:
        'One circle of twelve, for Classes 8 to 10 together; the older ones learn by explaining and the younger ones by not being impressed. It meets in the library’s side room, and in good weather under the largest banyan, with a blackboard on an easel.',
      include_staff: true,
      staff_heading: 'Who sits at the table',
      staff: ['ramesh-achar', 'sudha-narasimhan'],
      include_topper: true,
      topper_heading: 'From earlier circles',
      achievers: ['mihira-somashekar'],
      include_testimonial: true,
      testimonial_heading: 'In their own words',
      testimonials: ['t-08'],
      meta_title: 'Weekend Problem Circle, Mysuru',
      meta_description:
        'Weekend Problem Circle at Northlight Mysuru: 4 hours a week, 10 months, ₹26,000 with GST, 12 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Weekend Problem Circle, Mysuru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'hubballi',
      amount: 0,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'former students of the campus pay for it',
      gst_included: true,
      instalments: { count: 1, amount: 0 },
      seats: 240,
      seats_left: 228,
      start_days_from_today: 216,
      start_weekday: 'Saturday',
      apply_by_days_from_today: 209,
      duration: '10 months',
      weekly_hours: 4,
      refund_rule:
        'There is no fee, so there is nothing to return. Tell us when you stop, and the next family is asked.',
      refund_examples: [],
      description:
        'An open circle in the school hall of Vidyanagar, in tables of twelve. Former students of the campus pay for the tutors, the books and the tea, so that no family is asked for money. Whoever comes is seated; whoever stays away three times makes room.',
      include_staff: false,
      staff_heading: null,
      staff: [],
      include_topper: false,
      topper_heading: null,
      achievers: [],
      include_testimonial: false,
      testimonial_heading: null,
      testimonials: [],
      meta_title: 'Weekend Problem Circle, Hubballi: free',
      meta_description:
        'Weekend Problem Circle at Northlight Hubballi: 4 hours a week, 10 months, free of charge. Former students pay for it.',
      meta_keywords: 'Weekend Problem Circle, Hubballi, free',
      last_batch: null,
      fee_split: null,
    },
  ],
}
