import type { HeardFrom } from '@northlight/contract/office/family-words'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { allow, worksIn } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { walkIn } from '../contact-events/contact-event.ts'
import { emailKey, phoneKey } from '../contact-events/contact-keys.ts'
import { writeContactEvent } from '../contact-events/write-contact-event.ts'
import { holdFamily, openFamily } from '../open-family.ts'
import { refreshFamily } from '../refresh.ts'
import { giveAtBranch } from './assign.ts'
import { writeEvent } from './write-event.ts'

export type Facts = {
  name: string
  class?: string | null
  school?: string | null
  parent_name?: string | null
  wants?: string | null
  branch_id?: number | null
  phone?: string
  email?: string
}

/** Another way to reach the family; one that is known already changes nothing. */
const addContact = async (ctx: Ctx, family: number, kind: 'phone' | 'email', value: string | null) => {
  if (value === null) return
  const known = await ctx.db
    .selectFrom('family_contacts')
    .select('id')
    .where('family_id', '=', family)
    .where('value', '=', value)
    .executeTakeFirst()
  if (!known)
    await ctx.db
      .insertInto('family_contacts')
      .values({ family_id: family, kind, value, whose: null, created_at: ctx.now() })
      .execute()
}

const knownBranch = async (ctx: Ctx, id: number | null | undefined) => {
  if (id == null) return null
  const row = await ctx.db.selectFrom('branches').select('id').where('id', '=', id).executeTakeFirst()
  if (!row || !worksIn(ctx, id)) return invalid({ branch_id: ['Choose one of your branches.'] })
  return row.id
}

export const changeFacts = (ctx: Ctx, id: number, facts: Facts) =>
  inTransaction(ctx, async (ctx) => {
    const family = await holdFamily(ctx, 'families.write', id)
    const next = {
      name: facts.name,
      class: facts.class ?? null,
      school: facts.school ?? null,
      parent_name: facts.parent_name ?? null,
      wants: facts.wants ?? null,
      branch_id: facts.branch_id === undefined ? family.branch_id : await knownBranch(ctx, facts.branch_id),
    }
    const now = ctx.now()
    await ctx.db
      .updateTable('families')
      .set({ ...next, updated_at: now })
      .where('id', '=', family.id)
      .execute()
    if (next.branch_id !== family.branch_id) await giveAtBranch(ctx, { ...family, ...next })
    await addContact(ctx, family.id, 'phone', phoneKey(facts.phone))
    await addContact(ctx, family.id, 'email', emailKey(facts.email))
    await refreshFamily(ctx.db, family.id)
    const changed = Object.keys(next).filter(
      (field) => next[field as keyof typeof next] !== family[field as keyof typeof next],
    )
    await audit(ctx, {
      action: 'counselling.change-facts',
      entity: 'family',
      id: family.id,
      details: { fields: changed },
    })
    await announce(ctx, 'families')
  })

export type WalkIn = {
  key: string
  name: string
  phone: string
  email?: string
  class?: string | null
  school?: string | null
  wants?: string | null
  heard?: HeardFrom
  branch_id?: number
  note?: string
}

/** A colleague of one branch writes for that branch. */
const ownBranch = ({ actor }: Ctx): number | undefined =>
  actor.kind === 'user' && actor.staff?.branches?.length === 1 ? actor.staff.branches[0] : undefined

/**
 * Somebody at the desk or on the phone. It is a touch like a form, so that a known number joins; the record of it is
 * its own event, whose key makes it happen once.
 */
export const addWalkIn = (ctx: Ctx, input: WalkIn): Promise<number> => {
  allow(ctx, 'families.write')
  return inTransaction(ctx, async (ctx) => {
    const before = await ctx.db
      .selectFrom('family_events')
      .select(['family_id'])
      .where('key', '=', input.key)
      .executeTakeFirst()
    if (before) return (await openFamily(ctx, 'families.write', before.family_id)).id
    const branchId = await knownBranch(ctx, input.branch_id ?? ownBranch(ctx))
    const id = await insertWalkIn(ctx, input, branchId)
    await writeEvent(ctx, {
      family: id,
      kind: 'note',
      text: input.note || 'Came to the desk or called us.',
      key: input.key,
    })
    await audit(ctx, { action: 'counselling.add-walk-in', entity: 'family', id })
    return (await openFamily(ctx, 'families.read', id)).id
  })
}

const insertWalkIn = async (ctx: Ctx, input: WalkIn, branchId: number | null): Promise<number> => {
  const at = ctx.now()
  // A touch names the row that is its record; a walk-in has none but its key, whose first digits are its number.
  const number = Number.parseInt(input.key.slice(0, 12), 16)
  await writeContactEvent(ctx, {
    form: walkIn,
    entity: 'family_events',
    id: number,
    at,
    name: input.name,
    child: { name: input.name, class: input.class, school: input.school },
    phones: [{ value: input.phone }],
    emails: [{ value: input.email }],
    wants: input.wants,
    branchId,
    source: {
      source: input.heard ?? 'walk-in',
      referrer: null,
      page: null,
      landing: null,
      medium: null,
      campaign: null,
    },
  })
  const contactEvent = await ctx.db
    .selectFrom('family_touches')
    .select('family_id')
    .where('entity', '=', 'family_events')
    .where('entity_id', '=', number)
    .executeTakeFirst()
  if (!contactEvent) return fail('unexpected')
  const me = actorId(ctx)
  await ctx.db
    .updateTable('families')
    .set({ owner_id: me, owned_at: at })
    .where('id', '=', contactEvent.family_id)
    .where('owner_id', 'is', null)
    .execute()
  return contactEvent.family_id
}
