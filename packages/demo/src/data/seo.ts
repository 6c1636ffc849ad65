import type { DemoSeo } from '../shapes.ts'

export const seoPages: DemoSeo[] = [
  {
    slug: 'home-page',
    page_name: 'Home',
    path: '/',
    meta_title: 'Northlight Academy: JEE, NEET, KCET, Classes 8–10',
    meta_description:
      'Thirty in a class. PU, JEE, NEET and KCET preparation and Classes 8 to 10 in Bengaluru, Mysuru, Hubballi and Mangaluru. Fees in plain text.',
    meta_keywords: 'coaching Karnataka, JEE, NEET, KCET, PU, foundation classes',
    meta_scripts: null,
  },
  {
    slug: 'about-page',
    page_name: 'About us',
    path: '/about-us',
    meta_title: 'About Northlight Academy, since 2008',
    meta_description:
      'From one hall with thirty chairs to four campuses: who we are, what we refuse to do, and the 46 tutors who teach here.',
    meta_keywords: 'about Northlight Academy, tutors, campuses',
    meta_scripts: null,
  },
  {
    slug: 'contact-page',
    page_name: 'Contact us',
    path: '/contact-us',
    meta_title: 'Contact Northlight Academy and its four campuses',
    meta_description:
      'Phone, WhatsApp, e-mail, maps and office hours of our campuses in Bengaluru, Mysuru, Hubballi and Mangaluru. Ask for a call or a visit.',
    meta_keywords: 'contact, campuses, office hours, call back',
    meta_scripts: null,
  },
  {
    slug: 'mission-vision-page',
    page_name: 'Mission and vision',
    path: '/mission-vision',
    meta_title: 'Mission and vision of Northlight Academy',
    meta_description:
      'What we promise every student and family, and what we would like coaching in Karnataka to become: quieter, fairer, better taught.',
    meta_keywords: 'mission, vision, values',
    meta_scripts: null,
  },
  {
    slug: 'leadership-page',
    page_name: 'Leadership team and faculty',
    path: '/leadership-team',
    meta_title: 'Leadership and faculty of Northlight Academy',
    meta_description:
      'Eight people who run Northlight and the tutors, counsellor and wardens behind it, with qualifications, subjects and years of teaching.',
    meta_keywords: 'faculty, tutors, qualifications, leadership',
    meta_scripts: null,
  },
  {
    slug: 'testimonial-page',
    page_name: 'Testimonials',
    path: '/testimonial',
    meta_title: 'What students and parents say about Northlight',
    meta_description:
      'Words of students and parents from four campuses, the praise and the complaints, shown with their written consent.',
    meta_keywords: 'testimonials, reviews, parents, students',
    meta_scripts: null,
  },
  {
    slug: 'careers-page',
    page_name: 'Careers',
    path: '/careers',
    meta_title: 'Careers at Northlight Academy',
    meta_description:
      'Open posts for tutors, wardens, counsellors and the front desk, with salary range, working week and how we choose.',
    meta_keywords: 'jobs, tutor, physics, chemistry, warden, counsellor',
    meta_scripts: null,
  },
  {
    slug: 'blogs-page',
    page_name: 'Knowledge desk',
    path: '/knowledge-desk',
    meta_title: 'Knowledge Desk: articles for students and parents',
    meta_description:
      'Articles by our tutors on JEE, NEET, KCET and boards, on planning a week, reading a paper and sleeping enough. Free to read.',
    meta_keywords: 'articles, JEE, NEET, KCET, study plan',
    meta_scripts: null,
  },
  {
    slug: 'expert-tips-page',
    page_name: 'Expert tips',
    path: '/expert-tips',
    meta_title: 'Expert tips from our tutors',
    meta_description:
      'Short, practical notes by our tutors: one idea each, five minutes to read, something to try today.',
    meta_keywords: 'tips, study, examination, tutors',
    meta_scripts: null,
  },
  {
    slug: 'events-page',
    page_name: 'Events',
    path: '/events',
    meta_title: 'Events: open houses, talks, mock days, sky evenings',
    meta_description:
      'Open classes, parents’ evenings, mock days and night-sky evenings at four campuses. Most are free and open to every family.',
    meta_keywords: 'events, open house, mock test, parents',
    meta_scripts: null,
  },
  {
    slug: 'faq-page',
    page_name: 'Frequently asked questions',
    path: '/faq',
    meta_title: 'Questions about courses, fees, hostels and tests',
    meta_description:
      'Plain answers on batches, fees, instalments, refunds, scholarships, hostels, tests, counselling and your child’s data.',
    meta_keywords: 'FAQ, fees, refund, hostel, scholarship',
    meta_scripts: null,
  },
  {
    slug: 'gallery-page',
    page_name: 'Gallery',
    path: '/gallery',
    meta_title: 'Gallery: a year at Northlight',
    meta_description:
      'Forty pictures of ordinary days: classrooms, laboratories, hostels, events and one low star in the north.',
    meta_keywords: 'gallery, campus, hostel, classrooms',
    meta_scripts: null,
  },
  {
    slug: 'day-scholar-page',
    page_name: '2-year day scholar and residential programme',
    path: '/2-year-integrated-day-scholar-and-residential-program',
    meta_title: '2-year integrated programme: day scholar, residential',
    meta_description:
      'PU college with JEE or NEET in one timetable: the week in hours, facilities, fees by campus and refund rule, with or without hostel.',
    meta_keywords: 'two-year integrated programme, PU, day scholar, residential',
    meta_scripts: null,
  },
  {
    slug: 'vrddhi-page',
    page_name: 'Vrddhi',
    path: '/vrddhi',
    meta_title: 'Vrddhi: free inter-school talent examination',
    meta_description:
      'A free hour of good questions for Classes 8 to 10 of any school: 35 questions, five subjects, four zones, no course behind it.',
    meta_keywords: 'Vrddhi, talent examination, Class 8, Class 9, Class 10',
    meta_scripts: null,
  },
  {
    slug: 'vrddhi-syllabus-page',
    page_name: 'Vrddhi syllabus',
    path: '/vrddhi/syllabus',
    meta_title: 'Vrddhi syllabus and sample papers',
    meta_description:
      'Download the Vrddhi syllabus and ten sample questions for Class 8, 9 or 10 in ICSE, CBSE or State board.',
    meta_keywords: 'Vrddhi syllabus, sample paper',
    meta_scripts: null,
  },
  {
    slug: 'puc-page',
    page_name: 'Admission to PU',
    path: '/admission/puc',
    meta_title: 'Admission to PU I at Northlight',
    meta_description:
      'Apply for the two-year programmes, Boards and KCET or the live online batch: what we ask, why, and what happens next.',
    meta_keywords: 'PU admission, PUC, Class 11',
    meta_scripts: null,
  },
  {
    slug: 'not-puc-page',
    page_name: 'Admission to Classes 8 to 10',
    path: '/admission/class-8-9-10',
    meta_title: 'Admission to Classes 8, 9 and 10',
    meta_description:
      'Apply for evening, weekend and online classes for Classes 8 to 10: what we ask, why, and what happens next.',
    meta_keywords: 'admission, Class 8, Class 9, Class 10, foundation',
    meta_scripts: null,
  },
  {
    slug: 'admission-page',
    page_name: 'Admission',
    path: '/admission',
    meta_title: 'Admission and scholarship test at Northlight',
    meta_description:
      '35 questions, 60 minutes, ₹99: test dates on four campuses and online, the scholarship table, documents and every step to a seat.',
    meta_keywords: 'admission, aptitude test, scholarship',
    meta_scripts: null,
  },
  {
    slug: 'online-tests-page',
    page_name: 'Online tests',
    path: '/online-tests',
    meta_title: 'Online tests on the real exam screen',
    meta_description:
      'Free and paid papers for JEE Main, NEET, KCET and Classes 7 to 10 on the real screen, with a private report after each.',
    meta_keywords: 'online tests, mock test, JEE Main, NEET, KCET',
    meta_scripts: null,
  },
]
