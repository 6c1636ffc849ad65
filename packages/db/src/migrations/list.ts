import { modulesIn } from '../modules-in.ts'
import type { Migration } from './define.ts'

/**
 * In the order of their numbers, in which they are applied: every file here that begins with one. The first ones make
 * the schema of the first release, a file for each domain, ordered by what points at what. A new one gets the next number.
 */
export const migrations: Migration[] = (await modulesIn<Record<string, Migration>>(import.meta.url, './0*.ts')).flatMap(
  (module) => Object.values(module),
)
