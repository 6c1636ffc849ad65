import { seconds } from '@northlight/contract/durations'
import { type Toast, type ToastType, toastTypes } from '../../ui/toasts/toast-store.ts'

const key = 'site:said'
/** Longer than a page takes; what was said before that was read. */
const lasts = seconds(10)

type Said = { type: ToastType; text: string }

/** What is on the screen when the document goes is said again by the next one: "There is no report of yours". */
export const keepToasts = (toasts: readonly Toast[], now = Date.now()) => {
  // What somebody could do about it belongs to the page that goes.
  const said = toasts.filter(({ action }) => !action).map(({ type, text }) => ({ type, text }))
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
  'type' in value &&
  toastTypes.some((type) => type === value.type)

/** What the last document left, once. */
export const takeToasts = (now = Date.now()): Said[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('said' in kept)) return []
    if (typeof kept.at !== 'number' || now - kept.at > lasts || !Array.isArray(kept.said)) return []
    return kept.said.filter(isSaid)
  } catch {
    return []
  }
}
