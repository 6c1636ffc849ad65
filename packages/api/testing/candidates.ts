import type { OwnRegistrationInput, RegistrationInput } from '@northlight/contract/admissions/registration'
import { next } from './rows.ts'

export const candidatePassword = 'Polaris#2027'

/** What a family fills in for a sitting on a campus; a test names only the fields it is about. */
export const aCandidate = (fields: Partial<OwnRegistrationInput> = {}): OwnRegistrationInput => ({
  name: 'Ananya Rao',
  email: `candidate-${next()}@example.com`,
  school_name: 'Lakeview Public School',
  address: '12 Lake Road\nMysuru 570 001',
  father_name: 'Raghavendra Rao',
  father_phone: '9845012345',
  father_email: `parent-${next()}@example.com`,
  class: '10th',
  program: 'Two-Year Integrated, JEE',
  mode: 'OFFLINE',
  date_of_birth: '2011-04-23',
  consent: 'yes',
  ...fields,
})

export const aGuest = (fields: Partial<RegistrationInput> = {}): RegistrationInput => ({
  ...aCandidate(fields),
  password: candidatePassword,
  confirm_password: candidatePassword,
  ...fields,
})

/** The text of the admission page, as far as applications read it: tests by class, bands, what to bring. */
export const admissionText = {
  title: 'Aptitude test',
  heading: '',
  lead: '',
  facts: [],
  scholarship: {
    heading: '',
    bands: [
      { label: '95 and above', min_percent: 95, max_percent: 100, waiver_percent: 100, grade: 'A', honour: 'Polaris' },
      { label: '90 to 94', min_percent: 90, max_percent: 94, waiver_percent: 80, grade: 'B', honour: 'Vega' },
      { label: 'below 90', min_percent: 0, max_percent: 89, waiver_percent: 0, grade: 'F', honour: null },
    ],
    rounding: '',
    applies_to: [],
    notes: [],
    exclusions: [],
  },
  steps: [],
  test: {
    questions: 35,
    minutes: 60,
    subjects: [],
    fee_paise: 9900,
    result_within_days: 7,
    online_slugs: { '8th': 'viii-aptitude-test', '9th': 'ix-aptitude-test', '10th': 'x-aptitude-test' },
  },
  documents: { for_test: ['A card with a photograph'], for_admission: [], for_waiver: [] },
  refund_note: '',
  quote: null,
}
