import { isMinor } from '@northlight/contract/age'
import { indianDay, later } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import { type ChildDataView, parentLinkDays } from '@northlight/contract/families'
import { fold } from '@northlight/db/fold'
import { ownerOf } from '../accounts/owner.ts'
import { userById } from '../accounts/queries.ts'
import { registrationsOfUser } from '../admissions/queries.ts'
import { enrolmentsOf, withPlace } from '../enrolments/queries.ts'
import { isEndedByOffice } from '../families/children/queries.ts'
import { behindLink } from '../families/consent/answer.ts'
import { dataFile, zipResponse } from '../families/export/make-export.ts'
import { mailAgreement } from '../families/jobs.ts'
import * as queries from '../families/queries.ts'
import { consentsForParent } from '../families/views.ts'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { ordersOfPerson } from '../payments/queries.ts'
import { paymentViews } from '../payments/views.ts'
import { testsTaken } from '../results/report/tests-taken.ts'

/**
 * The link stands for the parent, so it opens no more than a parent may see: a child's data, as long as it is a child
 * and as long as no other parent has agreed since. Taking the agreement back closes nothing here, because what was kept
 * before is still kept. Anyone who was sent the mail on holds the link too, so it shows nothing once it is old.
 */
const childBehind = async (ctx: Ctx, token: string) => {
  const { receipt, since } = await behindLink(ctx, token)
  if (!receipt) return fail('forbidden', 'This is shown to the parent who has agreed. Open the question first.')
  const child = (await userById(ctx.db, receipt.user_id)) ?? fail('not_found', 'This account does not exist any more.')
  const { date_of_birth } = child
  if (date_of_birth === null || !isMinor(date_of_birth, indianDay(ctx.now())))
    return fail(
      'forbidden',
      'We show this to a parent while the student is under 18. After that it is shown in the student’s own account alone.',
    )
  if (await isEndedByOffice(ctx.db, child.id, receipt.by_contact))
    return fail('forbidden', 'We have ended this view on the word of the family. Write to us if that is not right.')
  const last = await queries.lastAgreement(ctx.db, child.id)
  if (!last || fold(last.by_contact) !== fold(receipt.by_contact))
    return fail('forbidden', 'Another parent has agreed since, and sees it now. Write to us if that is not right.')
  if ((since ?? '') < later(ctx.now(), -days(parentLinkDays)))
    return fail('bad_link', `This link is older than ${parentLinkDays} days. We can mail you a new one.`)
  const named = await queries.parentOf(ctx.db, child.id)
  const phone = named && fold(named.email) === fold(last.by_contact) ? named.phone : null
  const parent = { name: last.by_name, email: last.by_contact, phone }
  const language = receipt.language ?? ('en' as const)
  return { child: { ...child, date_of_birth }, parent, consentId: receipt.id, language }
}

/** What is kept about a child, for the parent. Each look is written down. */
export const childData = async (ctx: Ctx, token: string): Promise<ChildDataView> => {
  const { child, parent, consentId, language } = await childBehind(ctx, token)
  await noteLook(ctx, 'families.read-child-data', child.id, consentId)
  const person = await ownerOf(ctx.db, child.id)
  const courses = await withPlace(enrolmentsOf(ctx.db, person, undefined)).execute()
  const applications = await registrationsOfUser(ctx.db, child.id)
  const payments = await paymentViews(ctx, await ordersOfPerson(ctx.db, person))
  return {
    student_name: child.name,
    language,
    parent,
    account: {
      name: child.name,
      email: child.email,
      phone: child.phone,
      date_of_birth: child.date_of_birth,
      created_at: child.created_at,
    },
    consents: await consentsForParent(ctx, child.id, parent.email),
    tests: await testsTaken(ctx, child.id),
    courses: courses.map(({ course_name, branch_name, payment_status, created_at }) => ({
      course: course_name,
      branch: branch_name,
      payment_status,
      since: created_at,
    })),
    applications: applications.map(({ number, state, created_at }) => ({ number, state, since: created_at })),
    payments: payments.map(({ title, amount_paise, refunded_paise, status, paid_at, created_at, receipt }) => ({
      title,
      amount_paise,
      refunded_paise,
      status,
      at: paid_at ?? created_at,
      receipt: receipt?.number ?? null,
    })),
    file_url: `${ctx.services.apiUrl}/api/v1/parent-consent/${encodeURIComponent(token)}/file`,
  }
}

/** Anyone who holds an old link can ask: a mailbox is not to be filled by it. */
const pause = hours(1)

/** To the mailbox that agreed and to nobody else; the links of before show nothing of the child from then on. */
export const mailFreshLink = (ctx: Ctx, token: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { receipt } = await behindLink(ctx, token)
    if (!receipt || receipt.withdrawn_at !== null || !receipt.by_contact.includes('@'))
      return fail('bad_link', 'No agreement stands behind this link. Write to us, and we help you.')
    if ((receipt.link_at ?? '') > later(ctx.now(), -pause))
      return fail('too_many', 'A mail with a new link has just gone out. Look for it, or try again in an hour.')
    await queries.noteLink(ctx.db, receipt.id, ctx.now())
    await enqueue(ctx, mailAgreement, { consent_id: receipt.id })
    await audit(ctx, {
      action: 'families.mail-fresh-link',
      entity: 'user',
      id: receipt.user_id,
      details: { consent: receipt.id },
    })
  })

/**
 * The file that the student can ask for, without what is another parent's. Made while the parent waits: nothing of it
 * stays here.
 */
export const sendChildFile = async (ctx: Ctx, token: string): Promise<Response> => {
  const { child, parent, consentId } = await childBehind(ctx, token)
  await noteLook(ctx, 'families.download-child-data', child.id, consentId)
  return zipResponse(new Uint8Array(await dataFile(ctx, child, parent)), 'child-data.zip')
}

const noteLook = (ctx: Ctx, action: `families.${string}`, id: number, consent: number) =>
  inTransaction(ctx, (ctx) => audit(ctx, { action, entity: 'user', id, details: { consent } }))
