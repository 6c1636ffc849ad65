import type { DemoCourse } from '../../shapes.ts'

export const class10BoardsAndFoundation: DemoCourse = {
  name: 'Class 10 Boards and Foundation',
  slug: 'class-10-boards-and-foundation',
  class: 'School (STD VIII to X)',
  short_description: 'A calm year to the Class 10 boards, with a base for PU science.',
  duration: '10 months',
  batch_size: 30,
  mode: 'On campus',
  tests: 14,
  eligibility: 'Studying in Class 10, any board',
  description: `Class 10 has one public examination and one large decision: which stream, and where. This course prepares for the first and leaves enough room to think about the second.

## Who it is for
Students of Class 10 in CBSE, ICSE or the Karnataka State board. Board-specific chapters and question styles are taught in separate hours, so nobody sits through another board’s syllabus.

## A week
- Three evenings, 5:00 pm to 7:00 pm: mathematics on all three, science in the second hour
- Saturday, 2:00 pm to 5:00 pm: a test or a problem session, then its discussion
- Nine hours in all; home practice of three hours, set so that school homework fits beside it

## What is included
- The full board syllabus in mathematics, physics, chemistry and biology, finished eight weeks before the examinations
- Fourteen tests: eight chapter tests, four section tests in board format with an examiner’s marking scheme, and two full rehearsals at examination hours
- Five workbooks and a slim book of the 120 board questions most often answered wrongly
- Written answers are marked by a person, line by line, and returned within a week
- One career evening with the counsellor for each family: streams, PU colleges, entrance examinations, and what each costs in hours and money

## Batch and tutors
Thirty students at most. The mathematics tutor and the science tutor stay the same from the first day to the last paper. Parents receive a letter after every section test; marks are never displayed to other students.

## After the course
Those who wish can take the aptitude test for the PU programmes. It has its own fee of ₹99, and taking this course gives no marks in it, only practice. Those who choose commerce, arts or a diploma leave with a good board result, and we are as glad of that.

The six-week *Bridge to PU* course follows in the summer and is separate.`,
  image_hint: 'ten dots joined into a rising line, school building outline',
  image_alt: 'A line of ten joined stars rising over a school roof, emblem of the Class 10 course',
  meta_title: 'Class 10 Boards and Foundation',
  meta_description:
    'Class 10 mathematics and science for CBSE, ICSE and State boards, nine hours a week, fourteen tests and a base for PU science.',
  is_active: true,
  at_branches: [
    {
      branch: 'bengaluru',
      amount: 54000,
      discount: 5,
      discount_label: 'Early application',
      discount_until_days_from_today: 46,
      fee_basis: 'for the academic year of 10 months',
      gst_included: true,
      instalments: { count: 2, amount: 25650 },
      seats: 60,
      seats_left: 33,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 197,
      duration: '10 months',
      weekly_hours: 9,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 10 months returns ₹35,910 of ₹51,300.',
      refund_examples: [
        { when: 'before the first class', amount: 51300 },
        { when: 'after 1 month', amount: 46170 },
        { when: 'after 3 months', amount: 35910 },
        { when: 'after 6 months', amount: 20520 },
        { when: 'after 8 months', amount: 10260 },
      ],
      description:
        'Two batches run at Jayanagar, one for the State board and CBSE, one for ICSE, so that Saturday tests are always in your own board’s format. Both rehearsals are held in the examination hall with invigilators the students have never met. Written answers are marked by Lata ma’am and two former valuers.',
      include_staff: true,
      staff_heading: 'The Class 10 tutors',
      staff: ['lata-deshpande', 'tanvi-joshi', 'sahana-urs'],
      include_topper: true,
      topper_heading: 'From the last Class 10 group',
      achievers: ['kabir-lakhani'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-05', 't-13'],
      meta_title: 'Class 10 Boards and Foundation, Bengaluru',
      meta_description:
        'Class 10 Boards and Foundation at Northlight Bengaluru: 9 hours a week, 10 months, ₹51,300 with GST, 60 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Class 10 Boards and Foundation, Bengaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'mysuru',
      amount: 48000,
      discount: 5,
      discount_label: 'Early application',
      discount_until_days_from_today: 46,
      fee_basis: 'for the academic year of 10 months',
      gst_included: true,
      instalments: { count: 2, amount: 22800 },
      seats: 30,
      seats_left: 17,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 197,
      duration: '10 months',
      weekly_hours: 9,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 10 months returns ₹31,920 of ₹45,600.',
      refund_examples: [
        { when: 'before the first class', amount: 45600 },
        { when: 'after 1 month', amount: 41040 },
        { when: 'after 3 months', amount: 31920 },
        { when: 'after 6 months', amount: 18240 },
        { when: 'after 8 months', amount: 9120 },
      ],
      description:
        'One batch of thirty, CBSE and State board together for mathematics and apart for science. ICSE students are welcome; their separate hour is on Saturday. The reading room stays open for Class 10 until 7 pm in the eight weeks before the boards, with a tutor at the desk.',
      include_staff: true,
      staff_heading: 'The Class 10 tutors',
      staff: ['ramesh-achar', 'sudha-narasimhan', 'anjali-varghese'],
      include_topper: true,
      topper_heading: 'From the last Class 10 group',
      achievers: ['riya-thimmaiah'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-13', 't-05'],
      meta_title: 'Class 10 Boards and Foundation, Mysuru',
      meta_description:
        'Class 10 Boards and Foundation at Northlight Mysuru: 9 hours a week, 10 months, ₹45,600 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Class 10 Boards and Foundation, Mysuru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'hubballi',
      amount: 44000,
      discount: 5,
      discount_label: 'Early application',
      discount_until_days_from_today: 46,
      fee_basis: 'for the academic year of 10 months',
      gst_included: true,
      instalments: { count: 2, amount: 20900 },
      seats: 30,
      seats_left: 18,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 197,
      duration: '10 months',
      weekly_hours: 9,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 10 months returns ₹29,260 of ₹41,800.',
      refund_examples: [
        { when: 'before the first class', amount: 41800 },
        { when: 'after 1 month', amount: 37620 },
        { when: 'after 3 months', amount: 29260 },
        { when: 'after 6 months', amount: 16720 },
        { when: 'after 8 months', amount: 8360 },
      ],
      description:
        'Most students here write the State board examination, in English or Kannada medium. Science answers are practised in the language in which they will be written, and corrected by someone who has valued in it. The batch has thirty seats and a common bus with the Boards and KCET group on Saturdays.',
      include_staff: true,
      staff_heading: 'The Class 10 tutors',
      staff: ['girija-patil', 'mallikarjun-gouda', 'prakash-hiremath'],
      include_topper: true,
      topper_heading: 'From the last Class 10 group',
      achievers: ['parth-nimbalkar'],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-05', 't-13'],
      meta_title: 'Class 10 Boards and Foundation, Hubballi',
      meta_description:
        'Class 10 Boards and Foundation at Northlight Hubballi: 9 hours a week, 10 months, ₹41,800 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Class 10 Boards and Foundation, Hubballi, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
    {
      branch: 'mangaluru',
      amount: 46000,
      discount: 5,
      discount_label: 'Early application',
      discount_until_days_from_today: 46,
      fee_basis: 'for the academic year of 10 months',
      gst_included: true,
      instalments: { count: 2, amount: 21850 },
      seats: 30,
      seats_left: 20,
      start_days_from_today: 204,
      start_weekday: 'Monday',
      apply_by_days_from_today: 197,
      duration: '10 months',
      weekly_hours: 9,
      refund_rule:
        'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 10 months returns ₹30,590 of ₹43,700.',
      refund_examples: [
        { when: 'before the first class', amount: 43700 },
        { when: 'after 1 month', amount: 39330 },
        { when: 'after 3 months', amount: 30590 },
        { when: 'after 6 months', amount: 17480 },
        { when: 'after 8 months', amount: 8740 },
      ],
      description:
        'Evenings run from 4:45 pm to 6:45 pm at Mangaluru. Thirty seats; State board and CBSE share the batch, ICSE has its own hour. In the rainy months the Saturday session is joined online if the district declares a holiday, and the test is held the week after.',
      include_staff: true,
      staff_heading: 'The Class 10 tutors',
      staff: ['ashwin-pai', 'roopa-shetty', 'manoj-dsouza'],
      include_topper: false,
      topper_heading: null,
      achievers: [],
      include_testimonial: true,
      testimonial_heading: 'What families say about it',
      testimonials: ['t-05', 't-13'],
      meta_title: 'Class 10 Boards and Foundation, Mangaluru',
      meta_description:
        'Class 10 Boards and Foundation at Northlight Mangaluru: 9 hours a week, 10 months, ₹43,700 with GST, 30 seats. Tutors, dates and refund rule in plain text.',
      meta_keywords: 'Class 10 Boards and Foundation, Mangaluru, fees, refund, tutors',
      last_batch: null,
      fee_split: null,
    },
  ],
}
