import { shownDate } from '@northlight/contract/dates'
import { shownMoney, signedMoney } from '@northlight/contract/money'
import { lastDayOf } from '@northlight/contract/payments/refund-rule'
import type { Language } from '@northlight/contract/words/languages'
import type { RefundLetterInput } from '@northlight/documents/refund-letter'
import { setInThread } from '@northlight/documents/set-in-thread'
import { z } from 'zod'
import { askerOf, type Ctx } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { defineJob } from '../../../kernel/jobs/define-job.ts'
import { english, type Speaker, speakerFor } from '../../../kernel/speaker.ts'
import { harmlessName } from '../../../mails/harmless-name.ts'
import { sendMail } from '../../../mails/service.ts'
import { settingsRecord } from '../../../settings/service.ts'
import * as enrolments from '../../queries.ts'
import { goesTo } from './goes-to.ts'
import { openCase } from './hold-case.ts'
import * as queries from './queries.ts'
import { proposedSheet } from './sheet.ts'

const shownDay = (value: string, language: Language) => shownDate(`${value}T06:00:00.000Z`, language)

const letterInput = async (
  ctx: Ctx,
  row: queries.CaseRow,
  { say, stored, words }: Speaker,
): Promise<RefundLetterInput | undefined> => {
  const sheet = await proposedSheet(ctx, row)
  if (!sheet) return undefined
  const day = (value: string) => shownDay(value, words.language)
  const { value: institute } = await settingsRecord(ctx, 'institute')
  const { starts_on, period_count, period_unit } = sheet
  const isByDay = period_unit !== 'papers' && starts_on !== null
  const used = { used: sheet.used, total: sheet.total }
  const rule = (await enrolments.refundRuleOf(ctx.db, row.enrolment_id)) ?? null
  return {
    institute: { ...institute, phone: institute.phones[0] },
    number: `RF-${row.id}`,
    at: row.calculation_sent_at ?? ctx.now(),
    name: row.name,
    course: `${stored(row.course_name)}, ${stored(row.branch_name)}`,
    asked: day(sheet.told_on),
    used: isByDay
      ? say('{used} of {total} days, {from} to {until}, counted up to and including the day you told us', {
          ...used,
          from: day(starts_on),
          until: day(lastDayOf(starts_on, { count: period_count, unit: period_unit })),
        })
      : say('{used} of {total} papers opened', used),
    fee_paise: sheet.fee_paise,
    paid_paise: sheet.paid_paise,
    kept_paise: sheet.kept_paise,
    besides: sheet.besides,
    sum_paise: sheet.sum_paise,
    parts: sheet.parts.map((part) => ({ ...part, name: stored(part.name) })),
    goes_to: await goesTo(ctx, row.enrolment_id),
    until: day(row.money_due_on),
    rule: rule && stored(rule),
    words,
  }
}

const fileOf = (row: queries.CaseRow) => `refund-${row.id}.pdf`

/** The calculation in writing, with the letter as a file. */
export const mailRefundLetter = defineJob(
  'enrolments.mail-refund-letter',
  z.object({ id: z.number().int() }),
  async (ctx, { id }) => {
    const row = await queries.caseById(ctx.db, id)
    const enrolment = row && (await enrolments.enrolment(ctx.db, row.enrolment_id))
    const speaker = await speakerFor(ctx, enrolment?.user_id ?? null, enrolment?.language)
    const input = row && (await letterInput(ctx, row, speaker))
    if (!input || row.calculation_sent_at === null || row.email.endsWith('@deleted.invalid')) return
    await sendMail(ctx, {
      key: `refund-letter:${id}:${row.calculation_sent_at}`,
      template: 'refund-letter',
      to: row.email,
      about: { table: 'course_enrolments', id: row.enrolment_id, user_id: enrolment?.user_id ?? null },
      props: {
        name: harmlessName(row.name),
        course: input.course,
        when: input.asked,
        used: input.used,
        fee: shownMoney(input.fee_paise),
        paid: shownMoney(input.paid_paise),
        kept: signedMoney(-input.kept_paise),
        besides: input.besides.map(({ words, amount_paise }) => ({ words, amount: signedMoney(amount_paise) })),
        amount: shownMoney(input.sum_paise),
        is_nothing: input.sum_paise === 0,
        goes_to: input.goes_to,
        due: input.until,
        url: `${ctx.services.siteUrl}/course-enrolled`,
        language: speaker.language,
      },
      attachments: [
        { filename: fileOf(row), type: 'application/pdf', content: await setInThread('refund-letter', input) },
      ],
    })
  },
)

/** The same letter for anyone who works on it, also before it is sent; the office reads English. */
export const refundLetterResponse = async (ctx: Ctx, id: number): Promise<Response> => {
  const row = await openCase(ctx, id)
  const input = (await letterInput(ctx, row, english)) ?? fail('not_found', 'Nobody has proposed a sum yet.')
  const bytes = await setInThread('refund-letter', input, askerOf(ctx))
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="${fileOf(row)}"`,
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  })
}
