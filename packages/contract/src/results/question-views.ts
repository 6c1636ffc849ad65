import { z } from 'zod'
import { languages } from '../exams/paper.ts'
import { QuestionMarkView } from './report-views.ts'

const byName = z.record(z.string(), z.string())
const QuestionText = z.object({ text: z.string(), options: byName, matches: byName.optional() })
const inLanguages = <T extends z.ZodType>(one: T) => z.object({ en: one, kn: one.optional(), hi: one.optional() })

/** An answer names options, never positions. */
export const AnswerView = z.discriminatedUnion('type', [
  z.object({ type: z.literal('single'), option: z.string() }),
  z.object({ type: z.literal('multiple'), options: z.array(z.string()) }),
  z.object({ type: z.literal('numeric'), value: z.string() }),
  z.object({ type: z.literal('matching'), pairs: byName }),
])
export type AnswerView = z.output<typeof AnswerView>

/** A question as it was asked, without key and solution. */
export const AskedQuestionView = z.object({
  version: z.number().int(),
  type: z.enum(['single', 'multiple', 'numeric', 'matching']),
  /** Names in the order in which this student saw them. */
  options: z.array(z.string()),
  matches: z.array(z.string()).nullable(),
  decimals: z.number().int().nullable(),
  subject: z.string(),
  topic: z.string().nullable(),
  difficulty: z.string(),
  texts: inLanguages(QuestionText),
  figure: z.string().nullable(),
  figure_alt: z.string().nullable(),
  passage: z
    .object({ texts: inLanguages(z.string()), figure: z.string().nullable(), figure_alt: z.string().nullable() })
    .nullable(),
  languages: z.array(z.enum(languages)),
})
export type AskedQuestionView = z.output<typeof AskedQuestionView>

/** The key in words ("B", "A, C", "2.45 to 2.55") and as names to mark on the screen. */
export const KeyView = z.object({
  text: z.string(),
  /** Names of right options, for single and multiple choice. */
  right: z.array(z.string()),
  /** For matching. */
  pairs: byName.nullable(),
  /** Withdrawn after the test. */
  is_dropped: z.boolean(),
  /** Corrected after the test. */
  is_changed: z.boolean(),
})
export type KeyView = z.output<typeof KeyView>

export const SolutionView = inLanguages(z.string())

export const challengeStates = ['open', 'upheld', 'dismissed'] as const

export const OwnChallengeView = z.object({
  id: z.number().int(),
  slot: z.number().int(),
  number: z.number().int(),
  text: z.string(),
  state: z.enum(challengeStates),
  decision: z.string().nullable(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
})
export type OwnChallengeView = z.output<typeof OwnChallengeView>

export const ReviewedQuestionView = QuestionMarkView.extend({
  question: AskedQuestionView,
  answer: AnswerView.nullable(),
  answer_text: z.string(),
  key: KeyView,
  solution: SolutionView,
  /** How the class did; null for small classes. */
  class: z.object({ takers: z.number().int(), right_percent: z.number() }).nullable(),
  /** The bookmark's number, when there is one. */
  bookmark: z.number().int().nullable(),
  challenge: OwnChallengeView.nullable(),
})
export type ReviewedQuestionView = z.output<typeof ReviewedQuestionView>
