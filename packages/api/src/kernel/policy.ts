import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { type Act, actRow, type Grade, gradeOf, missingRight } from '@northlight/contract/office/acts'
import type { FactorCode } from '@northlight/contract/office/me'
import { isStaff } from '@northlight/contract/roles'
import type { Actor, Ctx } from './context.ts'
import { ApiFailure, fail } from './errors.ts'

/** For so long after it was shown a second factor counts as fresh. */
export const freshFor = minutes(10)

const words: Record<FactorCode, string | undefined> = {
  'second-factor': undefined,
  enrol: 'Set up a second factor first: a passkey, or an app that shows six digits.',
  'recovery-codes': 'Write your recovery codes down first, and type one of them back.',
  'stale-factor': 'For this please show your second factor once more.',
}

const askForFactor = (code: FactorCode): never => {
  const message = words[code]
  throw new ApiFailure('second_factor', { needs: 'second-factor', extra: { code }, ...(message && { message }) })
}

type Staff = NonNullable<Extract<Actor, { kind: 'user' }>['staff']>

/** Whether the second factor of a session was shown within the last minutes. */
export const isFresh = (ctx: Ctx, staff: Staff | undefined): boolean =>
  staff?.factorAt != null && staff.factorAt > later(ctx.now(), -freshFor)

/** For own security, where what is asked for decides whether the factor must be fresh. */
export const requireFresh = (ctx: Ctx) => {
  if (ctx.actor.kind !== 'user') return
  const { staff } = ctx.actor
  if (!isFresh(ctx, staff)) askForFactor(staff?.hasFactor ? 'stale-factor' : 'enrol')
}

type Where = {
  /** The branch of the record in question; null when it belongs to none, and then to everybody. */
  branch?: number | null
  /** The verb writes down a proposal for those who may only propose. */
  mayPropose?: boolean
}

/** Whether the actor's work is bound to no branch. */
export const isEverywhere = ({ actor }: Ctx): boolean => actor.kind !== 'user' || !actor.staff?.branches

/** Whether the actor's work reaches this branch. What belongs to no branch is everybody's. */
export const worksIn = ({ actor }: Ctx, branch: number | null): boolean =>
  actor.kind !== 'user' || branch === null || !actor.staff?.branches || actor.staff.branches.includes(branch)

/**
 * Called first in a verb of the office, before anything is looked up: no refusal tells whether a record exists, and
 * one of another branch is answered like one that is not there. The system may do what it was started for; a person
 * needs a row of the table of acts, and gives the second factor that the act asks for. Gives how far the act goes.
 */
export const allow = (ctx: Ctx, act: Act, { branch, mayPropose = false }: Where = {}): Exclude<Grade, 'no'> => {
  const { actor } = ctx
  if (actor.kind === 'system') return 'all'
  if (actor.kind === 'visitor') return fail('unauthenticated')
  if (!isStaff(actor.role)) return fail('forbidden')
  const row = actRow(act)
  const needs = actor.staff ? actor.staff.needs : 'second-factor'
  if (!row.beforeFactor && needs) return askForFactor(needs)
  const grade = gradeOf(act, actor.role)
  if (grade === 'no' || (grade === 'propose' && !mayPropose))
    throw new ApiFailure('forbidden', {
      message: missingRight(act, actor.role),
      needs: 'right',
      extra: { code: act },
    })
  if (row.stepUp) requireFresh(ctx)
  if (grade === 'own' && branch !== undefined && !worksIn(ctx, branch)) return fail('not_found')
  return grade
}

/** At a door behind which the verb decides which of several acts it is: anyone who has none of them goes no further. */
export const allowAny = (ctx: Ctx, acts: readonly [Act, ...Act[]]) => {
  const { actor } = ctx
  const own = acts.find((act) => actor.kind === 'user' && gradeOf(act, actor.role) !== 'no')
  allow(ctx, own ?? acts[0], { mayPropose: true })
}

/** The branches an act reaches, for a list; null means all. A branch in view narrows them, and never shows another. */
export const branchesOf = (ctx: Ctx, grade: Grade): readonly number[] | null => {
  const { actor, branchInView } = ctx
  if (branchInView !== undefined && worksIn(ctx, branchInView)) return [branchInView]
  return grade === 'own' && actor.kind === 'user' ? (actor.staff?.branches ?? null) : null
}
