import { isMinor } from '@northlight/contract/age'
import { indianDay, later } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import type { CompleteInput } from '@northlight/contract/families'
import type { Language } from '@northlight/contract/words/languages'
import { digest } from '@northlight/db/digest'
import { ownProfile } from '../../accounts/profile/profile.ts'
import { changeUser } from '../../accounts/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { languageOfCall } from '../../kernel/language-of-call.ts'
import { newSecret } from '../../kernel/secrets.ts'
import { speakerFor } from '../../kernel/speaker.ts'
import { sendParentQuestion } from '../jobs.ts'
import * as queries from '../queries.ts'
import { currentText } from './consent-texts.ts'
import { isOwnAddress, type OwnContact, ownAddressSentence, ownContactOf } from './own-contact.ts'

type Parent = { name: string; email: string; phone: string | null }
type Given = Pick<CompleteInput, 'parent_name' | 'parent_email' | 'parent_phone'>

const questionLasts = days(7)
/** A parent's mailbox is not a toy: so many questions a day, from all students together. */
const questionsPerDay = 5
const pauseBetween = minutes(1)

/** 422 for a day that has not come yet. */
export const checkBirth = (ctx: Ctx, born: string | undefined) => {
  if (born && born > indianDay(ctx.now())) invalid({ date_of_birth: ['The date of birth lies in the future.'] })
}

/** Name and address come together, and neither address nor number is the student's own. */
export const parentIn = (given: Given, own: OwnContact): Parent | undefined => {
  const { parent_name: name, parent_email: email, parent_phone: phone = null } = given
  if (name === undefined && email === undefined) return undefined
  if (name === undefined) return invalid({ parent_name: ['Enter the full name of your parent or guardian.'] })
  if (email === undefined) return invalid({ parent_email: ['Enter your parent’s e-mail address.'] })
  if (isOwnAddress(email, own)) return invalid({ parent_email: [ownAddressSentence] })
  if (phone !== null && phone === own.phone)
    return invalid({ parent_phone: ['This is the student’s own number. Give a parent’s number, or leave it empty.'] })
  return { name, email, phone }
}

/** Writes down who the parent is and mails the question. The caller's transaction holds all of it or nothing. */
export const nameParent = async (ctx: Ctx, user: { id: number }, parent: Parent, question: Question = {}) => {
  const before = await queries.parentOf(ctx.db, user.id)
  const now = ctx.now()
  await ctx.db
    .insertInto('parents')
    .values({ user_id: user.id, ...parent, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...parent, updated_at: now }))
    .execute()
  await audit(ctx, {
    action: before ? 'families.change-parent' : 'families.name-parent',
    entity: 'user',
    id: user.id,
  })
  await askParent(ctx, user.id, parent, question)
}

/** The text about an admission that is asked along with the one about the account. */
export type Question = { admissionVersion?: string }

/** A family mostly reads one language: that of the form or, where that says nothing, the one the student has chosen. */
const languageFor = async (ctx: Ctx, studentId: number): Promise<Language> => {
  const ofForm = languageOfCall(ctx)
  return ofForm === 'en' ? (await speakerFor(ctx, studentId)).language : ofForm
}

/** One open question at a time: earlier links stop working. Its secrets are made when the mail is written. */
export const askParent = async (
  ctx: Ctx,
  userId: number,
  parent: { name: string; email: string },
  { admissionVersion }: Question = {},
) => {
  const now = ctx.now()
  const since = later(now, -days(1))
  const asked = await queries.questionsSince(ctx.db, since, { userId, email: parent.email })
  const [latest] = asked
  if (asked.length >= questionsPerDay)
    tooMany('We have written to your parent often today. Try again tomorrow.', days(1))
  if (latest && latest.user_id === userId && latest.parent_email === parent.email)
    if (latest.created_at > later(now, -pauseBetween))
      tooMany('The mail has just gone out. Wait a minute before you send it again.', pauseBetween)
  const replaced = await queries.replaceOpenQuestions(ctx.db, userId, now)
  const unanswered = replaced.find(({ admission_version }) => admission_version !== null)?.admission_version ?? null
  const { version } = await currentText(ctx, 'child-account')
  const { id } = await ctx.db
    .insertInto('consent_requests')
    .values({
      user_id: userId,
      purpose: 'child-account',
      text_version: version,
      // A question about an admission that nobody answered is not lost by asking again.
      admission_version: admissionVersion ?? unanswered,
      parent_name: parent.name,
      parent_email: parent.email,
      language: await languageFor(ctx, userId),
      token_hash: digest(newSecret()),
      code_hash: digest(newSecret()),
      created_at: now,
      expires_at: later(now, questionLasts),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(ctx, sendParentQuestion, { request_id: id })
}

const tooMany = (message: string, wait: number): never => {
  throw new ApiFailure('too_many', { message, headers: { 'retry-after': String(wait / 1000) } })
}

/** The date of birth is given once; only the office corrects it, because a child's age decides who must agree. */
export const completeProfile = (ctx: Ctx, input: CompleteInput) =>
  inTransaction(ctx, async (ctx) => {
    const user = await ownProfile(ctx)
    checkBirth(ctx, input.date_of_birth)
    if (input.date_of_birth && user.date_of_birth && input.date_of_birth !== user.date_of_birth)
      invalid({ date_of_birth: ['Your date of birth is on record. Write to the office if it is wrong.'] })
    const born = user.date_of_birth ?? input.date_of_birth
    if (!born) return invalid({ date_of_birth: ['Enter the date of birth: day, month and year.'] })
    if (user.date_of_birth === null) await changeUser(ctx.db, user.id, { date_of_birth: born, updated_at: ctx.now() })
    await audit(ctx, {
      action: 'families.complete-profile',
      entity: 'user',
      id: user.id,
      details: { fields: Object.keys(input).filter((field) => input[field as keyof CompleteInput] !== undefined) },
    })
    if (!isMinor(born, indianDay(ctx.now()))) return
    const parent = parentIn(input, await ownContactOf(ctx, user))
    if (parent) return nameParent(ctx, user, parent)
    if (!(await queries.parentOf(ctx.db, user.id)))
      invalid({
        parent_name: ['You are under 18. Enter the full name of your parent or guardian.'],
        parent_email: ['Enter your parent’s e-mail address.'],
      })
  })

export const askParentAgain = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    const user = await ownProfile(ctx)
    const parent = await queries.parentOf(ctx.db, user.id)
    if (!parent) return invalid({ parent_name: ['Name a parent or guardian first.'] })
    // The student may have taken this address as their own since.
    if (isOwnAddress(parent.email, await ownContactOf(ctx, user)))
      return invalid({ parent_email: [ownAddressSentence] })
    await askParent(ctx, user.id, parent)
    await audit(ctx, { action: 'families.ask-parent-again', entity: 'user', id: user.id })
  })
