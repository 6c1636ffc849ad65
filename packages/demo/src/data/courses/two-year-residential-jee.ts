import type { DemoCourse } from '../../shapes.ts'

export const twoYearResidentialJee: DemoCourse = {
  name: 'Two-Year Residential, JEE',
  slug: 'two-year-residential-jee',
  class: 'Senior Secondary (XI, XII, PU)',
  short_description: 'The two-year JEE programme with hostel, food and supervised evenings.',
  duration: '2 years',
  batch_size: 30,
  mode: 'On campus, residential',
  tests: 48,
  eligibility: 'Passed Class 10 with mathematics and science; aptitude test and a family interview',
  description: `This is the two-year integrated programme for JEE, with a bed, a table and four meals a day added, and with the evening organised so that an ordinary sixteen-year-old can keep it up for two years.

## Who it is for
Students from towns where a good PU science college is far away, or families who want the travelling hours back. It suits a student who can share a room, wash a plate and call home with the truth. It does not suit a student who is being sent away as a punishment; in the interview we ask.

## A week: 31 hours
- **Classes, 19 hours**, in the same classrooms and by the same tutors as the day scholars
- **Problem sessions, 8 hours**: one each weekday and three in the evening
- **Tests and review, 4 hours**, on Saturday

Supervised study runs from 6:30 pm to 8:15 pm. Games from 3:30 pm to 5:15 pm are part of the timetable, and so are lights out at 10 pm and eight hours of sleep. Sundays are free after the room has been cleaned; families visit then.

## What the fee covers
- Everything in the day programme: 1,600+ hours of classes, 48 tests, eleven volumes, mentor, library, GST
- 600+ problem sessions over the two years
- Hostel in rooms of two, four meals a day, laundry twice a week, the nurse, and the bus to the railway station at the start and end of holidays

Please keep pocket money below ₹1,000 a month.

## Care
Each hostel has a resident warden; the counsellor is on the campus twice a week; phones are handed out every evening for the call home. A student who is unhappy is noticed at the mess table before it shows in marks. If the hostel is not right, a change to day scholar is possible on any day, and the unused hostel fee is refunded.

## Batch
Thirty at most, and separate from the NEET batch. About one student in twenty goes home, most of them in the first two months; we plan for that, and so should you.`,
  image_hint: 'hostel window with desk lamp and integral sign in stars',
  image_alt: 'A lit hostel window under an integral sign of stars, emblem of the residential JEE programme',
  meta_title: 'Two-Year Residential Programme for JEE',
  meta_description:
    'The two-year JEE programme with hostel, meals and supervised study at Mysuru: 31 hours a week, 30 in a batch, eight hours of sleep.',
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
      seats_left: 17,
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
        'The residential JEE batch exists only at Mysuru. Boys and girls live in separate hostels at two ends of the six acres, two to a room, with the mess and the library between them. Of the fee, ₹1,48,000 is tuition and ₹1,40,000 is hostel and food. Of the 30 who began in 2024, 28 finished: 13 seats through JEE, 13 through KCET, 1 in another course and 1 trying again.',
      include_staff: true,
      staff_heading: 'Who will teach you and look after you',
      staff: ['raghavendra-bhat', 'kavitha-murthy', 'sudha-narasimhan', 'harish-ballal', 'sharada-gowda'],
      include_topper: true,
      topper_heading: 'Some who lived and studied here',
      achievers: [
        'pranav-bhagwat',
        'samarth-hebbar',
        'trupti-honnavar',
        'faizan-ahmed-khazi',
        'dhruva-channappa',
        'tejas-uppin',
      ],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-15'],
      meta_title: 'Two-Year Residential JEE, Mysuru',
      meta_description:
        'Two-Year Residential JEE at Northlight Mysuru: 31 hours a week, 2 years, ₹2,88,000 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Two-Year Residential JEE, Mysuru, fees, refund, tutors',
      fee_split: { tuition: 148000, hostel_and_food: 140000 },
      last_batch: {
        began: 2024,
        finished_in: 2026,
        students_began: 30,
        students_finished: 28,
        left: 2,
        jee: 13,
        neet: 0,
        kcet: 13,
        other: 1,
        trying_again: 1,
      },
    },
  ],
}
