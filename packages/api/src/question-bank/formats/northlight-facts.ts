import { keyText } from '@northlight/exam/marking/key-text'
import { DIFFICULTIES, type Difficulty } from '@northlight/exam/papers/paper'
import { z } from 'zod'
import type { ParsedQuestion } from './parsed-question.ts'

/**
 * What Moodle's formats have no place for stands in a comment, which Moodle passes over: a bank that leaves and comes
 * back is the same.
 */
const Facts = z.object({
  code: z.string().max(60).nullable(),
  subject: z.string().max(100).nullable(),
  topic: z.string().max(100).nullable(),
  difficulty: z.enum(DIFFICULTIES).nullable(),
  levels: z.array(z.string().max(60)).max(20),
  options: z.array(z.string().max(4)).max(12),
  matches: z.array(z.string().max(4)).max(12).nullable(),
  decimals: z.number().int().min(0).max(9).nullable(),
  key: z.string().max(500),
  passage: z.string().max(60).nullable(),
  /** Which of the pictures is the figure of the question; files of before have none inside a text. */
  figure: z.string().max(500).nullish(),
  passage_figure: z.string().max(500).nullish(),
  /** Entries of the second list that are more than the plain line which Moodle has room for, by language and name. */
  second: z.record(z.string(), z.record(z.string(), z.string())).optional(),
})
export type Facts = z.output<typeof Facts>

const mark = 'northlight '

/** One line without `--`, so that it can stand in a comment of XML as well. `matches` in the order of the file. */
export const factsLine = (question: ParsedQuestion, matches: string[] | null, second?: Facts['second']): string => {
  const { code, subject, topic, difficulty, levels, options, decimals, key, passage } = question
  const facts: Facts = {
    ...{ code, subject, topic, difficulty, levels, options, decimals },
    matches,
    key: keyText(key),
    passage: passage?.code ?? null,
    figure: question.figure?.name ?? null,
    ...(passage?.figure && { passage_figure: passage.figure.name }),
    ...(second && { second }),
  }
  return mark + JSON.stringify(facts).replaceAll('-', '\\u002d')
}

export const readFacts = (comment: string): Facts | null => {
  const text = comment.trim()
  if (!text.startsWith(mark)) return null
  try {
    return Facts.parse(JSON.parse(text.slice(mark.length)))
  } catch {
    return null
  }
}

/** `$course$/top/Physics/Rotation`: the last two steps are subject and topic. */
export const placeOf = (category: string): { subject: string | null; topic: string | null } => {
  const steps = category
    .replaceAll('//', '\u0000')
    .split('/')
    .map((step) => step.replaceAll('\u0000', '/').trim())
    .filter((step) => step !== '' && step !== 'top' && !/^\$.*\$$/.test(step))
  return steps.length < 2
    ? { subject: steps[0] ?? null, topic: null }
    : { subject: steps.at(-2) ?? null, topic: steps.at(-1) ?? null }
}

/** A `/` in a name is written twice. */
export const categoryOf = (subject: string, topic: string): string =>
  `$course$/top/${[subject, topic].map((step) => step.replaceAll('/', '//')).join('/')}`

export const difficultyIn = (tags: string[]): Difficulty | null =>
  DIFFICULTIES.find((one) => tags.some((tag) => tag.trim().toLowerCase() === one.toLowerCase())) ?? null
