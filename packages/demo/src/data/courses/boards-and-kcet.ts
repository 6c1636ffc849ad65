import type { DemoCourse } from '../../shapes.ts'

export const boardsAndKcet: DemoCourse = {
  name: 'Boards and KCET',
  slug: 'boards-and-kcet',
  class: 'Senior Secondary (XI, XII, PU)',
  short_description: 'A strong PU result and a state seat, for students of any PU college.',
  duration: '2 years',
  batch_size: 30,
  mode: 'On campus, afternoons',
  tests: 30,
  eligibility: 'Enrolled in PU I or PU II science at any college',
  description: `Most engineering, pharmacy and agriculture students of Karnataka enter through KCET, where PU marks and the entrance mark count together for the engineering rank. It is the most sensible examination in the country to prepare for calmly, and this course does only that.

## Who it is for
Students of any PU college, in PU I or PU II, with physics, chemistry and mathematics or biology. You keep your college, your friends and your language subjects. We begin when college ends and never ask anyone to skip attendance.

## A week: 18 hours
- Monday to Friday, 3:30 pm to 6:30 pm: three subjects, an hour each, with ten minutes between
- Saturday, 9:00 am to noon: a problem session in weeks one and three, a test in weeks two and four
- Home practice of an hour a day

A doubt desk is open half an hour before and after class. Batches are separate for PU I and PU II and close at 30.

## What the fee covers
- The PU syllabus of three subjects, taught once for the board answer and once for the objective paper, back to back
- 30 tests in two years: 14 board-style papers with written answers marked by hand, 16 KCET papers of 60 questions in 80 minutes on screen
- Eight volumes of study material, with board answers worked in full
- Help with the KCET application, document verification and option entry, done in person at the campus. Option entry is where careless families lose a better seat
- GST

Not covered: your PU college fee, board and KCET fees, bus.

## Tutors
Three tutors a batch, who teach the same batch in both years. Board answers are marked by tutors who have valued PU scripts.

## What it can and cannot do
Of the 126 students who began this course in 2024, 120 finished it: 86 took a seat through KCET, 20 through JEE Main, 12 went another way and 2 are trying again. It is not a course for JEE Advanced. If that is what you want, the two-year integrated programme is the honest choice, and we will tell you so at the counter.`,
  image_hint: 'map outline of Karnataka as a constellation',
  image_alt: 'The outline of Karnataka drawn as a constellation, emblem of the Boards and KCET course',
  meta_title: 'Boards and KCET, two-year afternoon course',
  meta_description:
    'PU boards and KCET for students of any PU college: 18 hours a week after college hours, 30 in a batch, 30 tests, fees in plain text.',
  is_active: true,
  at_branches: [
    {
      branch: 'bengaluru',
      amount: 96000,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for one academic year; the second year is paid when it begins, at the same fee',
      gst_included: true,
      instalments: { count: 4, amount: 24000 },
      seats: 60,
      seats_left: 44,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 166,
      duration: '2 years',
      weekly_hours: 18,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 12 months returns ₹72,000 of ₹96,000. The second year is paid only when it begins.',
      refund_examples: [
        { when: 'before the first class', amount: 96000 },
        { when: 'after 1 month', amount: 88000 },
        { when: 'after 3 months', amount: 72000 },
        { when: 'after 6 months', amount: 48000 },
        { when: 'after 9 months', amount: 24000 },
      ],
      description:
        'Two batches of thirty for PU I and two for PU II, from about twenty colleges of south Bengaluru. Classes begin at 3:45 pm here, because of the traffic, and end at 6:45 pm. Of the 57 who began in 2024, 54 finished: 38 seats through KCET, 11 through JEE Main, 4 other roads and 1 trying again.',
      include_staff: true,
      staff_heading: 'The tutors of this course',
      staff: ['gurpreet-anand', 'rehana-begum', 'vivek-shenoy', 'lata-deshpande'],
      include_topper: true,
      topper_heading: 'Some who took this course',
      achievers: ['vignesh-murali', 'spoorthi-galagali', 'rayyan-sayed', 'anjum-nadaf'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-06'],
      meta_title: 'Boards and KCET, Bengaluru',
      meta_description:
        'Boards and KCET at Northlight Bengaluru: 18 hours a week, 2 years, ₹96,000 with GST, 60 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Boards and KCET, Bengaluru, fees, refund, tutors',
      last_batch: {
        began: 2024,
        finished_in: 2026,
        students_began: 57,
        students_finished: 54,
        left: 3,
        jee: 11,
        neet: 0,
        kcet: 38,
        other: 4,
        trying_again: 1,
      },
      fee_split: null,
    },
    {
      branch: 'mysuru',
      amount: 87600,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for one academic year; the second year is paid when it begins, at the same fee',
      gst_included: true,
      instalments: { count: 4, amount: 21900 },
      seats: 30,
      seats_left: 22,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 166,
      duration: '2 years',
      weekly_hours: 18,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 12 months returns ₹65,700 of ₹87,600. The second year is paid only when it begins.',
      refund_examples: [
        { when: 'before the first class', amount: 87600 },
        { when: 'after 1 month', amount: 80300 },
        { when: 'after 3 months', amount: 65700 },
        { when: 'after 6 months', amount: 43800 },
        { when: 'after 9 months', amount: 21900 },
      ],
      description:
        'One batch of thirty in each year. Students of four PU colleges within walking distance make up most of it. The library is open to them until 7 pm. Of the 28 who began in 2024, 27 finished: 20 seats through KCET, 4 through JEE Main and 3 other roads.',
      include_staff: true,
      staff_heading: 'The tutors of this course',
      staff: ['harish-ballal', 'kavitha-murthy', 'raghavendra-bhat'],
      include_topper: true,
      topper_heading: 'Some who took this course',
      achievers: ['mohammed-tauseef', 'meghana-sringeri', 'kushal-devaiah'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-06'],
      meta_title: 'Boards and KCET, Mysuru',
      meta_description:
        'Boards and KCET at Northlight Mysuru: 18 hours a week, 2 years, ₹87,600 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Boards and KCET, Mysuru, fees, refund, tutors',
      last_batch: {
        began: 2024,
        finished_in: 2026,
        students_began: 28,
        students_finished: 27,
        left: 1,
        jee: 4,
        neet: 0,
        kcet: 20,
        other: 3,
        trying_again: 0,
      },
      fee_split: null,
    },
    {
      branch: 'hubballi',
      amount: 81600,
      discount: 0,
      discount_label: null,
      discount_until_days_from_today: null,
      fee_basis: 'for one academic year; the second year is paid when it begins, at the same fee',
      gst_included: true,
      instalments: { count: 4, amount: 20400 },
      seats: 60,
      seats_left: 35,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 166,
      duration: '2 years',
      weekly_hours: 18,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 12 months returns ₹61,200 of ₹81,600. The second year is paid only when it begins.',
      refund_examples: [
        { when: 'before the first class', amount: 81600 },
        { when: 'after 1 month', amount: 74800 },
        { when: 'after 3 months', amount: 61200 },
        { when: 'after 6 months', amount: 40800 },
        { when: 'after 9 months', amount: 20400 },
      ],
      description:
        'The largest course at Hubballi, with two batches of thirty in each year. Board answers may be practised in Kannada for students who will write in it. The option-entry desk is open to every family in the city during counselling, enrolled or not. Of the 41 who began in 2024, 39 finished: 28 seats through KCET, 5 through JEE Main, 5 other roads and 1 trying again.',
      include_staff: true,
      staff_heading: 'The tutors of this course',
      staff: ['mallikarjun-gouda', 'prakash-hiremath', 'shivanand-angadi'],
      include_topper: true,
      topper_heading: 'Some who took this course',
      achievers: [
        'vaishnavi-pujar',
        'shreya-kulkarni',
        'abhinav-totad',
        'junaid-bagwan',
        'girish-teggi',
        'prajwal-hunashikatti',
      ],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-06'],
      meta_title: 'Boards and KCET, Hubballi',
      meta_description:
        'Boards and KCET at Northlight Hubballi: 18 hours a week, 2 years, ₹81,600 with GST, 60 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Boards and KCET, Hubballi, fees, refund, tutors',
      last_batch: {
        began: 2024,
        finished_in: 2026,
        students_began: 41,
        students_finished: 39,
        left: 2,
        jee: 5,
        neet: 0,
        kcet: 28,
        other: 5,
        trying_again: 1,
      },
      fee_split: null,
    },
  ],
}
