import { seconds } from '@northlight/contract/durations'
import { createStore } from '@northlight/ui/state/create-store.ts'

export type Toast = {
  id: number
  text: string
  tone: 'done' | 'failed'
  undo?: () => void | Promise<void>
  link?: { to: string; label: string; isSite?: boolean }
}

export const toasts = createStore<Toast[]>([])
let last = 0

export const dismiss = (id: number) => toasts.set((all) => all.filter((one) => one.id !== id))

/** Takes back what happened last, where that is still offered; for whoever has no hand at the mouse. */
export const undoLast = async () => {
  const undoable = toasts.get().findLast(({ undo }) => undo)
  if (!undoable) return
  dismiss(undoable.id)
  try {
    await undoable.undo?.()
  } catch (error) {
    toast.failed(error)
  }
}

const show = (toast: Omit<Toast, 'id'>) => {
  last += 1
  const id = last
  toasts.set((all) => [...all.slice(-2), { ...toast, id }])
  setTimeout(() => dismiss(id), seconds(10))
}

const sentenceOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'An error occurred. Please try again.'

/** What happened, in one sentence. What can be undone offers it for ten seconds. */
export const toast = {
  done: (text: string, more: Pick<Toast, 'undo' | 'link'> = {}) => show({ text, tone: 'done', ...more }),
  failed: (error: unknown) => show({ text: typeof error === 'string' ? error : sentenceOf(error), tone: 'failed' }),
}
