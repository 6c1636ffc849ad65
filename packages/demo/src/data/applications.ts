import type { Attention, RegistrationState } from '@northlight/db/tables/admissions'

/** A state and how many days ago it was reached, with a sentence for the family. */
type Step = [state: RegistrationState, daysAgo: number, note?: string]

export type DemoApplication = {
  /** The demo account it belongs to; the others were made by families who closed theirs. */
  account?: string
  name: string
  email: string
  school_name: string
  address: string
  class: string
  program: string
  parent: { name: string; relation: 'Father' | 'Mother' | 'Guardian'; phone: string; email: string }
  /** The code of a sitting; `past` is the one that was held five weeks ago. */
  sitting: string
  steps: Step[]
  attention?: Attention
  marks?: number
}

/** What the paper of the past sitting was worth. */
export const totalMarks = 35

export const applications: DemoApplication[] = [
  {
    account: 'parent@northlight.test',
    name: 'Meera Kulkarni',
    email: 'meera.kulkarni@family.example',
    school_name: 'Lakeview Public School, Bengaluru',
    address: '27, 4th Cross, Banashankari II Stage\nBengaluru 560 070',
    class: '9th',
    program: 'Foundation Evenings',
    parent: {
      name: 'Ramesh Kulkarni',
      relation: 'Father',
      phone: '9845000201',
      email: 'parent@northlight.test',
    },
    sitting: 'past',
    steps: [
      ['registered', 52],
      ['paid', 52],
      ['hall-ticket-issued', 52],
      ['appeared', 35],
      ['appeared', 31, 'Result: 91 per cent, 80 per cent of the tuition waived.'],
      [
        'offered',
        20,
        'Tanvi Joshi meets you on Saturday at 11 am in Jayanagar. The seat is held until then and after.',
      ],
    ],
    marks: 32,
  },
  {
    account: 'applicant@northlight.test',
    name: 'Nikhil Hegde',
    email: 'applicant@northlight.test',
    school_name: 'Hill View School, Bengaluru',
    address: '8 Temple Street, Basavanagudi\nBengaluru 560 004',
    class: '10th',
    program: 'Two-Year Integrated, JEE',
    parent: { name: 'Sujata Hegde', relation: 'Mother', phone: '9845000207', email: 'sujata.hegde@family.example' },
    sitting: 's-02',
    steps: [
      ['registered', 6],
      ['paid', 6],
      ['hall-ticket-issued', 6],
    ],
  },
  {
    name: 'Faizan Sheikh',
    email: 'faizan.sheikh@family.example',
    school_name: 'Government High School, Mandya',
    address: '3 Market Road\nMandya 571 401',
    class: '10th',
    program: 'Boards and KCET',
    parent: { name: 'Imran Sheikh', relation: 'Father', phone: '9845000211', email: 'imran.sheikh@family.example' },
    sitting: 'past',
    steps: [
      ['registered', 37],
      [
        'paid',
        33,
        'The test date was over before the fee arrived. Choose another one at no cost, or ask for a refund.',
      ],
    ],
    attention: 'paid-but-past',
  },
  {
    name: 'Divya Shetty',
    email: 'divya.shetty@family.example',
    school_name: 'Coastal English School, Udupi',
    address: '19 Beach Road\nUdupi 576 101',
    class: '10th',
    program: 'Two-Year Residential, NEET',
    parent: { name: 'Prakash Shetty', relation: 'Father', phone: '9845000212', email: 'prakash@family.example' },
    sitting: 'past',
    steps: [
      ['registered', 49],
      ['paid', 49],
      ['hall-ticket-issued', 49],
      ['appeared', 35],
      ['appeared', 31, 'Result: 74 per cent, 35 per cent of the tuition waived.'],
      ['offered', 24],
      ['admitted', 12, 'Welcome. The first class is on 7 June.'],
    ],
    marks: 26,
  },
  {
    name: 'Harish Gowda',
    email: 'harish.gowda@family.example',
    school_name: 'Vidya Mandira, Tumakuru',
    address: '44 Station Road\nTumakuru 572 101',
    class: '10th',
    program: 'Two-Year Integrated, JEE',
    parent: { name: 'Lakshmi Gowda', relation: 'Mother', phone: '9845000213', email: 'lakshmi@family.example' },
    sitting: 'past',
    steps: [
      ['registered', 45],
      ['paid', 45],
      ['hall-ticket-issued', 44],
      ['appeared', 35],
      ['appeared', 31, 'Result: 54 per cent.'],
    ],
    marks: 19,
  },
  {
    name: 'Sara Fernandes',
    email: 'sara.fernandes@family.example',
    school_name: 'St Anne’s, Mangaluru',
    address: '5 Hill Lane\nMangaluru 575 003',
    class: '8th',
    program: 'Foundation Evenings',
    parent: { name: 'Anita Fernandes', relation: 'Mother', phone: '9845000214', email: 'anita@family.example' },
    sitting: 's-05',
    steps: [
      ['registered', 9],
      ['paid', 9],
      ['hall-ticket-issued', 9],
      ['withdrawn', 2, 'The fee goes back to the account that paid it.'],
    ],
    attention: 'refund-due',
  },
  {
    name: 'Rohan Desai',
    email: 'rohan.desai@family.example',
    school_name: 'Model High School, Hubballi',
    address: '71 College Road\nHubballi 580 031',
    class: '9th',
    program: 'Foundation Evenings',
    parent: { name: 'Vijay Desai', relation: 'Father', phone: '9845000215', email: 'vijay.desai@family.example' },
    sitting: 's-01',
    steps: [
      ['registered', 1],
      ['paid', 1],
    ],
  },
  {
    name: 'Keerthana Iyer',
    email: 'keerthana.iyer@family.example',
    school_name: 'National Public School, Mysuru',
    address: '12 Vani Vilas Road\nMysuru 570 004',
    class: '10th',
    program: 'Two-Year Integrated, NEET',
    parent: { name: 'Sudha Iyer', relation: 'Mother', phone: '9845000216', email: 'sudha.iyer@family.example' },
    sitting: 's-03',
    steps: [['registered', 1]],
  },
]
