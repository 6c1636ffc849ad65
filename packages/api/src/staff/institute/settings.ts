import {
  AccessSettings,
  AdmissionSettings,
  BillingSettings,
  type SettingsKey,
  settingsRecords,
} from '@northlight/contract/settings'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { refuseLosing } from '../../options/uses.ts'
import { beginSettings, settingsRecord, updateSettings } from '../../settings/service.ts'

/** Records that an institute may never have written: what holds until it does. */
const unwritten: Partial<Record<SettingsKey, Record<string, unknown>>> = {
  billing: BillingSettings.parse({ legal_name: '', gstin: '', sac: '', gst_percent: 0, note: '' }),
  admissions: AdmissionSettings.parse({ season: '' }),
  access: AccessSettings.parse({ campus_networks: [] }),
}

/** Version 0 is what holds without a row. */
export const readSettings = async (ctx: Ctx, key: SettingsKey) => {
  allow(ctx, 'settings.read')
  const row = await ctx.db.selectFrom('settings').selectAll().where('key', '=', key).executeTakeFirst()
  if (!row) return { key, version: 0, updated_at: ctx.now(), value: unwritten[key] ?? fail('not_found') }
  const value = settingsRecords[key].parse(row.value) as Record<string, unknown>
  return { key, version: row.version, updated_at: row.updated_at, value }
}

type Change = { version: number; fields: Record<string, unknown> }

export const writeSettings = (ctx: Ctx, key: SettingsKey, { version, fields }: Change) => {
  allow(ctx, key === 'billing' ? 'settings.billing' : 'settings.write')
  return inTransaction(ctx, async (ctx) => {
    const first = version === 0 ? unwritten[key] : undefined
    if (first) await beginSettings(ctx, key, first)
    // What the record does not know is left away by its schema; what it knows is checked by it.
    const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name in settingsRecords[key].shape))
    if (key === 'options') await refuseLosing(ctx, (await settingsRecord(ctx, 'options')).value, known)
    return updateSettings(ctx, key, { version, fields: known })
  })
}
