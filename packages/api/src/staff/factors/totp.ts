import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Ctx } from '../../kernel/context.ts'
import { seal, unseal } from './sealed.ts'

/** A phone may be a minute and a half early or late. */
const tolerance = 90
/** How far we look to tell the owner that it is the clock, and not the code. */
const looked = 15 * 60

export type Verdict =
  | { kind: 'right'; step: number }
  | { kind: 'wrong' }
  /** Right at another time: the phone's clock is so many seconds ahead, or behind when below zero. */
  | { kind: 'clock'; seconds: number; step: number }

/** What a code is worth at a moment. Pure: which steps were used already is the business of the row. */
export const judge = (secret: string, token: string, now: string): Verdict => {
  const epoch = Math.floor(Date.parse(now) / 1000)
  const near = verifySync({ secret, token, epoch, epochTolerance: tolerance })
  if (near.valid && 'timeStep' in near) return { kind: 'right', step: near.timeStep }
  const far = verifySync({ secret, token, epoch, epochTolerance: looked })
  return far.valid && 'timeStep' in far
    ? { kind: 'clock', seconds: far.delta * 30, step: far.timeStep }
    : { kind: 'wrong' }
}

/** "Your phone’s clock is 3 minutes ahead." */
export const clockSentence = (seconds: number): string => {
  const count = Math.max(1, Math.round(Math.abs(seconds) / 60))
  const by = `${count} ${count === 1 ? 'minute' : 'minutes'} ${seconds > 0 ? 'ahead' : 'behind'}`
  return `Your phone’s clock is about ${by}. Let it set the time by itself, then type the next code.`
}

export const newSecret = (): string => generateSecret()

export const setUpAddress = (given: { issuer: string; label: string; secret: string }): string => generateURI(given)

type Factor = { id: number; user_id: number; sealed_secret: string | null }

export const secretOf = (ctx: Ctx, { user_id, sealed_secret }: Factor) =>
  sealed_secret === null ? undefined : unseal(ctx.services.keys, user_id, sealed_secret)

export const sealSecret = (ctx: Ctx, userId: number, secret: string) => seal(ctx.services.keys, userId, secret)

/**
 * Takes a code for a factor: each time step once, and none before one that was used. In one statement, so that the
 * same code sent twice at the same moment, to whichever process, is taken once.
 */
export const takeCode = async (ctx: Ctx, factor: Factor, code: string): Promise<Verdict> => {
  const secret = secretOf(ctx, factor)
  if (secret === undefined) return { kind: 'wrong' }
  const verdict = judge(secret, code, ctx.now())
  if (verdict.kind === 'clock') {
    // The sentence about the clock tells that this code will be right: when its time comes, it is spent.
    await ctx.db.updateTable('second_factors').set({ spoilt_step: verdict.step }).where('id', '=', factor.id).execute()
    return verdict
  }
  if (verdict.kind === 'wrong') return verdict
  const taken = await ctx.db
    .updateTable('second_factors')
    .set({ last_step: verdict.step, last_used_at: ctx.now() })
    .where('id', '=', factor.id)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', verdict.step)]))
    .where((where) => where.or([where('spoilt_step', 'is', null), where('spoilt_step', '!=', verdict.step)]))
    .returning('id')
    .executeTakeFirst()
  return taken ? verdict : { kind: 'wrong' }
}
