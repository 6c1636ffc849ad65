import { z } from 'zod'
import { message } from '../content/parts.ts'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { AnswerView, AskedQuestionView, KeyView, SolutionView } from './question-views.ts'
import { mistakeKinds } from './report-views.ts'

const tag = 'Practice'

export const difficulties = ['Easy', 'Moderate', 'Hard'] as const
export const practiceKinds = ['retry', 'topic', 'bookmarks'] as const
export const practiceOutcomes = ['right', 'partly', 'wrong', 'blank', 'dropped'] as const

/** As many topics as a page can show. */
export const mostTopics = 500

/** As many questions as somebody can look through again. */
export const mostBookmarks = 200

export const practiceTopics = endpoint({
  method: 'get',
  path: '/practice/topics',
  summary: `What can be practised, ${mostTopics} topics at most, with the number of questions and how the caller did so far`,
  tag,
  audience: 'user',
  reply: z.object({
    subjects: z.array(
      z.object({
        subject: z.string(),
        questions: z.number().int(),
        topics: z.array(
          z.object({
            topic: z.string(),
            questions: z.number().int(),
            easy: z.number().int(),
            moderate: z.number().int(),
            hard: z.number().int(),
            tried: z.number().int(),
            right: z.number().int(),
          }),
        ),
      }),
    ),
  }),
})

export const PracticeSummaryView = z.object({
  uuid: z.string(),
  kind: z.enum(practiceKinds),
  title: z.string(),
  questions: z.number().int(),
  answered: z.number().int(),
  right: z.number().int(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
})
export type PracticeSummaryView = z.output<typeof PracticeSummaryView>

/** Told at once after each answer. */
export const FeedbackView = z.object({
  outcome: z.enum(practiceOutcomes),
  answer: AnswerView.nullable(),
  answer_text: z.string(),
  key: KeyView,
  solution: SolutionView,
})
export type FeedbackView = z.output<typeof FeedbackView>

export const PracticeQuestionView = z.object({
  number: z.number().int(),
  question: AskedQuestionView,
  bookmark: z.number().int().nullable(),
  /** Null until it has been answered: key and solution never travel before. */
  feedback: FeedbackView.nullable(),
})

export const PracticeView = PracticeSummaryView.extend({ items: z.array(PracticeQuestionView) })
export type PracticeView = z.output<typeof PracticeView>

const PracticeReply = z.object({ message, practice: PracticeView })

export const StartPracticeInput = z
  .object({
    kind: z.enum(practiceKinds, { error: `Use one of ${practiceKinds.join(', ')}.` }),
    /** Retry: the test whose mistakes are tried again, and perhaps only one kind of them. */
    test: z.string().max(255).optional(),
    mistake: z.enum(mistakeKinds).optional(),
    subject: z.string().max(100).optional(),
    topic: z.string().max(200).optional(),
    difficulty: z.enum(difficulties).optional(),
    count: z.coerce.number().int().min(1, 'Ask for at least one question.').max(50, 'At most 50 at once.').default(10),
  })
  .superRefine((given, context) => {
    const say = (path: string, words: string) => context.addIssue({ code: 'custom', path: [path], message: words })
    if (given.kind === 'retry' && !given.test) say('test', 'Name the test.')
    if (given.kind === 'topic' && !given.subject) say('subject', 'Choose a subject.')
  })
export type StartPracticeInput = z.output<typeof StartPracticeInput>

export const startPractice = endpoint({
  method: 'post',
  path: '/practice',
  summary: 'Begin to practise: a topic, the bookmarks, or only what was wrong in a test',
  tag,
  audience: 'user',
  input: StartPracticeInput,
  reply: PracticeReply,
  status: 201,
  example: { input: { kind: 'topic', subject: 'Physics', count: 2 } },
})

export const practiceSessions = endpoint({
  method: 'get',
  path: '/practice',
  summary: 'The own practice, newest first',
  tag,
  audience: 'user',
  reply: z.object({ sessions: z.array(PracticeSummaryView) }),
})

const ofSession = z.object({ uuid: z.uuid() })
const examplePractice = { params: { uuid: '00000000-0000-4000-8000-000000000005' } }

export const practiceSession = endpoint({
  method: 'get',
  path: '/practice/{uuid}',
  summary: 'One practice session; keys and solutions only of what has been answered',
  tag,
  audience: 'user',
  params: ofSession,
  reply: z.object({ practice: PracticeView }),
  example: examplePractice,
})

export const AnswerPracticeInput = z.object({
  number: z.coerce.number({ error: 'Name the question.' }).int().positive().meta({ label: 'question' }),
  /** "B" · "A,C" · "2.50" · "A-1,B-3"; nothing means to see the solution. */
  answer: z.string().max(500).optional(),
  time_ms: z.coerce.number().int().min(0).max(86_400_000).optional(),
})
export type AnswerPracticeInput = z.output<typeof AnswerPracticeInput>

export const answerPractice = endpoint({
  method: 'post',
  path: '/practice/{uuid}/answers',
  summary: 'Answer one question and be told at once; the first answer stands',
  tag,
  audience: 'user',
  params: ofSession,
  input: AnswerPracticeInput,
  reply: z.object({ message, feedback: FeedbackView, practice: PracticeSummaryView }),
  example: { ...examplePractice, input: { number: 1, answer: 'A' } },
})

export const finishPractice = endpoint({
  method: 'post',
  path: '/practice/{uuid}/finish',
  summary: 'End a practice session',
  tag,
  audience: 'user',
  params: ofSession,
  reply: z.object({ message, practice: PracticeSummaryView }),
  example: examplePractice,
})

export const BookmarkView = z.object({
  id: z.number().int(),
  note: z.string().nullable(),
  created_at: z.iso.datetime(),
  question: AskedQuestionView,
  key: KeyView,
  solution: SolutionView,
})
export type BookmarkView = z.output<typeof BookmarkView>

export const bookmarks = endpoint({
  method: 'get',
  path: '/bookmarks',
  summary: `Questions the caller wants to see again, the newest ${mostBookmarks} at most`,
  tag,
  audience: 'user',
  reply: z.object({ bookmarks: z.array(BookmarkView).max(mostBookmarks) }),
})

export const BookmarkInput = z.object({
  /** The `version` of a question in a report or in practice. */
  question: z.coerce.number({ error: 'Name the question.' }).int().positive().meta({ label: 'question' }),
  note: text('note', { max: 500 }).optional(),
})
export type BookmarkInput = z.output<typeof BookmarkInput>

export const addBookmark = endpoint({
  method: 'post',
  path: '/bookmarks',
  summary: `Keep a question the caller has seen the solution of, ${mostBookmarks} at most; the same again changes the note`,
  tag,
  audience: 'user',
  input: BookmarkInput,
  reply: z.object({ message, id: z.number().int() }),
  status: 201,
  example: { input: { question: 970_001, note: 'The sign of the work' } },
})

export const removeBookmark = endpoint({
  method: 'delete',
  path: '/bookmarks/{id}',
  summary: 'Forget a bookmark',
  tag,
  audience: 'user',
  params: z.object({ id: idParam }),
  reply: z.object({ message }),
})
