import type { Question } from '../papers/paper.ts'
import type { Answer } from './answers.ts'

/** Taken as an answer and almost certainly a slip: the student is told before it costs a mark. */
export type Oddness = 'half_matched' | 'partly_matched' | 'matched_twice' | 'not_whole' | 'decimals'

export const oddWords = {
  half_matched: 'Not every entry is matched. An incomplete match is marked wrong.',
  partly_matched: 'Not every entry is matched.',
  matched_twice: 'Two entries are matched with the same one. Check it.',
  not_whole: 'A whole number is asked for.',
  decimals: 'The answer has another number of decimals than asked for.',
} as const satisfies Record<Oddness, string>

const oddNumber = (decimals: number | undefined, value: string): Oddness | null => {
  if (decimals === undefined) return null
  const [, point = '', fraction = ''] = /^[^.]*(\.?)(\d*)$/.exec(value.trim()) ?? []
  if (decimals === 0) return point === '' ? null : 'not_whole'
  return fraction.length > decimals ? 'decimals' : null
}

/** `partial`: what each right part earns, where an incomplete answer earns something. */
type Marks = { partial?: number | null }

export const oddnessOf = (question: Question, answer: Answer | null, { partial }: Marks): Oddness | null => {
  if (answer?.type === 'numeric') return oddNumber(question.decimals, answer.value)
  if (answer?.type !== 'matching') return null
  const given = Object.values(answer.pairs)
  if (given.length < question.options.length) return partial == null ? 'half_matched' : 'partly_matched'
  // With as many entries on both sides, each one belongs to one other.
  const isOneToOne = question.options.length === (question.matches ?? []).length
  return isOneToOne && new Set(given).size < given.length ? 'matched_twice' : null
}
