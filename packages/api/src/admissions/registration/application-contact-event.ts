import { parentsIn } from '../../counselling/contact-events/who-wrote.ts'
import { defineContactEvent } from '../../enquiries/define-contact-event.ts'
import { byUser } from '../../families/persons/find.ts'
import { endForDeletion } from '../personal-data.ts'

const removed = 'removed'
const columnsOf = (who: 'father' | 'mother') => ['name', 'relation', 'phone', 'email'].map((of) => `${who}_${of}`)
const parents = [...columnsOf('father'), ...columnsOf('mother')]

/** An application for admission: account, seat and money have their own way, and a family touches us by it. */
export const applicationContactEvent = defineContactEvent({
  name: 'application',
  table: 'registrations',
  contactEvent: {
    label: 'Aptitude test',
    read: (row) => {
      // An application without an account is one whose person was deleted.
      if (row.user_id === null) return null
      const { emails, ...others } = parentsIn(row)
      return {
        ...others,
        name: row.name,
        child: { name: row.name, class: row.class, school: row.school_name },
        emails: [{ value: row.email }, ...emails],
        userId: row.user_id,
        wants: row.program,
      }
    },
    // It tells its own story in the timeline.
    words: () => [],
  },
  retention: { stays: 'It goes with the account; nameless it stays, because a payment may point to it.' },
  persons: {
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
})
