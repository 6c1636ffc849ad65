import type { DemoCourse } from '../../shapes.ts'

export const olympiadPreparation: DemoCourse = {
  name: 'Olympiad Preparation, Classes 7 to 10',
  slug: 'olympiad-preparation',
  class: 'School (STD VIII to X)',
  short_description: 'Six months of Saturdays for science and mathematics olympiads.',
  duration: '6 months',
  batch_size: 20,
  mode: 'On campus',
  tests: 12,
  eligibility: 'Studying in Class 7, 8, 9 or 10, any board',
  description: `School olympiads and science talent papers reward reading quickly, reasoning cleanly and not being frightened by an unfamiliar picture. All three can be practised.

## Who it is for
Students of Classes 7 to 10 who plan to sit a national science talent paper, a mathematics olympiad qualifier or our own Vrddhi examination, and who already manage the school syllabus without strain.

## A Saturday
- 2:00 pm to 3:15 pm: mathematics and mental ability
- 3:30 pm to 4:30 pm: physics, chemistry and biology in rotation
- 4:30 pm to 5:00 pm: a short timed set, marked before you leave

That is three hours a week for six months, twenty-four Saturdays. Two groups run side by side, Classes 7 and 8 together and Classes 9 and 10 together. A group has at most 20 students.

## What is included
- Classes, two problem books, and the solved papers of our own Vrddhi examination
- Twelve timed papers of 35 questions in 60 minutes, on the same screen as our online tests, with a topic-by-topic report
- Guidance on which papers are worth sitting. There are more than a dozen, each with a fee; most students need two
- Form-filling help. Examination fees are paid by you directly to the body that conducts the paper, and are not part of our fee

## Honest expectations
Of the 36 students who finished the course at Bengaluru last year, 11 moved past the first stage of an olympiad they sat. The others did not, and most came back to say that the school paper felt shorter. We think both are good reasons to come; only you can say whether they are worth six months of Saturdays.

## Joining midway
The course can be joined until its fourth Saturday. You pay only for the Saturdays that remain, and receive the earlier worksheets with solutions.`,
  image_hint: 'laurel of dots around a compass',
  image_alt: 'A compass inside a wreath of stars, emblem of the Olympiad course',
  meta_title: 'Olympiad Preparation, Classes 7 to 10',
  meta_description:
    'Six months of Saturday classes for the science talent and mathematics olympiad papers of Classes 7 to 10. Twenty in a batch.',
  is_active: true,
  at_branches: [
    {
      branch: 'bengaluru',
      amount: 24000,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the whole course of 6 months',
      gst_included: true,
      instalments: { count: 2, amount: 12000 },
      seats: 40,
      seats_left: 11,
      start_days_from_today: 27,
      start_weekday: 'Saturday',
      apply_by_days_from_today: 48,
      duration: '6 months',
      weekly_hours: 3,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 2 of 6 months returns ₹16,000 of ₹24,000.',
      refund_examples: [
        { when: 'before the first class', amount: 24000 },
        { when: 'after 1 month', amount: 20000 },
        { when: 'after 2 months', amount: 16000 },
        { when: 'after 4 months', amount: 8000 },
      ],
      description:
        'Forty seats in two groups of twenty. The twelve timed papers are written in the computer hall on Saturdays at 4:00 pm every second week. Manoj sir from Mangaluru joins by video once a month for the mental ability hour, because nobody collects puzzles as he does.',
      include_staff: true,
      staff_heading: 'Who prepares you',
      staff: ['tanvi-joshi', 'sahana-urs', 'vivek-shenoy'],
      include_topper: true,
      topper_heading: 'From earlier groups',
      achievers: ['ishaan-murudkar', 'neel-chitrakar'],
      include_testimonial: false,
      testimonial_heading: null,
      testimonials: [],
      meta_title: 'Olympiad Preparation, Bengaluru',
      meta_description:
        'Olympiad Preparation at Northlight Bengaluru: 3 hours a week, 6 months, ₹24,000 with GST, 40 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Olympiad Preparation, Bengaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'mangaluru',
      amount: 21600,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for the whole course of 6 months',
      gst_included: true,
      instalments: { count: 2, amount: 10800 },
      seats: 20,
      seats_left: 8,
      start_days_from_today: 27,
      start_weekday: 'Saturday',
      apply_by_days_from_today: 48,
      duration: '6 months',
      weekly_hours: 3,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 2 of 6 months returns ₹14,400 of ₹21,600.',
      refund_examples: [
        { when: 'before the first class', amount: 21600 },
        { when: 'after 1 month', amount: 18000 },
        { when: 'after 2 months', amount: 14400 },
        { when: 'after 4 months', amount: 7200 },
      ],
      description:
        'One group of twenty, led by Manoj sir, who sets the mental ability section of the Vrddhi paper and has to leave the room when it is discussed. Timed papers are written on campus. Astronomy questions are practised on the terrace when the sky allows.',
      include_staff: true,
      staff_heading: 'Who prepares you',
      staff: ['manoj-dsouza', 'ashwin-pai', 'nandini-prabhu'],
      include_topper: true,
      topper_heading: 'From earlier groups',
      achievers: ['zoya-barkur', 'reuben-saldanha'],
      include_testimonial: false,
      testimonial_heading: null,
      testimonials: [],
      meta_title: 'Olympiad Preparation, Mangaluru',
      meta_description:
        'Olympiad Preparation at Northlight Mangaluru: 3 hours a week, 6 months, ₹21,600 with GST, 20 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Olympiad Preparation, Mangaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
  ],
}
