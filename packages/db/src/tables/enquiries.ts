import type { Instant } from '@northlight/contract/dates'
import type { AdmissionKind } from '@northlight/contract/enquiries/admission'
import type { Language } from '@northlight/contract/words/languages'
import type { Generated } from 'kysely'

export type Person = { name: string; email: string; phone: string }

/** `send_key` is the same for the same form sent twice within a minute. */
export type Sent = { send_key: string; created_at: Instant; updated_at: Instant }

export type PrivateFileKind = 'card' | 'cv' | 'marks' | 'consent'

/** What a visitor uploaded; the bytes lie in the private store under `path`. */
export type PrivateFileTable = {
  id: Generated<number>
  path: string
  kind: PrivateFileKind
  original_name: string
  /** What the bytes say they are. */
  mime: string
  bytes: number
  created_at: Instant
}

export type ContactEnquiryTable = {
  id: Generated<number>
  course: string
  location: string
  request_type: string
  branch: string | null
  /** Of the student, now; other forms than a call-back do not ask for it. */
  class: string | null
  /** `2026-11-20` and `10:30`, in India; the time may be said in words. */
  date: string
  time: string
  detail: string
  page_url: string
  /** In which the form was filled in. */
  language: Generated<Language>
} & Person &
  Sent

export type ScholarEnquiryTable = { id: Generated<number>; course: string; branch: string } & Person & Sent

export type VrddhiEnquiryTable = {
  id: Generated<number>
  name: string
  school_name: string
  phone: string
  father_name: string | null
  father_email: string | null
  father_phone: string | null
  mother_name: string | null
  mother_email: string | null
  mother_phone: string | null
  class: string
  syllabus: string
  card_file_id: number | null
  /** The account it was sent from, where there was one. */
  user_id: number | null
} & Sent

/** The names of what was asked about stay when the link is gone. */
export type JobEnquiryTable = {
  id: Generated<number>
  job_id: number | null
  job_name: string
  cv_file_id: number | null
} & Person &
  Sent

export type CampaignEnquiryTable = {
  id: Generated<number>
  campaign_id: number | null
  campaign_name: string
} & Person &
  Sent

export type CourseRequestTable = {
  id: Generated<number>
  course_id: number | null
  course_name: string
  branch_id: number | null
  branch_name: string
  /** The student's class now, in the words of the form. */
  class: string | null
} & Person &
  Sent

/** What a chat window's vendor reports of one conversation, as it was sent; all of it may be missing. */
export type ChatbotRequestTable = {
  id: Generated<number>
  lead_id: string | null
  name: string | null
  email: string | null
  phone: string | null
  ip_address: string | null
  country: string | null
  latitude: string | null
  longitude: string | null
  browser: string | null
  is_mobile: Generated<boolean | null>
  visit_question: string | null
  admission_question: string | null
  contact_question: string | null
  multiple_choice_query: string | null
  school_course_question: string | null
  course_location_question: string | null
  course_standard_question: string | null
  final_callback_question: string | null
  schedule_callback_question: string | null
  status: string | null
  page_url: string | null
  created_at: Instant
  updated_at: Instant
}

export type AdmissionEnquiryTable = {
  id: Generated<number>
  kind: AdmissionKind
  name: string
  school_name: string
  consent_version: string | null
  aadhar_last_four: string
  class: string | null
  percentage: number | null
  father_name: string | null
  father_phone: string | null
  father_occupation: string | null
  mother_name: string | null
  mother_phone: string | null
  mother_occupation: string | null
  address: string
  center: string
  batch: string
  has_sibling: Generated<boolean>
  sibling_occupation: string | null
  no_of_sibling: number | null
  sibling_school: string | null
  sibling_class: string | null
  marks_file_id: number | null
  /** The account it was sent from, where there was one. */
  user_id: number | null
} & Sent

/** Seats at an event. The name of the event stays when the event is gone. */
export type EventReservationTable = {
  id: Generated<number>
  event_id: number | null
  event_name: string
  name: string
  phone: string
  email: string | null
  people: number
  /** In which the family reads our pages. */
  language: Generated<Language>
  cancelled_at: Instant | null
  /** Until when the seats wait for the mailbox or the number to answer; null: it has. */
  held_until: Generated<Instant | null>
  /** Digest of the network address, while they wait. */
  held_from: Generated<string | null>
  created_at: Instant
  updated_at: Instant
}

export type EnquiryTables = {
  /** Joined to the columns that the articles know. */
  blog_comments: { send_key: string | null }
  private_files: PrivateFileTable
  contact_enquiries: ContactEnquiryTable
  scholar_enquiries: ScholarEnquiryTable
  vrddhi_enquiries: VrddhiEnquiryTable
  job_enquiries: JobEnquiryTable
  campaign_enquiries: CampaignEnquiryTable
  course_requests: CourseRequestTable
  admission_enquiries: AdmissionEnquiryTable
  chatbot_requests: ChatbotRequestTable
  event_reservations: EventReservationTable
}
