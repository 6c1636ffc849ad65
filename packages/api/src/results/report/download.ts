import { later } from '@northlight/contract/dates'
import { hours, minutes } from '@northlight/contract/durations'
import { rupees } from '@northlight/contract/money'
import type { FullReportView } from '@northlight/contract/results/report-views'
import { partsOf } from '@northlight/contract/words/catalogue'
import { setInThread } from '@northlight/documents/set-in-thread'
import type { TestRow } from '../../exams/online-tests/queries.ts'
import { enrolmentById } from '../../exams/online-tests/queries.ts'
import { isResultShown, reviewOf } from '../../exams/online-tests/visibility.ts'
import { askerOf, type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import { english, type Speaker, speakerFor } from '../../kernel/speaker.ts'
import { type Download, type DownloadMaker, fileKey } from '../../media/downloads.ts'
import { settingsRecord } from '../../settings/service.ts'
import { type Marked, shownResult, storedResult, type User } from '../completed.ts'
import * as queries from '../queries.ts'
import { reportView } from './full-report.ts'
import { reviewedQuestions } from './review.ts'
import { byTheClock, wordsOf } from './words.ts'

const downloadKind = 'test-report'
/** A document takes a moment to set; nobody needs it more often than this. */
const perHour = 20
const keptFor = hours(24)

const tooMany = () => {
  throw new ApiFailure('too_many', {
    message: 'You have asked for many reports. Please wait a little.',
    headers: { 'retry-after': String(minutes(10) / 1000) },
  })
}

/** A key for one download. The document itself is made when it is fetched. */
export const requestReportDownload = async (ctx: Ctx, test: TestRow, user: User): Promise<{ file_key: string }> => {
  const { attempt } = await shownResult(ctx, test, user)
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    await ctx.db.deleteFrom('report_downloads').where('created_at', '<', later(now, -keptFor)).execute()
    const recent = await ctx.db
      .selectFrom('report_downloads')
      .select('id')
      .where('user_id', '=', user.id)
      .where('created_at', '>', later(now, -hours(1)))
      .execute()
    if (recent.length >= perHour) return tooMany()
    const { id } = await ctx.db
      .insertInto('report_downloads')
      .values({ attempt_id: attempt.id, user_id: user.id, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { file_key: fileKey(ctx, downloadKind, id) }
  })
}

const detailsOf = (marked: Marked): [string, string][] => [
  ['Enrolment', marked.enrolment.enrollment_type],
  ['Amount', marked.enrolment.amount_paise === null ? 'Free' : `₹${rupees(marked.enrolment.amount_paise)}`],
  ['Status', marked.enrolment.test_status],
]

const answersOf = async (ctx: Ctx, marked: Marked) =>
  !marked.test.is_admission && reviewOf(marked.test, marked.attempt, ctx.now()).is_open
    ? (await reviewedQuestions(ctx, marked)).map(({ number, answer_text, key, marks, time_ms }) => ({
        number,
        answer: answer_text,
        key: key.text,
        marks,
        time_ms,
      }))
    : []

/** Of an admission test others sit the same paper for days: a page that can be passed on tells no single question. */
const withoutQuestions = (report: FullReportView, speaker: Speaker): FullReportView => ({
  ...report,
  questions: [],
  topics: [],
  mistakes: [],
  advice: [],
  words: wordsOf({ ...report, questions: [], mistakes: [] }, [], byTheClock, speaker),
  changes: [],
})

/** The report as a PDF, with the answers only where they may be read. */
export const reportDocument = async (ctx: Ctx, marked: Marked, speaker: Speaker = english): Promise<Download> => {
  const { value: institute } = await settingsRecord(ctx, 'institute')
  const report = await reportView(ctx, marked, speaker)
  const input = {
    institute: {
      name: institute.name,
      tagline: institute.tagline,
      colours: institute.colours,
      motif: institute.motif,
    },
    report: marked.test.is_admission ? withoutQuestions(report, speaker) : report,
    details: detailsOf(marked),
    answers: await answersOf(ctx, marked),
    at: ctx.now(),
    words: partsOf(speaker.words, ['letter', 'report'], report),
  }
  const bytes = await setInThread('test-report', input, askerOf(ctx))
  return { name: `${marked.test.slug}-report.pdf`, type: 'application/pdf', bytes }
}

const markedById = async (ctx: Ctx, attemptId: number): Promise<Marked | undefined> => {
  const attempt = await queries.attemptById(ctx.db, attemptId)
  const enrolment = attempt && (await enrolmentById(ctx.db, attempt.enrolment_id))
  if (!attempt || !enrolment) return undefined
  const test = await queries.testById(ctx.db, attempt.test_id)
  // A result that was taken back in the meantime is not told by an older link.
  return isResultShown(test, attempt, ctx.now()) ? storedResult(ctx, { test, enrolment, attempt }) : undefined
}

/** Behind `/v1/test-report-download/{file_key}`: each key opens once. */
const makeReport = async (ctx: Ctx, id: number): Promise<Download | undefined> => {
  const use = (used_at: string | null) => ctx.db.updateTable('report_downloads').set({ used_at })
  const taken = await use(ctx.now())
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning(['attempt_id', 'user_id'])
    .executeTakeFirst()
  const marked = taken && (await markedById(ctx, taken.attempt_id))
  // What could not be made, because too many asked at once, may be asked for again with the same key.
  return (
    marked &&
    reportDocument(ctx, marked, await speakerFor(ctx, taken.user_id)).catch(async (error: unknown) => {
      await use(null).where('id', '=', id).execute()
      throw error
    })
  )
}

export const reportDownload: DownloadMaker = { kind: downloadKind, make: makeReport }
