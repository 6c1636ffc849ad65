import { RegisterInput, register } from '@northlight/contract/accounts'
import { isMinor } from '@northlight/contract/age'
import { indianDay, instant } from '@northlight/contract/dates'
import { endpoint } from '@northlight/contract/endpoint'
import { z } from 'zod'

const birthday = z.iso.date('Enter the date of birth: day, month and year.')

const isChild = (born: unknown) =>
  birthday.safeParse(born).success && isMinor(String(born), indianDay(instant(Date.now())))

/** Said together with everything else that is wrong, not only once the rest is right. */
const neededOfChild = (name: 'parent_name' | 'parent_email', message: string) => ({
  check: (given: { date_of_birth?: unknown; parent_name?: unknown; parent_email?: unknown }) =>
    !isChild(given.date_of_birth) || given[name] !== undefined,
  options: { path: [name], message, when: () => true },
})
const parentName = neededOfChild('parent_name', 'Enter the full name of your parent or guardian.')
const parentEmail = neededOfChild('parent_email', 'Enter your parent’s e-mail address.')

/** The form asks for more than the call does: a date of birth, a parent under 18, and a yes to the terms. */
export const signUp = endpoint({
  ...register,
  input: RegisterInput.safeExtend({
    date_of_birth: birthday,
    terms: z.literal('on', 'Tick the box when you have read the terms.'),
  })
    .refine(parentName.check, parentName.options)
    .refine(parentEmail.check, parentEmail.options),
})
