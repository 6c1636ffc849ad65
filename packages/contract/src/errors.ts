import { unexpected } from './network-error.ts'

/**
 * Every way a call can fail: its status and its sentence, in one table.
 * A code without both does not compile, and no other place knows a status.
 */
export const failures = {
  bad_request: { status: 400, message: 'The request could not be read.' },
  malformed_json: { status: 400, message: 'The body is not valid JSON.' },
  malformed_form: { status: 400, message: 'The form data could not be read.' },
  bad_credentials: { status: 400, message: 'Oops! You have entered invalid credentials' },
  bad_link: { status: 400, message: 'This password reset token is invalid.' },
  already_verified: { status: 400, message: 'Oops! you are already a verified user.' },
  unknown_filter: { status: 400, message: 'Requested filter(s) are not allowed.' },
  unknown_sort: { status: 400, message: 'Requested sort(s) are not allowed.' },
  unauthenticated: { status: 401, message: 'Unauthenticated.' },
  forbidden: { status: 403, message: 'This action is unauthorized.' },
  second_factor: {
    status: 403,
    message: 'Show your second factor first: a passkey, the six digits of your app, or a recovery code.',
  },
  second_way: {
    status: 403,
    message:
      'Many wrong passwords were tried for this account. If it is yours, we have mailed a code to its address: sign in with the password and the code, or on a device you have used before. A new password opens it too.',
  },
  not_found: { status: 404, message: 'Data not found.' },
  unknown_route: { status: 404, message: 'This address does not exist.' },
  method_not_allowed: { status: 405, message: 'This address does not answer to that method.' },
  conflict: { status: 409, message: 'Someone else changed this in the meantime. Load it again.' },
  too_large: { status: 413, message: 'What was sent is too large.' },
  unsupported_type: { status: 415, message: 'Send JSON, form data or a URL-encoded form.' },
  invalid: { status: 422, message: 'Some fields need attention.' },
  too_many: { status: 429, message: 'Too many attempts. Please wait a little.' },
  unexpected: { status: 500, message: unexpected },
  payments_closed: { status: 503, message: 'Online payment is not open. Nothing was charged. Please call us to pay.' },
  storage_unavailable: {
    status: 503,
    message:
      'We cannot save anything at this moment, so this was not stored. You can still read our pages. Please try again in a few minutes.',
  },
  files_unavailable: {
    status: 503,
    message: 'Files cannot be opened or stored at this moment. Please try again in a few minutes.',
  },
  unavailable: { status: 503, message: 'The service is busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

/** What a student may still have to give: when born, who the parent is, or that parent's agreement. */
export type Missing = 'date-of-birth' | 'parent' | 'parent-consent'
/**
 * What a session of the staff may still have to show, where `code` says which of its steps comes next; or a right that its
 * role does not have, where `code` names the row of the table of acts.
 */
export type Needed = Missing | 'second-factor' | 'right'

export type FailureCode = keyof typeof failures
export type FieldErrors = Record<string, string[]>

/** The body of every failed reply. `status: false` is only sent by a failed login. */
export type FailureBody = {
  message: string
  errors?: FieldErrors
  request_id?: string
  /** What is lacking before this can be done; `/profile/complete` asks students for it, `/office/sign-in` staff. */
  needs?: Needed
  /** Which of several refusals this is, where a program must tell them apart; the lists stand with the calls. */
  code?: string
  status?: false
}

/** What a field with a closed list takes. */
export type Choices = Record<string, readonly string[]>

/** `Choices for exam center: Mysuru, Hubballi.` One sentence for each field. */
export const choicesSaid = (choices: Choices): string =>
  Object.entries(choices)
    .filter(([, values]) => values.length > 0)
    .map(([field, values]) => ` Choices for ${field.replaceAll('_', ' ')}: ${values.join('; ')}.`)
    .join('')

/** `Enter your e-mail address. (and 2 more errors)`: the first message stands for all. */
export const summaryOf = (errors: FieldErrors): string => {
  const all = Object.values(errors).flat()
  const rest = all.length - 1
  if (rest < 1) return all[0] ?? failures.invalid.message
  return `${all[0]} (and ${rest} more ${rest === 1 ? 'error' : 'errors'})`
}
