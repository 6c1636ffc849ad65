import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ParentView } from '../families.ts'
import { dateOfBirth, emailOf, idParam, mobileOf, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { documentTypes, upload } from '../uploads.ts'

const tag = 'Office: consent'
const message = z.string()
const params = z.object({ id: idParam })
const day = z.iso.date('Enter a day like 2026-11-15.')

/** A student who is stopped at the door of a test or a hall unless a parent agrees. */
export const ConsentCase = z.object({
  id: z.number().int(),
  name: z.string(),
  date_of_birth: day.nullable(),
  missing: z.enum(['date-of-birth', 'parent', 'parent-consent']),
  /** What it stops, and when. */
  bites_on: day,
  stops: z.string(),
  application_id: z.number().int().nullable(),
  parent: ParentView.nullable(),
  asked_at: z.iso.datetime().nullable(),
  refused: z.boolean(),
})
export type ConsentCase = z.output<typeof ConsentCase>

export const consentDesk = endpoint({
  method: 'get',
  path: '/office/consents',
  summary: 'Students whose test or hall ticket waits for a parent, what is soonest first',
  tag,
  audience: 'staff',
  act: 'consent.read',
  reply: z.object({ message, cases: z.array(ConsentCase) }),
})

export const resendQuestion = endpoint({
  method: 'post',
  path: '/office/consents/{id}/resend',
  summary: 'Send the parent the question again',
  tag,
  audience: 'staff',
  act: 'consent.mend',
  params,
  reply: z.object({ message }),
})

export const mendParent = endpoint({
  method: 'post',
  path: '/office/consents/{id}/parent',
  summary: 'Mend who the parent is and where the question goes; it is sent there',
  tag,
  audience: 'staff',
  act: 'consent.mend',
  params,
  input: z.object({
    name: text('the full name of the parent', { max: 120 }),
    email: emailOf('the parent’s'),
    phone: mobileOf('the parent’s').optional(),
  }),
  reply: z.object({ message }),
  example: { params: { id: '9030' }, input: { name: 'Ramesh Rao', email: 'ramesh.rao@example.com' } },
})

const paper = upload('paper', { types: documentTypes, maxBytes: 10 * 1024 * 1024 })

export const takePaperConsent = endpoint({
  method: 'post',
  path: '/office/consents/{id}/paper',
  summary: 'Take in a consent on paper: its scan, who signed it, and the colleague who saw it',
  tag,
  audience: 'staff',
  act: 'consent.mend',
  params,
  input: z.object({
    file: paper,
    by_name: text('the name of who signed', { max: 120 }),
    witness: text('the name of the witness', { max: 120 }),
    /** As it stands on the paper, typed twice. Only this address may see the child; what the child typed never does. */
    email: emailOf('the parent’s').optional(),
    email_again: emailOf('the parent’s').optional(),
  }),
  reply: z.object({ message }),
  example: {
    params: { id: '9030' },
    input: {
      by_name: 'Ramesh Rao',
      witness: 'Asha Ramesh',
      email: 'ramesh.rao@example.com',
      email_again: 'ramesh.rao@example.com',
    },
  },
})

/** A student for whom a parent has agreed, and what would stop if the parent took it back. */
export const AgreedConsent = z.object({
  id: z.number().int(),
  name: z.string(),
  by_name: z.string(),
  how: z.enum(['link', 'code', 'form', 'office']),
  agreed_at: z.iso.datetime(),
  /** `hall ticket, Mysuru campus`; the day on which it would be missed. */
  stops: z.array(z.object({ what: z.string(), on: z.iso.date() })),
  /** Numbers of applications that would end. */
  ends: z.array(z.string()),
})
export type AgreedConsent = z.output<typeof AgreedConsent>

export const agreedConsents = endpoint({
  method: 'get',
  path: '/office/agreed-consents',
  summary: 'Students for whom a parent has agreed, newest first, with what would stop if it were taken back',
  tag,
  audience: 'staff',
  act: 'consent.withdraw',
  query: listQuery({ filters: ['search'], sorts: [] }),
  reply: listOf(AgreedConsent),
})

export const withdrawForParent = endpoint({
  method: 'post',
  path: '/office/consents/{id}/withdraw',
  summary: 'Take a parent’s agreement back on their word: tests stop, an open application ends',
  tag,
  audience: 'staff',
  act: 'consent.withdraw',
  params,
  reply: z.object({ message, ended: z.number().int() }),
})

export const correctBirth = endpoint({
  method: 'post',
  path: '/office/accounts/{id}/birth',
  summary: 'Mend a date of birth, with a paper that shows it',
  tag,
  audience: 'staff',
  act: 'accounts.correct',
  params,
  input: z.object({ date_of_birth: dateOfBirth, reason: text('reason', { min: 3, max: 300 }), file: paper }),
  reply: z.object({ message }),
  example: { params: { id: '9030' }, input: { date_of_birth: '2010-04-24', reason: 'The mark sheet says the 24th.' } },
})

export const consentDeskEndpoints = [
  consentDesk,
  agreedConsents,
  resendQuestion,
  mendParent,
  takePaperConsent,
  withdrawForParent,
  correctBirth,
] as const
