import {
  OwnRegistrationInput,
  RegistrationInput,
  register,
  registerOwn,
} from '@northlight/contract/admissions/registration'
import { indianDay, instant } from '@northlight/contract/dates'
import { endpoint } from '@northlight/contract/endpoint'
import { dateOfBirth } from '@northlight/contract/fields'
import { saidRefusal } from '@northlight/contract/words/said-refusal'
import { z } from 'zod'

/** Wanted no sooner than the rules are, and fetched with them. */
export const sayRefusal: typeof saidRefusal = (sentence, words) => saidRefusal(sentence, words)

/** Our form asks for more than the call does: a date of birth, one sitting, and the parent's word. */
const asked = {
  // The server looks at its own calendar; here nobody fills four steps to hear of a slip in the first.
  date_of_birth: dateOfBirth.refine(
    (day) => day <= indianDay(instant(Date.now())),
    'The date of birth lies in the future.',
  ),
  sitting: z.string({ error: 'Choose a test date.' }),
  consent: z.literal('yes', 'Tick the box, so that we may keep these details.'),
}

export const registerAsGuest = endpoint({ ...register, input: RegistrationInput.safeExtend(asked) })
export const registerSignedIn = endpoint({ ...registerOwn, input: OwnRegistrationInput.safeExtend(asked) })
