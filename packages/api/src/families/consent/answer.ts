import { isMinor } from '@northlight/contract/age'
import { indianDay, later } from '@northlight/contract/dates'
import { seconds } from '@northlight/contract/durations'
import type { OtherLanguage } from '@northlight/contract/words/languages'
import { digest } from '@northlight/db/digest'
import { ownProfile } from '../../accounts/profile/profile.ts'
import { userByEmail, userById } from '../../accounts/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { publish } from '../../kernel/ports.ts'
import { isCode } from '../../kernel/secrets.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { consentWithdrawn } from '../events.ts'
import { mailAgreement, tellStudent } from '../jobs.ts'
import * as queries from '../queries.ts'
import { isOwnAddress, ownContactOf } from './own-contact.ts'
import { tellFormerParents, tellParentOfEnd } from './parent-news.ts'
import { recordConsent } from './readiness.ts'

export const codeTries = 5

type Question = NonNullable<Awaited<ReturnType<typeof queries.questionByToken>>>
type Answer = 'agree' | 'refuse' | 'withdraw'

/** The mail itself takes a moment; a server whose clock runs a little ahead must not refuse a fresh link. */
export const isOver = (ctx: Ctx, expiresAt: string) => expiresAt <= later(ctx.now(), -seconds(30))

/** Whether the link was opened in a browser that is signed in as the very student it asks about. */
export const isStudents = ({ actor }: Ctx, question: { user_id: number }): boolean =>
  actor.kind === 'user' && actor.id === question.user_id

const elsewhere =
  'The student is signed in here, so this cannot be answered here. Open the link from the mail on your own phone, or give the student the code that stands in it.'

/**
 * Asked again at the answer: a student may have made the parent's address their own after naming it. A mailbox that
 * another child has confirmed as theirs is nobody's parent either; that is said here alone, to anyone who reads that
 * mailbox.
 */
const refuseMailboxOfChild = async (ctx: Ctx, question: Question) => {
  const student =
    (await userById(ctx.db, question.user_id)) ?? fail('not_found', 'This account does not exist any more.')
  if (isOwnAddress(question.parent_email, await ownContactOf(ctx, student)))
    fail('forbidden', 'This question went to the student’s own address. Name a parent with another address.')
  const holder = await userByEmail(ctx.db, question.parent_email)
  const born = holder?.is_active && holder.email_verified_at !== null ? holder.date_of_birth : null
  if (born !== null && isMinor(born, indianDay(ctx.now())))
    fail('forbidden', 'This address belongs to a student under 18, who cannot agree for another. Name a parent’s own.')
}

const gone = 'This link no longer works. Ask your child to send the mail again.'

/** What stands behind a link: a question, or the agreement it led to, which can be taken back; 404 when neither. */
export const behindLink = async (ctx: Ctx, token: string) => {
  const hash = digest(token)
  const question = await queries.questionByToken(ctx.db, hash)
  const receipt = question
    ? question.answer === 'agreed' && (await queries.consentOfQuestion(ctx.db, question))
    : await queries.consentByManageLink(ctx.db, hash)
  // When this very link was mailed, or answered: the link of a question never becomes younger.
  if (receipt) return { receipt, since: question ? question.answered_at : (receipt.link_at ?? receipt.agreed_at) }
  return question ? { question } : fail('not_found', 'This link is not known. Open it again from the mail.')
}

/** Each link answers once: the row is taken in the same statement that looks whether it is still open. */
export const answerByLink = (ctx: Ctx, token: string, answer: Answer, language?: OtherLanguage) =>
  inTransaction(ctx, async (ctx) => {
    const { question, receipt } = await behindLink(ctx, token)
    if (receipt) {
      if (answer !== 'withdraw') return fail('bad_link', 'You have agreed already. You can take it back here.')
      return endConsent(ctx, receipt, 'parent')
    }
    if (!question) return
    if (answer === 'withdraw') return invalid({ answer: ['Agree or refuse.'] })
    if (isOver(ctx, question.expires_at)) return fail('bad_link', gone)
    if (isStudents(ctx, question)) return fail('forbidden', elsewhere)
    await refuseMailboxOfChild(ctx, question)
    if (!(await queries.takeQuestion(ctx.db, question.id, answer === 'agree' ? 'agreed' : 'refused', ctx.now())))
      return fail('bad_link', 'This question has been answered already.')
    if (answer === 'agree') return agree(ctx, question, { how: 'link', language })
    await audit(ctx, { action: 'families.refuse-consent', entity: 'user', id: question.user_id })
    await enqueue(ctx, tellStudent, { user_id: question.user_id, news: 'refused', at: ctx.now() })
  })

type Read = { how: 'link' | 'code'; language: OtherLanguage | undefined }

const agree = async (ctx: Ctx, question: Question, { how, language }: Read) => {
  const common = {
    userId: question.user_id,
    by: { name: question.parent_name, contact: question.parent_email },
    how,
    language,
  }
  const texts: { purpose: Question['purpose']; textVersion: string }[] = [
    { purpose: question.purpose, textVersion: question.text_version },
    ...(question.admission_version ? [{ purpose: 'admission' as const, textVersion: question.admission_version }] : []),
  ]
  // Each has a paper of its own, by which it can be taken back.
  for (const text of texts) {
    const { id } = await recordConsent(ctx, { ...common, ...text })
    await enqueue(ctx, mailAgreement, { consent_id: id })
    if (text.purpose === 'child-account') await enqueue(ctx, tellFormerParents, { consent_id: id })
  }
  await enqueue(ctx, tellStudent, { user_id: question.user_id, news: 'agreed', at: ctx.now() })
}

/**
 * The six digits, typed on the student's own screen. A wrong one costs a try, and that is kept although the call
 * fails: so the count is written before the transaction of the agreement.
 */
export const answerByCode = async (ctx: Ctx, code: string) => {
  const { id } = signedIn(ctx)
  const question = await queries.openQuestion(ctx.db, id)
  if (!question || isOver(ctx, question.expires_at))
    return invalid({ code: ['There is no open question. Send the mail again, then use its code.'] })
  const tries = await queries.countTry(ctx.db, question.id, codeTries)
  if (tries === undefined)
    return invalid({ code: ['This code was tried too often. Send the mail again for a new one.'] })
  if (!isCode(ctx.services.keys, `parent-code:${question.id}`, code, question.code_hash)) {
    const left = codeTries - tries
    const sentence = left === 0 ? 'Send the mail again for a new one.' : `${left} ${left === 1 ? 'try' : 'tries'} left.`
    return invalid({ code: [`This is not the code. ${sentence}`] })
  }
  await refuseMailboxOfChild(ctx, question)
  return inTransaction(ctx, async (ctx) => {
    if (!(await queries.takeQuestion(ctx.db, question.id, 'agreed', ctx.now())))
      return fail('bad_link', 'This question has been answered already.')
    // Anyone who gives the code has read the mail.
    const { language } = question
    await agree(ctx, question, { how: 'code', language: language === 'en' ? undefined : language })
  })
}

type Consent = { id: number; user_id: number; purpose: string; withdrawn_at: string | null }

/** Ends an agreement with everything that hangs on it. Inside the caller's transaction. */
export const endConsent = async (ctx: Ctx, consent: Consent, by: 'parent' | 'student' | 'office') => {
  if (!(await queries.endConsent(ctx.db, consent.id, by, ctx.now())))
    return fail('bad_link', 'This agreement has been taken back already.')
  await audit(ctx, {
    action: 'families.withdraw-consent',
    entity: 'user',
    id: consent.user_id,
    details: { consent: consent.id, purpose: consent.purpose, by },
  })
  await publish(ctx, consentWithdrawn, {
    user_id: consent.user_id,
    consent_id: consent.id,
    purpose: consent.purpose,
    by,
  })
  // The family hears of that by the news of the application.
  if (consent.purpose === 'admission') return
  // Anyone who did not do it hears of it.
  if (by === 'student') await enqueue(ctx, tellParentOfEnd, { consent_id: consent.id })
  else await enqueue(ctx, tellStudent, { user_id: consent.user_id, news: 'withdrawn', at: ctx.now() })
}

/** One's own agreement; another person's looks like one that does not exist. */
export const withdrawConsent = (ctx: Ctx, consentId: number) =>
  inTransaction(ctx, async (ctx) => {
    const user = await ownProfile(ctx)
    const consent = (await queries.consentsOf(ctx.db, user.id)).find(({ id }) => id === consentId)
    if (!consent) return fail('not_found')
    await endConsent(ctx, consent, 'student')
  })
