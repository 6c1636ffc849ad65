import type { Language } from '@northlight/contract/words/languages'
import type { Db } from '@northlight/db/database'
import { fold } from '@northlight/db/search'
import type { ConsentPurpose } from '@northlight/db/tables/families'
import { type SqlBool, sql } from 'kysely'
import { isSameMailbox } from './consent/own-contact.ts'

export const parentOf = (db: Db, userId: number) =>
  db.selectFrom('parents').selectAll().where('user_id', '=', userId).executeTakeFirst()

const standingConsents = (db: Db, purpose: ConsentPurpose) =>
  db
    .selectFrom('consents')
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .where('how', '!=', 'form')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consent_requests')
            .select('consent_requests.id')
            .whereRef('consent_requests.user_id', '=', 'consents.user_id')
            .where('consent_requests.answer', '=', 'refused')
            .whereRef('consent_requests.answered_at', '>', 'consents.agreed_at'),
        ),
      ),
    )
    .orderBy('agreed_at', 'desc')
    .orderBy('id', 'desc')

/**
 * What a student under 18 needs: the word of a parent, by the mailed link or code or at the office, after which no
 * question was refused. What was ticked in a form may have been ticked by the student.
 */
export const consentOfParent = (db: Db, userId: number, purpose: ConsentPurpose) =>
  standingConsents(db, purpose).selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Of many students, where the parent is reached by whose word each of them has an account. */
export const standingContacts = async (db: Db, userIds: number[]): Promise<Map<number, string>> => {
  if (userIds.length === 0) return new Map()
  const rows = await standingConsents(db, 'child-account')
    .select(['user_id', 'by_contact'])
    .where('user_id', 'in', userIds)
    .execute()
  // The newest comes first, and is the one that stands.
  return new Map(rows.toReversed().map(({ user_id, by_contact }) => [user_id, by_contact]))
}

/** The same for many students at once, in a statement that reads `users`: no parent's word is in force. */
export const hasNoParentConsent = sql<SqlBool>`not exists (select 1 from consents
  where consents.user_id = users.id and consents.purpose = 'child-account' and consents.withdrawn_at is null
  and consents.how != 'form' and not exists (select 1 from consent_requests
    where consent_requests.user_id = consents.user_id and consent_requests.answer = 'refused'
    and consent_requests.answered_at > consents.agreed_at))`

/** The parent who agreed last, taken back or not: what was kept by that word is theirs to look at. */
export const lastAgreement = (db: Db, userId: number) =>
  db
    .selectFrom('consents')
    .select(['by_name', 'by_contact'])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'child-account')
    .where('how', '!=', 'form')
    .orderBy('agreed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Mailboxes that have answered for a student before, by a yes or a no. */
export const answeredBefore = async (
  db: Db,
  userId: number,
  before: string,
): Promise<{ email: string; name: string; language: Language }[]> => {
  const asked = await db
    .selectFrom('consent_requests')
    .select(['parent_email as email', 'parent_name as name'])
    .where('user_id', '=', userId)
    .where('answer', 'in', ['agreed', 'refused'])
    .where('answered_at', '<', before)
    .orderBy('id', 'desc')
    .execute()
  const agreed = await db
    .selectFrom('consents')
    .select(['by_contact as email', 'by_name as name', 'language'])
    .where('user_id', '=', userId)
    .where('how', 'in', ['link', 'code', 'office'])
    .where('by_contact', 'like', '%@%')
    .where('agreed_at', '<', before)
    .orderBy('id', 'desc')
    .execute()
  // A mailbox is written to in the language in which it last agreed.
  const languageOf = (email: string) => agreed.find((one) => isSameMailbox(one.email, email))?.language ?? 'en'
  return [...asked, ...agreed].map(({ email, name }) => ({ email, name, language: languageOf(email) }))
}

export const consentsOf = (db: Db, userId: number) =>
  db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('agreed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const consentByManageLink = (db: Db, hash: string) =>
  db.selectFrom('consents').selectAll().where('manage_hash', '=', hash).executeTakeFirst()

/** The agreement that a question led to. It was written right after the answer, so it is the first one since. */
export const consentOfQuestion = (
  db: Db,
  question: { user_id: number; purpose: ConsentPurpose; parent_email: string; answered_at: string | null },
) =>
  db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', question.user_id)
    .where('purpose', '=', question.purpose)
    .where('by_contact', '=', question.parent_email)
    .where('agreed_at', '>=', question.answered_at ?? '')
    .orderBy('agreed_at')
    .orderBy('id')
    .executeTakeFirst()

/** False when it had ended before. */
export const endConsent = async (db: Db, id: number, by: 'parent' | 'student' | 'office', now: string) => {
  const { numUpdatedRows } = await db
    .updateTable('consents')
    .set({ withdrawn_at: now, withdrawn_by: by })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const consentText = (db: Db, purpose: ConsentPurpose, version: string) =>
  db
    .selectFrom('consent_texts')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('version', '=', version)
    .executeTakeFirst()

export const latestText = (db: Db, purpose: ConsentPurpose, now: string) =>
  db
    .selectFrom('consent_texts')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Questions asked for this student or mailed to this address, newest first. */
export const questionsSince = (db: Db, since: string, { userId, email }: { userId: number; email: string }) =>
  db
    .selectFrom('consent_requests')
    .select(['id', 'user_id', 'parent_email', 'created_at'])
    .where('created_at', '>', since)
    .where((where) =>
      where.or([where('user_id', '=', userId), where(fold(where.ref('parent_email')), '=', fold(where.val(email)))]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const latestQuestion = (db: Db, userId: number) =>
  db
    .selectFrom('consent_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

export const openQuestion = (db: Db, userId: number) =>
  db
    .selectFrom('consent_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('answer', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()

export const questionByToken = (db: Db, hash: string) =>
  db.selectFrom('consent_requests').selectAll().where('token_hash', '=', hash).executeTakeFirst()

export const replaceOpenQuestions = (db: Db, userId: number, now: string) =>
  db
    .updateTable('consent_requests')
    .set({ answer: 'replaced', answered_at: now })
    .where('user_id', '=', userId)
    .where('answer', 'is', null)
    .returning('admission_version')
    .execute()

/** False when somebody answered first. */
export const takeQuestion = async (db: Db, id: number, answer: 'agreed' | 'refused', now: string) => {
  const { numUpdatedRows } = await db
    .updateTable('consent_requests')
    .set({ answer, answered_at: now })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many tries were made with this one, or undefined when none was left. */
export const countTry = async (db: Db, id: number, most: number) => {
  const row = await db
    .updateTable('consent_requests')
    .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
    .where('id', '=', id)
    .where('code_tries', '<', most)
    .returning('code_tries')
    .executeTakeFirst()
  return row?.code_tries
}

/**
 * Confirmed addresses the account had before: what went there was meant for this person. Not one that another account
 * has confirmed since, such as the mailbox of a family that a younger child uses now: what is sent there is that child's.
 */
export const earlierAddresses = async (db: Db, userId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('address_changes')
    .select('old_email')
    .distinct()
    .where('user_id', '=', userId)
    .where('undo_hash', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .select('users.id')
            .where('users.id', '!=', userId)
            .where('users.email_verified_at', 'is not', null)
            .where((where) => where(fold(where.ref('users.email')), '=', fold(where.ref('address_changes.old_email')))),
        ),
      ),
    )
    .execute()
  return rows.map(({ old_email }) => old_email)
}

/** The moment at which the link of an agreement was mailed last. */
export const noteLink = (db: Db, consentId: number, now: string) =>
  db.updateTable('consents').set({ link_at: now }).where('id', '=', consentId).execute()
