import type { FollowUpKind } from '@northlight/contract/office/family-words'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import type { Family } from '../joins/join-into.ts'
import { holdFamily } from '../open-family.ts'
import { refreshFamily } from '../refresh.ts'
import { setState } from './move.ts'
import { writeEvent } from './write-event.ts'

export type NewFollowUp = { key: string; kind: FollowUpKind; due_at: string; what?: string }

const plainWords: Record<FollowUpKind, string> = { call: 'Call', visit: 'Visit', other: 'Follow up' }

/** In the caller's transaction. The owner of the family does it, or anyone who wrote it down. */
export const insertFollowUp = async (ctx: Ctx, family: Family, { key, kind, due_at, what }: NewFollowUp) => {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('follow_ups')
    .values({
      family_id: family.id,
      owner_id: family.owner_id ?? actorId(ctx),
      kind,
      due_at,
      what: what || plainWords[kind],
      done_at: null,
      done_by: null,
      created_at: ctx.now(),
      key,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  await refreshFamily(ctx.db, family.id)
  return Boolean(numInsertedOrUpdatedRows)
}

/** A visit that is fixed moves the family there by itself, unless it is further already. */
export const fixVisit = async (ctx: Ctx, family: Family, kind: FollowUpKind) => {
  if (kind === 'visit' && ['new', 'contacted', 'later'].includes(family.state))
    await setState(ctx, family, 'visit-fixed')
}

export const addFollowUp = (ctx: Ctx, id: number, input: NewFollowUp) =>
  inTransaction(ctx, async (ctx) => {
    const family = await holdFamily(ctx, 'families.write', id)
    if (!(await insertFollowUp(ctx, family, input))) return
    await fixVisit(ctx, family, input.kind)
    await audit(ctx, {
      action: 'counselling.add-follow-up',
      entity: 'family',
      id: family.id,
      details: { kind: input.kind },
    })
    await announce(ctx, 'families')
  })

/** Calls that were due are done by the call that was made. */
export const finishDueCalls = async (ctx: Ctx, family: number) => {
  await ctx.db
    .updateTable('follow_ups')
    .set({ done_at: ctx.now(), done_by: actorId(ctx) })
    .where('family_id', '=', family)
    .where('kind', '=', 'call')
    .where('done_at', 'is', null)
    .execute()
}

export const finishFollowUp = (ctx: Ctx, id: number, { key, text }: { key: string; text?: string }) => {
  allow(ctx, 'families.write')
  return inTransaction(ctx, async (ctx) => {
    const row =
      (await ctx.db.selectFrom('follow_ups').selectAll().where('id', '=', id).executeTakeFirst()) ?? fail('not_found')
    const family = await holdFamily(ctx, 'families.write', row.family_id)
    const { numUpdatedRows } = await ctx.db
      .updateTable('follow_ups')
      .set({ done_at: ctx.now(), done_by: actorId(ctx) })
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await writeEvent(ctx, {
      family: family.id,
      kind: row.kind === 'visit' ? 'visit' : 'follow-up',
      text,
      details: { what: row.what },
      key,
    })
    if (row.kind === 'visit' && ['new', 'contacted', 'visit-fixed'].includes(family.state))
      await setState(ctx, family, 'visited')
    await refreshFamily(ctx.db, family.id)
    await audit(ctx, {
      action: 'counselling.finish-follow-up',
      entity: 'family',
      id: family.id,
      details: { kind: row.kind },
    })
    await announce(ctx, 'families')
  })
}
