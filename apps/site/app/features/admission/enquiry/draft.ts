import type { EnquiryKind } from './enquiry-data.ts'

export type Draft = Record<string, string>

/** A number of the state and a file are not left behind on a machine that others may use. */
const neverKept = new Set(['aadhar', 'marks', 'consent', 'consent_version'])

const keyOf = (kind: EnquiryKind) => `admission:${kind}`

/** What may be kept of a form: plain texts only. */
export const draftOf = (values: Record<string, unknown>): Draft =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => {
      const [name, value] = entry
      return typeof value === 'string' && !neverKept.has(name)
    }),
  )

/** Kept for this tab only, until it is closed or the form is sent. Storage that is switched off keeps nothing. */
export const keepDraft = (kind: EnquiryKind, values: Record<string, unknown>): boolean => {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(draftOf(values)))
    return true
  } catch {
    return false
  }
}

export const keptDraft = (kind: EnquiryKind): Draft | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null')
    return typeof value === 'object' && value !== null ? draftOf(value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

export const forgetDraft = (kind: EnquiryKind): void => {
  try {
    sessionStorage.removeItem(keyOf(kind))
  } catch {
    // Nothing was kept where storage is switched off.
  }
}
