import { settingsAct } from '@northlight/contract/office/settings-acts'
import { type SettingsKey, settingsRecords } from '@northlight/contract/settings'
import { settingsInput } from '@northlight/contract/settings-input'
import type { z } from 'zod'
import { audit } from '../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { allow } from '../kernel/policy.ts'
import { actorId } from '../kernel/signed-in.ts'
import { validated } from '../kernel/validate.ts'

type Value<Key extends SettingsKey> = z.output<(typeof settingsRecords)[Key]>

/** The record with its version, or 404: a singleton that was never written is missing like any row. */
export const settingsRecord = async <Key extends SettingsKey>(ctx: Ctx, key: Key) => {
  const row = await ctx.db.selectFrom('settings').selectAll().where('key', '=', key).executeTakeFirst()
  if (!row) return fail('not_found')
  return {
    value: settingsRecords[key].parse(row.value) as Value<Key>,
    version: row.version,
    updated_at: row.updated_at,
  }
}

/** No record of settings is nested further. */
const deepest = 20

/** Trimmed. An empty text empties its field; in the lists of the forms it means that nothing was said. */
const tidy = (value: unknown, empty: '' | undefined, depth = 0): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '').trim() || empty
  if (depth === deepest) return undefined
  if (Array.isArray(value)) return value.map((inner) => tidy(inner, empty, depth + 1))
  if (typeof value !== 'object' || value === null) return value ?? (empty === '' ? null : undefined)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tidy(inner, empty, depth + 1)]))
}

/** A record that an institute has never written, with what holds until it does. */
export const beginSettings = async (ctx: Ctx, key: SettingsKey, value: Record<string, unknown>) => {
  await ctx.db
    .insertInto('settings')
    .values({ key, value, version: 0, updated_at: ctx.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Changes named fields of a record. The version that was read must still be the current one. */
export const updateSettings = <Key extends SettingsKey>(
  ctx: Ctx,
  key: Key,
  change: { version: number; fields: Partial<Value<Key>> },
) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, settingsAct(key))
    const current = await settingsRecord(ctx, key)
    // The key decides the schema, but TypeScript cannot follow that through a lookup.
    const schema = settingsRecords[key] as unknown as z.ZodType<Value<Key>>
    const given = tidy(change.fields, key === 'options' ? undefined : '') as Record<string, unknown>
    const stricter = settingsInput[key]
    const fields = stricter ? validated(stricter, given) : given
    const value = validated(schema, { ...current.value, ...fields })
    const { numUpdatedRows } = await ctx.db
      .updateTable('settings')
      .set({
        value,
        version: change.version + 1,
        updated_at: ctx.now(),
        updated_by: actorId(ctx),
      })
      .where('key', '=', key)
      .where('version', '=', change.version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) fail('conflict')
    await audit(ctx, {
      action: 'settings.update',
      entity: 'settings',
      id: key,
      details: { fields: Object.keys(change.fields) },
    })
    await announce(ctx, 'settings')
    return { value, version: change.version + 1 }
  })
