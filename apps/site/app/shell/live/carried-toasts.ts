import { seconds } from '@northlight/contract/durations'
import { TOAST_TIMEOUT, type Toast, type ToastType, toastTypes } from '@northlight/ui/kit/toast-store.ts'

const key = 'site:said'
/** Longer than a page takes; what was said before that is of another errand. */
const lasts = seconds(10)

/** `left`: for how long it would still have been seen. */
type Said = { type: ToastType; text: string; left: number }

/** What is on the screen when the document goes is said again by the next one: "There is no report of yours". */
export const keepToasts = (toasts: readonly Toast[], now = Date.now()) => {
  const said = toasts
    // What somebody could do about it belongs to the page that goes.
    .filter(({ action }) => !action)
    .map(({ type, text, at }) => ({ type, text, left: at + TOAST_TIMEOUT - now }))
  try {
    if (said.length > 0) sessionStorage.setItem(key, JSON.stringify({ at: now, said }))
  } catch {
    // Storage is forbidden or full: then it was said once.
  }
}

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'left' in value &&
  typeof value.left === 'number' &&
  'type' in value &&
  toastTypes.some((type) => type === value.type)

/**
 * What the last document left, once, each for the rest of its time: another page does not begin it anew, and a page that
 * comes slowly takes nothing from it.
 */
export const takeToasts = (now = Date.now()): { type: ToastType; text: string; at: number; timeout: number }[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('said' in kept)) return []
    if (typeof kept.at !== 'number' || now - kept.at > lasts || !Array.isArray(kept.said)) return []
    return kept.said
      .filter(isSaid)
      .filter(({ left }) => left > 0 && left <= TOAST_TIMEOUT)
      .map(({ type, text, left }) => ({ type, text, at: now + left - TOAST_TIMEOUT, timeout: left }))
  } catch {
    return []
  }
}
