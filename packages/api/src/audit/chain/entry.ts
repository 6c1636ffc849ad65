import { digest } from '@northlight/db/digest'
import type { Tables } from '@northlight/db/tables'
import type { Selectable } from 'kysely'

export type Line = Selectable<Tables['audit_log']>
export type Entry = Selectable<Tables['audit_seals']>

/** What stands in the place of details that an erasure took. */
export const erasedDetails = { erased: true }

/** The same words for the same value on both engines: PostgreSQL gives the names of an object in an order of its own. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const names = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${names.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`
}

/** Who did what to which record and when: numbers and fixed words, which no erasure has to touch. */
export const factsOf = (line: Line): string =>
  digest(
    canonical([
      ...[line.id, line.at, line.actor_kind, line.actor_id, line.action, line.entity, line.entity_id],
      line.request_id,
    ]),
  )

/** Once its salt is gone, nobody can find out by trying which words it was made from. */
export const detailsOf = (line: Pick<Line, 'details'>, salt: string): string =>
  digest(`${salt}:${canonical(line.details)}`)

/** The digest that the next entry carries on; the salt is left out, because an erasure takes it. */
export const sealOf = (entry: Omit<Entry, 'seal' | 'salt'>): string => {
  const { number, kind, about, at, facts, details, caught_up_at, previous } = entry
  return digest(canonical([number, kind, about, at, facts, details, caught_up_at, previous]))
}

export const sealed = (entry: Omit<Entry, 'seal'>): Entry => ({ ...entry, seal: sealOf(entry) })
