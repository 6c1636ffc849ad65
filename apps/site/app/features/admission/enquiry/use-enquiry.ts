import type { applyForPuc, applyForSchool } from '@northlight/contract/enquiries/admission'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Draft } from '../../../platform/forms/draft-store.ts'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { enquiryDrafts } from './draft.ts'
import type { EnquiryData, EnquiryKind } from './enquiry-data.ts'
import { batchesFor, feesAt } from './fitting.ts'
import { type FieldName, fieldLabels, stepsOf } from './steps.ts'
import { useSteps } from './use-steps.ts'

export type FieldOf = (name: FieldName) => { name: string; label: string; error?: string; defaultValue?: string }

/** One schema asks for two fields more than the other; their replies are the same. */
type AnyAdmission = LazyEndpoint<typeof applyForSchool>
const endpoints: Record<EnquiryKind, AnyAdmission> = {
  'class-8-9-10': {
    path: '/admission/not-puc',
    load: () =>
      import('@northlight/contract/enquiries/admission').then(({ SchoolAdmissionInput }) => SchoolAdmissionInput),
  },
  puc: {
    path: '/admission/puc',
    load: () => import('@northlight/contract/enquiries/admission').then(({ PucAdmissionInput }) => PucAdmissionInput),
  } satisfies LazyEndpoint<typeof applyForPuc> as unknown as AnyAdmission,
}

/** The pause in typing after which a draft is kept. */
const pause = 400

/** Everything an application knows while it is being filled: its step, its choices and what they cost. */
export const useEnquiry = (data: EnquiryData, draft: Draft) => {
  const { kind } = data
  const { say } = useWords()
  const form = useApiForm(endpoints[kind], {
    thanks: say('Your application has reached us.'),
    onSuccess: () => enquiryDrafts[kind].forget(),
  })
  const steps = stepsOf(kind)
  const stepping = useSteps(steps, form)

  // What is chosen on the page goes before the draft, which is read once the form lives.
  const [own, setOwn] = useState<Draft>({})
  const choice = (name: FieldName) => own[name] ?? draft[name] ?? ''
  const choose = (name: FieldName) => (value: string) => setOwn((before) => ({ ...before, [name]: value }))
  const schoolClass = choice('class')
  const centre = choice('center')
  const place = data.centres.find(({ value }) => value === centre)
  const batches = batchesFor(data.batches, data.fees, { class: schoolClass, centre: place })
  const batch = batches.find(({ value }) => value === choice('batch'))

  const [values, setValues] = useState<Record<string, unknown>>({})
  const [isKept, setKept] = useState(false)
  const [isConsentMissing, setConsentMissing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const field: FieldOf = (name) => ({ ...form.field(name), label: say(fieldLabels[name]), defaultValue: draft[name] })

  const { isLast, here, goTo } = stepping
  /** Before the step that is shown, the first one that will not do is opened, its mistake beside the field. */
  const goBackToMistake = async () => {
    const from = here()
    for (const [index, { fields }] of steps.slice(0, from).entries()) {
      if (await form.check(fields)) continue
      if (here() === from) goTo(index)
      return
    }
  }
  // However the page has come here, by the button, by the Forward key or a reload: what is read before it is sent
  // is what stands in the form. A reloaded page has lost the file, and opens where it is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the step is opened
  useEffect(() => {
    if (!isLast || form.status === 'success') return
    const now = form.values()
    setValues(now)
    if (now.marks === undefined) void goBackToMistake()
  }, [isLast])

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.props.onInput(event)
    setConsentMissing(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setKept(enquiryDrafts[kind].keep(form.values())), pause)
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The Enter key of an earlier step means: go on.
    if (!stepping.isLast) return stepping.goOn()
    const consent = event.currentTarget.elements.namedItem('consent')
    if (consent instanceof HTMLInputElement && !consent.checked) {
      setConsentMissing(true)
      return consent.focus()
    }
    clearTimeout(timer.current)
    await form.props.onSubmit(event)
  }

  return {
    form: { ...form, props: { ...form.props, onInput, onSubmit } },
    ...stepping,
    steps,
    field,
    next: stepping.goOn,
    values,
    isKept,
    isConsentMissing,
    student: { schoolClass, onClass: choose('class') },
    family: {
      ...{ sibling: choice('sibling'), onSibling: choose('sibling') },
      ...{ occupation: choice('sibling_occupation'), onOccupation: choose('sibling_occupation') },
    },
    place: { batches, centre, onCentre: choose('center'), batch: batch?.value ?? '', onBatch: choose('batch') },
    fees: feesAt(data.fees, place, batch),
  }
}
