import { useWords } from '@northlight/ui/words/use-words.ts'
import { useRef, useState } from 'react'
import { toast } from '../../ui/toasts/toast.ts'
import { sentenceOf } from './sentence.ts'

type Options = {
  /** Says what went wrong in another way than by a toast with the sentence of the error. */
  onFailed?: (error: unknown) => unknown
  /** A success leads to another page: `pending` stays on until that is there, or a person has come back from it. */
  leaves?: boolean
}

/**
 * What a press of a button does on the server, outside a form: one call at a time, and a failure is told. As with
 * `sendForm`, what follows a success (`onDone`) is no part of the call: what goes wrong there is an error of ours, and
 * nobody is invited to press again.
 */
export const useAct = ({ onFailed, leaves = false }: Options = {}) => {
  const { stored } = useWords()
  const [pending, setPending] = useState(false)
  const running = useRef(false)
  const toastIt = (error: unknown) => toast.error(stored(sentenceOf(error)))

  const show = (isRunning: boolean) => {
    running.current = isRunning
    setPending(isRunning)
  }

  const act = async <Value>(call: () => Promise<Value>, onDone?: (value: Value) => unknown): Promise<void> => {
    if (running.current) return
    show(true)
    let isLeaving = false
    const done = async (value: Value) => {
      await onDone?.(value)
      isLeaving = leaves
    }
    try {
      await call().then(done, onFailed ?? toastIt)
    } finally {
      show(isLeaving)
      // The back/forward cache has kept the page as it was left.
      if (isLeaving) addEventListener('pageshow', () => show(false), { once: true })
    }
  }

  return { act, pending }
}
