import type { DemoCourse } from '../../shapes.ts'

export const testSeries: DemoCourse = {
  name: 'Test Series with Letters',
  slug: 'test-series',
  class: 'Online',
  short_description: 'Twenty-four papers on the real screen, a written letter after each.',
  duration: '12 months',
  batch_size: null,
  mode: 'Online, with supervised papers on campus',
  tests: 24,
  eligibility: 'Anyone preparing for JEE Main, NEET or KCET',
  description: `A mark tells you that you lost 117. It does not tell you that 24 of them went because the last six questions were never reached. The letter after each paper does.

## Who it is for
Anyone preparing for JEE Main, NEET or KCET, at any college or coaching centre, or alone. You need no course with us. Choose the examination when you begin; you may change it once.

## What you get
- **24 papers**, opening one by one from the day you join: twelve by topic, eight half-length, four full. They stay open for twelve months
- **The real screen.** Sections, palette, review marks, numeric keypad and one clock, in English, with Kannada and Hindi for the questions that have been translated
- **A written report after every paper**: marks by section and topic, time by question, mistakes sorted into careless, slow, guess, concept and not reached, and three things to do this week
- **Worked solutions** for every question, and a way to challenge a key. If you are right, everyone’s paper is marked again
- **A seat in the hall.** The four full papers can be taken under supervision at the campus you choose, with strangers around you. It is part of the fee

Your rank and percentile are shown to you and, if you are under 18, to your parent. There is no public list.

## Hours
None fixed. A full paper takes three hours, a topic paper 45 minutes, and reading the letter properly about an hour. One paper a fortnight is a good pace; more than one a week leaves no time to learn from it.

## What it does not include
Classes, doubt hours and books. If a letter keeps pointing at the same topic, two open doubt hours at any campus are included; after that a course is the better help, ours or another.

## The fee
₹4,500 once, GST included. Papers you have not opened can be returned: ₹187.50 for each.`,
  image_hint: 'stopwatch made of dots, envelope',
  image_alt: 'A stopwatch of stars beside an envelope, emblem of the Test Series',
  meta_title: 'Test Series with Letters: JEE, NEET, KCET',
  meta_description:
    'Twenty-four papers for JEE Main, NEET or KCET on the real screen and clock, each followed by a letter on what cost you marks.',
  is_active: true,
  at_branches: [
    {
      branch: 'bengaluru',
      amount: 4500,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'once, for all 24 papers',
      gst_included: true,
      instalments: { count: 1, amount: 4500 },
      seats: 150,
      seats_left: 22,
      start_days_from_today: 0,
      start_weekday: null,
      apply_by_days_from_today: null,
      duration: '12 months',
      weekly_hours: null,
      refund_rule:
        'Full refund until the first paper is opened. After that ₹187.50 is refunded for every paper not opened, within 10 days, to the account that paid. Example: after 8 of 24 papers you get back ₹3,000 of ₹4,500.',
      refund_examples: [
        { when: 'before the first paper is opened', amount: 4500 },
        { when: 'after 8 papers', amount: 3000 },
        { when: 'after 16 papers', amount: 1500 },
      ],
      description:
        'Choosing Bengaluru means that your four full papers can be taken in the computer hall at Jayanagar, sixty seats at a time, on Sundays at 9:00 am. Everything else happens at home. Vivek sir runs the hall and answers questions about keys.',
      include_staff: true,
      staff_heading: 'Who writes the letters',
      staff: ['vivek-shenoy', 'gurpreet-anand'],
      include_topper: false,
      topper_heading: null,
      achievers: [],
      include_testimonial: false,
      testimonial_heading: null,
      testimonials: [],
      meta_title: 'Test Series with Letters, Bengaluru',
      meta_description:
        'Test Series with Letters at Northlight Bengaluru: 24 papers, 12 months, ₹4,500 with GST, 150 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Test Series with Letters, Bengaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'mysuru',
      amount: 4500,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'once, for all 24 papers',
      gst_included: true,
      instalments: { count: 1, amount: 4500 },
      seats: 100,
      seats_left: 26,
      start_days_from_today: 0,
      start_weekday: null,
      apply_by_days_from_today: null,
      duration: '12 months',
      weekly_hours: null,
      refund_rule:
        'Full refund until the first paper is opened. After that ₹187.50 is refunded for every paper not opened, within 10 days, to the account that paid. Example: after 8 of 24 papers you get back ₹3,000 of ₹4,500.',
      refund_examples: [
        { when: 'before the first paper is opened', amount: 4500 },
        { when: 'after 8 papers', amount: 3000 },
        { when: 'after 16 papers', amount: 1500 },
      ],
      description:
        'Choosing Mysuru means that your four full papers can be taken in the computer hall at Vijayanagar, sixty seats at a time. The library café opens at eight on those Sundays, and parents usually wait there with a newspaper. Sudha ma’am answers questions about keys.',
      include_staff: true,
      staff_heading: 'Who writes the letters',
      staff: ['raghavendra-bhat', 'sudha-narasimhan'],
      include_topper: true,
      topper_heading: 'Who used these papers',
      achievers: ['nakul-revankar'],
      include_testimonial: false,
      testimonial_heading: null,
      testimonials: [],
      meta_title: 'Test Series with Letters, Mysuru',
      meta_description:
        'Test Series with Letters at Northlight Mysuru: 24 papers, 12 months, ₹4,500 with GST, 100 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Test Series with Letters, Mysuru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'hubballi',
      amount: 4500,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'once, for all 24 papers',
      gst_included: true,
      instalments: { count: 1, amount: 4500 },
      seats: 75,
      seats_left: 26,
      start_days_from_today: 0,
      start_weekday: null,
      apply_by_days_from_today: null,
      duration: '12 months',
      weekly_hours: null,
      refund_rule:
        'Full refund until the first paper is opened. After that ₹187.50 is refunded for every paper not opened, within 10 days, to the account that paid. Example: after 8 of 24 papers you get back ₹3,000 of ₹4,500.',
      refund_examples: [
        { when: 'before the first paper is opened', amount: 4500 },
        { when: 'after 8 papers', amount: 3000 },
        { when: 'after 16 papers', amount: 1500 },
      ],
      description:
        'Choosing Hubballi means that your four full papers can be taken in the thirty-seat hall at Vidyanagar, in two sessions a day, at 9:00 am and 2:00 pm. Students from Belagavi and Gadag are given the later one if they ask.',
      include_staff: true,
      staff_heading: 'Who writes the letters',
      staff: ['mallikarjun-gouda', 'shivanand-angadi'],
      include_topper: false,
      topper_heading: null,
      achievers: [],
      include_testimonial: false,
      testimonial_heading: null,
      testimonials: [],
      meta_title: 'Test Series with Letters, Hubballi',
      meta_description:
        'Test Series with Letters at Northlight Hubballi: 24 papers, 12 months, ₹4,500 with GST, 75 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Test Series with Letters, Hubballi, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'mangaluru',
      amount: 4500,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'once, for all 24 papers',
      gst_included: true,
      instalments: { count: 1, amount: 4500 },
      seats: 75,
      seats_left: 37,
      start_days_from_today: 0,
      start_weekday: null,
      apply_by_days_from_today: null,
      duration: '12 months',
      weekly_hours: null,
      refund_rule:
        'Full refund until the first paper is opened. After that ₹187.50 is refunded for every paper not opened, within 10 days, to the account that paid. Example: after 8 of 24 papers you get back ₹3,000 of ₹4,500.',
      refund_examples: [
        { when: 'before the first paper is opened', amount: 4500 },
        { when: 'after 8 papers', amount: 3000 },
        { when: 'after 16 papers', amount: 1500 },
      ],
      description:
        'Choosing Mangaluru means that your four full papers can be taken in the thirty-seat hall at Kadri, in two sessions a day, at 9:00 am and 2:00 pm. Students from Udupi and Puttur usually take the second, and the bus waits for them.',
      include_staff: true,
      staff_heading: 'Who writes the letters',
      staff: ['nandini-prabhu', 'ashwin-pai'],
      include_topper: false,
      topper_heading: null,
      achievers: [],
      include_testimonial: false,
      testimonial_heading: null,
      testimonials: [],
      meta_title: 'Test Series with Letters, Mangaluru',
      meta_description:
        'Test Series with Letters at Northlight Mangaluru: 24 papers, 12 months, ₹4,500 with GST, 75 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Test Series with Letters, Mangaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
  ],
}
