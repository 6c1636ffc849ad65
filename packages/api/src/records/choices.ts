import type { Resource } from '@northlight/contract/office/resource'
import { optionNames } from '@northlight/contract/options'
import { sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { allow } from '../kernel/policy.ts'
import { settingsRecord } from '../settings/service.ts'
import { columnOf } from './values/json-path.ts'

const most = 200

/** What a field offers: its fixed list, the list of the settings it stands for, or the words that records use. */
export const fieldChoices = async (ctx: Ctx, resource: Resource, name: string): Promise<string[]> => {
  allow(ctx, resource.acts.read)
  const field = resource.fields[name]
  if (!field) return fail('not_found')
  const from =
    field.kind === 'choice' || field.kind === 'choices' ? field.from : field.kind === 'line' ? { used: true } : null
  if (from && 'list' in from) return [...from.list]
  if (from && 'options' in from) {
    const list = optionNames.find((one) => one === from.options)
    const { value } = await settingsRecord(ctx, 'options')
    return list ? ((value as Record<string, { value: string }[]>)[list] ?? []).map((entry) => entry.value) : []
  }
  const place = field.at ?? name
  if (!from || place.includes('.') || resource.isPersonal) return []
  const column = sql.ref(columnOf(place))
  const { rows } = await sql<{ word: string }>`
    select distinct ${column} as word from ${sql.table(resource.table)}
    where ${column} is not null and ${column} <> '' order by 1 limit ${most}`.execute(ctx.db)
  return rows.map(({ word }) => word)
}
