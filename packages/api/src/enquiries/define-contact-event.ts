import type { RetentionPeriod } from '@northlight/contract/retention'
import type { FileColumnOf, FormTable, Tables } from '@northlight/db/tables'
import type {
  ContactEventKind,
  ContactEventParts,
  ContactEventRow,
} from '../counselling/contact-events/contact-event.ts'
import type { PersonTable } from '../families/persons/types.ts'
import type { Ctx } from '../kernel/context.ts'

/**
 * How long a row stays: a period of the contract, or until somebody takes it back, and why. What cannot be counted from
 * the day on which it was sent deletes by itself what is old.
 */
export type Retention = RetentionPeriod | { stays: string } | ((ctx: Ctx) => Promise<void>)

/** How a row is found that belongs to a person, what a file of one's data shows of it, and what a deletion does with it. */
export type PersonParts = Omit<PersonTable, 'domain' | 'table' | 'file'>

/** What every row that a family sends has to say, whichever way it comes. */
export type Sent = {
  name: string
  table: keyof Tables
  /** The column of what was uploaded with it. */
  file?: FileColumnOf<FormTable>
  /** As counselling knows it; null where others read it. */
  kind: ContactEventKind | null
  retention: Retention
  persons: PersonParts
}

/**
 * What families send by a way of its own: it takes seats, goes on for a while or is refused the second time. An ordinary
 * form is a `defineForm`.
 */
export const defineContactEvent = <T extends keyof Tables>({
  name,
  contactEvent,
  ...parts
}: {
  name: string
  table: T
  contactEvent: ContactEventParts<ContactEventRow<T>>
  retention: Retention
  persons: PersonParts
}) => ({ name, ...parts, kind: contactEventKind(name, parts.table, contactEvent) })

/** The reader stays with its table, so it meets only rows of it. */
export const contactEventKind = <T extends keyof Tables>(
  form: string,
  table: T,
  contactEvent: ContactEventParts<ContactEventRow<T>>,
  paper?: FileColumnOf<FormTable>,
): ContactEventKind => ({
  form,
  table,
  ...(contactEvent as unknown as ContactEventParts<{ id: number }>),
  ...(paper && { paper }),
})

export const personTableOf =
  (domain: PersonTable['domain']) =>
  ({ table, file, persons }: Sent): PersonTable => ({
    domain,
    table,
    ...persons,
    ...(file && { file: { column: file, is: 'private_files' } }),
  })
