import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { FamilyState } from '@northlight/contract/office/family-words'
import type { Db } from '@northlight/db/database'
import { fold } from '@northlight/db/fold'
import { fold as foldColumn } from '@northlight/db/search'
import { announce, type Ctx } from '../../kernel/context.ts'
import { joinAtBranch } from '../joins/join-at-branch.ts'
import { refreshFamily } from '../refresh.ts'
import { moveByItself } from './by-itself.ts'
import type { Contact, ContactEvent } from './contact-event.ts'
import { emailKey, phoneKey } from './contact-keys.ts'
import { findMatch, lockContacts } from './match.ts'
import { sourceOf } from './source.ts'

const isText = (value: string | null): value is string => value !== null

/** A centre is written `Mysuru, residential`; its first part is the name or the town of a branch. */
const branchNamed = async (db: Db, written: string | null | undefined): Promise<number | null> => {
  const wanted = fold((written ?? '').split(',')[0]?.trim() ?? '')
  if (wanted === '') return null
  const row = await db
    .selectFrom('branches')
    .select('id')
    .where((where) =>
      where.or([
        where(foldColumn('name'), '=', wanted),
        where(foldColumn('city'), '=', wanted),
        where('slug', '=', wanted),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** An application belongs to the branch of its sitting. */
const branchOfApplication = async (db: Db, id: number): Promise<number | null> => {
  const row = await db
    .selectFrom('registrations')
    .innerJoin('sittings', 'sittings.id', 'registrations.sitting_id')
    .select('sittings.branch_id')
    .where('registrations.id', '=', id)
    .executeTakeFirst()
  return row?.branch_id ?? null
}

const branchOf = (db: Db, { branchId, branchName, entity, id }: ContactEvent): Promise<number | null> | number => {
  if (branchId != null) return branchId
  return entity === 'registrations' ? branchOfApplication(db, id) : branchNamed(db, branchName)
}

export const dueAfter = async (db: Db, state: FamilyState, at: string): Promise<string | null> => {
  const row = await db.selectFrom('family_states').select('days').where('key', '=', state).executeTakeFirst()
  return row?.days ? later(at, days(row.days)) : null
}

const keysOf = (contacts: Contact[], key: (value: Contact['value']) => string | null) => {
  const known = new Map<string, string | null>()
  for (const { value, whose } of contacts) {
    const one = key(value)
    if (one !== null && !known.has(one)) known.set(one, whose ?? null)
  }
  return known
}

/** Anyone who only takes the newsletter waits for no call. */
const firstState = ({ form }: ContactEvent): FamilyState => (form === 'subscription' ? 'later' : 'new')

const insertFamily = async (ctx: Ctx, contactEvent: ContactEvent) => {
  const { db } = ctx
  const { at, child } = contactEvent
  const state = firstState(contactEvent)
  const source = { ...sourceOf(ctx), ...contactEvent.source }
  const came = { source: source.source ?? null, medium: source.medium ?? null, campaign: source.campaign ?? null }
  const { id } = await db
    .insertInto('families')
    .values({
      name: contactEvent.name.trim() || 'Without a name',
      class: child?.class ?? contactEvent.class ?? null,
      school: child?.school ?? null,
      parent_name: contactEvent.parentName ?? null,
      wants: contactEvent.wants ?? null,
      branch_id: await branchOf(db, contactEvent),
      state,
      state_at: at,
      due_at: await dueAfter(db, state, at),
      lost_reason: null,
      owner_id: null,
      owned_at: null,
      next_at: null,
      came_at: at,
      touched_at: at,
      last_at: at,
      answered_at: null,
      touches: 1,
      form: contactEvent.form,
      first_source: came.source,
      first_medium: came.medium,
      first_campaign: came.campaign,
      last_source: came.source,
      last_medium: came.medium,
      last_campaign: came.campaign,
      search: '',
      joined_into: null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, source: { ...source, ...came } }
}

const insertRows = async (ctx: Ctx, contactEvent: ContactEvent) => {
  const { db } = ctx
  const { at } = contactEvent
  const { id, source } = await insertFamily(ctx, contactEvent)
  const child =
    contactEvent.child &&
    (await db
      .insertInto('family_children')
      .values({
        family_id: id,
        name: contactEvent.child.name,
        class: contactEvent.child.class ?? null,
        school: contactEvent.child.school ?? null,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow())
  const phones = keysOf(contactEvent.phones, phoneKey)
  const emails = keysOf(contactEvent.emails, emailKey)
  const contacts = [
    ...[...phones].map(([value, whose]) => ({ kind: 'phone' as const, value, whose })),
    ...[...emails].map(([value, whose]) => ({ kind: 'email' as const, value, whose })),
  ].map((one) => ({ ...one, family_id: id, created_at: at }))
  if (contacts.length > 0) await db.insertInto('family_contacts').values(contacts).execute()
  await db
    .insertInto('family_touches')
    .values({
      family_id: id,
      form: contactEvent.form,
      entity: contactEvent.entity,
      entity_id: contactEvent.id,
      child_id: child?.id ?? null,
      at,
      page: source.page ?? null,
      source: source.source,
      medium: source.medium,
      campaign: source.campaign,
      referrer: source.referrer ?? null,
      landing: source.landing ?? null,
    })
    .execute()
  if (contactEvent.userId != null)
    await db
      .insertInto('family_accounts')
      .values({ family_id: id, user_id: contactEvent.userId, created_at: at })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
  await refreshFamily(db, id)
  return { id, phones: [...phones.keys()], emails: [...emails.keys()] }
}

/**
 * Every touch makes a family of its own, and one that is known already is joined with it in the same breath: undoing
 * the join is then the same whether a form or a colleague has joined two. A touch that is known is left alone, so that
 * whatever was missed can be taken in again.
 */
export const writeContactEvent = async (ctx: Ctx, contactEvent: ContactEvent): Promise<void> => {
  const { db } = ctx
  const values = [
    ...contactEvent.phones.map(({ value }) => phoneKey(value)),
    ...contactEvent.emails.map(({ value }) => emailKey(value)),
  ]
  await lockContacts(db, values.filter(isText))
  const known = await db
    .selectFrom('family_touches')
    .select('id')
    .where('entity', '=', contactEvent.entity)
    .where('entity_id', '=', contactEvent.id)
    .executeTakeFirst()
  if (known) return
  const { id, phones, emails } = await insertRows(ctx, contactEvent)
  const { branch_id } = await db
    .selectFrom('families')
    .select('branch_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const names = [contactEvent.name, ...(contactEvent.child ? [contactEvent.child.name] : [])]
  const match = await findMatch(db, { id, branch_id, names, phones, emails, userId: contactEvent.userId ?? null })
  if (match) await joinAtBranch(ctx, { kept: match.id, gone: id, how: match.how })
  if (contactEvent.form === 'application') await moveByItself(ctx, match?.id ?? id, 'applied')
  await announce(ctx, 'families')
}
