import { parseDecimal } from '../marking/decimal.ts'
import type { Question } from '../papers/paper.ts'

/** What a student gave. It names options, not positions, so a shuffled order changes nothing. */
export type Answer =
  | { type: 'single'; option: string }
  | { type: 'multiple'; options: string[] }
  | { type: 'numeric'; value: string }
  | { type: 'matching'; pairs: Record<string, string> }

export type AnswerReading = { ok: true; answer: Answer | null } | { ok: false; reason: string }

const refuse = (reason: string): AnswerReading => ({ ok: false, reason })
const accept = (answer: Answer | null): AnswerReading => ({ ok: true, answer })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readMultiple = (question: Question, raw: unknown): AnswerReading => {
  if (!Array.isArray(raw)) return refuse('Choose from the options of this question.')
  const chosen = new Set<unknown>(raw)
  if (raw.some((one) => !question.options.includes(one))) return refuse('This option is not part of the question.')
  const options = question.options.filter((option) => chosen.has(option)).sort()
  return accept(options.length === 0 ? null : { type: 'multiple', options })
}

const readMatching = (question: Question, raw: unknown): AnswerReading => {
  if (!isRecord(raw)) return refuse('Match the entries of the two lists.')
  const matches = question.matches ?? []
  const given = Object.entries(raw)
  for (const [left, right] of given) {
    if (!question.options.includes(left)) return refuse('This entry is not in the first list.')
    if (typeof right !== 'string' || !matches.includes(right)) return refuse('This entry is not in the second list.')
  }
  const pairs = Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1))) as Record<string, string>
  return accept(given.length === 0 ? null : { type: 'matching', pairs })
}

/** Checks a value from outside against the question. An empty choice is a blank answer, a wrong shape is refused. */
export const readAnswer = (question: Question, raw: unknown): AnswerReading => {
  if (raw === null || raw === undefined) return accept(null)
  if (!isRecord(raw)) return refuse('The answer could not be read.')
  if (raw.type !== question.type) return refuse('This kind of answer does not fit the question.')
  switch (question.type) {
    case 'single':
      if (typeof raw.option !== 'string' || !question.options.includes(raw.option))
        return refuse('This option is not part of the question.')
      return accept({ type: 'single', option: raw.option })
    case 'multiple':
      return readMultiple(question, raw.options)
    case 'matching':
      return readMatching(question, raw.pairs)
    case 'numeric': {
      if (typeof raw.value !== 'string') return refuse('Enter a number.')
      const value = raw.value.trim()
      if (value === '') return accept(null)
      return parseDecimal(value) ? accept({ type: 'numeric', value }) : refuse('Enter a number, such as -2.50.')
    }
  }
}

/** One fixed way to write an answer, for comparing and for the digest on the submission slip. */
export const answerText = (answer: Answer | null): string => {
  if (!answer) return ''
  switch (answer.type) {
    case 'single':
      return answer.option
    case 'multiple':
      return [...answer.options].sort().join(',')
    case 'numeric':
      return answer.value
    case 'matching':
      return Object.entries(answer.pairs)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([left, right]) => `${left}-${right}`)
        .join(',')
  }
}

export const sameAnswer = (a: Answer | null, b: Answer | null): boolean =>
  a?.type === b?.type && answerText(a) === answerText(b)
