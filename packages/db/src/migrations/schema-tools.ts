import type { Engine } from '../database.ts'
import { type ChangeOneOf, changeOneOfOnPostgres } from './change-one-of.ts'
import { type Column, columnTypes, renderColumn } from './columns.ts'

/** An index that PostgreSQL makes beside the running server, outside of a transaction. */
export type IndexBeside = { besideIndex: string; statement: string }

/** A statement, a change for which SQLite needs to look at the table as it is, or an index made beside everybody. */
export type Step = string | ChangeOneOf | IndexBeside

export const isIndexBeside = (step: Step): step is IndexBeside => typeof step !== 'string' && 'besideIndex' in step
export const isChangeOneOf = (step: Step): step is ChangeOneOf => typeof step !== 'string' && 'values' in step

type IndexOptions = { unique?: boolean; where?: string }

/** The small part of SQL's schema language in which the two engines differ, written once. */
export const schemaTools = (engine: Engine) => ({
  engine,
  ...columnTypes(engine),

  /** Constraints are SQL that both engines understand, such as `unique (course_id, branch_id)`. */
  table: (name: string, columns: Record<string, Column>, constraints: string[] = []): string => {
    const lines = Object.entries(columns).map(([column, type]) => renderColumn(column, type))
    return `create table ${name} (\n  ${[...lines, ...constraints].join(',\n  ')}\n)`
  },

  /** Called for its reason: `jobs_due`. A unique one on an expression is `<table>_<column>_unique`. */
  index: (name: string, table: string, columns: string[], { unique = false, where }: IndexOptions = {}): string =>
    `create ${unique ? 'unique ' : ''}index ${name} on ${table} (${columns.join(', ')})${where ? ` where ${where}` : ''}`,

  /**
   * An index on a table that is in use: nobody who writes to it waits while it is made. Such a migration holds nothing
   * else. Not for a unique one: what the program before writes meanwhile may break it.
   */
  indexBeside: (name: string, table: string, columns: string[], { where }: Pick<IndexOptions, 'where'> = {}): Step => {
    const rest = `${name} on ${table} (${columns.join(', ')})${where ? ` where ${where}` : ''}`
    if (engine === 'sqlite') return `create index ${rest}`
    return { besideIndex: name, statement: `create index concurrently if not exists ${rest}` }
  },

  addColumn: (table: string, column: string, type: Column): string =>
    `alter table ${table} add column ${renderColumn(column, type)}`,

  /** Another list of allowed values for a column made with `oneOf`: a longer one, or one that every row still fits. */
  changeOneOf: (table: string, column: string, values: readonly string[]): Step[] => {
    const change = { table, column, values }
    return engine === 'sqlite' ? [change] : changeOneOfOnPostgres(change)
  },

  /** Statements for one engine alone. */
  only: (wanted: Engine, ...statements: string[]): string[] => (wanted === engine ? statements : []),
})

export type SchemaTools = ReturnType<typeof schemaTools>
