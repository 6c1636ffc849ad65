import type { ReplyOf } from '@northlight/contract/endpoint'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { useSteps } from '../enquiry/use-steps.ts'
import { useSittings } from '../sittings/use-sittings.ts'
import { type Draft, registrationDraft } from './draft.ts'
import { checkStep, type RegistrationField, registrationLabels, registrationSteps } from './fields.ts'
import type { registerAsGuest, registerSignedIn } from './registration-endpoint.ts'

/** Comes with the rules of the form, which are fetched before anything can be refused. */
let sayRefusal: typeof import('./registration-endpoint.ts').sayRefusal | undefined
const loadRules = async () => {
  const rules = await import('./registration-endpoint.ts')
  sayRefusal = rules.sayRefusal
  return rules
}

type AsGuest = LazyEndpoint<typeof registerAsGuest>
const asGuest: AsGuest = {
  path: '/admission/registration',
  load: () => loadRules().then((module) => module.registerAsGuest.input),
}
/** The same without a password; the replies are the same. */
const signedIn = {
  path: '/admission/registration/own',
  load: () => loadRules().then((module) => module.registerSignedIn.input),
} satisfies LazyEndpoint<typeof registerSignedIn> as unknown as AsGuest

export type Registered = ReplyOf<typeof registerAsGuest>
export type FieldOf = (name: RegistrationField) => {
  name: string
  label: string
  error?: string
  defaultValue?: string
}

/** The pause in typing after which a draft is kept. */
const pause = 400

/** Everything a registration knows while it is being filled. */
export const useRegistration = (draft: Draft, chosen: string | null) => {
  const words = useWords()
  const { say } = words
  const { status, session } = useSession()
  const isGuest = status !== 'authenticated'
  const sittings = useSittings()
  const [registered, setRegistered] = useState<Registered>()
  const typed = useRef({ email: '', password: '' })
  const form = useApiForm(isGuest ? asGuest : signedIn, {
    said: (sentence) => sayRefusal?.(sentence, words) ?? words.stored(sentence),
    thanks: '',
    onSuccess: async (reply) => {
      registrationDraft.forget()
      try {
        // The account is new: paying again and the hall ticket need it signed in.
        if (isGuest) await (await import('../../account/sign-in/use-sign-in.ts')).trySignIn(typed.current)
      } catch {
        // Silent, and no reason to reload: the fee can be paid all the same.
      }
      setRegistered(reply)
    },
  })
  const stepping = useSteps(registrationSteps.slice(0, checkStep + 1), form)

  // What is chosen on the page goes before the draft, which is read after hydration.
  const [ownClass, setClass] = useState<string>()
  const [ownProgram, setProgram] = useState<string>()
  const [ownSitting, setSitting] = useState<string>()
  const schoolClass = ownClass ?? draft.class ?? ''
  const program = ownProgram ?? draft.program ?? ''
  const wanted = ownSitting ?? draft.sitting ?? chosen ?? ''
  const fitting = (sittings.value?.sittings ?? []).filter(
    ({ classes }) => classes.length === 0 || !schoolClass || classes.includes(schoolClass),
  )
  const sitting = fitting.find(({ code, seats_left }) => code === wanted && seats_left > 0)

  const [typedValues, setValues] = useState<Record<string, unknown>>()
  const values = typedValues ?? draft
  // Also of what was typed another day: anyone who shares the device can delete it.
  const [hasKept, setKept] = useState<boolean>()
  const isKept = hasKept ?? Object.keys(draft).length > 0
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A sitting that filled up while the form was open is shown as full when the form comes back.
  const isRefused = form.status === 'failure'
  const { refresh } = sittings
  const [refusedEmail, setRefusedEmail] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal says something about the address
  useEffect(() => {
    if (!isRefused) return
    void refresh()
    // Kept until another address is typed: the complaint on the field goes with the next click.
    setRefusedEmail(form.errors.email ? typed.current.email : '')
  }, [isRefused, refresh])

  const own: Draft = { name: session?.user.name ?? undefined, email: session?.user.email ?? undefined }
  const field: FieldOf = (name) => ({
    ...form.field(name),
    label: say(registrationLabels[name]),
    defaultValue: draft[name] ?? own[name],
  })

  const next = async () => {
    setValues(form.values())
    await stepping.goOn()
  }
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.props.onInput(event)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const now = form.values()
      setValues(now)
      // The dates come from the server: until then the one of the draft stands in no field.
      setKept(registrationDraft.keep({ ...(wanted && { sitting: wanted }), ...now }))
    }, pause)
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The Enter key of an earlier step means: go on.
    if (!stepping.isLast) return next()
    const sent = new FormData(event.currentTarget)
    typed.current = { email: String(sent.get('email')).trim(), password: String(sent.get('password') ?? '') }
    clearTimeout(timer.current)
    await form.props.onSubmit(event)
  }

  return {
    form: { ...form, props: { ...form.props, onInput, onSubmit } },
    ...stepping,
    field,
    next,
    values,
    isKept,
    isGuest,
    isAddressKnown: isGuest && refusedEmail !== '' && values.email === refusedEmail,
    registered,
    sittings,
    fitting,
    sitting,
    student: { schoolClass, onClass: setClass },
    test: { program, onProgram: setProgram, sitting: sitting?.code ?? '', onSitting: setSitting },
  }
}
