import type { StateView } from '@northlight/contract/office/families/views'
import type { FamilyState } from '@northlight/contract/office/family-words'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { offeredOptions } from '../../options/service.ts'
import { phoneKey } from '../contact-events/contact-keys.ts'
import { reached } from '../lists/list-families.ts'
import { familyStatesOf } from '../views.ts'
import { colleagues } from './assign.ts'

/** Forms write one class as `7th` or as `7`: each is offered once, lowest first. */
const classesIn = (written: string[]): string[] =>
  [...new Set(written.map((name) => name.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1')))].toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )

/** What every screen of families needs besides the families. */
export const familyDesk = async (ctx: Ctx) => {
  const own = branchesOf(ctx, allow(ctx, 'families.read'))
  const texts = await ctx.db
    .selectFrom('reply_texts')
    .select(['id', 'name', 'channel', 'subject', 'body'])
    .orderBy('id')
    .execute()
  const branches = await ctx.db
    .selectFrom('branches')
    .select(['id', 'name'])
    .where('is_active', '=', true)
    .$if(own !== null, (query) => query.where('id', 'in', [...(own ?? []), 0]))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const courses = await ctx.db
    .selectFrom('courses')
    .select('name')
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const { admission_classes, registration_classes } = await offeredOptions(ctx)
  return {
    states: await familyStatesOf(ctx),
    texts,
    colleagues: await colleagues(ctx),
    branches,
    courses: courses.flatMap(({ name }) => (name ? [name] : [])),
    classes: classesIn([...registration_classes, ...admission_classes].map(({ value }) => value)),
  }
}

/** Whose number it is, while it is typed. */
export const knownFamily = async (ctx: Ctx, phone: string) => {
  allow(ctx, 'families.read')
  const value = phoneKey(phone)
  if (value === null) return null
  const row = await reached(ctx)
    .innerJoin('family_contacts', 'family_contacts.family_id', 'families.id')
    .select(['families.id', 'families.name'])
    .where('family_contacts.value', '=', value)
    .orderBy('families.touched_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export const changeState = (
  ctx: Ctx,
  key: FamilyState,
  { name, days = null }: { name: string; days?: number | null },
) => {
  allow(ctx, 'settings.write')
  return inTransaction(ctx, async (ctx): Promise<StateView> => {
    const row = await ctx.db
      .updateTable('family_states')
      .set({ name, days, updated_at: ctx.now() })
      .where('key', '=', key)
      .returning(['key', 'name', 'days'])
      .executeTakeFirst()
    await audit(ctx, { action: 'counselling.change-state', entity: 'family_state', id: key, details: { days } })
    return row ?? fail('not_found')
  })
}
