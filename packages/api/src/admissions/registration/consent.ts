import type { OwnRegistrationInput } from '@northlight/contract/admissions/registration'
import { currentText, textOf } from '../../families/consent/consent-texts.ts'
import { nameParent } from '../../families/consent/parent.ts'
import { missingFor, recordConsent } from '../../families/consent/readiness.ts'
import { mailAgreement } from '../../families/jobs.ts'
import { parentOf } from '../../families/queries.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'

type Sent = Pick<
  OwnRegistrationInput,
  | 'father_name'
  | 'father_phone'
  | 'father_email'
  | 'mother_name'
  | 'mother_phone'
  | 'mother_email'
  | 'consent'
  | 'consent_version'
>

/** The parent who was named in full: the first one, or else the second. */
export const parentIn = (sent: Sent) => {
  const { father_name, father_phone, father_email, mother_name, mother_phone, mother_email } = sent
  if (father_name && father_email) return { name: father_name, email: father_email, phone: father_phone ?? null }
  if (mother_name && mother_email) return { name: mother_name, email: mother_email, phone: mother_phone ?? null }
  return undefined
}

/**
 * Keeps who the parent is and, when they agreed in the form, to which words. The account and the admission are two
 * matters with two texts. A form that brings no word of a parent makes us write to them: the hall ticket waits for it.
 */
export const noteParent = async (ctx: Ctx, userId: number, sent: Sent): Promise<void> => {
  const parent = parentIn(sent)
  if (!parent) return
  if (sent.consent !== 'yes') return askLater(ctx, userId, parent)
  await ctx.db
    .insertInto('parents')
    .values({ user_id: userId, ...parent, created_at: ctx.now(), updated_at: ctx.now() })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const by = { name: parent.name, contact: parent.email }
  const shown = sent.consent_version ?? (await currentText(ctx, 'admission')).version
  if (!(await textOf(ctx, 'admission', shown)))
    invalid({ consent: ['The text has changed. Please load the page again and read it once more.'] })
  const account = await currentText(ctx, 'child-account')
  const texts = [
    { purpose: 'admission', textVersion: shown },
    { purpose: 'child-account', textVersion: account.version },
  ] as const
  // Each has a paper of its own, by which it can be taken back.
  for (const text of texts)
    await enqueue(ctx, mailAgreement, {
      consent_id: (await recordConsent(ctx, { userId, ...text, by, how: 'form' })).id,
    })
}

/** The question to the parent of a minor, unless they were asked before. Too many questions never stop a registration. */
const askLater = async (ctx: Ctx, userId: number, parent: NonNullable<ReturnType<typeof parentIn>>) => {
  const needs = await missingFor(ctx, userId)
  if (needs === undefined || (await parentOf(ctx.db, userId))) return
  await inTransaction(ctx, (ctx) => nameParent(ctx, { id: userId }, parent)).catch((error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error
  })
}
