import { settingsAct } from '@northlight/contract/office/settings-acts'
import {
  AccessSettings,
  AdmissionSettings,
  BillingSettings,
  type SettingsKey,
  settingsRecords,
} from '@northlight/contract/settings'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { refuseLosing } from '../../options/uses.ts'
import { beginSettings, settingsRecord, updateSettings } from '../../settings/service.ts'
import { tellOfSecurity } from '../jobs.ts'

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

const accessWords: Record<string, string> = {
  campus_networks: 'the networks of our rooms, from where a right password is never refused',
  factor_from: 'the day from which every role needs a second factor',
}

/** A door that is opened for guessing is opened in front of everybody who could close it. */
const tellAdmins = async (ctx: Ctx, fields: string[]) => {
  const admins = await ctx.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .execute()
  const by = admins.find(({ id }) => id === actorId(ctx))?.name ?? 'A colleague'
  const points = [`Changed by ${harmlessName(by)}.`, ...fields.map((name) => `What: ${accessWords[name] ?? name}.`)]
  for (const { id } of admins)
    await enqueue(ctx, tellOfSecurity, { user_id: id, news: 'access-changed', at: ctx.now(), points })
}

type Change = { version: number; fields: Record<string, unknown> }

export const writeSettings = (ctx: Ctx, key: SettingsKey, { version, fields }: Change) => {
  allow(ctx, settingsAct(key))
  return inTransaction(ctx, async (ctx) => {
    const first = version === 0 ? unwritten[key] : undefined
    if (first) await beginSettings(ctx, key, first)
    // What the record does not know is left away by its schema; what it knows is checked by it.
    const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name in settingsRecords[key].shape))
    if (key === 'options') await refuseLosing(ctx, (await settingsRecord(ctx, 'options')).value, known)
    const changed = await updateSettings(ctx, key, { version, fields: known })
    if (key === 'access') await tellAdmins(ctx, Object.keys(known))
    return changed
  })
}
