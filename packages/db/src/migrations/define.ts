import type { Engine } from '../database.ts'
import { digest } from '../digest.ts'
import { type SchemaTools, type Step, schemaTools } from './schema-tools.ts'

export type Migration = {
  name: string
  statements: (engine: Engine) => Step[]
  /** Why the program before does not miss what is taken away here; see rolling.ts. */
  isSafeBecause?: string
}

/** A step of the schema. Once it has been released it is never edited: a change is a new migration. */
export const defineMigration = (
  name: string,
  build: (t: SchemaTools) => Step[],
  options: Pick<Migration, 'isSafeBecause'> = {},
): Migration => ({
  name,
  statements: (engine) => build(schemaTools(engine)),
  ...options,
})

export const checksum = (steps: Step[]): string => {
  const text = steps.map((step) => (typeof step === 'string' ? step : JSON.stringify(step))).join(';\n')
  return digest(text)
}
