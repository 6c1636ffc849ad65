import { z } from 'zod'
import { passwordRules } from './password-rules.ts'

/**
 * Field schemas used by more than one form. The words after `label` finish a sentence:
 * "Enter your {label}.", or "Enter {label}." where the label begins with "the". Values arrive trimmed, with empty meaning missing (see the API kernel),
 * except where a field is marked verbatim.
 */
export type FieldMeta = {
  label?: string
  verbatim?: boolean
  upload?: { types: readonly string[]; maxBytes: number; takesText?: true }
  /** A text longer than an ordinary form has room for. */
  maxBytes?: number
}

const missing = (sentence: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? sentence : 'This must be a text.'

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

const named = (label: string) => (label.startsWith('the ') ? label : `your ${label}`)
/** Asks for what is missing. */
export const enter = (label: string) => `Enter ${named(label)}.`

/** Joiners belong into Kannada and Hindi words, but a text of nothing else is empty to the person who reads it. */
const isVisible = (value: string) => /[^\s\p{C}]/u.test(value)

export const text = (label: string, limits: { min?: number; max?: number } = {}) => {
  const { min = 1, max = 255 } = limits
  return z
    .string({ error: missing(enter(label)) })
    .trim()
    .min(min, min === 1 ? enter(label) : `${sentence(named(label))} needs at least ${min} characters.`)
    .max(max, `${sentence(named(label))} must not be longer than ${max} characters.`)
    .refine((value) => value === '' || isVisible(value), enter(label))
    .meta({ label })
}

/** An e-mail address; the words after `whose` finish "Enter …". */
export const emailOf = (whose: string) =>
  z
    .string({ error: missing(`Enter ${whose} e-mail address.`) })
    .trim()
    .min(1, `Enter ${whose} e-mail address.`)
    .max(255, `${sentence(whose)} e-mail address must not be longer than 255 characters.`)
    .pipe(z.email('Enter a valid e-mail address, like name@example.com.'))
    .meta({ label: 'e-mail address' })

export const emailAddress = emailOf('your')

/** Ten digits starting with 6 to 9; spaces, dashes, a leading 0 and +91 are taken off. */
export const mobileOf = (whose: string) =>
  z
    .union([z.string(), z.number()], {
      error: (issue) =>
        issue.input === undefined || issue.input === null ? `Enter ${whose} mobile number.` : 'Enter 10 digits.',
    })
    .transform((value) =>
      String(value)
        .replace(/[\s()-]/g, '')
        .replace(/^(?:\+?91|0)(?=\d{10}$)/, ''),
    )
    .pipe(z.string().regex(/^[6-9]\d{9}$/, 'Enter a mobile number of 10 digits that starts with 6, 7, 8 or 9.'))
    .meta({ label: 'mobile number' })

export const indianMobile = mobileOf('your')

/** A password being chosen. Taken exactly as typed: never trimmed, never cleaned. */
export const newPassword = z
  .string({ error: missing('Choose a password.') })
  .min(1, 'Choose a password.')
  .max(200, 'Your password must not be longer than 200 characters.')
  .superRefine((value, context) => {
    for (const rule of passwordRules)
      if (!rule.met(value)) context.addIssue({ code: 'custom', message: `Your password needs ${rule.label}.` })
  })
  .meta({ label: 'password', verbatim: true })

export const currentPassword = z
  .string({ error: missing('Enter your password.') })
  .min(1, 'Enter your password.')
  .max(200, 'Your password must not be longer than 200 characters.')
  .meta({ label: 'password', verbatim: true })

/** Six digits from a mail; spaces do not matter. */
export const mailedCode = z
  .string({ error: 'Enter the six digits from the mail.' })
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits from the mail.'))
  .meta({ label: 'code' })

/** `2010-04-23`; that the day is past is checked where today is known. */
export const dateOfBirth = z.iso
  .date('Enter the date of birth: day, month and year.')
  .refine((day) => day >= '1900-01-01', 'Check the year of birth.')
  .meta({ label: 'date of birth' })

/** The page a form was sent from: any page of any front end, kept as text and never opened by us. */
export const pageUrl = z
  .string({ error: missing('The page address is missing.') })
  .trim()
  .max(500, 'The page address must not be longer than 500 characters.')
  .pipe(z.url({ protocol: /^https?$/, error: 'The page address must be a valid web address.' }))
  .meta({ label: 'page address' })

export const slug = z.string().min(1).max(255).meta({ label: 'address' })

/** An id, in an address or a body. Anything but digits (`1e1`, `0x1`, `1.0`) cannot name a row. */
export const idParam = z
  .union(
    [
      z
        .string()
        .regex(/^\d{1,16}$/)
        .transform(Number),
      z.number(),
    ],
    { error: 'Use a whole number.' },
  )
  .pipe(
    z
      .number()
      .int('Use a whole number.')
      .positive('Use a whole number above zero.')
      .max(Number.MAX_SAFE_INTEGER, 'This number is too large.'),
  )
