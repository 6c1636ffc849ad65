import { isMinor } from '@northlight/contract/age'
import { indianDay } from '@northlight/contract/dates'
import type { Missing } from '@northlight/contract/errors'
import { isStaff } from '@northlight/contract/roles'
import type { OtherLanguage } from '@northlight/contract/words/languages'
import type { Tables } from '@northlight/db/tables'
import type { ConsentPurpose, ConsentWay } from '@northlight/db/tables/families'
import type { Selectable } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail } from '../../kernel/errors.ts'
import { speakerIn } from '../../kernel/speaker.ts'
import * as queries from '../queries.ts'
import { textOf } from './consent-texts.ts'

export type { Missing }

/** What is missing, before what, and where it is given: a client may have no page of its own for it. */
export const missingSentence = (ctx: Ctx, needs: Missing): string => {
  const page = `${ctx.services.siteUrl}/profile/complete`
  const sentences: Record<Missing, string> = {
    'date-of-birth': `Tell us your date of birth first, on the page “Complete your details” of our website: ${page}. It takes a minute.`,
    parent: `You are under 18. A parent or guardian must agree before a test or the hall ticket: name one first at ${page}.`,
    'parent-consent': `Your parent or guardian has not agreed yet, and must before a test or the hall ticket. We have written to them; you can send the mail again at ${page}.`,
  }
  return sentences[needs]
}

type Person = Pick<Selectable<Tables['users']>, 'id' | 'role' | 'date_of_birth'>

const personOf = async (ctx: Ctx, userId: number): Promise<Person> =>
  (await ctx.db
    .selectFrom('users')
    .select(['id', 'role', 'date_of_birth'])
    .where('id', '=', userId)
    .executeTakeFirst()) ?? fail('not_found')

/**
 * What a student must still give before a test or a hall ticket; nothing for adults and for staff. A parent's agreement
 * is enough, whether the age is known or not; where it is not known and a parent was named, the parent is waited for.
 */
export const missingFor = async (ctx: Ctx, who: number | Person): Promise<Missing | undefined> => {
  const { id, role, date_of_birth } = typeof who === 'number' ? await personOf(ctx, who) : who
  if (isStaff(role)) return undefined
  if (date_of_birth !== null && !isMinor(date_of_birth, indianDay(ctx.now()))) return undefined
  if (await queries.consentOfParent(ctx.db, id, 'child-account')) return undefined
  if (await queries.parentOf(ctx.db, id)) return 'parent-consent'
  return date_of_birth === null ? 'date-of-birth' : 'parent'
}

/** 403 with `needs`, which leads the page to the place where it can be given. */
export const requireReady = async (ctx: Ctx, who: number | Person): Promise<void> => {
  const needs = await missingFor(ctx, who)
  if (needs) throw new ApiFailure('forbidden', { message: missingSentence(ctx, needs), needs })
}

/**
 * For calls whose clients have no field for a date of birth: an age that nobody has told stops nothing here. It is asked
 * for in words when the account is made and before a test is paid; a known minor waits for the parent as everywhere.
 */
export const requireConsent = async (ctx: Ctx, who: number | Person): Promise<void> => {
  const needs = await missingFor(ctx, who)
  if (needs && needs !== 'date-of-birth')
    throw new ApiFailure('forbidden', { message: missingSentence(ctx, needs), needs })
}

/** The question that goes with a reply to such a client. */
export const askForBirth = (ctx: Ctx): string =>
  `Please tell us your date of birth at ${ctx.services.siteUrl}/profile/complete: for students under 18 a parent has to agree.`

type Agreement = {
  userId: number
  purpose: ConsentPurpose
  /** The version that was shown; see `currentText` in consent-texts.ts. */
  textVersion: string
  /** In which language it was read, where that was not English. */
  language?: OtherLanguage | undefined
  by: { name: string; contact: string }
  how: ConsentWay
  /** Of a paper: its scan, and who saw it signed. */
  paper?: { scan_id: number; witness: string }
}

/** Writes down who agreed to which text, how and when. Nothing is ever overwritten. */
export const recordConsent = (ctx: Ctx, { userId, purpose, textVersion, language, by, how, paper }: Agreement) =>
  inTransaction(ctx, async (ctx) => {
    const text = (await textOf(ctx, purpose, textVersion)) ?? fail('not_found')
    // The version names the English text; what was said for it in another language is kept to the letter.
    const shown = language && {
      language,
      points_said: text.points.map((await speakerIn(ctx, language)).stored),
    }
    const row = await ctx.db
      .insertInto('consents')
      .values({
        user_id: userId,
        purpose,
        text_version: textVersion,
        by_name: by.name,
        by_contact: by.contact,
        how,
        ...shown,
        ...paper,
        agreed_at: ctx.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      action: 'families.record-consent',
      entity: 'user',
      id: userId,
      details: { consent: row.id, purpose, text_version: textVersion, ...(language && { language }), how },
    })
    return row
  })
