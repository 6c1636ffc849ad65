import { availableParallelism } from 'node:os'
import { asBusy } from './busy.ts'
import { fairQueue } from './fair-queue.ts'
import { passwordCost } from './password-cost.ts'
import { checkInThread, hashInThread } from './password-thread.ts'

/**
 * Computed in threads of their own and of lower priority, not in those that read files and compress: all of these busy
 * with passwords left the pages waiting for seconds. One core stays free besides. 1,500 are worked off in about half a
 * minute; anyone who comes after them is told to come again.
 */
export const hashesAtOnce = Math.max(1, Math.min(availableParallelism() - 1, 3))

const queue = fairQueue({ atOnce: hashesAtOnce, most: 1500 })

const inTurn = <T>(lane: string, work: () => Promise<T>): Promise<T> => queue(lane, work).catch(asBusy)

/** How often this process has computed each: what a sign-in costs is counted, because a clock measures the machine. */
export const computed = { hashes: 0, checks: 0 }

/**
 * `from` is the sender's network address: senders take turns. `stillWanted` is asked when the turn has come, and fails
 * where the password is of no use any more: anyone who has waited behind many others is told at once, and nothing is
 * computed for them. It may read the database, so call this before a transaction and never inside of one: that one's
 * connection could be the one it waits for.
 */
export const hashPassword = (
  password: string,
  from = 'internal',
  stillWanted?: () => Promise<unknown>,
): Promise<string> =>
  inTurn(from, async () => {
    await stillWanted?.()
    computed.hashes++
    return hashInThread(password, passwordCost)
  })

/** Compared for an unknown account too, so that known and unknown take the same time. */
const nobody = hashPassword('no account has this password')

export const passwordMatches = async (stored: string | null, password: string, from: string): Promise<boolean> => {
  const known = stored ?? (await nobody)
  const matches = await inTurn(from, () => {
    computed.checks++
    return checkInThread(known, password)
  })
  return stored !== null && matches
}
