import type { Ctx } from '../../kernel/context.ts'
import { asBusy } from '../password/busy.ts'
import { fairQueue } from '../password/fair-queue.ts'
import { hashesAtOnce } from '../password/passwords.ts'

/**
 * One more than passwords are computed at once, so that the processor does not wait for the database. The others wait
 * before anything is done for them: a few milliseconds each for 300 at once would be a second in which no page is
 * answered.
 */
const turns = fairQueue({ atOnce: hashesAtOnce + 1, most: 1500 })

/** Senders take turns by network address; each sign-in of an address waits for those before it. */
export const inSignInTurn = <T>(ctx: Ctx, work: () => Promise<T>): Promise<T> => turns(ctx.address, work).catch(asBusy)
