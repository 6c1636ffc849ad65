import type { Colleague, FamilyRow, StateView } from '@northlight/contract/office/families/views'
import type { FamilyState } from '@northlight/contract/office/family-words'
import { languageOf } from '@northlight/contract/words/language-paths'
import type { OtherLanguage } from '@northlight/contract/words/languages'
import type { Ctx } from '../kernel/context.ts'
import { contactEventLabels } from './contact-events/contact-event.ts'
import type { Family } from './joins/join-into.ts'

export const familyStatesOf = async ({ db }: Ctx): Promise<StateView[]> =>
  db.selectFrom('family_states').select(['key', 'name', 'days']).orderBy('position').execute()

/** Names by id, of colleagues who are here or were. */
export const namesOf = async ({ db }: Ctx, ids: (number | null)[]): Promise<Map<number, string>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const branchNames = async ({ db }: Ctx, ids: (number | null)[]): Promise<Map<number, string>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('branches').select(['id', 'name']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const firstPhones = async ({ db }: Ctx, ids: number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('family_contacts')
    .select(['family_id', 'value'])
    .where('family_id', 'in', ids)
    .where('kind', '=', 'phone')
    .orderBy('id', 'desc')
    .execute()
  // Written in falling order: the first number is the one that stays.
  return new Map(rows.map(({ family_id, value }) => [family_id, value]))
}

/** The language of the last form that was not English: most pages exist in English alone, so one in it says little. */
const languagesOf = async ({ db }: Ctx, ids: number[]): Promise<Map<number, OtherLanguage>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('family_touches')
    .select(['family_id', 'page'])
    .where('family_id', 'in', ids)
    .where('page', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return new Map(
    rows.flatMap(({ family_id, page }) => {
      const language = languageOf(page ?? '')
      return language === 'en' ? [] : [[family_id, language] as const]
    }),
  )
}

const named = (id: number | null, names: Map<number, string>): Colleague | null => {
  const name = id === null ? undefined : names.get(id)
  return id !== null && name !== undefined ? { id, name } : null
}

/** Families as lists, boards and the page of today show them; what they refer to is read once for all of them. */
export const familyRows = async (ctx: Ctx, rows: Family[]): Promise<FamilyRow[]> => {
  const states = new Map<FamilyState, string>((await familyStatesOf(ctx)).map(({ key, name }) => [key, name]))
  const owners = await namesOf(
    ctx,
    rows.map(({ owner_id }) => owner_id),
  )
  const branches = await branchNames(
    ctx,
    rows.map(({ branch_id }) => branch_id),
  )
  const phones = await firstPhones(
    ctx,
    rows.map(({ id }) => id),
  )
  const languages = await languagesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const labels = contactEventLabels(ctx)
  const now = ctx.now()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    class: row.class,
    wants: row.wants,
    branch: named(row.branch_id, branches),
    state: row.state,
    state_name: states.get(row.state) ?? row.state,
    state_at: row.state_at,
    due_at: row.due_at,
    is_late: row.due_at !== null && row.due_at < now,
    owner: named(row.owner_id, owners),
    next_at: row.next_at,
    came_at: row.came_at,
    touched_at: row.touched_at,
    answered_at: row.answered_at,
    touches: row.touches,
    form: row.form,
    form_label: labels.get(row.form) ?? row.form,
    first: { source: row.first_source, medium: row.first_medium, campaign: row.first_campaign },
    last: { source: row.last_source, medium: row.last_medium, campaign: row.last_campaign },
    wrote_in: languages.get(row.id) ?? null,
    phone: phones.get(row.id) ?? null,
  }))
}
