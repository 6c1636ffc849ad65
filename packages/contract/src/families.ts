import { z } from 'zod'
import { applicationStates } from './admissions/states.ts'
import { endpoint } from './endpoint.ts'
import { currentPassword, dateOfBirth, emailOf, idParam, mailedCode, mobileOf } from './fields.ts'
import { paymentStatuses } from './payments/proof.ts'
import { languages, otherLanguages } from './words/languages.ts'

const tag = 'Families and data'
const message = z.string()
const token = z.object({ token: z.string().min(1).max(200) })
const at = z.iso.datetime()

/** Optional in the API, whose older clients do not ask. The parent's mail is where the question goes. */
export const parentFields = {
  parent_name: z
    .string()
    .trim()
    .min(2, 'Enter the full name of your parent or guardian.')
    .max(255, 'The name must not be longer than 255 characters.')
    .meta({ label: 'parent’s name' })
    .optional(),
  parent_email: emailOf('your parent’s').optional(),
  parent_phone: mobileOf('your parent’s').optional(),
}

const missing = z.enum(['date-of-birth', 'parent', 'parent-consent'])

export const ConsentTextView = z.object({
  purpose: z.enum(['child-account', 'admission']),
  version: z.string(),
  title: z.string(),
  points: z.array(z.string()),
})

export const ConsentView = z.object({
  id: z.number().int(),
  text: ConsentTextView,
  by_name: z.string(),
  by_contact: z.string(),
  how: z.enum(['link', 'code', 'form', 'office']),
  agreed_at: at,
  withdrawn_at: at.nullable(),
  withdrawn_by: z.enum(['parent', 'student', 'office']).nullable(),
})

/** As a parent sees it: whom another parent is, and where to reach them, is nobody’s but that parent’s and the student’s. */
export const ConsentOfChildView = ConsentView.extend({
  by_name: z.string().nullable(),
  by_contact: z.string().nullable(),
})

/** The parent a student has named. */
export const ParentView = z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() })

export const FamilyView = z.object({
  date_of_birth: z.string().nullable(),
  is_minor: z.boolean(),
  /** What is missing before a test or a hall ticket. */
  needs: missing.nullable(),
  parent: ParentView.nullable(),
  /** The question that was mailed last. */
  request: z
    .object({
      state: z.enum(['open', 'expired', 'agreed', 'refused']),
      parent_email: z.string(),
      sent_at: at,
      expires_at: at,
      code_tries_left: z.number().int(),
    })
    .nullable(),
  text: ConsentTextView,
  consents: z.array(ConsentView),
})
export type FamilyView = z.output<typeof FamilyView>

export const family = endpoint({
  method: 'get',
  path: '/profile/family',
  summary: 'Date of birth, parent, and what was agreed',
  tag,
  audience: 'user',
  reply: z.object({ family: FamilyView }),
})

export const CompleteInput = z
  .object({ date_of_birth: dateOfBirth.optional(), ...parentFields })
  .refine(
    (given) => given.date_of_birth !== undefined || given.parent_name !== undefined || given.parent_email !== undefined,
    {
      path: ['date_of_birth'],
      message: 'Enter the date of birth: day, month and year.',
    },
  )
export type CompleteInput = z.output<typeof CompleteInput>

export const completeProfile = endpoint({
  method: 'post',
  path: '/profile/complete',
  summary: 'Give the date of birth, and a parent when under 18; the parent is asked by mail',
  tag,
  audience: 'user',
  limit: 'form',
  input: CompleteInput,
  reply: z.object({ message, family: FamilyView }),
  example: { input: { parent_name: 'Ramesh Rao', parent_email: 'ramesh@example.com' } },
})

export const askParentAgain = endpoint({
  method: 'post',
  path: '/profile/parent/resend',
  summary: 'Mail the question to the parent again; earlier links stop working',
  tag,
  audience: 'user',
  reply: z.object({ message, family: FamilyView }),
})

export const ParentCodeInput = z.object({ code: mailedCode })

export const enterParentCode = endpoint({
  method: 'post',
  path: '/profile/parent/code',
  summary: 'The parent agrees by the code from the mail',
  tag,
  audience: 'user',
  input: ParentCodeInput,
  reply: z.object({ message, family: FamilyView }),
  example: { input: { code: '204060' } },
})

export const withdrawConsent = endpoint({
  method: 'delete',
  path: '/profile/consents/{id}',
  summary: 'Take an agreement back; it stays on record with the day it ended',
  tag,
  audience: 'user',
  params: z.object({ id: idParam }),
  reply: z.object({ message, family: FamilyView }),
})

export const ParentQuestionView = z.object({
  /** A question waits for an answer; a receipt is an agreement that can be taken back. */
  kind: z.enum(['question', 'receipt']),
  state: z.enum(['open', 'expired', 'agreed', 'refused', 'withdrawn']),
  student_name: z.string(),
  parent_name: z.string(),
  text: ConsentTextView,
  /** Asked along with it when the student has applied for admission. */
  admission_text: ConsentTextView.nullable(),
  /** The browser that asks is signed in as the student: it can show the question and not answer it. */
  is_students_browser: z.boolean(),
  /** In which the mail with the link was written. */
  language: z.enum(languages),
  asked_at: at,
  answered_at: at.nullable(),
  withdrawn_at: at.nullable(),
})
export type ParentQuestionView = z.output<typeof ParentQuestionView>

export const parentQuestion = endpoint({
  method: 'get',
  path: '/parent-consent/{token}',
  summary: 'What a parent is asked, by the link in the mail; no account is needed',
  tag,
  audience: 'either',
  params: token,
  reply: z.object({ question: ParentQuestionView }),
})

export const answerParentQuestion = endpoint({
  method: 'post',
  path: '/parent-consent/{token}',
  summary: 'A parent agrees, refuses, or takes an agreement back; not in a browser that is signed in as the student',
  tag,
  audience: 'either',
  params: token,
  input: z.object({
    answer: z.enum(['agree', 'refuse', 'withdraw'], { error: 'Choose an answer.' }),
    /** In which the text was read, where that was not English. */
    language: z.enum(otherLanguages).optional(),
  }),
  reply: z.object({ message, question: ParentQuestionView }),
  example: { params: { token: 'example-of-a-parent-link' }, input: { answer: 'agree' } },
})

const paise = z.number().int()

/** A test of a child, as its parent sees it. */
export const ChildTestView = z.object({
  name: z.string(),
  started_at: at,
  ended_at: at.nullable(),
  /** Empty while the test runs, is being marked, or its result is not out yet. */
  result: z
    .object({
      marks: z.number(),
      max_marks: z.number(),
      rank: z.number().int().nullable(),
      takers: z.number().int().nullable(),
    })
    .nullable(),
})

/** What a parent sees of a child under 18. The file beside it holds the rest, answer by answer. */
export const ChildDataView = z.object({
  student_name: z.string(),
  /** In which the parent agreed. */
  language: z.enum(languages),
  parent: ParentView,
  account: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    date_of_birth: z.string(),
    created_at: at,
  }),
  consents: z.array(ConsentOfChildView),
  tests: z.array(ChildTestView),
  courses: z.array(
    z.object({ course: z.string(), branch: z.string(), payment_status: z.enum(paymentStatuses), since: at }),
  ),
  applications: z.array(z.object({ number: z.string(), state: z.enum(applicationStates), since: at })),
  payments: z.array(
    z.object({
      title: z.string(),
      amount_paise: paise,
      refunded_paise: paise,
      status: z.enum(paymentStatuses),
      at,
      receipt: z.string().nullable(),
    }),
  ),
  /** Opens the whole as a file. */
  file_url: z.string(),
})
export type ChildDataView = z.output<typeof ChildDataView>

export const childData = endpoint({
  method: 'get',
  path: '/parent-consent/{token}/data',
  summary: 'What is kept about a child under 18, for the parent who agreed, by the link in the mail',
  tag,
  params: token,
  reply: z.object({ child: ChildDataView }),
})

/** So long the link in a mail shows what is kept about a child; the mailbox gets a new one from then on. */
export const parentLinkDays = 30

export const freshParentLink = endpoint({
  method: 'post',
  path: '/parent-consent/{token}/fresh-link',
  summary: 'Mail a new link to the parent who agreed: one that is older than 30 days shows nothing of the child',
  tag,
  limit: 'form',
  params: token,
  reply: z.object({ message }),
})

export const OwnDataView = z.object({
  exports: z.array(
    z.object({
      id: z.number().int(),
      state: z.enum(['waiting', 'ready', 'gone']),
      requested_at: at,
      ready_at: at.nullable(),
      expires_at: at.nullable(),
      bytes: z.number().int().nullable(),
      /** Signed, for ten minutes; read this list again for a new one. */
      url: z.string().nullable(),
    }),
  ),
  deletion: z.object({ requested_at: at, due_at: at }).nullable(),
  /** A deletion that was called off within the last day. */
  kept_at: at.nullable(),
  /** What the law obliges the institute to keep after a deletion, in words. */
  kept_by_law: z.array(z.string()),
})
export type OwnDataView = z.output<typeof OwnDataView>

export const ownData = endpoint({
  method: 'get',
  path: '/profile/data',
  summary: 'Exports of one’s own data, and a deletion that waits',
  tag,
  audience: 'user',
  reply: z.object({ data: OwnDataView }),
})

export const askForExport = endpoint({
  method: 'post',
  path: '/profile/export',
  summary: 'Make a file of everything held about the person; a mail says when it is ready',
  tag,
  audience: 'user',
  limit: 'form',
  reply: z.object({ message, data: OwnDataView }),
})

/** The password, or the mailed code where the account has none. */
export const DeleteAccountInput = z
  .object({ password: currentPassword.optional(), code: mailedCode.optional() })
  .refine(({ password, code }) => password !== undefined || code !== undefined, {
    path: ['password'],
    message: 'Enter your password.',
  })

export const deleteAccount = endpoint({
  method: 'post',
  path: '/profile/delete',
  summary: 'Delete the account in fourteen days; signing in again calls it off',
  tag,
  audience: 'user',
  limit: 'form',
  input: DeleteAccountInput,
  reply: z.object({ message, data: OwnDataView }),
  example: { input: { password: 'Northlight#2026' } },
})

export const keepAccount = endpoint({
  method: 'post',
  path: '/profile/keep',
  summary: 'Call the deletion off',
  tag,
  audience: 'user',
  reply: z.object({ message, data: OwnDataView }),
})

export const keepAccountByLink = endpoint({
  method: 'post',
  path: '/account-deletion/{token}/keep',
  summary: 'Call the deletion off by the link in the mail; no sign-in is needed',
  tag,
  params: token,
  reply: z.object({ message }),
})

export const familyEndpoints = [
  family,
  completeProfile,
  askParentAgain,
  enterParentCode,
  withdrawConsent,
  parentQuestion,
  answerParentQuestion,
  childData,
  freshParentLink,
  ownData,
  askForExport,
  deleteAccount,
  keepAccount,
  keepAccountByLink,
] as const
