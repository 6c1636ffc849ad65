import { later } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import {
  exampleChallenges,
  exampleKept,
  exampleRecoveryCode,
  exampleTotpSecret,
} from '@northlight/contract/office/factor-examples'
import { exampleInvite } from '@northlight/contract/office/invites'
import { digest } from '@northlight/db/digest'
import type { Ctx } from '../src/kernel/context.ts'
import { recoveryDigest } from '../src/staff/factors/recovery-codes.ts'
import { sealSecret } from '../src/staff/factors/totp.ts'
import { insert, type New } from './rows.ts'

type Person = { id: number }

/** Rows of the office's own: factors, recovery codes, invitations. */
export const staffFactories = (ctx: Ctx) => {
  const make = {
    totp: (user: Person, { secret = exampleTotpSecret, ...fields }: { secret?: string } & New<'second_factors'> = {}) =>
      insert(ctx.db, 'second_factors', {
        user_id: user.id,
        kind: 'totp',
        name: 'Phone',
        sealed_secret: sealSecret(ctx, user.id, secret),
        confirmed_at: ctx.now(),
        created_at: ctx.now(),
        ...fields,
      }),
    recoveryCode: (user: Person, code: string, fields: New<'recovery_codes'> = {}) =>
      insert(ctx.db, 'recovery_codes', {
        user_id: user.id,
        code_hash: recoveryDigest(ctx, user.id, code),
        confirmed_at: ctx.now(),
        created_at: ctx.now(),
        ...fields,
      }),
    invite: (fields: New<'staff_invites'> = {}) =>
      insert(ctx.db, 'staff_invites', {
        name: 'Ravi Kumar',
        email: 'ravi.kumar@northlight.test',
        role: 'editor',
        token_hash: digest(exampleInvite),
        created_at: ctx.now(),
        expires_at: later(ctx.now(), days(7)),
        ...fields,
      }),
    /** A job and a mail that failed for good. */
    givenUp: async () => {
      await insert(ctx.db, 'jobs', {
        ...{ name: 'accounts.send-reset-link', payload: {}, state: 'dead', max_attempts: 7 },
        ...{ run_at: ctx.now(), created_at: ctx.now(), finished_at: ctx.now() },
      })
      await insert(ctx.db, 'mails', {
        ...{ dedupe_key: 'example', template: 'new-device', state: 'failed', to_address: 'asha@northlight.test' },
        ...{ subject: 'A new device', html: '<p>Words</p>', text: 'Words', created_at: ctx.now() },
      })
    },
    /** What the examples of the office's own calls speak of. */
    exampleStaff: async (staff: Person, tokenId: number) => {
      await make.givenUp()
      await make.totp(staff, { id: 9001, confirmed_at: null })
      await make.totp(staff)
      await insert(ctx.db, 'second_factors', {
        ...exampleKept,
        user_id: staff.id,
        kind: 'passkey',
        name: 'Laptop',
        confirmed_at: ctx.now(),
        created_at: ctx.now(),
      })
      await make.recoveryCode(staff, exampleRecoveryCode.kept)
      await make.recoveryCode(staff, exampleRecoveryCode.fresh, { confirmed_at: null })
      for (const purpose of ['register', 'prove'] as const)
        await insert(ctx.db, 'factor_challenges', {
          user_id: staff.id,
          token_id: tokenId,
          purpose,
          challenge: exampleChallenges[purpose],
          expires_at: later(ctx.now(), minutes(5)),
        })
      await make.invite()
    },
  }
  return make
}
