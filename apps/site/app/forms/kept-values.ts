import { minutes } from '@northlight/contract/durations'

/** What somebody typed when their session ended: kept for the way over sign-in and back, in this tab only. */
type Kept = { page: string; action: string; at: number; values: [string, string][] }

export const keptKey = 'kept-form'
const lasts = minutes(30)

/** Passwords and files are never kept; nor is what the visitor did not type. */
const isKeepable = (control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  (control instanceof HTMLInputElement && !['password', 'file', 'hidden', 'submit'].includes(control.type)) ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement

const typedIn = (control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string | undefined =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)
    ? control.checked
      ? control.value
      : undefined
    : control.value

export const keepValues = (form: HTMLFormElement, page: string, action: string) => {
  const values: [string, string][] = []
  for (const control of form.elements) {
    const name = control.getAttribute('name')
    const value = name && isKeepable(control) ? typedIn(control) : undefined
    if (name && value) values.push([name, value])
  }
  const kept: Kept = { page, action, at: Date.now(), values }
  try {
    sessionStorage.setItem(keptKey, JSON.stringify(kept))
  } catch {
    // No room or not allowed: then it is typed again.
  }
}

/** React follows a field by its own setter; this one goes past it, so that the event counts as typing. */
const type = (control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    if (control.value === value && !control.checked) control.click()
    return
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
  setter?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Puts the words back where they stood. True when there were any. */
export const bringBackValues = (form: HTMLFormElement, action: string): boolean => {
  const text = sessionStorage.getItem(keptKey)
  const kept = text ? (JSON.parse(text) as Kept) : undefined
  if (!kept || kept.page !== location.pathname || kept.action !== action) return false
  sessionStorage.removeItem(keptKey)
  if (Date.now() - kept.at > lasts) return false
  for (const [name, value] of kept.values)
    for (const control of form.elements)
      if (control.getAttribute('name') === name && isKeepable(control)) type(control, value)
  return kept.values.length > 0
}
