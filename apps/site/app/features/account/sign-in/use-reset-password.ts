import type { FieldErrors } from '@northlight/contract/errors'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { isApiError } from '../../../platform/api/failure.ts'
import { sentenceOf, unreachedTyped } from '../../../platform/api/sentence.ts'
import { errorsOf, firstInvalid, valuesOf } from '../../../platform/forms/form-core.ts'
import { toast } from '../../../ui/toasts/toast.ts'

type Name = 'email' | 'password' | 'password_confirmation'
type Options = { token: string; onDone: () => void; onRefused: () => void }

// A rule that cannot be fetched is no reason to refuse: the server checks everything again.
const complaints = async (body: FormData): Promise<FieldErrors> => {
  try {
    const { ResetPasswordInput } = await import('@northlight/contract/accounts')
    return errorsOf(ResetPasswordInput, valuesOf(body))
  } catch {
    return {}
  }
}

/** Unlike other forms this one must know why it failed: a link that does not work needs another screen, not a toast. */
export const useResetPassword = ({ token, onDone, onRefused }: Options) => {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pending, setPending] = useState(false)
  const isSending = useRef(false)

  const attach = useCallback((form: HTMLFormElement | null) => {
    if (form) form.noValidate = true
  }, [])

  const mark = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found)
    const controls = [...form.elements]
    const name = firstInvalid(
      controls.map((control) => control.getAttribute('name') ?? ''),
      found,
    )
    const control = controls.find((one) => name && one.getAttribute('name') === name)
    if (control instanceof HTMLElement) control.focus()
  }

  const send = async (form: HTMLFormElement) => {
    const body = new FormData(form)
    const found = await complaints(body)
    mark(form, found)
    if (Object.keys(found).length > 0) return
    try {
      await (await browserClient()).post('/auth/reset-password/{token}', body, { params: { token } })
      onDone()
    } catch (error) {
      if (isApiError(error) && error.status === 400) return onRefused()
      toast.error(sentenceOf(error, unreachedTyped))
      if (isApiError(error) && error.errors) mark(form, error.errors)
    }
  }

  return {
    pending,
    field: (name: Name) => ({ name, error: errors[name]?.[0] }),
    props: {
      ref: attach,
      method: 'post' as const,
      onSubmit: async (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (isSending.current) return
        isSending.current = true
        setPending(true)
        await send(event.currentTarget)
        setPending(false)
        isSending.current = false
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const name = event.target instanceof Element ? event.target.getAttribute('name') : null
        if (name) setErrors(({ [name]: _, ...rest }) => rest)
      },
    },
  }
}
