import { type FormEvent, useState } from 'react'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { usePlace } from '../../../platform/navigation/place.ts'
import { keepRedirect } from '../../../platform/navigation/redirect.ts'
import { firstNameOf } from '../../../platform/session/names.ts'
import { errorIn, signIn } from '../../../platform/session/sign-in.ts'
import { dispatch, sessionStore } from '../../../platform/session/store.ts'
import type { signInForm } from './sign-in-endpoint.ts'
import { type SignInFailure, signInFailure } from './sign-in-failure.ts'

type Credentials = { email: string; password: string; code?: string }

/** Null when it worked; otherwise why not, and the session is a guest's again. */
export const trySignIn = async (credentials: Credentials): Promise<SignInFailure | null> => {
  if (await signIn(credentials)) return null
  const { error } = sessionStore.get()
  dispatch({ type: 'failure-shown' })
  return signInFailure(error)
}

const lazySignIn: LazyEndpoint<typeof signInForm> = {
  path: '/auth/sign-in',
  load: () => import('./sign-in-endpoint.ts').then((contract) => contract.signInForm.input),
}

class SignInRefused extends Error {
  readonly why: SignInFailure
  constructor(why: SignInFailure) {
    super(why)
    this.why = why
  }
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Says the greeting, which stays on the screen while the guard of the page takes the person on. */
const post = async (form: FormData) => {
  const code = textOf(form, 'code').trim()
  const credentials = { email: textOf(form, 'email').trim(), password: textOf(form, 'password'), ...(code && { code }) }
  const why = await trySignIn(credentials)
  if (why) throw new SignInRefused(why)
  const { session } = sessionStore.get()
  return { message: session?.user.name ? `Welcome, ${firstNameOf(session.user)}.` : 'You are signed in.' }
}

/** Google comes back with the error in the address. */
const failureIn = (query: string): SignInFailure | null => {
  const error = errorIn(query)
  return error === null ? null : signInFailure(error)
}

/** `refused`: why a form that was sent without a script did not work, as an address would say it. */
export const useSignIn = (refused?: string) => {
  const { search } = usePlace()
  const [failure, setFailure] = useState(() => failureIn(refused ?? search))
  // Stays once asked for: a code with a slip is typed again.
  const [needsCode, setNeedsCode] = useState(failure === 'second-way')
  const form = useApiForm(lazySignIn, {
    post,
    onFailure: (error) => {
      const why = error instanceof SignInRefused ? error.why : 'other'
      setFailure(why)
      if (why === 'second-way') setNeedsCode(true)
      return true
    },
  })
  return {
    ...form,
    failure,
    needsCode,
    props: {
      ...form.props,
      // The session service takes no other kind of form, and the page itself is the answer to one that is refused.
      encType: undefined,
      action: keepRedirect('/auth/sign-in', search),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        setFailure(null)
        return form.props.onSubmit(event)
      },
    },
  }
}
