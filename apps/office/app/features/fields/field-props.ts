import type { Field, FieldKind } from '@northlight/contract/office/field-kinds'
import type { ChangeUnread, UnreadTexts } from './unread.ts'

/** The definition of a field of one kind. */
export type OfKind<Kind extends FieldKind> = Field & { kind: Kind }

export type Titles = Record<string, Record<string, string>>

/** What every kind of field is given. `F` is its definition. */
export type FieldProps<F extends Field = Field> = {
  /** The name within the record, for choices and errors. */
  name: string
  field: F
  value: unknown
  onChange: (value: unknown) => void
  isReadOnly: boolean
  error?: string
  /** Where it stands in the record, if not under its name alone: in a group with the place of its row. */
  path?: string
  /** What is typed somewhere in the record and cannot be read: it outlives the field, which goes with its tab or row. */
  unread?: UnreadTexts
  onUnread?: (change: ChangeUnread) => void
  /** The type of the record, for what others of it say. */
  resource: string
  /** Names of the records that fields point to. */
  titles: Titles
  /** The whole record, for fields that follow another one. */
  values: Record<string, unknown>
  /** Whether it is live under the address it has now. */
  livePage: string | null
  /** How often that address was opened in thirty days. */
  pageViews?: number
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
/** An empty field is null, not an empty text: a draft that was never written says so. */
export const orNull = (text: string): string | null => (text === '' ? null : text)
