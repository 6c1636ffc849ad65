/** Every form a visitor can send, with the table that keeps it and the word the audit log has for it. */
export const forms = {
  contact: { table: 'contact_enquiries', entity: 'contact_enquiry' },
  scholar: { table: 'scholar_enquiries', entity: 'scholar_enquiry' },
  vrddhi: { table: 'vrddhi_enquiries', entity: 'vrddhi_enquiry' },
  'job-application': { table: 'job_enquiries', entity: 'job_enquiry' },
  comment: { table: 'blog_comments', entity: 'blog_comment' },
  campaign: { table: 'campaign_enquiries', entity: 'campaign_enquiry' },
  'course-request': { table: 'course_requests', entity: 'course_request' },
  admission: { table: 'admission_enquiries', entity: 'admission_enquiry' },
} as const

export type Form = keyof typeof forms
export type TableOf<F extends Form> = (typeof forms)[F]['table']

export const formNames = Object.keys(forms) as [Form, ...Form[]]
