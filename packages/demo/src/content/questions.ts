import { DIFFICULTIES } from '@northlight/exam/papers/paper'
import { z } from 'zod'
import { readJsonFolder } from './read.ts'
import { count, line } from './shapes.ts'

/** English is the text itself; the others are translations of it. */
export const TRANSLATED_INTO = ['kn', 'hi'] as const

const names = z.array(line).min(1)
const dropped = z.boolean().optional()

const Key = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('single'), right: names, dropped }),
  z.strictObject({ type: z.literal('multiple'), right: names, or: z.array(names).optional(), dropped }),
  z.strictObject({
    type: z.literal('numeric'),
    accept: z.array(
      z.union([z.strictObject({ from: line, to: line }), z.strictObject({ value: line, tolerance: line.optional() })]),
    ),
    dropped,
  }),
  z.strictObject({
    type: z.literal('matching'),
    pairs: z.record(line, line),
    or: z.array(z.record(line, line)).optional(),
    dropped,
  }),
])

const Wording = z.strictObject({ text: line, options: z.array(line).optional(), solution: line })
export type Wording = z.output<typeof Wording>

const Question = z.strictObject({
  id: line,
  subject: line,
  topic: line,
  /** The exams and classes it fits. */
  levels: names,
  difficulty: z.enum(DIFFICULTIES),
  type: z.enum(['single', 'multiple', 'numeric', 'matching']),
  /** The id of the paragraph it belongs to. */
  passage: line.optional(),
  /** Markdown with `$…$` formulas, like every text here. */
  text: line,
  /** The choices, or the left-hand list of a matching question. */
  options: z.array(line),
  /** The right-hand list; it may hold an entry that matches nothing. */
  matches: z.array(line).optional(),
  decimals: count.optional(),
  key: Key,
  solution: line,
  /** What its figure shows, in words; the figure itself lies among the pictures under the id of the question. */
  figure_alt: line.optional(),
  translations: z.partialRecord(z.enum(TRANSLATED_INTO), Wording).optional(),
})
export type BankQuestion = z.output<typeof Question>

const Passage = z.strictObject({ id: line, text: line, figure_alt: line.optional() })

const Bank = z.strictObject({ passages: z.array(Passage), questions: z.array(Question) })
export type Bank = z.output<typeof Bank>

const joined = (parts: Bank[]): Bank => ({
  passages: parts.flatMap(({ passages }) => passages),
  questions: parts.flatMap(({ questions }) => questions),
})

/** The questions written by hand, a file for each subject. */
export const readWritten = (): Bank => joined(readJsonFolder('questions', Bank))

/** The same tasks with other values, up to four of each. */
export const readVariants = (): Bank => joined(readJsonFolder('questions/variants', Bank))

/** Everything the demo's papers are built from. */
export const readPool = (): Bank => joined([readWritten(), readVariants()])

/** One of the variants. */
export const isVariant = ({ id }: { id: string }): boolean => /-t-/.test(id)

export const figurePath = (id: string): string => `questions/${id}.svg`
