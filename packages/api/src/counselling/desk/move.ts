import { type FamilyState, statesByThemselves } from '@northlight/contract/office/family-words'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import type { Family } from '../joins/join-into.ts'
import { dueAfter } from '../touch/write-touch.ts'
import { writeEvent } from './write-event.ts'

const isByItself = (state: FamilyState) => (statesByThemselves as readonly FamilyState[]).includes(state)

/** Another state, in the caller's transaction. Whoever answers a new family has answered it. */
export const setState = async (
  ctx: Ctx,
  family: Family,
  state: FamilyState,
  { reason, key }: { reason?: string; key?: string } = {},
) => {
  if (family.state === state) return
  if (isByItself(state)) invalid({ state: ['A family comes to this state by its application.'] })
  if (state === 'lost' && !reason) invalid({ reason: ['Say why: another institute, the fee, the distance …'] })
  const { state_at, due_at, lost_reason, answered_at, last_at } = family
  const before = { state: family.state, state_at, due_at, lost_reason, answered_at, last_at }
  const isNew = await writeEvent(ctx, {
    family: family.id,
    kind: 'moved',
    text: state === 'lost' ? reason : null,
    details: { from: family.state, to: state, before },
    key,
  })
  if (!isNew) return
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
  await audit(ctx, {
    action: 'counselling.move-family',
    entity: 'family',
    id: family.id,
    details: { from: family.state, to: state },
  })
}
