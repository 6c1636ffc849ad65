import { seconds } from '@northlight/contract/durations'
import { createToastStore, type ToastLink } from '@northlight/ui/kit/toast-store.ts'

const most = 3
/** The office's messages: at most three, and ten seconds for each unless somebody reads. */
export const toasts = createToastStore(undefined, most)

type More = { undo?: () => void | Promise<void>; link?: ToastLink }

/** What happened, in one sentence. What can be undone offers it as long as the message stands. */
const done = (text: string, { undo, link }: More = {}) =>
  void toasts.success(text, {
    timeout: seconds(10),
    ...(link && { link }),
    ...(undo && { action: { label: 'Undo', run: () => attempt(undo) } }),
  })

const sentenceOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'An error occurred. Please try again.'

const failed = (error: unknown) =>
  void toasts.error(typeof error === 'string' ? error : sentenceOf(error), { timeout: seconds(10) })

const attempt = async (undo: () => void | Promise<void>) => {
  try {
    await undo()
  } catch (error) {
    failed(error)
  }
}

/** Takes back what happened last, where that is still offered; for anyone who has no hand at the mouse. */
export const undoLast = async () => {
  const undoable = toasts.shown().findLast(({ action }) => action)
  if (!undoable) return
  toasts.dismiss(undoable.id)
  await undoable.action?.run()
}

export const toast = { done, failed }
