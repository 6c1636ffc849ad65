import * as office from '@northlight/contract/results/office'
import * as staff from '@northlight/contract/results/office-release'
import * as practice from '@northlight/contract/results/practice'
import * as progress from '@northlight/contract/results/progress'
import * as report from '@northlight/contract/results/report'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { implement } from '../kernel/implement.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { challengeDetail, keyDetail } from './keys/challenge-detail.ts'
import { challengeKey, challengesOf, decideChallenge, nameMistake } from './keys/challenges.ts'
import { changeKey } from './keys/key-changes.ts'
import { simulateKeyChange } from './keys/simulate.ts'
import { exportMarks } from './office/export-marks.ts'
import { addNote, studentReport, withdrawNote } from './office/notes.ts'
import { challengeList, classResults, markAgain, releaseResults } from './office/office.ts'
import { releasePreview } from './office/release-preview.ts'
import { seeStatistics, testStatistics } from './office/statistics.ts'
import { resultSummary } from './office/summary.ts'
import { addBookmark, bookmarksOf, removeBookmark } from './practice/bookmarks.ts'
import { practiceToday, startToday } from './practice/daily.ts'
import {
  answerPractice,
  finishPractice,
  practiceSession,
  practiceSessions,
  practiceTopics,
  startPractice,
} from './practice/practice.ts'
import { saveSheet } from './practice/sheet.ts'
import { answerTrial, keepTrial, startTrial } from './practice/trial.ts'
import { ordinaryTest } from './queries.ts'
import { requestReportDownload } from './report/download.ts'
import { fullReport } from './report/full-report.ts'
import { progressOf, removeGoal, setGoal } from './report/progress.ts'
import { resultsOf, subjectReport } from './report/report.ts'
import { review } from './report/review.ts'

/** Also a test that is no longer shown: who sat it keeps the report. For everybody else it ends in the same 404. */
const testOf = async (ctx: Ctx, slug: string) => (await ordinaryTest(ctx.db, slug)) ?? fail('not_found')

const reportRoutes = [
  implement(report.report, async (ctx, { params }) =>
    subjectReport(ctx, await testOf(ctx, params.slug), signedIn(ctx)),
  ),
  implement(report.reportDownloadRequest, async (ctx, { params }) =>
    requestReportDownload(ctx, await testOf(ctx, params.slug), signedIn(ctx)),
  ),
  implement(report.fullReport, async (ctx, { params }) =>
    fullReport(ctx, await testOf(ctx, params.slug), signedIn(ctx)),
  ),
  implement(report.reviewedQuestions, async (ctx, { params }) =>
    review(ctx, await testOf(ctx, params.slug), signedIn(ctx)),
  ),
  implement(report.nameMistake, async (ctx, { params, input }) => {
    await nameMistake(ctx, await testOf(ctx, params.slug), signedIn(ctx), input)
    return { message: 'Noted. Your marks stay as they are.' }
  }),
  implement(report.challengeKey, async (ctx, { params, input }) => ({
    message: 'We have your reason. A teacher decides, and you get the answer by mail.',
    challenge: await challengeKey(ctx, await testOf(ctx, params.slug), signedIn(ctx), input),
  })),
  implement(report.challenges, async (ctx, { params }) =>
    challengesOf(ctx, await testOf(ctx, params.slug), signedIn(ctx)),
  ),
  implement(report.ownResults, (ctx) => resultsOf(ctx, signedIn(ctx))),
  implement(progress.ownProgress, async (ctx) => ({ progress: await progressOf(ctx, signedIn(ctx)) })),
  implement(progress.setGoal, async (ctx, { input }) => ({
    message: 'Your goal is set.',
    progress: await setGoal(ctx, signedIn(ctx), input),
  })),
  implement(progress.removeGoal, async (ctx, { params }) => ({
    message: 'The goal is taken away.',
    progress: await removeGoal(ctx, signedIn(ctx), params.exam),
  })),
]

const practiceRoutes = [
  implement(practice.practiceTopics, async (ctx) => ({ subjects: await practiceTopics(ctx, signedIn(ctx)) })),
  implement(practice.startPractice, async (ctx, { input }) => ({
    message: 'Here are your questions.',
    practice: await startPractice(ctx, signedIn(ctx), input),
  })),
  implement(practice.practiceSessions, async (ctx) => ({ sessions: await practiceSessions(ctx, signedIn(ctx)) })),
  implement(practice.practiceToday, async (ctx) => ({ today: await practiceToday(ctx, signedIn(ctx)) })),
  implement(practice.startToday, async (ctx) => ({
    message: 'Here are your ten questions.',
    practice: await startToday(ctx, signedIn(ctx)),
  })),
  implement(practice.startTrial, async (ctx, { query }) => ({
    message: 'Here are five questions.',
    trial: await startTrial(ctx, query),
  })),
  implement(practice.answerTrial, async (ctx, { params, input }) => ({
    message: 'Answer stored.',
    ...(await answerTrial(ctx, params.token, input)),
  })),
  implement(practice.keepTrial, async (ctx, { params }) => ({
    message: 'Your five questions are kept in your account.',
    practice: await keepTrial(ctx, signedIn(ctx), params.token),
  })),
  implement(practice.saveSheet, async (ctx, { params, input }) => ({
    message: 'Answers kept.',
    practice: await saveSheet(ctx, signedIn(ctx), params.uuid, input),
  })),
  implement(practice.practiceSession, async (ctx, { params }) => ({
    practice: await practiceSession(ctx, signedIn(ctx), params.uuid),
  })),
  implement(practice.answerPractice, async (ctx, { params, input }) => ({
    message: 'Answer stored.',
    ...(await answerPractice(ctx, signedIn(ctx), params.uuid, input)),
  })),
  implement(practice.finishPractice, async (ctx, { params }) => ({
    message: 'Practice ended.',
    practice: await finishPractice(ctx, signedIn(ctx), params.uuid),
  })),
  implement(practice.bookmarks, async (ctx) => ({ bookmarks: await bookmarksOf(ctx, signedIn(ctx)) })),
  implement(practice.addBookmark, async (ctx, { input }) => ({
    message: 'Kept.',
    id: await addBookmark(ctx, signedIn(ctx), input),
  })),
  implement(practice.removeBookmark, async (ctx, { params }) => {
    await removeBookmark(ctx, signedIn(ctx), params.id)
    return { message: 'No longer kept.' }
  }),
]

const decidedBefore = 'This was decided before; nothing is changed a second time.'

const staffRoutes = [
  implement(staff.classResults, (ctx, { params, query, url }) => classResults(ctx, params.slug, { query, url })),
  implement(staff.itemStatistics, (ctx, { params }) => testStatistics(ctx, params.slug)),
  implement(staff.seeStatistics, async (ctx, { params }) => {
    await seeStatistics(ctx, params.slug)
    return { message: 'Noted.' }
  }),
  implement(staff.releaseResults, async (ctx, { params }) => ({
    message: 'The results are shown now, and everyone who sat the test gets a mail.',
    results_released_at: await releaseResults(ctx, params.slug),
  })),
  implement(staff.markAgain, async (ctx, { params }) => {
    await markAgain(ctx, params.slug)
    return { message: 'Every attempt is being marked again.' }
  }),
  implement(staff.studentReport, (ctx, { params }) => studentReport(ctx, params.uuid)),
  implement(staff.addNote, async (ctx, { params, input }) => ({
    message: 'Your note stands on the report, with your name.',
    id: await addNote(ctx, params.uuid, input),
  })),
  implement(staff.withdrawNote, async (ctx, { params }) => {
    await withdrawNote(ctx, params.id)
    return { message: 'The note is taken back.' }
  }),
  implement(staff.keyChallenges, (ctx, { query, url }) => challengeList(ctx, { query, url })),
  implement(staff.decideChallenge, async (ctx, { params, input }) => {
    const keyChange = await decideChallenge(ctx, params.id, input)
    if (!keyChange) return { message: 'Decided. The key stays.' }
    return { message: keyChange.isNew ? 'Decided. Every attempt is being marked again.' : decidedBefore }
  }),
  implement(staff.changeKey, async (ctx, { params, input }) => {
    const { isNew } = await changeKey(ctx, params.version, input)
    return {
      message: isNew ? 'The key is changed. Every attempt with this question is being marked again.' : decidedBefore,
    }
  }),
]

const officeRoutes = [
  implement(office.resultSummary, async (ctx, { params }) => ({ summary: await resultSummary(ctx, params.slug) })),
  implement(office.releasePreview, (ctx, { params }) => releasePreview(ctx, params.slug)),
  implement(office.exportMarks, async (ctx, { params, input }) => {
    const { rows, file_name, content } = await exportMarks(ctx, params.slug, input)
    return {
      message: `Marks of ${rows} ${rows === 1 ? 'student' : 'students'}. This is written down.`,
      file_name,
      content,
    }
  }),
  implement(office.challengeDetail, async (ctx, { params }) => ({ challenge: await challengeDetail(ctx, params.id) })),
  implement(office.keyDetail, async (ctx, { params }) => ({ detail: await keyDetail(ctx, params.version) })),
  implement(office.simulateKeyChange, async (ctx, { params, query }) => ({
    simulation: await simulateKeyChange(ctx, params.version, query),
  })),
]

export const resultRoutes = [...reportRoutes, ...practiceRoutes, ...staffRoutes, ...officeRoutes]
