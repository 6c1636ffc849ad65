import { createHash } from 'node:crypto'
import type { Engine } from '../database.ts'
import { type SchemaTools, schemaTools } from './schema-tools.ts'

export type Migration = { name: string; statements: (engine: Engine) => string[] }

/** A step of the schema. Once it has been released it is never edited: a change is a new migration. */
export const defineMigration = (name: string, build: (t: SchemaTools) => string[]): Migration => ({
  name,
  statements: (engine) => build(schemaTools(engine)),
})

export const checksum = (statements: string[]): string =>
  createHash('sha256').update(statements.join(';\n')).digest('hex')
