/** The tables a mail can speak of. Each of them is in the registry of persons, so that a mail goes with its row. */
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
  ...(['registrations', 'course_enrolments', 'orders', 'attempts', 'key_challenges'] as const),
  ...(['contact_enquiries', 'scholar_enquiries', 'campaign_enquiries', 'course_requests', 'job_enquiries'] as const),
  ...(['event_reservations', 'families'] as const),
  ...(['vrddhi_enquiries', 'admission_enquiries', 'blog_comments', 'subscriptions', 'chatbot_requests'] as const),
] as const

export type MailSubject = (typeof mailSubjects)[number]

/** The row a mail speaks of, and the account that row belongs to; null where there is none. */
export type About = { table: MailSubject; id: number; user_id: number | null }
