import { indianDay } from '@northlight/contract/dates'
import { type ColumnFacts, readColumns } from '@northlight/db/columns'
import type { Ctx } from '../../kernel/context.ts'

export type TableFacts = Map<string, ColumnFacts>

const known = new WeakMap<object, ReturnType<typeof readColumns>>()

/** What the schema says of a table. Asked once: no table changes while a server runs. */
export const tableFacts = async (ctx: Ctx, table: string): Promise<TableFacts> => {
  const { database } = ctx.services
  const asked = known.get(database) ?? readColumns({ db: ctx.db, engine: database.engine })
  known.set(database, asked)
  const facts = (await asked).get(table)
  if (!facts) throw new Error(`There is no table ${table}.`)
  return facts
}

/** What stands in a column that cannot be empty while a draft has nothing to say about it. */
export const fillerFor = (ctx: Ctx, name: string, { type }: ColumnFacts): unknown => {
  if (/bool/.test(type)) return false
  if (/json/.test(type)) return []
  if (/instant|timestamp/.test(type)) return ctx.now()
  if (/int|real|float|double|numeric/.test(type)) return 0
  // A day is a text to the database, and its name says that it is one.
  return /_on$|^as_of$/.test(name) ? today(ctx) : ''
}

export const today = (ctx: Ctx): string => indianDay(ctx.now())
