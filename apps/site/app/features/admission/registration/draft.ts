import { days } from '@northlight/contract/durations'
import { type RegistrationField, registrationSteps } from './fields.ts'

export type Draft = Partial<Record<RegistrationField, string>>

/** A password is never left behind, and an agreement is given each time anew. */
const neverKept: readonly RegistrationField[] = ['password', 'confirm_password', 'consent']
const kept = registrationSteps.flatMap(({ fields }) => fields).filter((name) => !neverKept.includes(name))

const key = 'admission:registration'
/** Long enough to ask the school about something; not so long that a shared computer remembers a child for ever. */
const lifetime = days(7)

/** What may be kept of a form: the named texts and nothing else. */
export const draftOf = (values: Record<string, unknown>): Draft =>
  Object.fromEntries(
    kept.flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

/** On this device, so that a closed page or a sign-in on the way loses nothing. Storage that is off keeps nothing. */
export const keepDraft = (values: Record<string, unknown>, now = Date.now()): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify({ at: now, values: draftOf(values) }))
    return true
  } catch {
    return false
  }
}

export const keptDraft = (now = Date.now()): Draft | null => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof found !== 'object' || found === null || !('at' in found) || !('values' in found)) return null
    if (typeof found.at !== 'number' || now - found.at > lifetime) {
      forgetDraft()
      return null
    }
    return draftOf(found.values as Record<string, unknown>)
  } catch {
    return null
  }
}

export const forgetDraft = (): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept where storage is switched off.
  }
}
