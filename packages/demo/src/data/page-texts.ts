import type { DemoPageText } from '../shapes.ts'

export const pageTexts: DemoPageText[] = [
  {
    slug: 'home',
    page_name: 'Home',
    content: {
      heading: null,
      intro: [
        'Northlight began in 2008 with 22 students in a rented hall on Observatory Road, Bengaluru, and a promise that no batch would ever grow past thirty. It has stayed that way through four campuses. We prepare students for PU boards, JEE, NEET and KCET, and teach Classes 8 to 10 in the evenings, so that school stays school. Every fee, every refund rule and every tutor’s qualification is printed before you ask.',
      ],
      quotes: [],
      cards: [],
      video: null,
      empty_text: null,
    },
  },
  {
    slug: 'about',
    page_name: 'About us',
    content: {
      heading: null,
      intro: [],
      quotes: [{ text: 'A director who does not teach begins to believe the brochure.', by: 'arvind-belagur' }],
      cards: [],
      video: { title: 'Arvind Belagur on why a batch never has more than 30 students', minutes: 4 },
      empty_text: null,
    },
  },
  {
    slug: 'leadership',
    page_name: 'Leadership team and faculty',
    content: {
      heading: 'The people who will know your name',
      intro: [
        'Those who lead the institute still teach every week. Each tutor is here with subject, qualification and years of teaching, so that you know who stands in front of the class before you pay.',
      ],
      quotes: [],
      cards: [],
      video: null,
      empty_text:
        'The list of tutors for this campus is being prepared. Call us, and we will tell you who teaches there.',
    },
  },
  {
    slug: 'gallery',
    page_name: 'Gallery',
    content: {
      heading: 'Gallery',
      intro: [],
      quotes: [
        {
          text: 'Come on any working day. You will find the rooms as the pictures show them.',
          by: 'zubeida-khan',
        },
        { text: 'Marks come from ordinary days done well.', by: 'sumitra-iyengar' },
      ],
      cards: [],
      video: null,
      empty_text: null,
    },
  },
  {
    slug: 'careers',
    page_name: 'Careers',
    content: {
      heading: 'Careers at Northlight',
      intro: [
        'Teaching here means thirty students at a time, the same batch for two years, and an hour a day in which your only task is a doubt. It also means writing a report for each student after every test, which takes longer than marking and is the part students keep.',
        'We pay on the first of the month, print the salary range of every post, and reply to everyone who writes. Whoever works with children here is verified by the police before the first day; we arrange and pay for it.',
      ],
      quotes: [],
      cards: [
        {
          title: 'Wellbeing',
          text: 'Eighteen hours of class a week for a full-time tutor, eight weeks a year without classes, family health insurance.',
        },
        {
          title: 'Inclusion',
          text: 'Posts are open to everyone. Ramps, low desks and flexible hours exist; tell us what else you need.',
        },
        {
          title: 'Growth',
          text: 'A mentor in the first year, ₹15,000 a year for books and courses, and a class of yours observed each term by someone you choose.',
        },
        {
          title: 'Principles',
          text: 'No sales targets, no promises about ranks, no student’s marks in front of others.',
        },
      ],
      video: null,
      empty_text:
        'There is no open post at the moment. Send a CV to careers@northlight.example and we will keep it for six months.',
    },
  },
  {
    slug: 'contact',
    page_name: 'Contact us',
    content: {
      heading: 'Contact us',
      intro: [
        'Calls are answered from 10 am to 7 pm, and messages on the same working day. We will call you back once, at the time you choose.',
      ],
      quotes: [],
      cards: [],
      video: null,
      empty_text: null,
    },
  },
  {
    slug: 'faq',
    page_name: 'Frequently asked questions',
    content: {
      heading: 'Frequently asked questions',
      intro: ['If yours is missing, ask it on the contact page; the answer will be added here for the next family.'],
      quotes: [],
      cards: [],
      video: null,
      empty_text: null,
    },
  },
  {
    slug: 'events',
    page_name: 'Events',
    content: {
      heading: 'Events',
      intro: ['Most of these are free and open to everyone, enrolled or not.'],
      quotes: [],
      cards: [],
      video: null,
      empty_text: null,
    },
  },
  {
    slug: 'testimonial',
    page_name: 'Testimonials',
    content: {
      heading: 'Testimonials',
      intro: ['In their own words, with the complaints left in. Each is shown with written consent.'],
      quotes: [],
      cards: [],
      video: null,
      empty_text: null,
    },
  },
  {
    slug: 'knowledge-desk',
    page_name: 'Knowledge desk',
    content: {
      heading: 'Knowledge desk',
      intro: ['Articles by our tutors: one idea each, nothing to buy at the end.'],
      quotes: [],
      cards: [],
      video: null,
      empty_text: null,
    },
  },
  {
    slug: 'expert-tips',
    page_name: 'Expert tips',
    content: {
      heading: 'Expert tips',
      intro: ['Short notes from our tutors that you can try today.'],
      quotes: [],
      cards: [],
      video: null,
      empty_text: null,
    },
  },
  {
    slug: 'online-tests',
    page_name: 'Online tests',
    content: {
      heading: 'Online tests',
      intro: [
        'The real exam screen, the real clock, and a written report after every test. Only you can see your rank.',
      ],
      quotes: [],
      cards: [],
      video: null,
      empty_text: 'No test matches this filter. Clear it to see all papers.',
    },
  },
  {
    slug: 'achievers',
    page_name: 'Achievers',
    content: {
      heading: 'Our achievers',
      intro: [
        'Every name here stands with written consent, the course taken, how long it lasted and whether it was paid for. For the whole picture, see our results.',
      ],
      quotes: [],
      cards: [],
      video: null,
      empty_text: null,
    },
  },
]
