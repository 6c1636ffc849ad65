import type { Endpoint, HandlerReplyOf, InputOf, ParamsOf } from '@northlight/contract/endpoint'
import type { OptionName } from '@northlight/contract/options'
import type { UploadedFile } from '@northlight/contract/uploads'
import type { FileColumnOf, FormTable, Tables } from '@northlight/db/tables'
import type { PrivateFileKind } from '@northlight/db/tables/enquiries'
import type { Fact } from '@northlight/mail/template'
import type { Insertable } from 'kysely'
import type { ContactEventParts, ContactEventRow } from '../counselling/contact-events/contact-event.ts'
import type { Ctx } from '../kernel/context.ts'
import { contactEventKind, type Sent } from './define-contact-event.ts'

/** Written by `send`, never by a form. */
type ByServer = 'id' | 'send_key' | 'user_id' | 'created_at' | 'updated_at'
type Stored<T extends FormTable> = Omit<Insertable<Tables[T]>, ByServer | FileColumnOf<T>>

type KeyOf<Input> = Input extends unknown ? keyof Input : never
type FileFieldOf<Input> = Input extends unknown
  ? { [Field in keyof Input]: Input[Field] extends UploadedFile ? Field : never }[keyof Input]
  : never

/** One of a list that staff edit. An entry that stands in a row can be hidden, and not be taken off its list. */
export type Choice<Input> = {
  list: OptionName
  /** What is said when it is not offered; null where other words are taken as well. */
  refusal: string | ((input: Input) => string) | null
  /** Which entries there are for these answers. Said of answers that are offered themselves, so it is checked after them. */
  among?: (input: Input) => { for?: string; class?: string }
}

type Notice<Row> = {
  /** The office sorts its mail by these words, which older notices used too. */
  subject: string | ((row: Row) => string)
  title: string
  /** One sentence: what happened. */
  lead: string
  /** Labels with what was typed; what is empty is left out. Null where what it speaks of is gone: then nothing is sent. */
  facts: (ctx: Ctx, row: Row) => Promise<Fact[] | null> | Fact[]
  /** A longer text of the visitor, with its line breaks. */
  message?: (row: Row) => string
  /** Whom an answer reaches. */
  replyTo: (row: Row) => string | null
}

type Parts<Input, Params, Row, Values, Reply> = {
  /** What is left to check, then the values of the row. Before the transaction. */
  row: (ctx: Ctx, input: Input, params: Params) => Promise<Values> | Values
  /** Ids of what it is about; nothing of the person. */
  audit?: (row: Row) => Record<string, number | string | null>
  /** What else has to happen in the same transaction: a letter of thanks. */
  also?: (ctx: Ctx, row: Row) => Promise<void>
  notice: Notice<Row>
  reply: (ctx: Ctx, row: Row, input: Input) => Reply
}

/** Input, limit, reply and example are the contract's. A form for two ages has two calls and one table. */
type Definition<Calls extends readonly Endpoint[], T extends FormTable, Input = InputOf<Calls[number]>> = Pick<
  Sent,
  'name' | 'retention' | 'persons'
> & {
  /** The word of the audit log. */
  entity: string
  endpoints: Calls
  table: T
  /** A child has no address of its own: the account it is sent from tells whose row it is. */
  isOfChild: 'user_id' extends keyof Tables[T] ? true : false
  choices: Partial<Record<KeyOf<Input> & keyof Tables[T], Choice<Input>>>
  /** What it tells of a family; without it no counsellor sees anyone who sends it, so that needs a reason. */
  contactEvent: ContactEventParts<ContactEventRow<T>> | { none: string }
} & ([FileColumnOf<T>] extends [never]
    ? { upload?: never }
    : { upload: { field: FileFieldOf<Input>; column: FileColumnOf<T>; kind: PrivateFileKind } }) &
  Parts<Input, ParamsOf<Calls[number]>, ContactEventRow<T>, Stored<T>, HandlerReplyOf<Calls[number]>>

export type SentRow = { id: number; created_at: string; user_id?: number | null }
export type Input = Record<string, unknown>

/** A form of any kind, for anyone who goes through all of them. */
export type Form = Sent & {
  entity: string
  endpoints: readonly Endpoint[]
  table: FormTable
  isOfChild: boolean
  choices: Record<string, Choice<Input>>
  upload?: { field: string; column: FileColumnOf<FormTable>; kind: PrivateFileKind }
} & Parts<Input, unknown, SentRow, object, unknown>

/**
 * A form that a family sends, with everything that is to be known of it. Calls, the registry of persons, retention,
 * counselling, the lists of choices, the papers of a child and the notice to the office are made of it.
 */
export const defineForm = <const Calls extends readonly Endpoint[], T extends FormTable>(
  definition: Definition<Calls, T>,
): Form => {
  const { name, table, contactEvent, upload, isOfChild } = definition
  const file: FileColumnOf<FormTable> | undefined = upload?.column
  const kind = 'none' in contactEvent ? null : contactEventKind(name, table, contactEvent, isOfChild ? file : undefined)
  // The parts stay together, so each meets only the calls and the rows of its own form.
  return { ...definition, file, kind } as unknown as Form
}
