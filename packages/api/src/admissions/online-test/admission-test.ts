import { indianDay } from '@northlight/contract/dates'
import { admissionTest } from '../../exams/online-tests/queries.ts'
import { requireOneByOne } from '../../exams/sequential/one-by-one.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { Registration, Sitting } from '../queries.ts'
import * as queries from '../queries.ts'
import { seasonOfSitting } from '../sittings/seasons.ts'
import { windowOf } from '../sittings/sittings.ts'
import { admissionFacts } from './bands.ts'

/** The slug of the online test of a class, from the facts that staff edit. */
export const testSlugOf = async (ctx: Ctx, schoolClass: string): Promise<string | undefined> =>
  (await admissionFacts(ctx))?.test.online_slugs[schoolClass]

/**
 * Before the fee of a sitting at home: a client that names no sitting is an older one, which shows one question after
 * the other. It must be able to show the test that is paid for.
 */
export const requireShowableTest = async (
  ctx: Ctx,
  wanted: { class: string; mode: string; sitting?: string | undefined },
): Promise<void> => {
  if (wanted.mode !== 'ONLINE' || wanted.sitting !== undefined) return
  const slug = await testSlugOf(ctx, wanted.class)
  const test = slug === undefined ? undefined : await admissionTest(ctx.db, slug)
  if (test) await requireOneByOne(ctx, test)
}

export type AdmissionEntitlement = {
  registration: Registration
  sitting: Sitting
  /** When the test can be begun. An attempt that was begun in time goes on under its own clock. */
  window: ReturnType<typeof windowOf>
}

/**
 * The application that lets this person sit this test, with its window; undefined when there is none. Only a paid
 * application for a sitting at home, and only the test of its class.
 */
export const admissionTestFor = async (
  ctx: Ctx,
  userId: number,
  slug: string,
): Promise<AdmissionEntitlement | undefined> => {
  const registration = await queries.registrationOfUser(ctx.db, userId)
  if (!registration || registration.state === 'withdrawn') return undefined
  if (registration.payment_status !== 'PAID' || registration.seat !== 'taken') return undefined
  const sitting = await queries.sittingById(ctx.db, registration.sitting_id)
  if (sitting.mode !== 'ONLINE' || (await testSlugOf(ctx, registration.class)) !== slug) return undefined
  return { registration, sitting, window: windowOf(sitting, ctx.now()) }
}

/** The classes that sit the same test as this one: staff may give one address to several. */
const classesBeside = async (ctx: Ctx, schoolClass: string): Promise<string[]> => {
  const slugs = (await admissionFacts(ctx))?.test.online_slugs ?? {}
  return [schoolClass, ...Object.keys(slugs).filter((one) => slugs[one] === slugs[schoolClass])]
}

/**
 * When the last window closes in which somebody sits this paper in this season. The keys of a test that is given on
 * several weekends, or to several classes, are of use until the last of them.
 */
export const lastCloseOf = async (ctx: Ctx, { registration, window }: AdmissionEntitlement): Promise<string> => {
  const classes = await classesBeside(ctx, registration.class)
  const others = (await queries.comingHomeSittings(ctx.db, indianDay(ctx.now()))).filter(
    (one) =>
      seasonOfSitting(one) === registration.season &&
      (one.classes.length === 0 || one.classes.some((name) => classes.includes(name))),
  )
  const closes = others.map((one) => windowOf(one, ctx.now()).closes_at)
  return [window.closes_at, ...closes].toSorted().at(-1) ?? window.closes_at
}
