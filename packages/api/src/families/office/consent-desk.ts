import { indianDay } from '@northlight/contract/dates'
import type { Act } from '@northlight/contract/office/acts'
import type { ConsentCase } from '@northlight/contract/office/consent-desk'
import type { UploadedFile } from '@northlight/contract/uploads'
import { fold } from '@northlight/db/fold'
import { changeUser } from '../../accounts/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { allow, branchesOf, worksIn } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { endConsent } from '../consent/answer.ts'
import { currentText } from '../consent/consent-texts.ts'
import { isOwnAddress, ownAddressSentence, ownContactOf } from '../consent/own-contact.ts'
import { askParent, checkBirth, nameParent } from '../consent/parent.ts'
import { missingFor, recordConsent } from '../consent/readiness.ts'
import { consentsOf, parentOf } from '../queries.ts'
import * as queries from './queries.ts'
import { withFile } from './with-file.ts'

/** Born after this day means under 18 today. */
export const lastBirthOfAdults = (today: string) => `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`

/** Whom the desk is for, by what bites first: one line a student. */
export const consentCases = async (ctx: Ctx): Promise<ConsentCase[]> => {
  const branches = branchesOf(ctx, allow(ctx, 'consent.read'))
  const today = indianDay(ctx.now())
  const stops = (await queries.comingFor(ctx.db, today, lastBirthOfAdults(today))).filter(
    ({ branch_id }) => branches === null || branch_id === null || branches.includes(branch_id),
  )
  const cases = new Map<number, ConsentCase>()
  for (const stop of stops) {
    if (cases.has(stop.user_id)) continue
    const missing = await missingFor(ctx, stop.user_id)
    const student = missing && (await queries.studentById(ctx.db, stop.user_id))
    if (!missing || !student) continue
    const parent = await parentOf(ctx.db, stop.user_id)
    const asked = await queries.lastQuestion(ctx.db, stop.user_id)
    cases.set(stop.user_id, {
      id: stop.user_id,
      name: student.name,
      date_of_birth: student.date_of_birth,
      missing,
      bites_on: stop.bites_on,
      stops: stop.stops,
      application_id: stop.application_id,
      parent: parent ? { name: parent.name, email: parent.email, phone: parent.phone } : null,
      asked_at: asked?.created_at ?? null,
      refused: asked?.answer === 'refused',
    })
  }
  return [...cases.values()]
}

/** A student of one's own branches, by what they have before them; another one is answered like nobody. */
const openStudent = async (ctx: Ctx, id: number, act: Act) => {
  const grade = allow(ctx, act)
  const student = (await queries.studentById(ctx.db, id)) ?? fail('not_found')
  if (grade !== 'own') return student
  const today = indianDay(ctx.now())
  const stops = await queries.comingFor(ctx.db, today, lastBirthOfAdults(today), id)
  if (!stops.some(({ branch_id }) => worksIn(ctx, branch_id))) return fail('not_found')
  return student
}

export const resend = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (ctx) => {
    await openStudent(ctx, id, 'consent.mend')
    const parent = (await parentOf(ctx.db, id)) ?? fail('conflict', 'No parent is named yet. Name one first.')
    await askParent(ctx, id, parent)
    await audit(ctx, { action: 'families.resend-question', entity: 'user', id })
  })

type Parent = { name: string; email: string; phone?: string }

export const mendParent = (ctx: Ctx, id: number, { name, email, phone }: Parent) =>
  inTransaction(ctx, async (ctx) => {
    const student = await openStudent(ctx, id, 'consent.mend')
    if (isOwnAddress(email, await ownContactOf(ctx, student))) invalid({ email: [ownAddressSentence] })
    await nameParent(ctx, { id }, { name, email, phone: phone ?? null })
  })

/** No mailbox has agreed: the paper frees the child's tests and opens the child's account to nobody. */
const withoutMailbox = 'on paper'

/** The address as the desk read it from the paper. A slip would show the child to a stranger, so it is typed twice. */
const typedAddress = async (ctx: Ctx, student: { id: number; email: string; phone: string | null }, given: Paper) => {
  const { email, email_again } = given
  if (email === undefined && email_again === undefined) return withoutMailbox
  if (email === undefined || email_again === undefined || fold(email) !== fold(email_again))
    return invalid({ email_again: ['The two addresses differ. Type the one on the paper again.'] })
  if (isOwnAddress(email, await ownContactOf(ctx, student))) return invalid({ email: [ownAddressSentence] })
  return email
}

type Paper = {
  file: UploadedFile
  by_name: string
  witness: string
  email?: string | undefined
  email_again?: string | undefined
}

/**
 * On paper both texts are agreed to: the account's and, where there is an application, the admission's. The address
 * that the child has typed plays no part: nobody has answered from it, or there would be no paper.
 */
export const takePaper = async (ctx: Ctx, id: number, given: Paper) => {
  const student = await openStudent(ctx, id, 'consent.mend')
  if (!(await missingFor(ctx, id))) fail('conflict', 'A parent has agreed already.')
  const { file, by_name, witness } = given
  const contact = await typedAddress(ctx, student, given)
  await withFile(ctx, file, async (ctx, scan_id) => {
    for (const purpose of ['child-account', 'admission'] as const) {
      const { version } = await currentText(ctx, purpose)
      const by = { name: by_name, contact }
      await recordConsent(ctx, {
        userId: id,
        purpose,
        textVersion: version,
        by,
        how: 'office',
        paper: { scan_id, witness },
      })
    }
  })
}

export const withdrawFor = (ctx: Ctx, id: number): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    await openStudent(ctx, id, 'consent.withdraw')
    const open = (await consentsOf(ctx.db, id)).filter(({ withdrawn_at }) => withdrawn_at === null)
    if (open.length === 0) fail('conflict', 'No agreement is in force.')
    for (const consent of open) await endConsent(ctx, consent, 'office')
    return open.length
  })

type Birth = { date_of_birth: string; reason: string; file: UploadedFile }

export const correctBirth = async (ctx: Ctx, id: number, { date_of_birth, reason, file }: Birth) => {
  await openStudent(ctx, id, 'accounts.correct')
  checkBirth(ctx, date_of_birth)
  await withFile(ctx, file, async (ctx, scan_id) => {
    await changeUser(ctx.db, id, { date_of_birth, updated_at: ctx.now() })
    await ctx.db
      .insertInto('birth_corrections')
      .values({ user_id: id, reason, scan_id, by_id: actorId(ctx), at: ctx.now() })
      .execute()
    await audit(ctx, { action: 'families.correct-birth', entity: 'user', id, details: { scan: scan_id } })
  })
}
