import { minutes } from '@northlight/contract/durations'
import { toast } from '../../ui/toasts/toast.ts'
import { keptKey } from './has-kept.ts'

/** What somebody typed when their session ended: kept for the way over sign-in and back, in this tab only. */
type Kept = { page: string; person: string; at: number; values: KeptValue[] }
type KeptValue = { form: string; name: string; value: string; isChecked?: boolean }
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const lasts = minutes(30)

/** Passwords and files are never kept; nor is what the visitor did not type. */
const neverKept = ['password', 'file', 'hidden', 'search', 'submit', 'button', 'reset', 'image']

const controls = () =>
  [
    ...document.querySelectorAll<Control>('main :is(input, textarea, select), dialog :is(input, textarea, select)'),
  ].filter(({ name, type, disabled }) => name && !disabled && !neverKept.includes(type))

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)

/** Two forms of a page may ask for the same thing; their labels tell them apart. */
const formOf = (control: Control) => control.form?.getAttribute('aria-label') ?? ''

const keptOf = (control: Control): KeptValue => ({
  form: formOf(control),
  name: control.name,
  value: control.value,
  ...(isTicked(control) && { isChecked: control.checked }),
})

/** True when there was anything to keep. */
export const keepValues = (person: string): boolean => {
  const values = controls()
    .map(keptOf)
    .filter(({ value, isChecked }) => isChecked ?? value !== '')
  const kept: Kept = { page: location.pathname, person, at: Date.now(), values }
  try {
    if (values.length > 0) sessionStorage.setItem(keptKey, JSON.stringify(kept))
    return values.length > 0
  } catch {
    // No room or not allowed: then it is typed again.
    return false
  }
}

/** React follows a field by its own setter; this one goes past it, so that the event counts as typing. */
const type = (control: Control, { value, isChecked }: KeptValue): boolean => {
  if (isTicked(control)) {
    if (control.checked !== isChecked) control.click()
    else return false
    return true
  }
  if (control.value === value) return false
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
  setter?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

const readKept = (): Kept | undefined => {
  const text = sessionStorage.getItem(keptKey)
  return text ? (JSON.parse(text) as Kept) : undefined
}

/**
 * Puts the words back where they stood, for the same person only. A field may come later, with the data of the page or
 * when a window is opened: it is waited for while the page is open.
 */
export const bringBackValues = (person: string) => {
  const kept = readKept()
  if (!kept || kept.page !== location.pathname || kept.person !== person || Date.now() - kept.at > lasts)
    return sessionStorage.removeItem(keptKey)
  let waiting = kept.values
  let isTold = false
  const stop = () => {
    observer.disconnect()
    sessionStorage.removeItem(keptKey)
  }
  const put = () => {
    if (location.pathname !== kept.page) return stop()
    const there = controls()
    let isChanged = false
    waiting = waiting.filter((value) => {
      const control = there.find(
        (one) => one.name === value.name && formOf(one) === value.form && (!isTicked(one) || one.value === value.value),
      )
      if (control && type(control, value)) isChanged = true
      return control === undefined
    })
    if (isChanged && !isTold) {
      isTold = true
      toast.info('What you typed is still here. Check it and send it.')
    }
    if (waiting.length === 0) stop()
  }
  const observer = new MutationObserver(put)
  observer.observe(document.body, { childList: true, subtree: true })
  put()
}
