import type { DemoFaq } from '../shapes.ts'

export const faqs: DemoFaq[] = [
  {
    category: 'Courses',
    question: 'Which course is right for my child?',
    answer:
      'Start with the class your child is in and the time you have. For Classes 8 and 9 there are the [Foundation Evenings](/bengaluru/courses/foundation-evenings) and the Weekend Problem Circle; for Class 10 the boards course; after Class 10 the two-year programmes, or Boards and KCET if you want to keep your own PU college. If you are unsure, the free 60-minute test shows where a student stands topic by topic, and a tutor will go through it with you.',
    is_active: true,
  },
  {
    category: 'Courses',
    question: 'What does “integrated” mean?',
    answer:
      'PU college and entrance preparation in one timetable, on one campus, by the same tutors. Students are enrolled at Northlight PU College, attend it in person and write the Karnataka PU examinations from it. There is no second institute to travel to, and no enrolment on paper somewhere else.',
    is_active: true,
  },
  {
    category: 'Courses',
    question: 'How many students are in a batch?',
    answer:
      'Thirty at most on campus, forty online, twenty in Olympiad Preparation and twelve in the Problem Circle. A thirty-first student means a second batch with a second tutor, or a place on the waiting list, which costs nothing.',
    is_active: true,
  },
  {
    category: 'Courses',
    question: 'Do tutors change during the two years?',
    answer:
      'The tutors who begin with a batch stay with it. If somebody has to leave or is ill for long, students and parents are told who takes over and why, before the next class. In the last three years this has happened in 4 of 48 batches.',
    is_active: true,
  },
  {
    category: 'Courses',
    question: 'Can a student change from JEE to NEET, or the other way?',
    answer:
      'In the first eight weeks of PU I, yes, if there is a seat in the other batch; the fee is the same. Later it depends on the PU subjects registered with the board. Students with both mathematics and biology may keep both open until the end of PU I.',
    is_active: true,
  },
  {
    category: 'Courses',
    question: 'In which language are the classes?',
    answer:
      'English, with explanations in Kannada at every campus when a student asks. At Hubballi all tutors teach in both. Tests show questions in English; many questions can be switched to Kannada or Hindi on the screen.',
    is_active: true,
  },
  {
    category: 'Courses',
    question: 'Is there a minimum age?',
    answer:
      'The two-year programmes are for students who have completed Class 10. Our classes for Classes 7 to 10 run only outside school hours, in the evenings and at weekends. Rules on age differ between states and change; we follow the rule in force in Karnataka, and if it changes we tell enrolled families in writing and return the unused fee to anyone it affects.',
    is_active: true,
  },
  {
    category: 'Admission',
    question: 'How do I apply?',
    answer:
      'Register for the aptitude test on the [admission page](/admission), choose a test date, pay ₹99 and take the test on campus or at home. A meeting with a tutor follows, and then you decide. For Classes 8 to 10 and for PU there are also [direct](/admission/class-8-9-10) [forms](/admission/puc) if you do not need a scholarship.',
    is_active: true,
  },
  {
    category: 'Admission',
    question: 'Is the aptitude test compulsory?',
    answer:
      'Only for a scholarship. Without it, a student may be admitted to the two-year programmes after an interview and a look at the last school report. The test takes 60 minutes and has 35 questions, so most students take it.',
    is_active: true,
  },
  {
    category: 'Admission',
    question: 'When do classes begin, and can we join late?',
    answer:
      'The starting date of each course stands on its page. Joining late is possible in the first four weeks, with catch-up sessions at no extra charge; after that it depends on the subject, and a tutor decides after a conversation. You pay only for the period that remains.',
    is_active: true,
  },
  {
    category: 'Admission',
    question: 'Which documents are needed?',
    answer:
      'For the test: a school identity card. For admission: the last marks card, one photograph, proof of date of birth, and the transfer certificate for PU I. We ask for an Aadhaar number only where the board requires it for registration, and never for an enquiry or a test.',
    is_active: true,
  },
  {
    category: 'Fees',
    question: 'What does the fee include?',
    answer:
      'All classes, problem sessions, tests, letters, study material, library and 18% GST. The residential fee also includes hostel, four meals a day and laundry. Not included: board and entrance examination fees, bus, uniform and the refundable hostel deposit of ₹10,000. The number on the course page is the number on the receipt.',
    is_active: true,
  },
  {
    category: 'Fees',
    question: 'Can we pay in instalments?',
    answer:
      'Yes, without any extra charge: four for the two-year programmes, Boards and KCET and the Repeater’s Year, two for most other courses. The first instalment is due on joining. If one is going to be late, call the accounts office before the date and we will agree on another.',
    is_active: true,
  },
  {
    category: 'Fees',
    question: 'What happens to the fee if a student leaves?',
    answer:
      'Before the first class the refund is the whole fee. After that we keep the fee for the days up to the day you tell us and refund the rest within ten days, to the account that paid. Hostel and bus follow the same rule. There is no form to justify yourself. The whole rule, with examples, is [here](/legal/refund-and-cancellation).',
    is_active: true,
  },
  {
    category: 'Fees',
    question: 'Which scholarships are there?',
    answer:
      'The aptitude test waives 35, 50, 65, 80 or 100 per cent of the tuition fee, by marks; the table is on the [admission page](/admission). It does not waive hostel and food, and it does not add to the early-application discount: the larger of the two applies. A separate help fund supports families whose income has fallen.',
    is_active: true,
  },
  {
    category: 'Fees',
    question: 'Will the fee go up in the second year?',
    answer: 'No. The fee of the year in which you join holds for both years. That is written in the admission letter.',
    is_active: true,
  },
  {
    category: 'Residential',
    question: 'Where are the hostels, and who looks after students?',
    answer:
      'At Mysuru, with 64 beds for girls and 72 for boys, and at Mangaluru, with 32 each. Every hostel has a resident warden of the same sex, a night nurse and a doctor on call. Rooms are shared by two. Savitha Ponnappa, who lives on the Mysuru campus, answers for residential life on both.',
    is_active: true,
  },
  {
    category: 'Residential',
    question: 'How often may parents call and visit?',
    answer:
      'There is a call home every evening, and parents may call the warden at any hour. Visits are on Sundays, 10 am to 1 pm and 3 pm to 5 pm, without an appointment. Students go home for one long weekend a month and all school holidays.',
    is_active: true,
  },
  {
    category: 'Residential',
    question: 'What if my child is unhappy in the hostel?',
    answer:
      'Tell us early; the wardens usually know already. The counsellor meets every new resident in the third week. A change to day scholar is possible on any day, and the unused hostel and food fee is refunded within ten days. About one resident in twenty goes home, most of them in the first two months.',
    is_active: true,
  },
  {
    category: 'Tests',
    question: 'How are the online tests held?',
    answer:
      'On a screen that behaves like the real examination: sections, palette, one clock. Every answer is saved as you give it, and the screen shows how many are saved. If the connection drops, go on; the answers are kept on your device and sent when the connection is back.',
    is_active: true,
  },
  {
    category: 'Tests',
    question: 'Who can see a student’s marks and rank?',
    answer:
      'The student, the mentor and, for students under 18, the parent who gave consent. There is no public list, on the wall or on the web, and ranks are never read out. Achievers on this site have agreed in writing to be shown.',
    is_active: true,
  },
  {
    category: 'Tests',
    question: 'Can a wrong answer key be challenged?',
    answer:
      'Yes, from the report, within a week. A tutor who did not set the question decides and writes down the reason. If the key was wrong, every paper it touches is marked again and each student sees the change.',
    is_active: true,
  },
  {
    category: 'Student care',
    question: 'Do you teach all day? What about sleep?',
    answer:
      'The day scholar’s week has 26 taught hours and ends before five; homework is planned at 90 minutes a day. Residential students have lights out at 10 pm. Sunday is free. A day scholar’s classes and problem sessions stay under five hours a day, as the national guidelines for coaching centres ask; residential students have three evening sessions a week besides.',
    is_active: true,
  },
  {
    category: 'Student care',
    question: 'Is there a counsellor?',
    answer:
      'Yes. Preethi Nayak sees students on all campuses by a fixed calendar and by telephone in between. Conversations are confidential unless somebody is in danger. The help lines of the State are on every notice board and on the back of every identity card.',
    is_active: true,
  },
  {
    category: 'Your data',
    question: 'What do you do with my child’s data?',
    answer:
      'We use it to teach, test and inform you, and for nothing else. For anyone under 18 a parent’s consent is recorded before an account is used. You can download the data, correct them, withdraw consent or delete the account at any time; the [privacy policy](/legal/privacy-policy) says how long each thing is kept. No advertising, no tracking, no sharing with colleges or lenders.',
    is_active: true,
  },
]
