import { attendanceEndpoints } from './attendance.ts'
import { comingTests } from './coming-tests.ts'
import { consoleEndpoints } from './console.ts'
import * as free from './free.ts'
import * as staff from './interventions.ts'
import { examOfficeEndpoints } from './office.ts'
import * as tests from './online-tests.ts'
import { instructions, paper } from './paper.ts'
import * as sequential from './sequential.ts'

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
  free.startAttempt,
  free.attemptClock,
  free.takeOverAttempt,
  free.saveSteps,
  free.reportEvents,
  free.submitAttempt,
  free.readMessage,
  free.submissionSlip,
  paper,
  staff.giveExtraTime,
  staff.setCompensatoryTime,
  staff.liveAttempts,
  staff.forceSubmit,
  staff.lateSteps,
  staff.decideLateSteps,
  staff.importAnswerFile,
  comingTests,
  ...examOfficeEndpoints,
  ...consoleEndpoints,
  ...attendanceEndpoints,
] as const
