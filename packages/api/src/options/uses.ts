import { OptionLists, type OptionName } from '@northlight/contract/options'
import type { Tables } from '@northlight/db/tables'
import { sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { invalid } from '../kernel/errors.ts'
import { allow } from '../kernel/policy.ts'
import { partsOf, port } from '../kernel/ports.ts'

/** Where an entry that a family chose is kept. */
export type ChosenPlace = { list: OptionName; table: keyof Tables; column: string }

export const chosenPlaces = port<ChosenPlace>('options.chosen-places', 10)

/** Of the lists that staff edit; branches are rows of their own. */
const placesOf = (ctx: Ctx) => partsOf(ctx, chosenPlaces).filter(({ list }) => list in OptionLists.shape)

const usesIn = async (ctx: Ctx, { table, column }: ChosenPlace): Promise<Record<string, number>> => {
  const { rows } = await sql<{ value: string; count: number }>`
    select ${sql.ref(column)} as value, count(*) as count from ${sql.table(table)}
    where ${sql.ref(column)} is not null group by ${sql.ref(column)}`.execute(ctx.db)
  return Object.fromEntries(rows.map(({ value, count }) => [value, Number(count)]))
}

/** How often each entry of a list was chosen, wherever that is kept. */
const usesOf = async (ctx: Ctx, places: ChosenPlace[]): Promise<Record<string, number>> => {
  const uses: Record<string, number> = {}
  for (const place of places)
    for (const [value, count] of Object.entries(await usesIn(ctx, place))) uses[value] = (uses[value] ?? 0) + count
  return uses
}

export const optionUses = async (ctx: Ctx) => {
  allow(ctx, 'settings.read')
  const uses: Partial<Record<OptionName, Record<string, number>>> = {}
  for (const [list, places] of Map.groupBy(placesOf(ctx), ({ list }) => list)) uses[list] = await usesOf(ctx, places)
  return uses
}

const valuesOf = (list: unknown): Set<string> =>
  new Set(Array.isArray(list) ? list.map((entry) => (entry as { value?: unknown } | null)?.value as string) : [])

/**
 * An entry that somebody chose keeps its name and its place in the list: what was chosen would otherwise mean nothing.
 * It can be hidden, and then no form offers it.
 */
export const refuseLosing = async (ctx: Ctx, before: OptionLists, fields: Record<string, unknown>) => {
  const errors: Record<string, string[]> = {}
  for (const [name, list] of Object.entries(fields)) {
    const places = placesOf(ctx).filter(({ list }) => list === name)
    const known = before[name as keyof OptionLists]
    if (places.length === 0 || !known) continue
    const stay = valuesOf(list)
    const lost = known.filter(({ value }) => !stay.has(value))
    if (lost.length === 0) continue
    const uses = await usesOf(ctx, places)
    const used = lost.filter(({ value }) => (uses[value] ?? 0) > 0)
    if (used.length > 0)
      errors[name] = used.map(({ value }) => `“${value}” was chosen ${uses[value]} times. Hide it instead.`)
  }
  if (Object.keys(errors).length > 0) invalid(errors)
}
