import { z } from 'zod'
import { message } from '../content/parts.ts'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { AnswerView, AskedQuestionView, KeyView, SolutionView } from './question-views.ts'
import { mistakeKinds } from './report-views.ts'

const tag = 'Practice'

export const difficulties = ['Easy', 'Moderate', 'Hard'] as const
/** What a student begins; the ten questions of a day and those of a visitor come by calls of their own. */
const startKinds = ['retry', 'topic', 'bookmarks', 'own', 'retake'] as const
export const practiceKinds = [...startKinds, 'daily', 'trial'] as const
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
  /** 0 while right and wrong are not told. */
  right: z.number().int(),
  /** After each answer, or when it is handed in or out of time. */
  tells: z.enum(['at_once', 'at_end']),
  /** When the time is up; empty where nobody is hurried. */
  ends_at: z.iso.datetime().nullable(),
  /** What is left of the time as this is answered: a screen counts down from it, whatever its own clock says. */
  left_ms: z.number().int().nullable(),
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
  /** The answer so far, for a screen that goes on. */
  given: AnswerView.nullable(),
  /** Null until it has been answered: key and solution never travel before. */
  feedback: FeedbackView.nullable(),
})

export const PracticeView = PracticeSummaryView.extend({ items: z.array(PracticeQuestionView) })
export type PracticeView = z.output<typeof PracticeView>

const PracticeReply = z.object({ message, practice: PracticeView })

export const StartPracticeInput = z
  .object({
    kind: z.enum(startKinds, { error: `Use one of ${startKinds.join(', ')}.` }),
    /** Retry: the test whose mistakes are tried again, and perhaps only one kind of them. Retake: all of it. */
    test: z.string().max(255).optional(),
    mistake: z.enum(mistakeKinds).optional(),
    subject: z.string().max(100).optional(),
    topic: z.string().max(200).optional(),
    difficulty: z.enum(difficulties).optional(),
    /** Own test: its chapters, as `GET /practice/topics` names them, and its minutes. */
    chapters: z
      .array(z.object({ subject: z.string().max(100), topic: z.string().max(200) }))
      .min(1, 'Choose at least one chapter.')
      .max(30, 'At most 30 chapters.')
      .optional(),
    minutes: z.coerce.number().int().min(5, 'At least 5 minutes.').max(180, 'At most 180 minutes.').optional(),
    count: z.coerce.number().int().min(1, 'Ask for at least one question.').max(50, 'At most 50 at once.').default(10),
  })
  .superRefine((given, context) => {
    const say = (path: string, words: string) => context.addIssue({ code: 'custom', path: [path], message: words })
    if ((given.kind === 'retry' || given.kind === 'retake') && !given.test) say('test', 'Name the test.')
    if (given.kind === 'own' && !given.chapters) say('chapters', 'Choose at least one chapter.')
    if (given.kind === 'own' && !given.minutes) say('minutes', 'Say how many minutes it should take.')
    if (given.kind === 'topic' && !given.subject) say('subject', 'Choose a subject.')
  })
export type StartPracticeInput = z.output<typeof StartPracticeInput>

export const startPractice = endpoint({
  method: 'post',
  path: '/practice',
  summary: 'Begin to practise: a topic, the bookmarks, what was wrong in a test, a whole test again, or an own one',
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

export const SaveSheetInput = z.object({
  answers: z.array(AnswerPracticeInput).min(1, 'Send at least one answer.').max(50, 'At most 50 at once.'),
})
export type SaveSheetInput = z.output<typeof SaveSheetInput>

export const saveSheet = endpoint({
  method: 'post',
  path: '/practice/{uuid}/sheet',
  summary: 'Keep answers of a practice that tells at the end; the last answer to a question stands until then',
  tag,
  audience: 'user',
  params: ofSession,
  input: SaveSheetInput,
  reply: z.object({ message, practice: PracticeSummaryView }),
  example: {
    params: { uuid: '00000000-0000-4000-8000-000000000006' },
    input: { answers: [{ number: 1, answer: 'A' }] },
  },
})

export const StreakView = z.object({
  current: z.number().int(),
  best: z.number().int(),
  is_done_today: z.boolean(),
  /** Two of any seven days may be free. */
  rest_days_left: z.number().int(),
})
export type StreakView = z.output<typeof StreakView>

export const TodayView = z.object({
  day: z.iso.date(),
  /** Empty until the day's questions are opened. */
  practice: PracticeSummaryView.nullable(),
  /** How many questions come again today. */
  due: z.number().int(),
  streak: StreakView,
})
export type TodayView = z.output<typeof TodayView>

export const practiceToday = endpoint({
  method: 'get',
  path: '/practice/today',
  summary: 'The ten questions of this day as far as they are done, and the streak',
  tag,
  audience: 'user',
  reply: z.object({ today: TodayView }),
})

export const startToday = endpoint({
  method: 'post',
  path: '/practice/today',
  summary: 'Open the ten questions of this day; the same ones however often it is asked',
  tag,
  audience: 'user',
  reply: PracticeReply,
  status: 201,
})

/** The five questions of the example visitor. */
export const exampleTrial = 'example-of-a-trial-token'

/** Who holds the token holds the trial; it is kept by the browser and moves into an account by `keepTrial`. */
const ofTrial = z.object({ token: z.string().min(20).max(100) })

export const TrialView = z.object({
  token: z.string(),
  items: z.array(z.object({ number: z.number().int(), question: AskedQuestionView })),
})
export type TrialView = z.output<typeof TrialView>

export const startTrial = endpoint({
  method: 'post',
  path: '/trial',
  summary: 'Five questions without an account; kept for a week, or for good when an account is created',
  tag,
  limit: 'form',
  query: z.object({ subject: z.string().max(100).optional() }),
  reply: z.object({ message, trial: TrialView }),
  status: 201,
  keepsRecord: true,
})

export const answerTrial = endpoint({
  method: 'post',
  path: '/trial/{token}/answers',
  summary: 'Answer one of the five and be told at once; the first answer stands',
  tag,
  params: ofTrial,
  input: AnswerPracticeInput,
  reply: z.object({ message, feedback: FeedbackView, answered: z.number().int(), right: z.number().int() }),
  keepsRecord: true,
  example: { params: { token: exampleTrial }, input: { number: 1, answer: 'A' } },
})

export const keepTrial = endpoint({
  method: 'post',
  path: '/practice/trials/{token}',
  summary: 'Move the five questions of a visitor into the account that was created; once',
  tag,
  audience: 'user',
  params: ofTrial,
  reply: PracticeReply,
  status: 201,
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
