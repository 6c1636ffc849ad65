import { DROPPED_RULES, QUESTION_TYPES } from '@northlight/exam/papers/paper'
import { z } from 'zod'
import { readJson } from './read.ts'
import { count, line, slug } from './shapes.ts'

const marks = z.strictObject({ right: z.number(), wrong: z.number() })

const ofQuestions = { type: z.enum(QUESTION_TYPES), count, topics: z.array(line).optional() }

/** A pattern of an examination that is the institute's own. */
const Pack = z.strictObject({
  id: slug,
  name: line,
  version: count,
  minutes: count,
  sections: z.array(z.strictObject({ name: line, subject: line, type: z.enum(QUESTION_TYPES), count, marks })),
  choices_count_unsaved: z.boolean(),
  dropped: z.enum(DROPPED_RULES),
  ties: z.array(
    z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('subject_marks'), subject: line }),
      z.strictObject({ by: z.literal('wrong_to_right'), subject: line.optional() }),
      z.strictObject({ by: z.literal('positive_marks') }),
      z.strictObject({ by: z.literal('older') }),
    ]),
  ),
  are_marks_per_test: z.boolean(),
  instructions: z.array(line),
})

/** A paper that follows a pattern: how many questions of which kind stands there. */
const PaperOfPack = z.strictObject({
  code: slug,
  name: line,
  pack: slug,
  /** The first is preferred; the next ones fill up. */
  levels: z.array(line),
  /** By subject; any topic where a subject is not named. */
  topics: z.record(line, z.array(line)).optional(),
  marks: marks.optional(),
  shuffle_options: z.boolean().default(false),
})

/** A paper that says its sections itself. */
const OwnPaper = z.strictObject({
  code: slug,
  name: line,
  delivery: z.enum(['free', 'sequential']),
  clock: z.enum(['paper', 'section', 'question', 'none']),
  minutes: count.nullable(),
  instructions: z.array(line),
  languages: z.array(z.enum(['en', 'kn', 'hi'])).default(['en']),
  sections: z.array(
    z.strictObject({
      name: line,
      subject: line,
      marks,
      ...ofQuestions,
      levels: z.array(line),
      /** Of each question, where they are timed one by one. */
      question_minutes: count.optional(),
      /** Of the whole section, where each has a clock of its own. */
      section_minutes: count.optional(),
      /** Answers are whole numbers. */
      is_whole: z.boolean().default(false),
      /** In every language. */
      is_translated: z.boolean().default(false),
    }),
  ),
})

const Papers = z.strictObject({
  packs: z.array(Pack),
  /** Filled in this order: the first ones choose their questions first. */
  papers: z.array(z.union([PaperOfPack, OwnPaper])),
})
export type DemoPapers = z.output<typeof Papers>

export const readPapers = (): DemoPapers => readJson('papers.json', Papers)
