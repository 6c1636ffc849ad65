import {
  OwnRegistrationInput,
  RegistrationInput,
  register,
  registerOwn,
} from '@northlight/contract/admissions/registration'
import { endpoint } from '@northlight/contract/endpoint'
import { z } from 'zod'

/** Our form asks for more than the call does: a date of birth, one sitting, and the parent's word. */
const asked = {
  date_of_birth: z.iso.date('Enter the date of birth: day, month and year.'),
  sitting: z.string({ error: 'Choose a sitting.' }),
  consent: z.literal('yes', 'Tick the box, so that we may keep these details.'),
}

export const registerAsGuest = endpoint({ ...register, input: RegistrationInput.safeExtend(asked) })
export const registerSignedIn = endpoint({ ...registerOwn, input: OwnRegistrationInput.safeExtend(asked) })
