import { randomUUID } from 'node:crypto'
import { byUserOrAddress, through } from '../families/persons/find.ts'
import type { PersonTable } from '../families/persons/types.ts'
import type { Ctx } from '../kernel/context.ts'

const removed = 'removed'
const nobody = (id: number) => `removed-${id}@deleted.invalid`

const ownEnrolments = byUserOrAddress('email')

/** No receipt names a student whose place in a course is nobody’s any more. */
const nameless = async ({ db }: Ctx, { id }: { id: number }): Promise<void> => {
  const orders = db.selectFrom('orders').select('id').where('kind', '=', 'course').where('subject_id', '=', id)
  await db.updateTable('receipts').set({ student_name: null }).where('order_id', 'in', orders).execute()
}

/** What hangs on a place in a course stands before it. */
export const enrolmentPersons: PersonTable[] = [
  {
    domain: 'payments',
    table: 'instalments',
    found: through('enrolment_id', 'course_enrolments', ownEnrolments),
    shown: {
      title: 'Fees in instalments',
      columns: ['enrolment_id', 'number', 'amount_paise', 'due_on', 'state', 'paid_at', 'promised_on', 'promise_note'],
    },
    ofOthers: [{ columns: ['promise_note'] }],
    // What staff wrote about a promise may name the family; the sums are part of the books.
    erased: { set: { promise_note: null } },
  },
  {
    domain: 'payments',
    table: 'refund_cases',
    found: through('enrolment_id', 'course_enrolments', ownEnrolments),
    shown: {
      title: 'Leaving a course',
      columns: [
        ...['enrolment_id', 'asked_at', 'asked_how', 'state', 'starts_on', 'told_on', 'used', 'total', 'fee_paise'],
        ...['paid_paise', 'kept_paise', 'besides', 'sum_paise', 'reason', 'calculation_sent_at'],
      ],
    },
    ofOthers: [{ columns: ['reason', 'besides'] }],
    // What staff wrote about it may name the family; the sums are part of the books.
    erased: { set: { reason: null, returned_note: null } },
  },
  {
    domain: 'payments',
    table: 'course_enrolments',
    found: ownEnrolments,
    shown: {
      title: 'Courses you enrolled in',
      columns: [
        ...['id', 'course_name', 'branch_name', 'name', 'email', 'phone', 'amount_paise', 'discount_percent'],
        ...['discounted_amount_paise', 'payment_status', 'starts_on', 'leave_asked_at', 'left_at', 'batch'],
        ...['created_at'],
      ],
    },
    ofOthers: [{ by: ['email'], columns: ['name', 'email', 'phone'] }],
    erased: {
      // A receipt for this fee may be a parent’s, and stays that parent’s.
      before: nameless,
      set: (ctx, { id }) => ({
        user_id: null,
        name: removed,
        email: nobody(id),
        phone: removed,
        person_key: randomUUID(),
        opener: null,
        updated_at: ctx.now(),
      }),
    },
  },
]
