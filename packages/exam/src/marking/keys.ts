import type { Question } from '../papers/paper.ts'
import { parseDecimal } from './decimal.ts'

/** A number is right when it lies in the range (ends included), or within the tolerance of the value. */
export type NumericRule = { from: string; to: string } | { value: string; tolerance?: string }

/**
 * The key of one question version. `or` lists further complete answers that are also accepted.
 * A single choice with several right options accepts any one of them.
 */
export type Key =
  | { type: 'single'; right: string[]; dropped?: boolean }
  | { type: 'multiple'; right: string[]; or?: string[][]; dropped?: boolean }
  | { type: 'numeric'; accept: NumericRule[]; dropped?: boolean }
  | { type: 'matching'; pairs: Record<string, string>; or?: Record<string, string>[]; dropped?: boolean }

/** Keys by question version. */
export type Keys = Record<number, Key>

/** What staff decide after a key was disputed. */
export type KeyCorrection =
  | { version: number; decision: 'dropped' }
  | { version: number; decision: 'also_right'; key: Key }
  | { version: number; decision: 'replaced'; key: Key }

const widened = (key: Key, also: Key): Key => {
  if (key.type === 'single' && also.type === 'single')
    return { ...key, right: [...new Set([...key.right, ...also.right])] }
  if (key.type === 'multiple' && also.type === 'multiple')
    return { ...key, or: [...(key.or ?? []), also.right, ...(also.or ?? [])] }
  if (key.type === 'numeric' && also.type === 'numeric') return { ...key, accept: [...key.accept, ...also.accept] }
  if (key.type === 'matching' && also.type === 'matching')
    return { ...key, or: [...(key.or ?? []), also.pairs, ...(also.or ?? [])] }
  return key
}

/** The keys after the decisions, in the order they were taken. The old keys are left as they were. */
export const correctKeys = (keys: Keys, corrections: KeyCorrection[]): Keys => {
  const corrected: Keys = { ...keys }
  for (const correction of corrections) {
    const key = corrected[correction.version]
    if (!key) continue
    if (correction.decision === 'dropped') corrected[correction.version] = { ...key, dropped: true }
    if (correction.decision === 'also_right') corrected[correction.version] = widened(key, correction.key)
    if (correction.decision === 'replaced') corrected[correction.version] = correction.key
  }
  return corrected
}

const optionFaults = (names: string[], known: string[], what: string): string[] =>
  names.filter((name) => !known.includes(name)).map((name) => `The key names ${what} "${name}", which does not exist.`)

const numericFaults = (rule: NumericRule): string[] => {
  if ('from' in rule) {
    if (!parseDecimal(rule.from) || !parseDecimal(rule.to)) return ['The range of the key needs two numbers.']
    return []
  }
  const tolerance = parseDecimal(rule.tolerance ?? '0')
  if (!parseDecimal(rule.value)) return ['The value of the key is not a number.']
  return tolerance && tolerance.units >= 0n ? [] : ['The tolerance of the key must be a number of zero or more.']
}

/** Sentences for the author; an empty list means the key fits the question. */
export const keyFaults = (question: Question, key: Key): string[] => {
  if (key.type !== question.type) return ['The key is of another kind than the question.']
  switch (key.type) {
    case 'single':
      return key.right.length === 0 ? ['Mark the right option.'] : optionFaults(key.right, question.options, 'option')
    case 'multiple': {
      const sets = [key.right, ...(key.or ?? [])]
      if (sets.some((set) => set.length === 0)) return ['Mark at least one right option.']
      return sets.flatMap((set) => optionFaults(set, question.options, 'option'))
    }
    case 'numeric':
      return key.accept.length === 0 ? ['Enter the right value.'] : key.accept.flatMap(numericFaults)
    case 'matching':
      return [key.pairs, ...(key.or ?? [])].flatMap((pairs) => [
        ...question.options.filter((left) => !Object.hasOwn(pairs, left)).map((left) => `"${left}" has no match.`),
        ...optionFaults(Object.keys(pairs), question.options, 'entry'),
        ...optionFaults(Object.values(pairs), question.matches ?? [], 'entry'),
      ])
  }
}
