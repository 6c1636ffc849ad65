import { z } from 'zod'
import { contentList, message } from '../content/parts.ts'
import { endpoint } from '../endpoint.ts'
import { ofTest } from '../exams/online-tests.ts'
import { idParam, text } from '../fields.ts'
import { listOf } from '../lists.ts'
import { challengeStates, KeyView } from './question-views.ts'
import { exampleDone, FullReportReply, tag } from './report.ts'

const ofAttempt = z.object({ uuid: z.uuid() })
export const exampleAttempt = { params: { uuid: '00000000-0000-4000-8000-000000000007' } }

export const ClassResultView = z.object({
  attempt: z.string(),
  user_id: z.number().int(),
  name: z.string(),
  email: z.string(),
  marks: z.number(),
  max: z.number(),
  percent: z.number(),
  grade: z.string(),
  rank: z.number().int().nullable(),
  is_shared: z.boolean(),
  percentile: z.string().nullable(),
  right: z.number().int(),
  partly: z.number().int(),
  wrong: z.number().int(),
  blank: z.number().int(),
  /** Withdrawn. */
  dropped: z.number().int(),
  ended_at: z.iso.datetime().nullable(),
  ended_by: z.string().nullable(),
})
export type ClassResultView = z.output<typeof ClassResultView>

export const classResults = endpoint({
  method: 'get',
  path: '/office/tests/{slug}/results',
  summary: 'Everyone who sat a test, best first; staff only',
  tag,
  audience: 'staff',
  act: 'results.read',
  params: ofTest,
  query: contentList({ sorts: ['rank', 'name'] }),
  reply: listOf(ClassResultView),
  example: exampleDone,
})

export const ItemStatisticsView = z.object({
  slot: z.number().int(),
  number: z.number().int(),
  version: z.number().int(),
  /** In the bank. */
  question_id: z.number().int(),
  code: z.string(),
  section: z.string(),
  topic: z.string().nullable(),
  difficulty: z.string(),
  type: z.string(),
  /** The first words of the question, its formulas as MathML. */
  opening: z.string(),
  key: KeyView,
  takers: z.number().int(),
  right: z.number().int(),
  partly: z.number().int(),
  wrong: z.number().int(),
  blank: z.number().int(),
  /** Percent of takers who got it right. */
  facility: z.number(),
  /** Right answers of the best 27 % less those of the weakest 27 %; null for small classes. */
  discrimination: z.number().nullable(),
  most_chosen_wrong: z.object({ answer: z.string(), takers: z.number().int() }).nullable(),
  answers: z.array(
    z.object({
      answer: z.string(),
      takers: z.number().int(),
      is_right: z.boolean(),
      /** Percent of the best third who gave it; null for small classes. */
      best_percent: z.number().int().nullable(),
    }),
  ),
  /** The time in the middle of those who saw it. */
  usual_seconds: z.number().int().nullable(),
  flags: z.array(z.string()),
  open_challenges: z.number().int(),
})
export type ItemStatisticsView = z.output<typeof ItemStatisticsView>

/** The figures of a test that has been sat more often than this speak of its newest papers. */
export const mostPapersCounted = 5000

export const itemStatistics = endpoint({
  method: 'get',
  path: '/office/tests/{slug}/statistics',
  summary: `How each question did in the newest ${mostPapersCounted} papers: facility, discrimination, most chosen wrong answer, and what to look at`,
  tag,
  audience: 'staff',
  act: 'results.statistics',
  params: ofTest,
  reply: z.object({
    takers: z.number().int(),
    average: z.number(),
    median: z.number(),
    best: z.number(),
    max: z.number(),
    distribution: z.array(z.object({ from: z.number(), to: z.number(), takers: z.number().int() })),
    /** What the marks say of the paper as a whole; empty for small classes. */
    class: z.array(
      z.object({
        name: z.enum(['average', 'spread', 'consistency']),
        percent: z.number().int(),
        words: z.string(),
      }),
    ),
    items: z.array(ItemStatisticsView),
  }),
  example: exampleDone,
})

export const seeStatistics = endpoint({
  method: 'post',
  path: '/office/tests/{slug}/statistics/seen',
  summary: 'Notes that somebody has the figures of the questions on the screen; the checklist of the test says so',
  tag,
  audience: 'staff',
  act: 'results.statistics',
  params: ofTest,
  reply: z.object({ message }),
  example: exampleDone,
})

export const releaseResults = endpoint({
  method: 'post',
  path: '/office/tests/{slug}/results/release',
  summary: 'Show the results of a test to those who sat it',
  tag,
  audience: 'staff',
  act: 'results.release',
  params: ofTest,
  reply: z.object({ message, results_released_at: z.iso.datetime() }),
  example: exampleDone,
})

export const markAgain = endpoint({
  method: 'post',
  path: '/office/tests/{slug}/results/mark-again',
  summary: 'Mark every attempt of a test again from its record; without a changed key nothing changes',
  tag,
  audience: 'staff',
  act: 'results.mark-again',
  params: ofTest,
  reply: z.object({ message }),
  example: exampleDone,
})

export const studentReport = endpoint({
  method: 'get',
  path: '/office/attempts/{uuid}/report',
  summary: 'One student’s report, for staff; each reading is written down',
  tag,
  audience: 'staff',
  act: 'results.read',
  params: ofAttempt,
  reply: FullReportReply,
  example: exampleAttempt,
})

export const NoteInput = z.object({
  text: text('note', { min: 3, max: 4000 }),
  /** "Your mentor, Physics" */
  title: text('title', { max: 100 }).optional(),
})
export type NoteInput = z.output<typeof NoteInput>

export const addNote = endpoint({
  method: 'post',
  path: '/office/attempts/{uuid}/notes',
  summary: 'Write a note on a student’s report; it carries the writer’s name',
  tag,
  audience: 'staff',
  act: 'mentor-notes.write',
  params: ofAttempt,
  input: NoteInput,
  reply: z.object({ message, id: z.number().int() }),
  status: 201,
  example: { ...exampleAttempt, input: { text: 'Well fought. Bring question 9 on Wednesday.', title: 'Mentor' } },
})

export const withdrawNote = endpoint({
  method: 'delete',
  path: '/office/notes/{id}',
  summary: 'Take back a note',
  tag,
  audience: 'staff',
  act: 'mentor-notes.write',
  params: z.object({ id: idParam }),
  reply: z.object({ message }),
})

export const ChallengeView = z.object({
  id: z.number().int(),
  test: z.object({ name: z.string(), slug: z.string() }),
  student: z.object({ id: z.number().int(), name: z.string() }),
  version: z.number().int(),
  code: z.string(),
  /** The first words of the question, its formulas as MathML. */
  opening: z.string(),
  key: KeyView,
  text: z.string(),
  /** How many others dispute the same key and wait, too: they are decided with it. */
  others: z.number().int(),
  state: z.enum(challengeStates),
  decision: z.string().nullable(),
  decided_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
})
export type ChallengeView = z.output<typeof ChallengeView>

const challengeState = z.enum(challengeStates, { error: `Use one of ${challengeStates.join(', ')}.` })

export const keyChallenges = endpoint({
  method: 'get',
  path: '/office/challenges',
  summary:
    'Disputed keys, the oldest open one first; of several open on one key the oldest, unless one is searched for',
  tag,
  audience: 'staff',
  act: 'keys.decide',
  query: contentList({ filters: { state: challengeState } }),
  reply: listOf(ChallengeView),
})

export const keyDecisions = ['dropped', 'also_right', 'replaced'] as const

/** "B" · "A,C" · "7", "2.45 to 2.55", "2.5 ± 0.05" · "A-1,B-3,C-2,D-4" */
const key = z.string().trim().min(1).max(500).meta({ label: 'right answer' })

/** The key in force when it was decided, as the screen showed it: "A or B", "Withdrawn (was A)". */
const seenKey = z.string({ error: 'Name the key that you have seen.' }).max(5000)

const needsKey = (
  given: { change?: (typeof keyDecisions)[number]; key?: string },
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
) => {
  if (given.change && given.change !== 'dropped' && !given.key)
    context.addIssue({ code: 'custom', path: ['key'], message: 'Enter the right answer.' })
}

export const DecideChallengeInput = z
  .object({
    is_upheld: z
      .union([z.boolean(), z.enum(['true', 'false', '1', '0'])], { error: 'Say whether the student is right.' })
      .transform((value) => value === true || value === 'true' || value === '1'),
    /** The answer to the student, and to everyone it touches. */
    decision: text('decision', { min: 10, max: 2000 }),
    /** Why, for the record: colleagues read it, students never do. */
    record: text('the note for the record', { max: 2000 }).nullish(),
    change: z.enum(keyDecisions).optional(),
    key: key.optional(),
    seen_key: seenKey.optional(),
    /** Others who disputed the same key and are answered with it: those whose words were read. */
    also: z.array(idParam, { error: 'Name the challenges.' }).max(500, 'Name 500 at most.').default([]),
  })
  .superRefine((given, context) => {
    if (given.is_upheld && !given.change)
      context.addIssue({ code: 'custom', path: ['change'], message: 'Say what becomes of the key.' })
    if (given.is_upheld && given.seen_key === undefined)
      context.addIssue({ code: 'custom', path: ['seen_key'], message: 'Name the key that you have seen.' })
    if (given.is_upheld) needsKey(given, context)
  })
export type DecideChallengeInput = z.output<typeof DecideChallengeInput>

export const decideChallenge = endpoint({
  method: 'post',
  path: '/office/challenges/{id}/decision',
  summary:
    'Decide a disputed key; when it changes, every attempt with the question is marked again, and the second factor must be fresh',
  tag,
  audience: 'staff',
  act: 'keys.decide',
  params: z.object({ id: idParam }),
  input: DecideChallengeInput,
  reply: z.object({ message }),
  example: {
    params: { id: '970001' },
    input: { is_upheld: 'false', decision: 'The text says “at rest”, so only A follows from it.' },
  },
})

export const ChangeKeyInput = z
  .object({
    change: z.enum(keyDecisions, { error: `Use one of ${keyDecisions.join(', ')}.` }),
    key: key.optional(),
    seen_key: seenKey,
    reason: text('reason', { min: 10, max: 2000 }),
    /** Why, for the record: colleagues read it, students never do. */
    record: text('the note for the record', { max: 2000 }).nullish(),
  })
  .superRefine(needsKey)
export type ChangeKeyInput = z.output<typeof ChangeKeyInput>

export const changeKey = endpoint({
  method: 'post',
  path: '/office/questions/{version}/key-change',
  summary:
    'Correct a key without a challenge; every attempt with the question is marked again. A key that was changed since it was seen is a conflict',
  tag,
  audience: 'staff',
  act: 'keys.change',
  params: z.object({ version: idParam }),
  input: ChangeKeyInput,
  reply: z.object({ message }),
  example: {
    params: { version: '970001' },
    input: { change: 'dropped', seen_key: 'A', reason: 'The figure was missing in print.' },
  },
})
