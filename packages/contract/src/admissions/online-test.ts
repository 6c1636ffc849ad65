import { z } from 'zod'
import { type Endpoint, endpoint } from '../endpoint.ts'
import * as free from '../exams/free.ts'
import { applyForTest, MyTestView, ofTest } from '../exams/online-tests.ts'
import { instructions, paper } from '../exams/paper.ts'
import * as sequential from '../exams/sequential.ts'
import {
  challengeKey,
  challenges,
  fullReport,
  nameMistake,
  report,
  reportDownloadRequest,
  reviewedQuestions,
} from '../results/report.ts'

/**
 * The test of an application at home. The same calls as for any online test, below another address: what lets a
 * person in is the paid application and its window, not an enrolment of their own.
 */
const root = '/admission/info/test/{slug}'
const tag = 'Admission'

type Moved<Path extends string> = Path extends `/tests/{slug}${infer Rest}` ? `${typeof root}${Rest}` : never
type Example = Endpoint['example']

const moved = <
  Method extends 'get' | 'post' | 'delete',
  Path extends string,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Input extends z.ZodObject,
  Reply extends z.ZodType,
>(
  one: Endpoint<Method, Path, Params, Query, Input, Reply>,
  example?: Example,
): Endpoint<Method, Moved<Path>, Params, Query, Input, Reply> =>
  endpoint({
    ...one,
    path: one.path.replace('/tests/{slug}', root) as Moved<Path>,
    tag,
    summary: `Admission test: ${one.summary.charAt(0).toLowerCase()}${one.summary.slice(1)}`,
    audience: 'user',
    // Who asks decides, so nothing of it is the same for everybody.
    cachedUntil: undefined,
    example,
  })

/** Candidates of the examples: one goes question by question, one has the whole paper at once, one has finished. */
const inTurn = { params: { slug: 'x-aptitude-test' }, by: 'candidate' } as const
const whole = { params: { slug: 'ix-aptitude-test' }, by: 'free-candidate' } as const
const done = { params: { slug: 'viii-aptitude-test' }, by: 'done-candidate' } as const
export const exampleFreeAttempt = '00000000-0000-4000-8000-000000000009'

const inputOf = (one: { example?: Example }) => ({ ...one.example?.input, attempt: exampleFreeAttempt })

export const testDetail = endpoint({
  method: 'get',
  path: root,
  summary: 'The test of the own application at home, and when it can be begun',
  tag,
  audience: 'user',
  params: ofTest,
  reply: z.object({
    message: z.string(),
    test: MyTestView,
    application: z.object({
      number: z.string(),
      opens_at: z.iso.datetime(),
      closes_at: z.iso.datetime(),
      is_open: z.boolean(),
      next_opens_at: z.iso.datetime().nullable(),
    }),
  }),
  example: inTurn,
})

export const testInstructions = moved(instructions, inTurn)
export const testApply = moved(applyForTest, inTurn)
export const testQuestionSet = moved(sequential.questionSet, inTurn)
export const testFillAnswer = moved(sequential.fillAnswer, { ...inTurn, input: sequential.fillAnswer.example?.input })
export const testEliminated = moved(sequential.eliminated, { ...inTurn, input: sequential.eliminated.example?.input })
export const testReport = moved(report, done)
export const testReportDownload = moved(reportDownloadRequest, done)
export const testFullReport = moved(fullReport, done)
export const testReview = moved(reviewedQuestions, done)
export const testNameMistake = moved(nameMistake, { ...done, input: nameMistake.example?.input })
export const testChallenges = moved(challenges, done)
export const testChallengeKey = moved(challengeKey, { ...done, input: challengeKey.example?.input })

export const testStart = moved(free.startAttempt, { ...whole, input: { tab: 'example-tab-0001' } })
export const testClock = moved(free.attemptClock, whole)
export const testTakeOver = moved(free.takeOverAttempt, { ...whole, input: { tab: 'example-tab-0002' } })
export const testSaveSteps = moved(free.saveSteps, { ...whole, input: inputOf(free.saveSteps) })
export const testEvents = moved(free.reportEvents, { ...whole, input: inputOf(free.reportEvents) })
export const testSubmit = moved(free.submitAttempt, { ...whole, input: inputOf(free.submitAttempt) })
export const testReadMessage = moved(free.readMessage)
export const testReceipt = moved(free.submissionSlip)
export const testPaper = moved(paper)

export const admissionTestEndpoints = [
  testDetail,
  testInstructions,
  testApply,
  testQuestionSet,
  testFillAnswer,
  testEliminated,
  testReport,
  testReportDownload,
  testFullReport,
  testReview,
  testNameMistake,
  testChallenges,
  testChallengeKey,
  testStart,
  testClock,
  testTakeOver,
  testSaveSteps,
  testEvents,
  testSubmit,
  testReadMessage,
  testReceipt,
  testPaper,
] as const
