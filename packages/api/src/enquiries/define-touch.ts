import type { TouchForm } from '@northlight/contract/office/family-words'
import type { Kept } from '@northlight/contract/retention'
import type { FileColumnOf, FormTable, Tables } from '@northlight/db/tables'
import type { TouchKind, TouchParts, TouchRow } from '../counselling/touch/touch.ts'
import type { PersonTable } from '../families/persons/types.ts'
import type { Ctx } from '../kernel/context.ts'

/**
 * How long a row stays: a period of the contract, or until somebody takes it back, and why. What cannot be counted from
 * the day on which it was sent deletes by itself what is old.
 */
export type Retention = Kept | { stays: string } | ((ctx: Ctx) => Promise<void>)

/** How a row is found that belongs to a person, what a file of one's data shows of it, and what a deletion does with it. */
export type PersonParts = Omit<PersonTable, 'domain' | 'table' | 'file'>

/** What every row that a family sends has to say, whichever way it comes. */
export type Sent = {
  name: string
  table: keyof Tables
  /** The column of what was uploaded with it. */
  file?: FileColumnOf<FormTable>
  /** As counselling knows it; null where others read it. */
  kind: TouchKind | null
  retention: Retention
  persons: PersonParts
}

/**
 * What families send by a way of its own: it takes seats, goes on for a while or is refused the second time. An ordinary
 * form is a `defineForm`.
 */
export const defineTouch = <T extends keyof Tables>({
  name,
  touch,
  ...parts
}: {
  name: TouchForm
  table: T
  touch: TouchParts<TouchRow<T>>
  retention: Retention
  persons: PersonParts
}) => ({ name, ...parts, kind: touchKind(name, parts.table, touch) })

/** The reader stays with its table, so it meets only rows of it. */
export const touchKind = <T extends keyof Tables>(
  form: TouchForm,
  table: T,
  touch: TouchParts<TouchRow<T>>,
  paper?: FileColumnOf<FormTable>,
): TouchKind => ({ form, table, ...(touch as unknown as TouchParts<{ id: number }>), ...(paper && { paper }) })

export const personTableOf =
  (domain: PersonTable['domain']) =>
  ({ table, file, persons }: Sent): PersonTable => ({
    domain,
    table,
    ...persons,
    ...(file && { file: { column: file, is: 'private_files' } }),
  })
