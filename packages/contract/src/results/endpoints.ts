import { resultOfficeEndpoints } from './office.ts'
import * as practice from './practice.ts'
import * as report from './report.ts'
import * as staff from './staff.ts'

export const resultEndpoints = [
  report.report,
  report.reportDownloadRequest,
  report.fullReport,
  report.reviewedQuestions,
  report.nameMistake,
  report.challengeKey,
  report.challenges,
  report.ownResults,
  practice.practiceTopics,
  practice.startPractice,
  practice.practiceSessions,
  practice.practiceSession,
  practice.answerPractice,
  practice.finishPractice,
  practice.bookmarks,
  practice.addBookmark,
  practice.removeBookmark,
  staff.classResults,
  staff.itemStatistics,
  staff.releaseResults,
  staff.markAgain,
  staff.studentReport,
  staff.addNote,
  staff.withdrawNote,
  staff.keyChallenges,
  staff.decideChallenge,
  staff.changeKey,
  ...resultOfficeEndpoints,
] as const
