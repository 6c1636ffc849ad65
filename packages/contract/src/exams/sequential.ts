import { z } from 'zod'
import { message, moment } from '../content/parts.ts'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../fields.ts'
import { StudentMessage } from './attempt-views.ts'
import { exampleTest, MyTestView, ofTest, TestEnrolmentView, tag } from './online-tests.ts'

/** One question after the other, no way back. The same shapes serve admission tests. */
export const attemptStatuses = ['Attempted', 'Failed To Answer', 'Eliminated'] as const
export const answerNames = ['Answer1', 'Answer2', 'Answer3', 'Answer4'] as const
export type AnswerName = (typeof answerNames)[number]

const html = z.string().nullable()

/** The question on the screen. Its right answer is not in here. */
const CurrentQuestion = z.object({
  /** The number to send back as `question_id`. */
  id: z.number().int(),
  question: z.string(),
  question_unfiltered: z.string(),
  answer_1: html,
  answer_2: html,
  answer_3: html,
  answer_4: html,
  answer_1_unfiltered: html,
  answer_2_unfiltered: html,
  answer_3_unfiltered: html,
  answer_4_unfiltered: html,
  figure: z.string().nullable(),
  figure_alt: z.string().nullable(),
  /** The same in the other languages of the paper. */
  translations: z.partialRecord(
    z.enum(['kn', 'hi']),
    z.object({ question: z.string(), answer_1: html, answer_2: html, answer_3: html, answer_4: html }),
  ),
  created_at: moment,
  updated_at: moment,
})

const CurrentQuiz = z.object({
  id: z.number().int(),
  /** Minutes for this question; 0 when it is not timed. */
  duration: z.number(),
  mark: z.number(),
  negative_mark: z.number(),
  difficulty: z.string(),
  subject: z.object({ id: z.number().int(), name: z.string(), created_at: moment, updated_at: moment }),
  created_at: moment,
  updated_at: moment,
})

export const QuestionSetView = TestEnrolmentView.omit({ current_quiz_id: true, current_question_id: true }).extend({
  current_quiz: CurrentQuiz.nullable(),
  current_question: CurrentQuestion.nullable(),
})

export const QuestionSetReply = z.object({
  test: MyTestView,
  question_set: QuestionSetView,
  total_question_count: z.number().int(),
  /** Answered so far plus one. */
  current_question_count: z.number().int(),
  /** The row of numbers: only shown, never clicked. */
  palette: z.array(z.enum(['answered', 'not_answered', 'current', 'to_come'])),
  server_now: moment,
  question_ends_at: moment.nullable(),
  remaining_seconds: z.number().int().nullable(),
  /** Extra time given so far, in milliseconds. */
  extra_ms: z.number().int(),
  /** How often the screen was left, and what the test's policy says about it. */
  tally: z.object({
    violations: z.number().int(),
    consequence: z.enum(['none', 'warn', 'eliminate']),
    sentence: z.string(),
  }),
  /** Messages of the office that were not read yet. */
  messages: z.array(StudentMessage),
  attempt: z.string(),
})
export type QuestionSetReply = z.output<typeof QuestionSetReply>

export const questionSet = endpoint({
  method: 'get',
  path: '/tests/{slug}/question-set',
  summary: 'The question on the screen; starts the test and its clock, a reload refills nothing',
  tag,
  audience: 'user',
  params: ofTest,
  reply: QuestionSetReply,
  example: exampleTest,
})

const reason = z
  .string({ error: 'The reason must be a text.' })
  .trim()
  .max(500, 'The reason must not be longer than 500 characters.')
  .meta({ label: 'reason' })

export const FillAnswerInput = z
  .object({
    attempted_answer: z.enum(answerNames, { error: 'The selected attempted answer is invalid.' }).optional(),
    attempt_status: z.enum(attemptStatuses, { error: 'The selected attempt status is invalid.' }).optional(),
    reason: reason.optional(),
    /** The question that was on the screen. With it a double click can never answer the next question. */
    question_id: idParam.optional(),
  })
  .superRefine((given, context) => {
    const say = (path: string, text: string) => context.addIssue({ code: 'custom', path: [path], message: text })
    if (!given.attempted_answer && !given.attempt_status) {
      say('attempted_answer', 'The attempted answer field is required when attempt status is not present.')
      say('attempt_status', 'The attempt status field is required when attempted answer is not present.')
    }
    if (!given.attempted_answer && given.attempt_status && given.attempt_status !== 'Attempted' && !given.reason)
      say('reason', `The reason field is required when attempt status is ${given.attempt_status}.`)
    if (!given.attempted_answer && given.attempt_status === 'Attempted')
      say('attempted_answer', 'The attempted answer field is required when attempt status is Attempted.')
  })
export type FillAnswerInput = z.output<typeof FillAnswerInput>

export const fillAnswer = endpoint({
  method: 'post',
  path: '/tests/{slug}/fill-answer',
  summary: 'Answer the question on the screen, or leave it; marks are worked out on the server alone',
  tag,
  audience: 'user',
  keepsRecord: true,
  params: ofTest,
  input: FillAnswerInput,
  reply: z.object({ message }),
  example: { ...exampleTest, input: { attempted_answer: 'Answer1' } },
})

export const EliminatedInput = z.object({
  reason: z
    .string({ error: 'The reason field is required.' })
    .trim()
    .min(1, 'The reason field is required.')
    .max(500, 'The reason must not be longer than 500 characters.')
    .meta({ label: 'reason' }),
})
export type EliminatedInput = z.output<typeof EliminatedInput>

export const eliminated = endpoint({
  method: 'post',
  path: '/tests/{slug}/eliminated',
  summary:
    'Say that the screen was left: counted once. Where the policy ends the test now, 200; while the test goes on, 409 with `code: not_eliminated` and the warning',
  tag,
  audience: 'user',
  params: ofTest,
  input: EliminatedInput,
  reply: z.object({ message }),
  example: { ...exampleTest, input: { reason: 'The test screen was left too often.' } },
})
