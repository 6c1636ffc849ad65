import { audit } from '../kernel/audit.ts'
import type { Ctx } from '../kernel/context.ts'
import { isOurStamp } from '../kernel/export/stamp.ts'
import { allow } from '../kernel/policy.ts'

/** A list that turned up somewhere: whether its first line says the truth about who took it. */
export const checkStamp = async (ctx: Ctx, line: string) => {
  allow(ctx, 'audit.read')
  const is_ours = isOurStamp(ctx, line)
  await audit(ctx, { action: 'staff.check-stamp', entity: 'stamp', id: null, details: { is_ours } })
  return {
    message: is_ours
      ? 'This line is ours and nobody has changed it.'
      : 'This line is not ours, or somebody has changed it.',
    is_ours,
  }
}
