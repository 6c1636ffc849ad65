import { changeUser, revokeTokens } from '../../accounts/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { partsOf } from '../../kernel/ports.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { removeFactors } from '../factors/queries.ts'
import { type HandOver, handOvers } from './hand-over-entry.ts'
import { requireLastingAdmin } from './last-admin.ts'
import { colleague, personById } from './people.ts'

const openInvites = (ctx: Ctx, from: number) =>
  ctx.db
    .selectFrom('staff_invites')
    .select('id')
    .where('invited_by', '=', from)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)

const invitations: HandOver = {
  what: 'invitations',
  words: 'open invitations',
  count: async (ctx, from) => (await openInvites(ctx, from).execute()).length,
  move: async (ctx, from, to) => {
    const moved = await ctx.db
      .updateTable('staff_invites')
      .set({ invited_by: to })
      .where('id', 'in', openInvites(ctx, from))
      .returning('id')
      .execute()
    return moved.length
  },
}

const allHandOvers = (ctx: Ctx): HandOver[] =>
  [...partsOf(ctx, handOvers), invitations].toSorted((a, b) => Number(b.isFirst === true) - Number(a.isFirst === true))

const counted = async (ctx: Ctx, count: (one: HandOver) => Promise<number>) => {
  const items = []
  for (const one of allHandOvers(ctx)) items.push({ what: one.what, words: one.words, count: await count(one) })
  return items
}

/** What a hand-over would move, for the question before it. */
export const whatHandsOver = (ctx: Ctx, from: number) => {
  allow(ctx, 'people.read')
  return counted(ctx, (one) => one.count(ctx, from))
}

const move = async (ctx: Ctx, from: number, to: number) => {
  if (from === to) return invalid({ to: ['Choose another colleague.'] })
  await colleague(ctx, to).catch(() => invalid({ to: ['This colleague does not work here.'] }))
  const moved = await counted(ctx, (one) => one.move(ctx, from, to))
  const counts = Object.fromEntries(moved.map(({ what, count }) => [what, count]))
  await audit(ctx, { action: 'staff.hand-over', entity: 'user', id: from, details: { to, ...counts } })
  return moved
}

/** Also of somebody who has left already. */
export const handOver = (ctx: Ctx, from: number, to: number) => {
  allow(ctx, 'people.write')
  return inTransaction(ctx, async (ctx) => {
    await personById(ctx, from)
    return move(ctx, from, to)
  })
}

/** Somebody leaves: the work goes over, the sessions end, the account is closed; the name stays in the history. */
export const removePerson = (ctx: Ctx, id: number, to: number) => {
  allow(ctx, 'people.write')
  return inTransaction(ctx, async (ctx) => {
    await requireLastingAdmin(ctx, id)
    if (actorId(ctx) === id) return fail('conflict', 'Another administrator has to close your account.')
    await colleague(ctx, id)
    const moved = await move(ctx, id, to)
    const now = ctx.now()
    await changeUser(ctx.db, id, { is_active: false, updated_at: now })
    await ctx.db
      .updateTable('factor_resets')
      .set({ cancelled_at: now })
      .where('user_id', '=', id)
      .where('done_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .execute()
    await removeFactors(ctx.db, id)
    const ended = await revokeTokens(ctx.db, id, now)
    await audit(ctx, { action: 'staff.remove-person', entity: 'user', id, details: { to, ended } })
    return moved
  })
}
