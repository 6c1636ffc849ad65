import { type Services, systemContext } from '@northlight/api/kernel/context'
import { factorsOf } from '@northlight/api/staff/factors/queries'
import { recoveryDigest } from '@northlight/api/staff/factors/recovery-codes'
import { sealSecret, secretOf } from '@northlight/api/staff/factors/totp'
import { transaction } from '@northlight/db/transaction'

/** As published as the password of the demo accounts; refused with them on every site that others can reach. */
const totpSecret = 'NORTHLIGHTDEMOSECRETFORTHEADMIN2'
const recoveryCodes = [
  'north-light',
  'aurora-sky7',
  'polar-star3',
  'comet-tail9',
  'solar-wind4',
  'lunar-gold6',
  'orion-belt8',
  'venus-dawn5',
]
const adminEmail = 'admin@northlight.test'

export type DemoFactor = { secret: string; code: string | null }

/**
 * The second factor of the demo's administrator, so that the office can be tried without a phone at hand. It is set up
 * once, and only while the account has none; anyone who has set up another one is not spoken of.
 */
export const demoFactor = async (services: Services): Promise<DemoFactor | undefined> => {
  const ctx = systemContext(services, 'demo')
  const admin = await ctx.db.selectFrom('users').select('id').where('email', '=', adminEmail).executeTakeFirst()
  if (!admin) return undefined
  const { id } = admin
  const now = ctx.now()
  if ((await factorsOf(ctx.db, id)).length === 0)
    await transaction(ctx.db, async (db) => {
      const sealed_secret = sealSecret(ctx, id, totpSecret)
      const app = { kind: 'totp', name: 'Demo app', sealed_secret, confirmed_at: now, created_at: now } as const
      await db.deleteFrom('recovery_codes').where('user_id', '=', id).execute()
      await db
        .insertInto('second_factors')
        .values({ user_id: id, ...app })
        .execute()
      await db
        .insertInto('recovery_codes')
        .values(
          recoveryCodes.map((code) => ({
            user_id: id,
            code_hash: recoveryDigest(ctx, id, code),
            confirmed_at: now,
            created_at: now,
          })),
        )
        .execute()
    })
  const isKnown = (await factorsOf(ctx.db, id)).some((factor) => secretOf(ctx, factor) === totpSecret)
  if (!isKnown) return undefined
  const unused = await ctx.db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .execute()
  const left = new Set(unused.map(({ code_hash }) => code_hash))
  return { secret: totpSecret, code: recoveryCodes.find((code) => left.has(recoveryDigest(ctx, id, code))) ?? null }
}
