import { RegisterInput, register } from '@northlight/contract/accounts'
import { isMinor } from '@northlight/contract/age'
import { indianDay, instant } from '@northlight/contract/dates'
import { endpoint } from '@northlight/contract/endpoint'
import { z } from 'zod'

/** The form asks for more than the call does: a date of birth, a parent under 18, and a yes to the terms. */
export const signUp = endpoint({
  ...register,
  input: RegisterInput.safeExtend({
    date_of_birth: z.iso.date('Enter the date of birth: day, month and year.'),
    terms: z.literal('on', 'Tick the box when you have read the terms.'),
  }).superRefine((given, context) => {
    if (!isMinor(given.date_of_birth, indianDay(instant(Date.now())))) return
    const missing = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    if (!given.parent_name) missing('parent_name', 'Enter the full name of your parent or guardian.')
    if (!given.parent_email) missing('parent_email', 'Enter your parent’s e-mail address.')
  }),
})
