import type { LimitName } from '@northlight/contract/endpoint'
import type { Database } from '@northlight/db/database'
import { digest } from '@northlight/db/digest'
import { CompiledQuery } from 'kysely'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Ctx } from './context.ts'
import { ApiFailure } from './errors.ts'

type Rule = { points: number; seconds: number }

/**
 * `identity` counts one person on one address; `address` is the flood guard behind it, wide enough for a
 * hostel or a school behind one address. Nobody can use up another person's share.
 */
const rules: Record<LimitName, { identity: Rule; address: Rule }> = {
  form: { identity: { points: 3, seconds: 60 }, address: { points: 120, seconds: 60 } },
}
const overallRule: Rule = { points: 600, seconds: 60 }
/** 2,000 students of a hall sign in within two minutes, behind one address; who guesses is counted by the sign-in itself. */
const signInRoute = 'post /auth/login'
const signInRule: Rule = { points: 3000, seconds: 60 }

/**
 * By address alone, so wide enough for a hall behind one address: a sign-in is three calls of the session, a ticket or
 * a receipt one file. A payment gateway repeats its news from few addresses.
 */
const rawRules = {
  session: { points: 12_000, seconds: 60 },
  file: { points: 600, seconds: 60 },
  webhook: { points: 3000, seconds: 60 },
} satisfies Record<string, Rule>
export type RawLimit = keyof typeof rawRules

export type Limits = {
  /** Every call, by account or by route and address. Gives the headers that tell how much is left. */
  overall(ctx: Ctx, route: string): Promise<Record<string, string>>
  /** Everything of one kind from one address, right or wrong; counted before a body is read. */
  arriving(ctx: Ctx, name: LimitName, route: string): Promise<void>
  /** What one person sends from one address; counted once it is known to be whole. */
  person(ctx: Ctx, name: LimitName, route: string, sender: string | undefined): Promise<void>
  /** Both, where no body has to be read first. */
  named(ctx: Ctx, name: LimitName, route: string, sender: string | undefined): Promise<void>
  /** Files made or sent outside the table of endpoints, and the calls of the session: by address. */
  raw(ctx: Ctx, name: RawLimit): Promise<void>
}

export const waitSentence = (seconds: number) =>
  seconds > 60
    ? `Too many attempts! You may try again in ${Math.ceil(seconds / 60)} minutes.`
    : `Too many attempts! You may try again in ${seconds} seconds.`

// The column for keys is short, and a counter has no need to know anybody's address.
export const personDigest = (text: string) => digest(text, 'base64url')

export const take = async (limiter: RateLimiterAbstract, key: string) => {
  try {
    return await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new ApiFailure('too_many', { message: waitSentence(wait), headers: { 'retry-after': String(wait) } })
  }
}

/** Several processes count together in PostgreSQL; one process counts in memory. */
export const limiterFor = (database: Database, keyPrefix: string, rule: Rule): RateLimiterAbstract => {
  const options = { keyPrefix, points: rule.points, duration: rule.seconds }
  if (database.engine === 'sqlite') return new RateLimiterMemory(options)
  const query = ({ text, values }: { text: string; values: unknown[] }) =>
    database.db.executeQuery(CompiledQuery.raw(text, values)).then(({ rows }) => ({ rows, rowCount: rows.length }))
  return new RateLimiterPostgres({
    ...options,
    storeClient: { query },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  })
}

export const createLimits = (database: Database): Limits => {
  // A flood guard need not be exact, so it never costs a query.
  const overall = new RateLimiterMemory({ keyPrefix: 'all', points: overallRule.points, duration: overallRule.seconds })
  const memory = (keyPrefix: string, rule: Rule) =>
    new RateLimiterMemory({ keyPrefix, points: rule.points, duration: rule.seconds })
  const signIns = memory('in', signInRule)
  const raws: Record<RawLimit, RateLimiterMemory> = {
    session: memory('session', rawRules.session),
    file: memory('file', rawRules.file),
    webhook: memory('webhook', rawRules.webhook),
  }
  const named = new Map<string, RateLimiterAbstract>()
  const limiter = (name: LimitName, kind: 'identity' | 'address') => {
    const key = `${name}-${kind}`
    const made = named.get(key) ?? limiterFor(database, key, rules[name][kind])
    named.set(key, made)
    return made
  }

  const arriving: Limits['arriving'] = async (ctx, name, route) => {
    await take(limiter(name, 'address'), `${route}:${ctx.address}`)
  }
  const person: Limits['person'] = async (ctx, name, route, sender) => {
    const who = ctx.actor.kind === 'user' ? `user:${ctx.actor.id}` : personDigest(sender?.toLowerCase() ?? '')
    await take(limiter(name, 'identity'), `${route}:${who}:${ctx.address}`)
  }

  return {
    arriving,
    person,
    raw: async (ctx, name) => {
      await take(raws[name], ctx.address)
    },
    overall: async (ctx, route) => {
      const who = ctx.actor.kind === 'user' ? `user:${ctx.actor.id}` : `${route}:${ctx.address}`
      const limiter = route === signInRoute ? signIns : overall
      const { remainingPoints } = await take(limiter, who)
      return { 'x-ratelimit-limit': String(limiter.points), 'x-ratelimit-remaining': String(remainingPoints) }
    },
    named: async (ctx, name, route, sender) => {
      await arriving(ctx, name, route)
      await person(ctx, name, route, sender)
    },
  }
}
