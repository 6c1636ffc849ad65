import type { DemoCourse } from '../../shapes.ts'

export const onlineFoundation: DemoCourse = {
  name: 'Online Foundation, Classes 9 and 10',
  slug: 'online-foundation',
  class: 'Online',
  short_description: 'Four short live evenings a week in mathematics and science.',
  duration: '10 months',
  batch_size: 40,
  mode: 'Online, live',
  tests: 10,
  eligibility: 'Studying in Class 9 or 10, any board',
  description: `Seventy-five minutes, four evenings a week, over before dinner. The Online Foundation brings the campus Foundation classes to students who cannot reach one, in a shape that a fourteen-year-old can hold.

## Who it is for
Students of Classes 9 and 10 in any board who want steady help in mathematics and science. It works best for a student who can sit down without being called three times. If that is not yet so, the two free trial evenings will show it, and there is no shame in waiting a year.

## A week: 5 hours
- Four evenings, 5:45 pm to 7:00 pm: mathematics twice, science twice
- Every class begins with one question from the last one, answered in the chat by everybody
- Home practice of an hour and a half a week, on paper, photographed and uploaded

No class runs later than 7 pm and none on Sundays. Recordings are available for the whole school year.

## What is included
- Live classes in groups of 40 at most, separate for Class 9 and Class 10, with a second tutor in the chat
- Ten tests of 45 minutes, on screen, each with a letter to student and parent
- Three printed workbooks sent by post within Karnataka
- A doubt half hour after each class
- A parent call once a term, with the tutor who teaches the child
- GST

## Screen time, fairly counted
Five hours of class and half an hour of testing a week is what we ask. Reading and practice are on paper. Chat between students is open only during class and is read by a tutor; there is no private messaging, and no advertising of any kind.

## What it does not do
It does not cover languages or social science, and it does not prepare for an olympiad. Class 10 students get the last six weeks as board revision in their own board’s format. Those who want more writing practice may take part in the two board rehearsals at any campus at no extra charge.`,
  image_hint: 'small screen with four stars and a pencil',
  image_alt: 'A small screen with four stars and a pencil, emblem of the Online Foundation course',
  meta_title: 'Online Foundation, Classes 9 and 10',
  meta_description:
    'Four live evenings of 75 minutes for Classes 9 and 10, forty to a class, ten tests, printed workbooks by post, no late hours.',
  is_active: true,
  at_branches: [
    {
      branch: 'bengaluru',
      amount: 24000,
      discount: 10,
      discount_label: 'Early application',
      discount_until_days_from_today: 46,
      fee_basis: 'for the academic year of 10 months',
      gst_included: true,
      instalments: { count: 2, amount: 10800 },
      seats: 40,
      seats_left: 25,
      start_days_from_today: 211,
      start_weekday: 'Monday',
      apply_by_days_from_today: 204,
      duration: '10 months',
      weekly_hours: 5,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 10 months returns ₹15,120 of ₹21,600.',
      refund_examples: [
        { when: 'before the first class', amount: 21600 },
        { when: 'after 1 month', amount: 19440 },
        { when: 'after 3 months', amount: 15120 },
        { when: 'after 6 months', amount: 8640 },
        { when: 'after 8 months', amount: 4320 },
      ],
      description:
        'Taught from the studio at Jayanagar by the Foundation tutors. There are forty seats, twenty for each class, so the groups are in fact smaller than the limit. Books are sent by post in the first week; please give an address where somebody can receive them.',
      include_staff: true,
      staff_heading: 'Who teaches from the studio',
      staff: ['sahana-urs', 'lata-deshpande'],
      include_topper: false,
      topper_heading: null,
      achievers: [],
      include_testimonial: false,
      testimonial_heading: null,
      testimonials: [],
      meta_title: 'Online Foundation, Bengaluru',
      meta_description:
        'Online Foundation at Northlight Bengaluru: 5 hours a week, 10 months, ₹21,600 with GST, 40 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Online Foundation, Bengaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
  ],
}
