import { type Answer, answerText, readAnswer } from '../answers/answers.ts'
import type { Question } from '../papers/paper.ts'
import { type Key, keyFaults, type NumericRule } from './keys.ts'
import { minus } from './marks.ts'

/** Answers and keys as people write them: "B" · "A,C" · "2.50" · "A-1,B-3". */
type Asked = Pick<Question, 'type' | 'options' | 'matches' | 'decimals'>

const parts = (text: string) =>
  text
    .split(/[,;\s]+/)
    .map((part) => part.trim())
    .filter(Boolean)

const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    parts(text).map((pair) => {
      const [left = '', right = ''] = pair.split(/[-–→]/)
      return [left, right]
    }),
  )

const rawAnswer = (type: Question['type'], text: string): unknown => {
  switch (type) {
    case 'single':
      return { type, option: text }
    case 'multiple':
      return { type, options: parts(text) }
    case 'numeric':
      return { type, value: text }
    case 'matching':
      return { type, pairs: pairsOf(text) }
  }
}

const asQuestion = (asked: Asked): Question => ({
  ...asked,
  matches: asked.matches ?? [],
  version: 0,
  topic: null,
  difficulty: 'Moderate',
})

export type TextReading<T> = { ok: true; value: T } | { ok: false; reason: string }

/** Reads an answer typed or chosen on a screen; an empty text is a blank answer. */
export const answerFromText = (asked: Asked, text: string | undefined): TextReading<Answer | null> => {
  const given = text?.trim() ?? ''
  const reading = readAnswer(asQuestion(asked), given === '' ? null : rawAnswer(asked.type, given))
  return reading.ok ? { ok: true, value: reading.answer } : reading
}

const ruleOf = (text: string): NumericRule => {
  const [from, to] = text.split(/\s+to\s+/)
  if (from !== undefined && to !== undefined) return { from: from.trim(), to: to.trim() }
  const [value = '', tolerance] = text.split(/\s*±\s*/)
  return tolerance === undefined ? { value: value.trim() } : { value: value.trim(), tolerance: tolerance.trim() }
}

const keyOf = (type: Question['type'], text: string): Key => {
  const ways = text.split(/\s+or\s+/)
  switch (type) {
    case 'single':
      return { type, right: ways }
    case 'multiple': {
      const [right = [], ...or] = ways.map(parts)
      return or.length > 0 ? { type, right, or } : { type, right }
    }
    case 'numeric':
      return { type, accept: ways.map(ruleOf) }
    case 'matching': {
      const [pairs = {}, ...or] = ways.map(pairsOf)
      return or.length > 0 ? { type, pairs, or } : { type, pairs }
    }
  }
}

/** Reads a key as staff write it, ways joined by "or": "B or C", "2.45 to 2.55", "2.5 ± 0.05". */
export const keyFromText = (asked: Asked, text: string): TextReading<Key> => {
  const key = keyOf(asked.type, text.trim().replaceAll(minus, '-'))
  const [fault] = keyFaults(asQuestion(asked), key)
  return fault === undefined ? { ok: true, value: key } : { ok: false, reason: fault }
}

const numberText = (value: string): string => value.replace('-', minus)

const numericText = (rule: NumericRule): string => {
  if ('from' in rule)
    return rule.from === rule.to ? numberText(rule.from) : `${numberText(rule.from)} to ${numberText(rule.to)}`
  return rule.tolerance ? `${numberText(rule.value)} ± ${rule.tolerance}` : numberText(rule.value)
}

const spaced = (text: string): string => text.replaceAll(',', ', ').replaceAll('-', '–')

/** A key as staff write it, all accepted answers joined by "or"; `keyFromText` reads it back. */
export const keyText = (key: Key): string => {
  switch (key.type) {
    case 'single':
      return key.right.join(' or ')
    case 'multiple':
      return [key.right, ...(key.or ?? [])]
        .map((options) => spaced(answerText({ type: 'multiple', options })))
        .join(' or ')
    case 'numeric':
      return key.accept.map(numericText).join(' or ')
    case 'matching':
      return [key.pairs, ...(key.or ?? [])].map((pairs) => spaced(answerText({ type: 'matching', pairs }))).join(' or ')
  }
}
