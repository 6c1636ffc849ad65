import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { holdFamilies, openFamily } from '../open-family.ts'
import { joinAtBranch } from './join-at-branch.ts'
import type { Choice } from './join-into.ts'
import { setApart } from './set-apart.ts'

/** Two that a colleague found to be one. Children stay as many as they are. */
export const joinFamilies = (ctx: Ctx, id: number, { other, ...choice }: { other: number } & Choice): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    await holdFamilies(ctx, 'families.join', [id, other])
    const kept = await openFamily(ctx, 'families.join', id)
    const gone = await openFamily(ctx, 'families.join', other)
    if (kept.id === gone.id) return invalid({ other: ['This is the same family already.'] })
    const join = await joinAtBranch(ctx, { kept: kept.id, gone: gone.id, how: 'by-hand', choice })
    await audit(ctx, {
      action: 'counselling.join-families',
      entity: 'family',
      id: kept.id,
      details: { other: gone.id },
    })
    await announce(ctx, 'families')
    return join
  })

export const keepApart = (ctx: Ctx, id: number, other: number) =>
  inTransaction(ctx, async (ctx) => {
    const one = await openFamily(ctx, 'families.join', id)
    const two = await openFamily(ctx, 'families.join', other)
    if (one.id === two.id) return invalid({ other: ['This is the same family.'] })
    await setApart(ctx, one.id, two.id)
    await audit(ctx, { action: 'counselling.keep-apart', entity: 'family', id: one.id, details: { other: two.id } })
  })
