import type { Field, FieldKind } from '@northlight/contract/office/field-kinds'

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
  /** What is typed cannot be read: under a key of its own the name that a person reads, null once it can. */
  onUnread?: (key: string, label: string | null) => void
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
