import type { FieldErrors } from '@northlight/contract/errors'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import { errorsOf } from '../../../platform/forms/form-core.ts'
import { sendForm } from '../../../platform/forms/send-form.ts'
import { usePlace } from '../../../platform/navigation/place.ts'
import { keepRedirect } from '../../../platform/navigation/redirect.ts'
import { firstNameOf } from '../../../platform/session/names.ts'
import { errorIn, signIn } from '../../../platform/session/sign-in.ts'
import { dispatch, sessionStore } from '../../../platform/session/store.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { type SignInFailure, signInFailure } from './sign-in-failure.ts'

type Credentials = { email: string; password: string; code?: string }

/** Null when it worked; otherwise why not, and the session is a guest's again. */
export const trySignIn = async (credentials: Credentials): Promise<SignInFailure | null> => {
  if (await signIn(credentials)) return null
  const { error } = sessionStore.get()
  dispatch({ type: 'failure-shown' })
  return signInFailure(error)
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

// A rule that cannot be fetched is no reason to refuse: the server decides.
const complaints = async ({ email, password, code }: Credentials): Promise<FieldErrors> => {
  try {
    const { LoginInput } = await import('@northlight/contract/accounts')
    return errorsOf(LoginInput, { email: email || undefined, password: password || undefined, code })
  } catch {
    return {}
  }
}

/** A form that was sent without a script, and Google, come back with the error in the address. */
const failureIn = (search: string): SignInFailure | null => {
  const error = errorIn(search)
  return error === null ? null : signInFailure(error)
}

export const useSignIn = () => {
  const { search } = usePlace()
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState(() => failureIn(search))
  const [attempt, setAttempt] = useState(0)
  // Stays once asked for: a code with a slip is typed again.
  const [needsCode, setNeedsCode] = useState(failure === 'second-way')
  const isSending = useRef(false)

  const attach = useCallback((form: HTMLFormElement | null) => {
    if (form) form.noValidate = true
  }, [])

  const send = async (form: FormData) => {
    const code = textOf(form, 'code').trim()
    const credentials = {
      email: textOf(form, 'email').trim(),
      password: textOf(form, 'password'),
      ...(code && { code }),
    }
    setPending(true)
    setErrors({})
    setFailure(null)
    const refuse = (found: FieldErrors, why: SignInFailure | null) => {
      setErrors(found)
      setFailure(why)
      setAttempt((count) => count + 1)
    }
    await sendForm(isSending, {
      check: () => complaints(credentials),
      post: () => trySignIn(credentials),
      onRefused: (found) => refuse(found, null),
      onFailed: () => refuse({}, 'other'),
      onStored: (why) => {
        if (why === 'second-way') setNeedsCode(true)
        if (why) return refuse({}, why)
        const { session } = sessionStore.get()
        // The guard of the page takes the person on from here; the greeting stays on the screen.
        toast.success(session?.user.name ? `Welcome, ${firstNameOf(session.user)}.` : 'You are signed in.')
      },
    }).finally(() => setPending(false))
  }

  return {
    pending,
    failure,
    attempt,
    needsCode,
    errors,
    field: (name: 'email' | 'password' | 'code') => ({ name, error: errors[name]?.[0] }),
    props: {
      ref: attach,
      method: 'post' as const,
      action: keepRedirect('/sent/auth/sign-in', search),
      onSubmit: async (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isSending.current) await send(new FormData(event.currentTarget))
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const name = event.target instanceof Element ? event.target.getAttribute('name') : null
        if (name) setErrors(({ [name]: _, ...rest }) => rest)
      },
    },
  }
}
