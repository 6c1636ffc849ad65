import { day, line, number, one, rows, text, yesNo } from '../field-kinds.ts'
import { needs } from '../gate-rules.ts'
import { ruleActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

const said = (label: string, at: string) => text(label, { at: `content.${at}`, empty: '' })
const maybe = (label: string, at: string) => line(label, { at: `content.${at}`, max: 2000 })
const count = (label: string, at: string) => number(label, { at: `content.${at}`, min: 0, empty: 0 })
const perhaps = (label: string, at: string) => number(label, { at: `content.${at}`, min: 0 })

/** What the law asks every branch to publish. Fees and seats are read from its courses. */
export const disclosures = resource({
  name: 'disclosures',
  table: 'disclosures',
  words: ['disclosure', 'disclosures'],
  group: 'institute',
  title: 'branch_id',
  titledBy: ['branch_id'],
  page: '/fees',
  needsAtOnce: ['branch_id'],
  fields: {
    branch_id: one('branch', 'branches'),
    registration_no: line('registration number'),
    as_of: day('as of'),
    tutors_summary: said('tutors in a sentence', 'tutors.summary'),
    tutors: rows(
      'register of tutors',
      'name',
      {
        name: line('name', { max: 2000, empty: '' }),
        subject: line('subject', { max: 2000, empty: '' }),
        qualification: line('qualification', { max: 2000, empty: '' }),
        experience_years: number('years', { min: 0, empty: 0 }),
        profile: line('address of the profile', { max: 2000 }),
      },
      { at: 'content.tutors.register' },
    ),
    enrolled_by_course: rows(
      'enrolled by course',
      'key',
      { key: line('address of the course', { empty: '' }), value: number('students', { min: 0, empty: 0 }) },
      { at: 'content.enrolled_by_course', asMap: true },
    ),
    enrolled_total: count('enrolled', 'enrolled.total'),
    enrolled_on_campus: count('on campus', 'enrolled.on_campus'),
    enrolled_online: count('online', 'enrolled.online'),
    enrolled_two_year: count('two-year programme', 'enrolled.two_year'),
    has_hostel: yesNo('hostel', { at: 'content.hostel.is_available' }),
    hostel_note: maybe('note on the hostel', 'hostel.note'),
    beds_girls: perhaps('beds for girls', 'hostel.beds.girls'),
    beds_boys: perhaps('beds for boys', 'hostel.beds.boys'),
    residents_girls: perhaps('girls in residence', 'hostel.residents.girls'),
    residents_boys: perhaps('boys in residence', 'hostel.residents.boys'),
    hostel_room: maybe('room', 'hostel.room'),
    hostel_wardens: perhaps('wardens', 'hostel.wardens'),
    hostel_meals: perhaps('meals a day', 'hostel.meals_per_day'),
    hostel_nurse: maybe('nurse', 'hostel.nurse'),
    hostel_doctor: maybe('doctor', 'hostel.doctor'),
    hostel_visits: maybe('visits', 'hostel.visits'),
    hostel_calls: maybe('calls home', 'hostel.calls_home'),
    refund: said('refunds', 'refund'),
    hours: said('hours', 'hours'),
    counsellor: said('counsellor', 'counsellor'),
    classrooms: count('classrooms', 'classrooms'),
    area_per_student: number('square metres a student', {
      at: 'content.area_per_student_sq_m',
      min: 0,
      decimals: true,
      empty: 0,
    }),
    accessibility: said('accessibility', 'accessibility'),
    safety: said('safety', 'safety'),
    activities: said('activities', 'activities'),
    complaints_to: said('complaints to', 'complaints.to'),
    complaints_phone: line('phone for complaints', { at: 'content.complaints.phone', max: 2000, empty: '' }),
    complaints_days: count('days until an answer', 'complaints.answer_within_days'),
  },
  list: {
    columns: ['branch_id', 'registration_no', 'as_of'],
    filters: ['search', 'state', 'branch_id', 'gate'],
    sorts: ['as_of', 'updated_at'],
    first: '-as_of',
    search: ['registration_no'],
  },
  life: 'publish',
  nullWhenEmpty: ['content.hostel.beds', 'content.hostel.residents'],
  gate: [
    needs(
      'branch_id',
      'registration_no',
      'as_of',
      'tutors',
      'refund',
      'counsellor',
      'complaints_to',
      'complaints_phone',
    ),
  ],
  acts: ruleActs,
  example: {
    branch_id: 1,
    registration_no: 'KA-2026-001',
    as_of: '2026-11-01',
    tutors: [{ name: 'Suma Bhat', subject: 'Chemistry', qualification: 'M.Sc.', experience_years: 8, profile: null }],
    refund: 'The days that are left.',
    counsellor: 'On weekdays',
    complaints_to: 'The head of the branch',
    complaints_phone: '9845000100',
    complaints_days: 7,
  },
})
