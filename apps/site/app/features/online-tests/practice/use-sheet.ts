import type { PracticeView } from '@northlight/contract/results/practice'
import { useRef, useState } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'

export type Saving = 'saved' | 'saving' | 'waiting'

/**
 * Answers of a practice that tells at the end. Each change is sent as it is made; what could not be sent waits here and
 * goes with the next change, and everything goes before it is handed in.
 */
export const useSheet = (practice: PracticeView, onDone: () => Promise<void>) => {
  const [typed, setTyped] = useState(new Map<number, string | undefined>())
  const [saving, setSaving] = useState<Saving>('saved')
  const { act, pending } = useAct()
  const waiting = useRef(new Map<number, string | undefined>())
  const sending = useRef<Promise<void>>(Promise.resolve())
  const params = { uuid: practice.uuid }

  const sendWaiting = async () => {
    const batch = [...waiting.current].slice(0, 50)
    if (batch.length === 0) return
    const answers = batch.map(([number, answer]) => ({ number, ...(answer !== undefined && { answer }) }))
    await (await browserClient()).post('/practice/{uuid}/sheet', { answers }, { params })
    // Changed again while it was on its way: that one is still to be sent.
    for (const [number, answer] of batch) if (waiting.current.get(number) === answer) waiting.current.delete(number)
  }

  const send = () => {
    setSaving('saving')
    sending.current = sending.current.then(async () => {
      try {
        await sendWaiting()
        setSaving(waiting.current.size === 0 ? 'saved' : 'saving')
      } catch (error) {
        setSaving('waiting')
        // The time is up: what is stored counts, and the page shows it.
        if (isApiError(error) && error.status === 409) await onDone()
      }
    })
    return sending.current
  }

  const keep = (number: number, answer: string | undefined) => {
    setTyped((before) => new Map(before).set(number, answer))
    waiting.current.set(number, answer)
    void send()
  }

  const handIn = () =>
    act(async () => {
      if (waiting.current.size > 0) await send()
      return (await browserClient()).post('/practice/{uuid}/finish', {}, { params })
    }, onDone)

  const isAnswered = (number: number, given: unknown) =>
    typed.has(number) ? typed.get(number) !== undefined : given !== null
  const answered = new Set(
    practice.items.filter((item) => isAnswered(item.number, item.given)).map(({ number }) => number),
  )
  return { typed, answered, saving, pending, keep, handIn }
}
