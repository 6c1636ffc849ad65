import type { Database } from '@northlight/db/database'
import { fold } from '@northlight/db/fold'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Ctx } from '../../kernel/context.ts'
import { limiterFor, personDigest } from '../../kernel/limits.ts'
import { accountRule, addressRule, codeRule, pauseAfter } from './sign-in-policy.ts'

type Counter = Pick<RateLimiterAbstract, 'get' | 'penalty' | 'reward' | 'delete' | 'block'>
type Counters = Record<'account' | 'address' | 'here' | 'pause' | 'code', Counter>

const made = new WeakMap<Database, Counters>()

/** Shared by all processes on PostgreSQL, kept in memory by the one process on SQLite. */
const countersOf = ({ services: { database } }: Ctx): Counters => {
  const counter = (name: string, { most, within }: { most: number; within: number }) =>
    limiterFor(database, `sign-in-${name}`, { points: most, seconds: within / 1000 })
  const counters = made.get(database) ?? {
    account: counter('account', accountRule),
    address: counter('address', addressRule),
    here: counter('here', accountRule),
    pause: counter('pause', accountRule),
    code: counter('code', codeRule),
  }
  made.set(database, counters)
  return counters
}

const seen = async (counter: Counter, key: string) => (await counter.get(key))?.consumedPoints ?? 0

/** One who signs in: which account is meant, and by what the sender is told from others. */
export type Sender = { email: string; source: string }

// Unknown addresses are counted like known ones: no answer tells who has an account.
const accountKey = (email: string) => personDigest(fold(email))
const hereKey = ({ email, source }: Sender) => personDigest(`${source}|${fold(email)}`)

export const failuresAgainst = async (ctx: Ctx, sender: Sender) => {
  const { address, pause } = countersOf(ctx)
  return {
    ofAddress: await seen(address, personDigest(ctx.address)),
    pause: (await pause.get(hereKey(sender)))?.msBeforeNext ?? 0,
  }
}

/**
 * Counts a try at an account before its password is looked at, and gives how many there were. A right password takes
 * its try back; counted only afterwards, a thousand guesses sent at once would all be looked at.
 */
export const reserveTry = async (ctx: Ctx, email: string): Promise<number> =>
  (await countersOf(ctx).account.penalty(accountKey(email))).consumedPoints - 1

export const returnTry = (ctx: Ctx, email: string) => countersOf(ctx).account.reward(accountKey(email))

export const noteFailure = async (ctx: Ctx, sender: Sender) => {
  const { address, here, pause } = countersOf(ctx)
  await address.penalty(personDigest(ctx.address))
  const { consumedPoints } = await here.penalty(hereKey(sender))
  const wait = pauseAfter(consumedPoints)
  if (wait > 0) await pause.block(hereKey(sender), wait / 1000)
}

/** Success clears what this browser or address had against itself at this account. */
export const clearFailures = async (ctx: Ctx, sender: Sender) => {
  const { here, pause } = countersOf(ctx)
  await Promise.all([here.delete(hereKey(sender)), pause.delete(hereKey(sender))])
}

/** Anyone who has shown to read the account's mailbox: what strangers did before no longer counts. */
export const clearAccount = (ctx: Ctx, email: string) => countersOf(ctx).account.delete(accountKey(email))

/** False when too many wrong codes came with the right password. The try counts at once, whatever comes of it. */
export const takeCodeTry = async (ctx: Ctx, userId: number): Promise<boolean> =>
  (await countersOf(ctx).code.penalty(`user:${userId}`)).consumedPoints <= codeRule.most
export const clearCodeTries = (ctx: Ctx, userId: number) => countersOf(ctx).code.delete(`user:${userId}`)
