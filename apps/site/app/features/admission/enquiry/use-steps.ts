import type { FieldErrors } from '@northlight/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { useHistorySteps } from '../../../platform/navigation/use-history-steps.ts'
import { type Step, stepOfErrors } from './steps.ts'

type Form = { status: string; errors: FieldErrors; check: (names: never) => Promise<boolean> }

/** Which step is shown. A step is left forwards only when its fields will do; a refused form opens at its mistake. */
export const useSteps = <Name extends string>(steps: readonly Step<Name>[], form: Form) => {
  const { step, here, goTo: show } = useHistorySteps()
  const [attempt, setAttempt] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const checking = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  const last = steps.length - 1

  const fields = steps[step]?.fields ?? []
  const errors = attempt === 0 ? [] : fields.filter((name) => (form.errors[name]?.length ?? 0) > 0)
  const isClear = errors.length === 0

  // Once everything is mended the summary is gone for good; the next mistake is told beside its field.
  useEffect(() => {
    if (attempt > 0 && isClear) setAttempt(0)
  }, [attempt, isClear])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal moves the reader
  useEffect(() => {
    // What was sent cannot be gone back to.
    if (form.status === 'success') show(0)
    if (form.status !== 'failure') return
    show(stepOfErrors(steps, Object.keys(form.errors)))
    setAttempt((before) => before + 1)
  }, [form.status])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step starts at its heading
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [step])

  /** The first check waits for the network: a second tap meanwhile is the same wish, and must not skip a step. */
  const goOn = async () => {
    if (checking.current) return
    checking.current = true
    setChecking(true)
    try {
      if (await form.check(fields as never)) {
        setAttempt(0)
        // Anyone who has gone to another step meanwhile stays there.
        if (here() === step) show(Math.min(last, step + 1))
      } else setAttempt((before) => before + 1)
    } finally {
      checking.current = false
      setChecking(false)
    }
  }
  const goTo = (to: number) => {
    setAttempt(0)
    show(to)
  }
  return { step, isLast: step === last, attempt, errors, heading, isChecking, goOn, goTo, here }
}
