import * as free from './free.ts'
import { instructions, paper } from './paper.ts'
import * as sequential from './sequential.ts'
import * as staff from './staff.ts'
import * as tests from './tests.ts'

export const examEndpoints = [
  instructions,
  tests.myTests,
  tests.myTest,
  tests.applyForTest,
  tests.verifyTestPayment,
  tests.cancelTestPayment,
  tests.enrolledTests,
  sequential.questionSet,
  sequential.fillAnswer,
  sequential.eliminated,
  free.startSitting,
  free.sittingClock,
  free.takeOverSitting,
  free.saveSteps,
  free.reportEvents,
  free.submitSitting,
  free.sittingReceipt,
  paper,
  staff.giveExtraTime,
  staff.setCompensatoryTime,
  staff.liveSittings,
  staff.forceSubmit,
  staff.lateSteps,
  staff.decideLateSteps,
  staff.importAnswerFile,
] as const
