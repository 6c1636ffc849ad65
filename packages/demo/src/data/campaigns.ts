import type { DemoCampaign } from '../shapes.ts'

export const campaigns: DemoCampaign[] = [
  {
    slug: 'aptitude-test',
    name: 'Northlight Aptitude Test',
    heading: 'Northlight Aptitude Test: one hour that can pay for two years',
    description: `Students of Classes 7 to 10 can take the Northlight Aptitude Test at four campuses or at home. It has 35 questions, takes 60 minutes and costs ₹99. What it decides is a waiver of tuition between 35 and 100 per cent. What it does not decide is whether your child is clever.

## What is asked
Five subjects with seven questions each: mental ability, mathematics, physics, chemistry and biology. The paper is set for the class your child is in now, from what CBSE, ICSE and the State board have in common. Nothing has to be learnt for it. Ten sample questions for each class, with answers, are in the [Vrddhi syllabus](/vrddhi/syllabus), which has the same five subjects.

## What happens next
- The report reaches you within seven days: marks by subject, time by question, and the scholarship band
- If there is a waiver, it is held for 30 days, so that you can look at other places too
- A tutor meets you for half an hour if you want that. Nobody calls if you do not

## What it does not do
It does not reserve a seat, and the waiver applies to tuition only, not to hostel and food. It cannot be added to the early-application discount; you get the larger of the two. Students who score below 65 per cent get no waiver, and are as welcome as all others.

Leave your number and we will send the test dates on WhatsApp, once.`,
    include_form: true,
    form_heading: 'Send me the test dates',
    include_testimonial: true,
    testimonial_heading: 'Families who came through the test',
    testimonials: ['t-04', 't-09'],
    include_topper: true,
    topper_heading: 'Students who studied on a waiver',
    achievers: ['imran-shaikh', 'tejas-uppin', 'aditya-koppikar', 'afreen-taj'],
    image_hint: 'thirty-five dots joined into a climbing path',
    image_alt: 'Thirty-five stars joined into a path that climbs to a brighter one',
    meta_title: 'Northlight Aptitude Test for Classes 7 to 10',
    meta_description:
      '35 questions, 60 minutes, ₹99: the scholarship test for Classes 7 to 10 at four campuses or at home, with waivers from 35 to 100%.',
    is_active: true,
  },
  {
    slug: 'neet-screen-practice',
    name: 'NEET screen practice',
    heading: 'NEET screen practice: try the real screen before it counts',
    description: `NEET is now written on a computer. In our own batches students lost about 20 marks in their first two papers on a screen and nothing after the sixth. So the cheapest preparation is to practise on one beforehand.

## What you get
- One free topic paper of 45 questions in 45 minutes, on a screen that behaves like the real one: palette, review marks, clock
- A written report afterwards: time by question, mistakes sorted by kind, three things to do this week
- A short guide of four pages on reading from a screen, saving answers and using the palette

You need no course with us and no payment. A free account keeps the report private; for students under 18 a parent confirms it.

## On a campus, if you like
On most Saturdays there are free seats in the computer halls at Bengaluru, Mysuru, Hubballi and Mangaluru. Tell us which one is near you, and we will send two possible times. Bring nothing but your identity card.

## What we ask of you
Your name and a phone number, so that we can send the link, and an e-mail address if you want it by mail. We call only to arrange a seat. After 90 days without an answer the enquiry is deleted.

If you find the practice useful and want more of it, the Test Series has 24 papers for ₹4,500. If you do not, keep the guide.`,
    include_form: true,
    form_heading: 'Send me the free paper',
    include_testimonial: false,
    testimonial_heading: null,
    testimonials: [],
    include_topper: true,
    topper_heading: 'Students who wrote NEET in 2026',
    achievers: ['bhavana-kotian', 'rachana-hallikeri', 'siddharth-melanta', 'rohit-salimath'],
    image_hint: 'screen with palette of five shapes under a night sky',
    image_alt: 'A test screen with a palette of five shapes under a night sky',
    meta_title: 'Free NEET practice on a real exam screen',
    meta_description:
      'A free 45-minute NEET paper on a screen that behaves like the real one, with a written report on where the marks went. No payment needed.',
    is_active: true,
  },
  {
    slug: 'visit-the-hostels',
    name: 'Visit the hostels',
    heading: 'Visit our hostels at Mysuru and Mangaluru',
    description: `A hostel cannot be judged from a page. Come on a Sunday between ten and one, or on one of the open days, and walk through the rooms, the mess, the study hall and the sick room with a student who lives there.

## What you will see at Mysuru
Six acres under banyan trees, a girls’ hostel with 64 beds and a boys’ hostel with 72, two students to a room. The library stays open until nine for residents. The fee is ₹2,88,000 a year, hostel, food, tuition and tax together.

## What you will see at Mangaluru
A smaller place: 32 beds for girls, 32 for boys, a garden, coastal food. The fee is ₹2,94,000 a year. The railway station is fifteen minutes away.

## Questions worth asking
- Who is awake at night, and what happens when a child has fever?
- What did you change after the last complaint?
- How many students left last year, and when?
- May I eat what the students eat today?

We like these questions. The complaints register lies open in both mess halls with the answers in it.

## After the visit
There is nothing to sign. Students who apply have a family interview, in which we also speak with the student alone. If the hostel turns out to be wrong after all, a change to day scholar is possible on any day, and the unused hostel fee is refunded.`,
    include_form: true,
    form_heading: 'Arrange a visit',
    include_testimonial: true,
    testimonial_heading: 'From families and residents',
    testimonials: ['t-04', 't-15'],
    include_topper: false,
    topper_heading: null,
    achievers: [],
    image_hint: 'hostel windows among banyan trees',
    image_alt: 'Lit hostel windows among banyan trees',
    meta_title: 'Visit the hostels at Mysuru and Mangaluru',
    meta_description:
      'See our hostels on a Sunday or an open day: rooms, mess, study hall, wardens, the complaints register and the full yearly fee.',
    is_active: true,
  },
]
