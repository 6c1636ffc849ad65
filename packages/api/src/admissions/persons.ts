import { personTableOf } from '../enquiries/define-contact-event.ts'
import { byUser, through } from '../families/persons/find.ts'
import type { PersonTable } from '../families/persons/types.ts'
import { applicationContactEvent } from './registration/application-contact-event.ts'

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
    erased: { set: { note: null, reason: null } },
  },
  {
    domain: 'admissions',
    table: 'waiver_proposals',
    found: through('registration_id', 'registrations', byUser()),
    shown: {
      title: 'Waivers that were proposed',
      columns: ['registration_id', 'title', 'waiver_percent', 'waived_paise', 'until', 'state', 'proposed_at'],
    },
    erased: { set: { note: null, reason: '', decided_note: null } },
  },
  personTableOf('admissions')(applicationContactEvent),
]
