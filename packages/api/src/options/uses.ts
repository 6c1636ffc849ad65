import type { OptionLists, OptionName } from '@northlight/contract/options'
import { sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { invalid } from '../kernel/errors.ts'
import { allow } from '../kernel/policy.ts'

/** Where the words that a family chose are kept. */
const places: Partial<Record<OptionName, readonly [table: string, column: string]>> = {
  contact_request_types: ['contact_enquiries', 'request_type'],
  contact_slots: ['contact_enquiries', 'time'],
  scholar_campuses: ['scholar_enquiries', 'branch'],
  admission_centres: ['admission_enquiries', 'center'],
  admission_classes: ['admission_enquiries', 'class'],
  batches: ['admission_enquiries', 'batch'],
  programmes: ['registrations', 'program'],
  registration_classes: ['registrations', 'class'],
  vrddhi_classes: ['vrddhi_enquiries', 'class'],
  vrddhi_syllabuses: ['vrddhi_enquiries', 'syllabus'],
}

const usesIn = async (ctx: Ctx, [table, column]: readonly [string, string]): Promise<Record<string, number>> => {
  const { rows } = await sql<{ value: string; count: number }>`
    select ${sql.ref(column)} as value, count(*) as count from ${sql.table(table)}
    where ${sql.ref(column)} is not null group by ${sql.ref(column)}`.execute(ctx.db)
  return Object.fromEntries(rows.map(({ value, count }) => [value, Number(count)]))
}

export const optionUses = async (ctx: Ctx) => {
  allow(ctx, 'settings.read')
  const uses: Partial<Record<OptionName, Record<string, number>>> = {}
  for (const [name, place] of Object.entries(places)) uses[name as OptionName] = await usesIn(ctx, place)
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
    const place = places[name as OptionName]
    const known = before[name as keyof OptionLists]
    if (!place || !known) continue
    const stay = valuesOf(list)
    const lost = known.filter(({ value }) => !stay.has(value))
    if (lost.length === 0) continue
    const uses = await usesIn(ctx, place)
    const used = lost.filter(({ value }) => (uses[value] ?? 0) > 0)
    if (used.length > 0)
      errors[name] = used.map(({ value }) => `“${value}” was chosen ${uses[value]} times. Hide it instead.`)
  }
  if (Object.keys(errors).length > 0) invalid(errors)
}
