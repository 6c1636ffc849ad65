import { z } from 'zod'
import { message } from '../content/parts.ts'
import { endpoint } from '../endpoint.ts'
import { MyTestView, ofTest } from '../exams/online-tests.ts'
import { text } from '../fields.ts'
import { OwnChallengeView, ReviewedQuestionView } from './question-views.ts'
import { FullReportView, mistakeKinds } from './report-views.ts'

export const tag = 'Results'
/** A finished test of the example student, whose result is out. */
export const exampleDone = { params: { slug: 'finished-check' } }

/** Keys as older clients read them, `alloted` spelt so. */
export const ReportReply = z.object({
  test: MyTestView,
  total_score: z.number(),
  alloted_score: z.number(),
  subject_wise_score: z.array(
    z.object({
      number_of_question: z.number().int(),
      name: z.string(),
      total_mark_sum: z.number(),
      total_mark_alloted_sum: z.number(),
      not_attempt_count: z.number().int(),
      attempt_count: z.number().int(),
    }),
  ),
  total_question_count: z.number().int(),
  total_answer_count: z.number().int(),
})
export type ReportReply = z.output<typeof ReportReply>

export const report = endpoint({
  method: 'get',
  path: '/tests/{slug}/report',
  summary: 'Marks of a completed test by subject; 404 until it is completed and its result is out',
  tag,
  audience: 'user',
  params: ofTest,
  reply: ReportReply,
  example: exampleDone,
})

export const reportDownloadRequest = endpoint({
  method: 'get',
  path: '/tests/{slug}/report-download-request',
  summary: 'A key that opens the PDF once, at /v1/test-report-download/{file_key}, within ten minutes',
  tag,
  audience: 'user',
  params: ofTest,
  reply: z.object({ file_key: z.string() }),
  example: exampleDone,
})

/** `marking`: a moment of patience. `held`: shown later, as the sentence says. */
export const FullReportReply = z.object({
  state: z.enum(['ready', 'marking', 'held']),
  sentence: z.string(),
  /** When a held result will be shown, where that is known. */
  shown_at: z.iso.datetime().nullable(),
  report: FullReportView.nullable(),
})
export type FullReportReply = z.output<typeof FullReportReply>

export const fullReport = endpoint({
  method: 'get',
  path: '/tests/{slug}/report/full',
  summary: 'The whole report: sections, topics, time, rank, mistakes, notes',
  tag,
  audience: 'user',
  params: ofTest,
  reply: FullReportReply,
  example: exampleDone,
})

export const ReviewReply = z.object({
  is_open: z.boolean(),
  /** Why the questions cannot be read yet. */
  sentence: z.string(),
  /** Names what this device may have noted of it. */
  attempt: z.string(),
  questions: z.array(ReviewedQuestionView),
})
export type ReviewReply = z.output<typeof ReviewReply>

export const reviewedQuestions = endpoint({
  method: 'get',
  path: '/tests/{slug}/report/questions',
  summary: 'Every question with the own answer, the key and the solution, once the test allows it',
  tag,
  audience: 'user',
  params: ofTest,
  reply: ReviewReply,
  example: exampleDone,
})

const slot = z.coerce.number({ error: 'Name the question.' }).int().positive().meta({ label: 'question' })

export const NameMistakeInput = z.object({
  slot,
  kind: z.enum(mistakeKinds, { error: `Use one of ${mistakeKinds.join(', ')}.` }),
})
export type NameMistakeInput = z.output<typeof NameMistakeInput>

export const nameMistake = endpoint({
  method: 'post',
  path: '/tests/{slug}/report/mistakes',
  summary: 'Say that a mistake was of another kind than the rules saw; marks stay as they are',
  tag,
  audience: 'user',
  params: ofTest,
  input: NameMistakeInput,
  reply: z.object({ message }),
  example: { ...exampleDone, input: { slot: 970_001, kind: 'careless' } },
})

export const ChallengeInput = z.object({ slot, text: text('reason', { min: 10, max: 2000 }) })
export type ChallengeInput = z.output<typeof ChallengeInput>

export const challengeKey = endpoint({
  method: 'post',
  path: '/tests/{slug}/report/challenges',
  summary: 'Dispute the key of one question while the window is open',
  tag,
  audience: 'user',
  params: ofTest,
  input: ChallengeInput,
  reply: z.object({ message, challenge: OwnChallengeView }),
  status: 201,
  example: { ...exampleDone, input: { slot: 970_001, text: 'Both A and C follow from the text of the question.' } },
})

/** What was decided about the keys of this test, for everyone who sat it. Nobody is named. */
export const DecisionView = z.object({
  slot: z.number().int(),
  number: z.number().int(),
  decided_at: z.iso.datetime(),
  outcome: z.enum(['dropped', 'also_right', 'replaced', 'unchanged']),
  reason: z.string(),
  /** The change of the caller's own marks by it; 0 for most. */
  change: z.number(),
})
export type DecisionView = z.output<typeof DecisionView>

export const ChallengesReply = z.object({
  is_open: z.boolean(),
  until: z.iso.datetime().nullable(),
  own: z.array(OwnChallengeView),
  decisions: z.array(DecisionView),
})
export type ChallengesReply = z.output<typeof ChallengesReply>

export const challenges = endpoint({
  method: 'get',
  path: '/tests/{slug}/report/challenges',
  summary: 'The own challenges and every decision on a key of this test',
  tag,
  audience: 'user',
  params: ofTest,
  reply: ChallengesReply,
  example: exampleDone,
})

export const TrendPointView = z.object({
  test: z.object({ name: z.string(), slug: z.string(), is_admission: z.boolean() }),
  /** Papers of one kind can be compared: `jee-main`, or the test itself. */
  series: z.string(),
  ended_at: z.iso.datetime().nullable(),
  marks: z.number(),
  max: z.number(),
  percent: z.number(),
  grade: z.string(),
  rank: z.number().int().nullable(),
  takers: z.number().int().nullable(),
  percentile: z.string().nullable(),
})
export type TrendPointView = z.output<typeof TrendPointView>

export const ownResults = endpoint({
  method: 'get',
  path: '/results',
  summary: 'The own results that are out, oldest first, for the line on the home page',
  tag,
  audience: 'user',
  reply: z.object({ results: z.array(TrendPointView), waiting: z.number().int() }),
})
