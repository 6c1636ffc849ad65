import type { Instant } from '@northlight/contract/dates'
import type { Source, TouchForm } from '@northlight/contract/office/family-words'
import type { Tables } from '@northlight/db/tables'

export type Contact = { value: string | null | undefined; whose?: string }

/** Something a family sent us or did, as the form it came by tells it. */
export type Touch = {
  form: TouchForm
  /** The row that is the record of it. */
  entity: keyof Tables
  id: number
  at: Instant
  /** Who wrote; for a form about a child the child. */
  name: string
  child?: { name: string; class?: string | null; school?: string | null }
  /** Of the student, where the form has no name of the child beside it. */
  class?: string | null
  parentName?: string | null
  phones: Contact[]
  emails: Contact[]
  userId?: number | null
  wants?: string | null
  branchId?: number | null
  /** As a form names it, where it has no id: `Mysuru, residential`. */
  branchName?: string | null
  source?: Partial<Source>
}
