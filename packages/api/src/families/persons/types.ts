import type { Tables } from '@northlight/db/tables'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'

/** Whose data it is. Rows that only carry an address belong to the person once that address is confirmed. */
export type Person = { id: number; name: string; email: string; phone?: string | null; isEmailVerified: boolean }

/** A person with all the ways in which rows may name them. */
export type Identifiers = Person & {
  /** Confirmed ones: the account's own, and those it had before. */
  addresses: string[]
  /** Mailboxes of parents who have answered for this person. */
  parentAddresses: string[]
  /** Of the account and of the parent. Nobody has confirmed them, so none is enough by itself. */
  phones: string[]
}

export type TableName = keyof Tables
export type Found = (person: Identifiers) => RawBuilder<SqlBool>
export type Row = Record<string, unknown> & { id: number }

/** A part of the file: a heading, and rows of plain values. `files` are kept documents, such as a CV. */
export type DataSection = {
  title: string
  rows: Record<string, unknown>[]
  /** Columns in which staff write: left out where a parent reads of a child. */
  ofStaff?: string[]
  files?: { name: string; bytes: Uint8Array }[]
}

export type Shown =
  | { title: string; columns: string[] }
  /** Put together with other tables; the function is asked once. */
  | { by: (ctx: Ctx, person: Identifiers) => Promise<DataSection[]> }
  /** Why it is not shown. */
  | { not: string }

export type Erased =
  | 'delete'
  | {
      set: Record<string, unknown> | ((ctx: Ctx, row: Row) => Record<string, unknown>)
      /** What else has to happen for a row before it becomes nameless. */
      before?: (ctx: Ctx, row: Row, person: Identifiers) => Promise<void>
      /** What the law obliges the institute to keep, said on the page before the deletion. */
      keeps?: string
    }
  /** Holds no name, and why it stays. */
  | { stays: string; keeps?: string }
  /** Deleted with the rows of this table, by the database. */
  | { with: TableName }

/**
 * Columns that may name another parent or child, or say where to reach them. They are the reader's own where one of `by`
 * holds the reader's mailbox, number or name; where it holds the child's, what it says besides names is told. With `alone`
 * every one of `by` that is filled in must be the reader's. Without `by` they are words of staff, which may name anybody.
 */
export type OfOthers = { columns: string[]; by?: string[]; alone?: true; file?: true }

export type PersonTable = {
  domain: 'account' | 'family' | 'enquiries' | 'admissions' | 'exams' | 'payments'
  table: TableName
  found: Found
  /** Where `found` is enough to delete but not to read: rows found by this alone are shown in full. */
  proved?: Found
  shown: Shown
  erased: Erased
  /** What a parent who reads the file of a child is not shown of a row; nothing where it is missing. */
  ofOthers?: OfOthers[]
  /** The column that leads to a stored file: the number of a private file, or the path itself. */
  file?: { column: string; is: 'private_files' | 'path' }
}
