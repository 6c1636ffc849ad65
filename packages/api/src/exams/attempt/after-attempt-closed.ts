import type { Ctx } from '../../kernel/context.ts'
import { queueMarking } from '../../results/marking.ts'

type Listener = (ctx: Ctx, attemptId: number) => Promise<void>

/**
 * An attempt has ended, or answers that count were added after it was marked. Called inside the transaction of that
 * change, so whatever is queued here is queued with it or not at all.
 */
export const afterAttemptClosed: Listener = (ctx, attemptId) => queueMarking(ctx, attemptId)
