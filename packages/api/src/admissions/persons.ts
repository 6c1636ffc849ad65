import { byUser, through } from '../families/persons/find.ts'
import type { PersonTable } from '../families/persons/types.ts'
import { endForDeletion } from './personal-data.ts'

const removed = 'removed'
const columnsOf = (who: 'father' | 'mother') => ['name', 'relation', 'phone', 'email'].map((of) => `${who}_${of}`)
const parents = [...columnsOf('father'), ...columnsOf('mother')]

export const admissionPersons: PersonTable[] = [
  {
    domain: 'admissions',
    table: 'registration_steps',
    found: through('registration_id', 'registrations', byUser()),
    shown: { title: 'What happened to the applications', columns: ['registration_id', 'state', 'note', 'at'] },
    ofOthers: [{ columns: ['note'] }],
    erased: { set: { note: null } },
  },
  {
    domain: 'admissions',
    table: 'hall_checks',
    found: through('registration_id', 'registrations', byUser()),
    shown: { title: 'Seen at the hall', columns: ['registration_id', 'at', 'undone_at'] },
    erased: 'delete',
  },
  {
    domain: 'admissions',
    table: 'offers',
    found: through('registration_id', 'registrations', byUser()),
    shown: {
      title: 'Offers of a seat',
      columns: ['registration_id', 'title', 'fee_paise', 'waiver_percent', 'waived_paise', 'until', 'created_at'],
    },
    erased: { set: { note: null } },
  },
  {
    domain: 'admissions',
    table: 'registrations',
    found: byUser(),
    shown: {
      title: 'Applications for admission',
      columns: [
        ...['id', 'number', 'name', 'email', 'school_name', 'address', 'class', 'program', ...parents],
        ...['state', 'fee_paise', 'payment_status', 'ticket_issued_at', 'marks', 'total_marks', 'percent'],
        ...['band_label', 'band_honour', 'waiver_percent', 'result_at', 'created_at', 'updated_at'],
      ],
    },
    ofOthers: [
      { by: ['father_email', 'father_name'], columns: columnsOf('father') },
      { by: ['mother_email', 'mother_name'], columns: columnsOf('mother') },
      { by: ['email'], columns: ['email'] },
      // A form that names another parent may give their home.
      { by: ['father_email', 'father_name', 'mother_email', 'mother_name'], columns: ['address'], alone: true },
    ],
    // The row stays nameless, because a payment may point to it.
    erased: {
      before: endForDeletion,
      set: (ctx, { id }) => ({
        user_id: null,
        name: removed,
        email: `removed-${id}@deleted.invalid`,
        school_name: removed,
        address: removed,
        ...Object.fromEntries(parents.map((column) => [column, null])),
        seat: 'none',
        held_until: null,
        updated_at: ctx.now(),
      }),
    },
  },
]
