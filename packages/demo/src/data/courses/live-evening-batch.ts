import type { DemoCourse } from '../../shapes.ts'

export const liveEveningBatch: DemoCourse = {
  name: 'Live Evening Batch, PU I and II',
  slug: 'live-evening-batch',
  class: 'Online',
  short_description: 'Live classes from our Bengaluru studio, forty to a class, from anywhere.',
  duration: '10 months',
  batch_size: 40,
  mode: 'Online, live',
  tests: 24,
  eligibility: 'Enrolled in PU I, PU II, Class 11 or Class 12 science',
  description: `For students who live far from a campus, or whose college day leaves only the evening. The classes are live, held by the same tutors from the studio in Bengaluru, and small enough that your name is known.

## Who it is for
Students of PU I or PU II, or Classes 11 and 12, preparing for boards with KCET, NEET or JEE Main. You need a quiet corner, a screen larger than a phone for tests, and a connection of about 1 Mbps. A phone is enough for classes.

## A week: 9 hours
- Monday to Saturday, 6:30 pm to 8:00 pm, one subject an evening, each subject twice a week
- Students who take both mathematics and biology get an extra hour on Sunday morning at no charge
- Home practice of an hour a day, checked by short quizzes

Every class is recorded and stays in your account until the examinations are over. The recording is for revision; attendance is taken, and a parent hears from us after three absences in a row.

## What is included
- Live classes in groups of 40 at most, with one tutor teaching and a second answering the chat
- The doubt window from 8:00 pm to 8:45 pm: join with video, voice or a photograph of your page. Cameras are optional
- 24 tests on the examination screen with a written report after each
- Printed study material in six volumes, sent by post within Karnataka without extra charge
- One campus day in each half year, at the nearest of our four campuses, for laboratory demonstrations and a full test
- GST

## What it is not
It does not replace a college or its practicals. It is also not a library of 900 films: if a class did not work, it is held again.

## Trying it
The first week is open to everyone without payment. If the connection at home turns out to be too weak, tell us within the month and the fee is refunded by the day, as with every course.`,
  image_hint: 'screen with six evening stars',
  image_alt: 'A screen with six joined stars above it, emblem of the Live Evening Batch',
  meta_title: 'Live Evening Batch for PU I and PU II',
  meta_description:
    'Live online classes for PU I and PU II: nine hours a week, forty to a class, doubts answered the same evening, 24 tests on screen.',
  is_active: true,
  at_branches: [
    {
      branch: 'bengaluru',
      amount: 38000,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the academic year of 10 months',
      gst_included: true,
      instalments: { count: 2, amount: 19000 },
      seats: 80,
      seats_left: 46,
      start_days_from_today: 211,
      start_weekday: 'Monday',
      apply_by_days_from_today: 204,
      duration: '10 months',
      weekly_hours: 9,
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
        'Classes go out live from the studio at Jayanagar, where a second tutor sits beside the camera and reads the chat. There are two groups of forty, one for PU I and one for PU II. Campus days are held at Bengaluru, Mysuru, Hubballi and Mangaluru on the same Sunday, so choose the nearest.',
      include_staff: true,
      staff_heading: 'Who teaches from the studio',
      staff: ['vivek-shenoy', 'rehana-begum', 'tanvi-joshi', 'farah-siddiqui'],
      include_topper: true,
      topper_heading: 'From earlier live batches',
      achievers: ['chirag-navalgund'],
      include_testimonial: true,
      testimonial_heading: 'In their own words',
      testimonials: ['t-10'],
      meta_title: 'Live Evening Batch, Bengaluru',
      meta_description:
        'Live Evening Batch at Northlight Bengaluru: 9 hours a week, 10 months, ₹38,000 with GST, 80 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Live Evening Batch, Bengaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
  ],
}
