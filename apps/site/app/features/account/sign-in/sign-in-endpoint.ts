import { login } from '@northlight/contract/accounts'
import { endpoint } from '@northlight/contract/endpoint'
import { z } from 'zod'

/** The form goes to the session service, which answers with no more than a greeting; what is typed is that of the call. */
export const signInForm = endpoint({ ...login, path: '/auth/sign-in', reply: z.object({ message: z.string() }) })
