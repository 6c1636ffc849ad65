import { gradeOf } from '@northlight/contract/office/acts'
import { type FamilyState, statesByThemselves } from '@northlight/contract/office/family-words'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { dueAfter } from '../contact-events/write-contact-event.ts'
import type { Family } from '../joins/join-into.ts'
import { writeEvent } from './write-event.ts'

const isByItself = (state: FamilyState) => (statesByThemselves as readonly FamilyState[]).includes(state)

/** A seat was taken and is paid for. That it came to nothing is the word of an administrator, with a reason. */
const refuseToLeave = ({ actor }: Ctx, { name, state }: Family, reason: string | undefined) => {
  if (state !== 'admitted') return
  if (actor.kind === 'user' && gradeOf('families.end-admission', actor.role) === 'no')
    fail('conflict', `${name} is admitted. An administrator can move the family, with a reason.`)
  if (!reason) invalid({ reason: [`${name} is admitted. Say why that is over.`] })
}

type Moved = { reason?: string | undefined; key?: string | undefined }

/** Another state, in the caller's transaction. Anyone who answers a new family has answered it. */
export const setState = async (ctx: Ctx, family: Family, state: FamilyState, { reason, key }: Moved = {}) => {
  if (family.state === state) return
  if (isByItself(state)) invalid({ state: ['A family comes to this state by its application.'] })
  if (state === 'lost' && !reason) invalid({ reason: ['Say why: another institute, the fee, the distance …'] })
  refuseToLeave(ctx, family, reason)
  const { state_at, due_at, lost_reason, answered_at, last_at } = family
  const before = { state: family.state, state_at, due_at, lost_reason, answered_at, last_at }
  const now = ctx.now()
  const after = {
    state,
    state_at: now,
    due_at: await dueAfter(ctx.db, state, now),
    lost_reason: state === 'lost' ? (reason ?? null) : null,
    last_at: now,
    answered_at: family.answered_at ?? (state === 'new' ? null : now),
  }
  const isNew = await writeEvent(ctx, {
    family: family.id,
    kind: 'moved',
    text: reason ?? null,
    details: { from: family.state, to: state, before, after },
    key,
  })
  if (!isNew) return
  await ctx.db
    .updateTable('families')
    .set({ ...after, updated_at: now })
    .where('id', '=', family.id)
    .execute()
  await audit(ctx, {
    action: 'counselling.move-family',
    entity: 'family',
    id: family.id,
    details: { from: family.state, to: state },
  })
}
