import type { Instant } from '@northlight/contract/dates'
import type { Source } from '@northlight/contract/office/family-words'
import type { FileColumnOf, FormTable, Tables } from '@northlight/db/tables'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { partsOf, port } from '../../kernel/ports.ts'

export type Contact = { value: string | null | undefined; whose?: string }

/** Something a family sent us or did, as the form it came by tells it. */
export type ContactEvent = {
  form: string
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

export type ContactEventRow<T extends keyof Tables> = Selectable<Tables[T]> & { id: number; created_at: Instant }

/** What a row says of a family. */
export type ContactEventParts<Row> = {
  /** What the office calls it: how a family came. */
  label: string
  /** Who wrote and what they want; null where the row is of nobody any more. */
  read: (row: Row) => Omit<ContactEvent, 'form' | 'entity' | 'id' | 'at'> | null
  /** The family's own words, for the timeline. What is empty is left out. */
  words: (row: Row) => unknown[]
}

/** A kind of row by which a family touches us. */
export type ContactEventKind = ContactEventParts<{ id: number }> & {
  form: string
  table: keyof Tables
  /** The column of a paper of the child that came along. */
  paper?: FileColumnOf<FormTable>
}

/** All of them. A form without one would reach no counsellor. */
export const contactEventKinds = port<ContactEventKind>('counselling.touch-kinds', 10)

/** Anyone who walks in is noted by a colleague. */
export const walkIn = 'walk-in'

/** The office's words for the ways in which families come, in the order of a list. */
export const contactEventLabels = (ctx: Pick<Ctx, 'services'>): Map<string, string> =>
  new Map([...partsOf(ctx, contactEventKinds).map(({ form, label }) => [form, label] as const), [walkIn, 'Walk-in']])
