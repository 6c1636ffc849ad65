import { later, shownDate } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import { retention } from '@northlight/contract/retention'
import { digest } from '@northlight/db/digest'
import { z } from 'zod'
import { userById } from '../accounts/queries.ts'
import { defineJob, type Schedule } from '../kernel/jobs/define-job.ts'
import { codeDigest, newCode, newSecret } from '../kernel/secrets.ts'
import { speakerFor, speakerIn } from '../kernel/speaker.ts'
import { harmlessName } from '../mails/harmless-name.ts'
import { sendMail } from '../mails/service.ts'
import { textOf } from './consent/consent-texts.ts'
import { tellFormerParents, tellParentOfEnd } from './consent/parent-news.ts'
import { makeExport, removeOldExports } from './export/make-export.ts'
import { eraseAccount } from './own-data/erase-account.ts'

/** Secrets are made when the mail is written and exist nowhere else; a second try makes new ones. */
export const sendParentQuestion = defineJob(
  'families.send-parent-question',
  z.object({ request_id: z.number().int() }),
  async (ctx, { request_id }) => {
    const request = await ctx.db
      .selectFrom('consent_requests')
      .selectAll()
      .where('id', '=', request_id)
      .executeTakeFirst()
    const student = request && (await userById(ctx.db, request.user_id))
    if (!request || !student || request.answer !== null) return
    const text = await textOf(ctx, request.purpose, request.text_version)
    if (!text) return
    const { language, stored } = await speakerIn(ctx, request.language)
    const about = request.admission_version ? await textOf(ctx, 'admission', request.admission_version) : undefined
    const token = newSecret()
    const code = newCode()
    await ctx.db
      .updateTable('consent_requests')
      .set({
        token_hash: digest(token),
        code_hash: codeDigest(ctx.services.keys, `parent-code:${request.id}`, code),
      })
      .where('id', '=', request.id)
      .execute()
    await sendMail(ctx, {
      key: `parent-question:${request.id}:${token.slice(0, 12)}`,
      template: 'parent-consent',
      to: request.parent_email,
      about: { table: 'consent_requests', id: request.id, user_id: request.user_id },
      secrets: [token, code],
      props: {
        parent_name: harmlessName(request.parent_name),
        student_name: harmlessName(student.name),
        points: [...text.points, ...(about?.points ?? [])].map(stored),
        code,
        until: shownDate(request.expires_at, language),
        url: `${ctx.services.siteUrl}/parent-consent/${token}`,
        language,
      },
    })
  },
  'codes',
)

/** What the parent agreed to, for their own papers, with the way to take it back. */
export const mailAgreement = defineJob(
  'families.send-receipt',
  z.object({ consent_id: z.number().int() }),
  async (ctx, { consent_id }) => {
    const consent = await ctx.db.selectFrom('consents').selectAll().where('id', '=', consent_id).executeTakeFirst()
    const student = consent && (await userById(ctx.db, consent.user_id))
    const text = consent && (await textOf(ctx, consent.purpose, consent.text_version))
    if (!consent || !student || !text || consent.withdrawn_at) return
    const language = consent.language ?? 'en'
    const token = newSecret()
    await ctx.db
      .updateTable('consents')
      .set({ manage_hash: digest(token), link_at: ctx.now() })
      .where('id', '=', consent.id)
      .execute()
    await sendMail(ctx, {
      key: `consent-receipt:${consent.id}:${token.slice(0, 12)}`,
      template: 'consent-receipt',
      to: consent.by_contact,
      about: { table: 'consents', id: consent.id, user_id: consent.user_id },
      secrets: [token],
      props: {
        parent_name: harmlessName(consent.by_name),
        student_name: harmlessName(student.name),
        // The very words that were agreed to.
        points: consent.points_said ?? text.points,
        version: consent.text_version,
        when: shownDate(consent.agreed_at, language),
        url: `${ctx.services.siteUrl}/parent-consent/${token}`,
        language,
      },
    })
  },
)

export const tellStudent = defineJob(
  'families.tell-student',
  z.object({ user_id: z.number().int(), news: z.enum(['agreed', 'refused', 'withdrawn']), at: z.iso.datetime() }),
  async (ctx, { user_id, news, at }) => {
    const student = await userById(ctx.db, user_id)
    if (!student) return
    const { language } = await speakerFor(ctx, user_id)
    await sendMail(ctx, {
      key: `family-news:${user_id}:${news}:${at}`,
      template: 'family-news',
      to: student.email,
      about: { table: 'users', id: user_id, user_id },
      props: {
        name: harmlessName(student.name),
        news,
        url: `${ctx.services.siteUrl}/profile/details#family`,
        language,
      },
    })
  },
)

export const makeDataExport = defineJob(
  'families.make-export',
  z.object({ export_id: z.number().int() }),
  async (ctx, { export_id }) => {
    const made = await makeExport(ctx, export_id)
    if (!made) return
    const { language } = await speakerFor(ctx, made.person.id)
    await sendMail(ctx, {
      key: `export-ready:${export_id}`,
      template: 'export-ready',
      to: made.person.email,
      about: { table: 'data_exports', id: export_id, user_id: made.person.id },
      props: {
        name: harmlessName(made.person.name),
        until: shownDate(made.expires_at, language),
        url: `${ctx.services.siteUrl}/profile/details#your-data`,
        language,
      },
    })
  },
  'chores',
)

export const tellOfDeletion = defineJob(
  'families.tell-of-deletion',
  z.object({ request_id: z.number().int() }),
  async (ctx, { request_id }) => {
    const request = await ctx.db
      .selectFrom('deletion_requests')
      .selectAll()
      .where('id', '=', request_id)
      .executeTakeFirst()
    const user = request && (await userById(ctx.db, request.user_id))
    if (!request || !user || request.cancelled_at || request.done_at) return
    const { language } = await speakerFor(ctx, user.id)
    const token = newSecret()
    await ctx.db
      .updateTable('deletion_requests')
      .set({ cancel_hash: digest(token) })
      .where('id', '=', request.id)
      .execute()
    await sendMail(ctx, {
      key: `deletion:${request.id}:${token.slice(0, 12)}`,
      template: 'deletion-scheduled',
      to: user.email,
      about: { table: 'deletion_requests', id: request.id, user_id: user.id },
      secrets: [token],
      props: {
        name: harmlessName(user.name),
        when: shownDate(request.due_at, language),
        url: `${ctx.services.siteUrl}/keep-account/${token}`,
        language,
      },
    })
  },
)

export const eraseDueAccounts = defineJob(
  'families.erase-due-accounts',
  z.object({}),
  async (ctx) => {
    const due = await ctx.db
      .selectFrom('deletion_requests')
      .select('id')
      .where('cancelled_at', 'is', null)
      .where('done_at', 'is', null)
      .where('due_at', '<=', ctx.now())
      .orderBy('due_at')
      .execute()
    for (const { id } of due) await eraseAccount(ctx, id)
  },
  'chores',
)

export const forgetOldFamilyData = defineJob(
  'families.forget-old',
  z.object({}),
  async (ctx) => {
    await removeOldExports(ctx)
    // Questions nobody answered hold a parent's address without a reason to.
    await ctx.db
      .deleteFrom('consent_requests')
      .where('expires_at', '<', later(ctx.now(), -retention.unansweredQuestions.ms))
      .where((where) => where.or([where('answer', 'is', null), where('answer', '=', 'replaced')]))
      .execute()
  },
  'chores',
)

export const familyJobs = [
  sendParentQuestion,
  mailAgreement,
  tellStudent,
  tellFormerParents,
  tellParentOfEnd,
  makeDataExport,
  tellOfDeletion,
  eraseDueAccounts,
  forgetOldFamilyData,
]

export const familySchedules: Schedule[] = [
  { job: eraseDueAccounts, every: hours(1) },
  { job: forgetOldFamilyData, every: days(1) },
]
