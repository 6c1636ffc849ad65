import { shownMoney } from '../money.ts'

/** Acts as people say them. One that stands here in no words of its own is read from its name: `staff.end-term`. */
const acts: Record<string, string> = {
  'accounts.sign-in': 'Signed in',
  'accounts.sign-out': 'Signed out',
  'accounts.register': 'Created an account',
  'accounts.reset-password': 'Chose a new password by mail',
  'accounts.update-password': 'Changed the password',
  'admissions.offer-seat': 'Offered a seat',
  'admissions.offer-anew': 'Offered a seat again',
  'admissions.admit': 'Confirmed an admission',
  'admissions.decline': 'Declined an application',
  'admissions.withdraw-for': 'Withdrew an application for the family',
  'admissions.check-in': 'Checked a candidate in at the hall',
  'admissions.view-as-family': 'Looked at an application as the family sees it',
  'counselling.export-families': 'Took a list of families',
  'counselling.change-state': 'Changed the state of a family',
  'counselling.assign-family': 'Gave a family to a colleague',
  'enrolments.propose-refund': 'Proposed a refund',
  'enrolments.return-refund': 'Sent a refund back to be worked out again',
  'enrolments.leave': 'Noted that a student leaves a course',
  'exams.give-extra-time': 'Gave a student more time',
  'exams.force-submit': 'Submitted a test for a student',
  'families.withdraw-consent': 'Took an agreement back',
  'families.record-consent': 'Recorded an agreement',
  'families.end-child-link': 'Ended a parent’s view of a child',
  'families.erase-account': 'Erased an account',
  'families.correct-birth': 'Corrected a date of birth',
  'mails.read': 'Read a mail in the outbox',
  'media.read-private-file': 'Opened a private file',
  'payments.take-at-desk': 'Took a payment at the desk',
  'payments.record-payment': 'Recorded a payment',
  'payments.record-refund': 'Recorded a refund',
  'payments.request-refund': 'Asked the bank for a refund',
  'payments.note-returned-cheque': 'Noted a returned cheque',
  'payments.note-mistake': 'Took back a payment noted by mistake at the desk',
  'payments.note-paid-out': 'Noted a refund as paid out by hand',
  'payments.close-cash': 'Counted and closed the cash of a desk',
  'payments.see-cash': 'Saw as the second person that cash was counted',
  'payments.export-payments': 'Took a list of payments',
  'question-bank.export': 'Took questions with their keys as a file',
  'question-bank.print-paper': 'Printed a paper',
  'question-bank.confirm-keys': 'Confirmed the keys of a paper',
  'records.create': 'Created',
  'records.save': 'Saved',
  'records.save-draft': 'Saved a draft',
  'records.publish': 'Published',
  'records.hide': 'Hid from the site',
  'records.delete': 'Deleted',
  'records.preview': 'Shared a link to a preview',
  'records.bulk': 'Changed many at once',
  'records.ask': 'Asked for publication',
  'records.turn-down': 'Declined to publish',
  'results.change-key': 'Changed a key',
  'results.export-marks': 'Took marks as a file',
  'results.release': 'Released results',
  'results.read-report': 'Read a student’s report',
  'settings.update': 'Changed settings',
  'staff.invite': 'Invited a colleague',
  'staff.change-person': 'Changed a colleague’s role or branches',
  'staff.remove-person': 'Removed a colleague',
  'staff.show-factor': 'Showed the second factor',
  'staff.refuse-factor': 'Typed a wrong second factor',
  'staff.download-backup': 'Downloaded a backup',
  'staff.export-audit': 'Took the audit as a file',
}

const entities: Record<string, string> = {
  user: 'account',
  users: 'account',
  registration: 'application',
  course_enrolment: 'enrolment',
  course_enrolments: 'enrolment',
  order: 'payment',
  orders: 'payment',
  refund_case: 'refund',
  course_branch: 'course at a branch',
  staff_invite: 'invitation',
  imports: 'import',
  audit_log: 'audit',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `records.publish-record` is read as `Publish record`, unless it has words of its own. */
export const actionWords = (action: string): string =>
  (Object.hasOwn(acts, action) && acts[action]) || capital((action.split('.').at(-1) ?? action).replaceAll('-', ' '))

export const entityWords = (entity: string): string =>
  (Object.hasOwn(entities, entity) && entities[entity]) || entity.replaceAll('_', ' ')

export const domainOf = (action: string): string => capital((action.split('.')[0] ?? action).replaceAll('-', ' '))

/** The acts and kinds of record whose words hold what was typed, for a search by it. */
export const actsSaying = (fold: (text: string) => string, word: string): string[] =>
  Object.entries(acts).flatMap(([action, words]) => (fold(words).includes(fold(word)) ? [action] : []))
export const entitiesSaying = (fold: (text: string) => string, word: string): string[] =>
  Object.entries(entities).flatMap(([entity, words]) => (fold(words).includes(fold(word)) ? [entity] : []))

const isUuid = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(value)
const inWords: Record<string, string> = {
  heard_by: 'told by',
  is_known: 'known device',
  with_contacts: 'with telephone numbers',
  means: 'paid by',
}

const shownValue = (name: string, value: unknown): string => {
  if (name.endsWith('_paise') && typeof value === 'number') return shownMoney(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((one) => shownValue('', one)).join(', ')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return String(value)
}

/** Names of fields whose number is an account. */
export const accountFields: ReadonlySet<string> = new Set([
  ...[
    'user',
    'user_id',
    'owner',
    'owner_id',
    'person',
    'colleague',
    'parent',
    'parent_id',
    'child',
    'child_id',
    'from',
    'to',
  ],
])

/** Details in words: amounts in rupees, people by name where it is known, and no number that tells a person nothing. */
export const detailWords = (details: Record<string, unknown>, names: Record<string, string> = {}): string =>
  Object.entries(details)
    .filter(([, value]) => !isUuid(value))
    .map(([name, value]) => {
      const person = accountFields.has(name) && typeof value === 'number' ? names[String(value)] : undefined
      const label = inWords[name] ?? name.replace(/_(?:paise|id)$/, '').replaceAll('_', ' ')
      return `${label}: ${person ?? shownValue(name, value)}`
    })
    .join(' · ')
