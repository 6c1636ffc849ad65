import type { FormTable } from '@northlight/db/tables'
import { port } from '../kernel/ports.ts'

/**
 * The tables a mail can speak of, besides those of forms. Each of them is in the registry of persons, so that a mail goes
 * with its row.
 */
export const mailSubjects = [
  ...([
    'users',
    'address_changes',
    'consent_requests',
    'consents',
    'data_exports',
    'deletion_requests',
    'staff_invites',
  ] as const),
  ...(['registrations', 'course_enrolments', 'orders', 'received_cheques', 'attempts', 'key_challenges'] as const),
  ...(['event_reservations', 'families', 'subscriptions', 'chatbot_requests', 'breach_persons'] as const),
] as const

/** Forms bring theirs by their definitions. */
export const mailedForms = port<{ table: FormTable }>('mails.forms', 8)

export type MailSubject = (typeof mailSubjects)[number] | FormTable

/** The row a mail speaks of, and the account that row belongs to; null where there is none. */
export type About = { table: MailSubject; id: number; user_id: number | null }
