import { isMinor } from '@northlight/contract/age'
import { indianDay } from '@northlight/contract/dates'
import type { ChildDataView, FamilyView, ParentQuestionView } from '@northlight/contract/families'
import { fold } from '@northlight/db/fold'
import { ownProfile } from '../accounts/profile/profile.ts'
import { userById } from '../accounts/queries.ts'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { behindLink, codeTries, isOver, isStudents } from './consent/answer.ts'
import { currentText, textOf } from './consent/consent-texts.ts'
import { missingFor } from './consent/readiness.ts'
import * as queries from './queries.ts'

const shownText = async (ctx: Ctx, consent: { purpose: 'child-account' | 'admission'; text_version: string }) => {
  const text = await textOf(ctx, consent.purpose, consent.text_version)
  if (!text) throw new Error(`The text ${consent.purpose} ${consent.text_version} is missing.`)
  return text
}

/** Every agreement of a student, each with the text it was given to. */
export const consentViews = async (ctx: Ctx, userId: number): Promise<FamilyView['consents']> => {
  const consents = await queries.consentsOf(ctx.db, userId)
  return Promise.all(
    consents.map(async (consent) => {
      const text = await shownText(ctx, consent)
      return { ...consent, text: { ...text, points: consent.points_said ?? text.points } }
    }),
  )
}

/**
 * The same for a parent, by the mailbox they agreed with: that another parent agreed, and when, but not who that is or
 * where they are reached. Parents who live apart may have reason to keep that to themselves.
 */
export const consentsForParent = async (
  ctx: Ctx,
  childId: number,
  mailbox: string,
): Promise<ChildDataView['consents']> =>
  (await consentViews(ctx, childId)).map((consent) =>
    fold(consent.by_contact) === fold(mailbox) ? consent : { ...consent, by_name: null, by_contact: null },
  )

/** What the account page shows about age, parent and agreements. */
export const familyView = async (ctx: Ctx): Promise<FamilyView> => {
  const user = await ownProfile(ctx)
  const [parent, request, consents] = await Promise.all([
    queries.parentOf(ctx.db, user.id),
    queries.latestQuestion(ctx.db, user.id),
    consentViews(ctx, user.id),
  ])
  return {
    date_of_birth: user.date_of_birth,
    is_minor: user.date_of_birth !== null && isMinor(user.date_of_birth, indianDay(ctx.now())),
    needs: (await missingFor(ctx, user.id)) ?? null,
    parent: parent ? { name: parent.name, email: parent.email, phone: parent.phone } : null,
    request: request
      ? {
          state: stateOf(ctx, request),
          parent_email: request.parent_email,
          sent_at: request.created_at,
          expires_at: request.expires_at,
          code_tries_left: codeTries - request.code_tries,
        }
      : null,
    text: await currentText(ctx, 'child-account'),
    consents,
  }
}

type Request = { answer: 'agreed' | 'refused' | 'replaced' | null; expires_at: string }

const stateOf = (ctx: Ctx, { answer, expires_at }: Request) => {
  if (answer === 'agreed' || answer === 'refused') return answer
  return answer === 'replaced' || isOver(ctx, expires_at) ? 'expired' : 'open'
}

/** What a parent sees behind a link, answered or not. */
export const parentQuestionView = async (ctx: Ctx, token: string): Promise<ParentQuestionView> => {
  const { question, receipt } = await behindLink(ctx, token)
  const row = question ?? receipt
  const student = row && (await userById(ctx.db, row.user_id))
  if (!row || !student) return fail('not_found', 'This account does not exist any more.')
  const common = {
    student_name: student.name,
    text: await shownText(ctx, row),
    admission_text: null,
    is_students_browser: isStudents(ctx, row),
    language: row.language ?? ('en' as const),
    withdrawn_at: null,
  }
  if (question)
    return {
      ...common,
      kind: 'question',
      admission_text: question.admission_version
        ? await shownText(ctx, { purpose: 'admission', text_version: question.admission_version })
        : null,
      state: stateOf(ctx, question),
      parent_name: question.parent_name,
      asked_at: question.created_at,
      answered_at: question.answered_at,
    }
  const { by_name, agreed_at, withdrawn_at } = receipt ?? fail('not_found')
  return {
    ...common,
    kind: 'receipt',
    state: withdrawn_at ? 'withdrawn' : 'agreed',
    parent_name: by_name,
    asked_at: agreed_at,
    answered_at: agreed_at,
    withdrawn_at,
  }
}
