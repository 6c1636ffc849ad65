import { RegisterInput, register } from '@northlight/contract/accounts'
import { endpoint } from '@northlight/contract/endpoint'
import { z } from 'zod'

/** The form asks for more than the call does: a student's date of birth, and a yes to the terms. */
export const signUp = endpoint({
  ...register,
  input: RegisterInput.safeExtend({
    date_of_birth: z.iso.date('Enter the date of birth: day, month and year.'),
    terms: z.literal('on', 'Tick the box when you have read the terms.'),
  }),
})
