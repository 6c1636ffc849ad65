import { type FamilyState, statesByThemselves } from '@northlight/contract/office/family-words'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import type { Family } from '../joins/join-into.ts'
import { openFamily } from '../open-family.ts'
import { dueAfter } from '../touch/write-touch.ts'
import { writeEvent } from './write-event.ts'

const isByItself = (state: FamilyState) => (statesByThemselves as readonly FamilyState[]).includes(state)

/** Another state, in the caller's transaction. Whoever answers a new family has answered it. */
export const setState = async (ctx: Ctx, family: Family, state: FamilyState, reason?: string) => {
  if (family.state === state) return
  if (isByItself(state)) invalid({ state: ['A family comes to this state by its application.'] })
  if (state === 'lost' && !reason) invalid({ reason: ['Say why: another institute, the fee, the distance …'] })
  const now = ctx.now()
  await ctx.db
    .updateTable('families')
    .set({
      state,
      state_at: now,
      due_at: await dueAfter(ctx.db, state, now),
      lost_reason: state === 'lost' ? (reason ?? null) : null,
      last_at: now,
      answered_at: family.answered_at ?? (state === 'new' ? null : now),
      updated_at: now,
    })
    .where('id', '=', family.id)
    .execute()
  await writeEvent(ctx, {
    family: family.id,
    kind: 'moved',
    text: state === 'lost' ? reason : null,
    details: { from: family.state, to: state },
  })
  await audit(ctx, {
    action: 'counselling.move-family',
    entity: 'family',
    id: family.id,
    details: { from: family.state, to: state },
  })
}

export const moveFamily = (ctx: Ctx, id: number, { state, reason }: { state: FamilyState; reason?: string }) =>
  inTransaction(ctx, async (ctx) => {
    const family = await openFamily(ctx, 'families.write', id)
    await setState(ctx, family, state, reason)
    await announce(ctx, 'families')
  })
