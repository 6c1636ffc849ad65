import type { Endpoint, InputOf, ReplyOf } from '@northlight/contract/endpoint'
import type { PathOf } from '@northlight/contract/endpoints'
import type { FieldErrors } from '@northlight/contract/errors'
import { pathIn } from '@northlight/contract/words/language-paths'
import { useWords } from '@northlight/ui/words/use-words.ts'
import {
  type FocusEvent,
  type FormEvent as ReactFormEvent,
  type Reducer,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { toast } from '../../ui/toasts/toast.ts'
import { isApiError } from '../api/api-error.ts'
import { browserClient, uploadClient } from '../api/browser.ts'
import { networkErrorTyped, sentenceOf } from '../api/sentence.ts'
import { markBusy } from '../build-check/busy.ts'
import {
  errorsAmong,
  errorsOf,
  type FormEvent,
  type FormState,
  firstInvalid,
  inReadingOrder,
  nextFormState,
  valuesOf,
} from './form-core.ts'
import { sendForm } from './send-form.ts'

/** An endpoint whose input schema is fetched when the form is first touched. */
export type LazyEndpoint<E extends Endpoint> = {
  path: E['path']
  load: () => Promise<E['input']>
  /** For the compiler, which finds the reply by it. */
  endpoint?: E
}

type Options<E extends Endpoint> = {
  params?: Record<string, string | number>
  /** Values the visitor does not type; read when the form is sent. */
  extra?: () => Record<string, string>
  /** Says a sentence of the server, for a form whose refusals hold values. Without it they are looked up. */
  said?: (sentence: string) => string
  /** Said instead of the server's own sentence when it worked. */
  thanks?: string
  /** Sends it another way than by the call of the endpoint. */
  post?: (body: FormData) => Promise<ReplyOf<E>>
  onSuccess?: (reply: ReplyOf<E>) => void
  /** True: the page says itself what went wrong, no toast does. */
  onFailure?: (error: unknown) => boolean
}

const failureOf = (error: unknown): { message: string; errors: FieldErrors } => ({
  message: sentenceOf(error, networkErrorTyped),
  errors: (isApiError(error) && error.errors) || {},
})

/** Where the browser sends the form when no script does: the same call, answered with a page. */
const actionOf = (path: string, params: Record<string, string | number> = {}) =>
  `/sent${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))}`

/**
 * A form that posts to the API: checks with the contract's schema, sends once, puts the server's complaints on the
 * fields, focuses the first of them, says `message` in a toast, keeps what was typed unless it succeeded.
 */
export const useApiForm = <E extends Endpoint>(endpoint: E | LazyEndpoint<E>, options: Options<E> = {}) => {
  type Reply = ReplyOf<E>
  type Name = string & keyof NonNullable<InputOf<E>>
  const [state, dispatch] = useReducer<FormState<Reply>, [FormEvent<Reply>]>(
    nextFormState as Reducer<FormState<Reply>, FormEvent<Reply>>,
    {
      status: 'idle',
      errors: {},
    },
  )
  const [progress, setProgress] = useState<number>()
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const release = useRef<(() => void) | undefined>(undefined)
  const complaint = useRef(0)
  const { language, stored } = useWords()
  const said = options.said ?? stored
  /** The server counts further complaints in English: in another language the page says that there are several. */
  const summary = (message: string, errors: FieldErrors) =>
    said(language !== 'en' && Object.keys(errors).length > 1 ? 'Some fields need attention.' : message)
  // The sentences are those of the contract; each is said in the language of the page.
  const errors = Object.fromEntries(Object.entries(state.errors).map(([name, all]) => [name, all.map(said)]))
  // What the server refused only the server can allow again: our own check knows nothing of a full sitting.
  const refused = useRef(new Set<string>())

  useEffect(() => () => release.current?.(), [])
  // From here on our own sentences; without scripts the browser's checks stand.
  useEffect(() => {
    if (element.current) element.current.noValidate = true
  })

  // A schema that cannot be fetched is no reason to refuse the form: the server checks everything again.
  const loadSchema = async () => {
    try {
      return 'load' in endpoint ? await endpoint.load() : endpoint.input
    } catch {
      return undefined
    }
  }

  const namesIn = (form: HTMLFormElement) => [...form.elements].map((control) => control.getAttribute('name') ?? '')

  const focusFirst = (form: HTMLFormElement, errors: FieldErrors) => {
    const name = firstInvalid(namesIn(form), errors)
    const control = [...form.elements].find((control) => name && control.getAttribute('name') === name)
    if (control instanceof HTMLElement) control.focus()
  }

  const fail = (form: HTMLFormElement, errors: FieldErrors) => {
    dispatch({ type: 'failed', errors: inReadingOrder(namesIn(form), errors) })
    // After the field has been enabled and marked again.
    requestAnimationFrame(() => focusFirst(form, errors))
  }

  const post = async (body: FormData): Promise<Reply> => {
    try {
      if (options.post) return await options.post(body)
      const client = hasFile(body) ? await uploadClient(setProgress) : await browserClient()
      return (await client.post(endpoint.path as PathOf<'post'>, body, { params: options.params })) as Reply
    } finally {
      setProgress(undefined)
    }
  }

  const send = (form: HTMLFormElement) => {
    let body: FormData
    return sendForm<Reply>(sending, {
      check: async () => {
        dispatch({ type: 'submitted' })
        body = new FormData(form)
        for (const [name, value] of Object.entries(options.extra?.() ?? {})) body.set(name, value)
        const schema = await loadSchema()
        return schema ? errorsOf(schema, valuesOf(body)) : {}
      },
      post: () => post(body),
      onRefused: (errors) => fail(form, errors),
      onFailed: (error) => {
        const { message, errors } = failureOf(error)
        if (!options.onFailure?.(error)) complaint.current = toast.error(summary(message, errors))
        refused.current = new Set(Object.keys(errors))
        fail(form, errors)
      },
      onStored: (reply) => {
        dispatch({ type: 'succeeded', reply })
        form.reset()
        release.current?.()
        release.current = undefined
        // It has worked after all: what was said before is no longer true.
        toast.dismiss(complaint.current)
        const thanks = options.thanks ?? (reply as { message?: string }).message
        if (thanks) toast.success(stored(thanks))
        options.onSuccess?.(reply)
      },
    })
  }

  /** For a form in steps: checks only these fields and says whether they will do. */
  const check = async (names: readonly Name[]): Promise<boolean> => {
    const form = element.current
    const schema = await loadSchema()
    if (!form || !schema) return true
    const errors = errorsAmong(errorsOf(schema, valuesOf(new FormData(form))), names)
    dispatch({ type: 'part-checked', names, errors })
    if (Object.keys(errors).length === 0) return true
    requestAnimationFrame(() => focusFirst(form, errors))
    return false
  }

  return {
    props: {
      ref: element,
      method: 'post' as const,
      action: pathIn(language, actionOf(endpoint.path, options.params)),
      encType: 'multipart/form-data' as const,
      onSubmit: async (event: ReactFormEvent<HTMLFormElement>) => {
        event.preventDefault()
        await send(event.currentTarget)
      },
      onFocus: () => void loadSchema(),
      onInput: (event: ReactFormEvent<HTMLFormElement>) => {
        release.current ??= markBusy('form')
        const name = event.target instanceof Element ? event.target.getAttribute('name') : null
        if (!name) return
        refused.current.delete(name)
        dispatch({ type: 'field-changed', name })
      },
      onBlur: async (event: FocusEvent<HTMLFormElement>) => {
        const name = event.target.getAttribute('name')
        const values = valuesOf(new FormData(event.currentTarget))
        // A button of the form checks by itself, and a complaint that appears under the finger would move it away.
        if (event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.form === event.currentTarget) return
        // An empty field is not complained about until the form is sent.
        if (!name || !(name in values) || sending.current || refused.current.has(name)) return
        const schema = await loadSchema()
        if (schema && !sending.current)
          dispatch({ type: 'field-checked', name, errors: errorsOf(schema, values)[name] ?? [] })
      },
    },
    field: (name: Name) => ({ name, error: errors[name]?.[0] }),
    errors,
    pending: state.status === 'submitting',
    status: state.status,
    result: state.result,
    /** From 0 to 1 while a file is on its way. */
    progress,
    check,
    /** What stands in the form now, as it would be sent. */
    values: () => (element.current ? valuesOf(new FormData(element.current)) : {}),
    /** After success: the form is empty and may be filled once more. */
    again: () => dispatch({ type: 'field-changed', name: '' }),
  }
}

const hasFile = (body: FormData) => [...body.values()].some((value) => typeof value !== 'string' && value.size > 0)
