import { type Ctx, type Services, systemContext } from '@northlight/api/kernel/context'
import { factorsOf } from '@northlight/api/staff/factors/queries'
import { recoveryDigest } from '@northlight/api/staff/factors/recovery-codes'
import { sealSecret, secretOf } from '@northlight/api/staff/factors/totp'
import { transaction } from '@northlight/db/transaction'

/** As published as the password of the demo accounts; refused with them on every site that others can reach. */
const published = [
  {
    email: 'admin@northlight.test',
    secret: 'NORTHLIGHTDEMOSECRETFORTHEADMIN2',
    codes: [
      'north-light',
      'aurora-sky7',
      'polar-star3',
      'comet-tail9',
      'solar-wind4',
      'lunar-gold6',
      'orion-belt8',
      'venus-dawn5',
    ],
  },
  {
    email: 'examiner@northlight.test',
    secret: 'NORTHLIGHTDEMOSECRETOFEXAMINERS2',
    codes: [
      'chalk-board',
      'paper-boat3',
      'pencil-box7',
      'ruler-mark2',
      'margin-line',
      'answer-key5',
      'sharp-point',
      'blank-sheet',
    ],
  },
] as const
type Published = (typeof published)[number]

export type DemoFactor = { email: string; secret: string; code: string | null }

/**
 * The second factors of those demo accounts that need one at once, so that the office can be tried without a phone at
 * hand. Each is set up once, and only while the account has none; one who has set up another is not spoken of.
 */
export const demoFactors = async (services: Services): Promise<DemoFactor[]> => {
  const ctx = systemContext(services, 'demo')
  const factors: DemoFactor[] = []
  for (const one of published) {
    const user = await ctx.db.selectFrom('users').select('id').where('email', '=', one.email).executeTakeFirst()
    if (!user) continue
    if ((await factorsOf(ctx.db, user.id)).length === 0) await setUp(ctx, user.id, one)
    const isKnown = (await factorsOf(ctx.db, user.id)).some((factor) => secretOf(ctx, factor) === one.secret)
    if (isKnown) factors.push({ email: one.email, secret: one.secret, code: await unusedCode(ctx, user.id, one) })
  }
  return factors
}

const setUp = (ctx: Ctx, user_id: number, { secret, codes }: Published) =>
  transaction(ctx.db, async (db) => {
    const now = ctx.now()
    const app = { kind: 'totp', name: 'Demo app', sealed_secret: sealSecret(ctx, user_id, secret) } as const
    await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
    await db
      .insertInto('second_factors')
      .values({ user_id, ...app, confirmed_at: now, created_at: now })
      .execute()
    const rows = codes.map((code) => ({
      user_id,
      code_hash: recoveryDigest(ctx, user_id, code),
      confirmed_at: now,
      created_at: now,
    }))
    await db.insertInto('recovery_codes').values(rows).execute()
  })

const unusedCode = async (ctx: Ctx, userId: number, { codes }: Published): Promise<string | null> => {
  const unused = await ctx.db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
  const left = new Set(unused.map(({ code_hash }) => code_hash))
  return codes.find((code) => left.has(recoveryDigest(ctx, userId, code))) ?? null
}
