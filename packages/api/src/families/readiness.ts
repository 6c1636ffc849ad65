import { isMinor } from '@northlight/contract/age'
import { indianDay } from '@northlight/contract/dates'
import type { Missing } from '@northlight/contract/errors'
import { isStaff } from '@northlight/contract/roles'
import type { ConsentPurpose, ConsentWay } from '@northlight/db/tables/families'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { ApiFailure, fail } from '../kernel/errors.ts'
import { textOf } from './consent-texts.ts'
import * as queries from './queries.ts'

export type { Missing }

const sentences: Record<Missing, string> = {
  'date-of-birth': 'Tell us your date of birth first. It takes a minute.',
  parent: 'You are under 18. Name a parent or guardian first, so that they can agree.',
  'parent-consent': 'Your parent or guardian has not agreed yet. We have written to them; you can send the mail again.',
}

/** What a student must still give before a test or a hall ticket; nothing for adults and for staff. */
export const missingFor = async (ctx: Ctx, userId: number): Promise<Missing | undefined> => {
  const user = await ctx.db
    .selectFrom('users')
    .select(['role', 'date_of_birth'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return fail('not_found')
  if (isStaff(user.role)) return undefined
  if (user.date_of_birth === null) return 'date-of-birth'
  if (!isMinor(user.date_of_birth, indianDay(ctx.now()))) return undefined
  if (await queries.consentInForce(ctx.db, userId, 'child-account')) return undefined
  return (await queries.parentOf(ctx.db, userId)) ? 'parent-consent' : 'parent'
}

/** 403 with `needs`, which leads the page to the place where it can be given. */
export const requireReady = async (ctx: Ctx, userId: number): Promise<void> => {
  const needs = await missingFor(ctx, userId)
  if (needs) throw new ApiFailure('forbidden', { message: sentences[needs], needs })
}

type Agreement = {
  userId: number
  purpose: ConsentPurpose
  /** The version that was shown; see `currentText` in consent-texts.ts. */
  textVersion: string
  by: { name: string; contact: string }
  how: ConsentWay
}

/** Writes down who agreed to which text, how and when. Nothing is ever overwritten. */
export const recordConsent = (ctx: Ctx, { userId, purpose, textVersion, by, how }: Agreement) =>
  inTransaction(ctx, async (ctx) => {
    if (!(await textOf(ctx, purpose, textVersion))) fail('not_found')
    const row = await ctx.db
      .insertInto('consents')
      .values({
        user_id: userId,
        purpose,
        text_version: textVersion,
        by_name: by.name,
        by_contact: by.contact,
        how,
        agreed_at: ctx.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      action: 'families.record-consent',
      entity: 'user',
      id: userId,
      details: { consent: row.id, purpose, text_version: textVersion, how },
    })
    return row
  })
