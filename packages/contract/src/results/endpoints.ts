import * as practice from './practice.ts'
import * as progress from './progress.ts'
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
  progress.ownProgress,
  progress.setGoal,
  progress.removeGoal,
  practice.practiceTopics,
  practice.startPractice,
  practice.practiceSessions,
  // Before the session of a number, which would take these words for one.
  practice.practiceToday,
  practice.startToday,
  practice.startTrial,
  practice.answerTrial,
  practice.keepTrial,
  practice.practiceSession,
  practice.answerPractice,
  practice.saveSheet,
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
] as const
