import { keyFromText } from '@northlight/exam/marking/key-text'
import type { Key } from '@northlight/exam/marking/keys'
import type { QuestionType } from '@northlight/exam/papers/paper'
import type { Facts } from './northlight-facts.ts'
import { digits, letters, type Problem } from './parsed-question.ts'

/** An answer of Moodle's with its share of the marks in percent. */
export type Choice = { html: string; fraction: number }

export type KeyReading = {
  type: QuestionType
  options: string[]
  matches: string[] | null
  key: Key
  problems: Problem[]
}

const guess = (message: string): Problem => ({ where: null, level: 'guess', message })
export const wrong = (message: string, where: string | null = null): Problem => ({ where, level: 'wrong', message })

const namesFor = (count: number, facts: Facts | null, usual: string[]) =>
  facts && facts.options.length === count ? facts.options : usual.slice(0, count)

/** The key that our own export wrote down beside the question, where it fits what the file says. */
const ownKey = (facts: Facts | null, type: QuestionType, options: string[], matches: string[] | null): Key | null => {
  if (!facts) return null
  const reading = keyFromText({ type, options, ...(matches && { matches }) }, facts.key)
  return reading.ok ? reading.value : null
}

/** One of several, or several of them: Moodle says which; GIFT says it by the shares of the answers. */
export const choiceKey = (choices: Choice[], isSingle: boolean, facts: Facts | null): KeyReading => {
  const options = namesFor(choices.length, facts, letters)
  const named = (is: (fraction: number) => boolean) =>
    choices.flatMap(({ fraction }, at) => (is(fraction) ? [options[at] ?? ''] : []))
  const right = named((fraction) => fraction >= 99.9)
  const partly = named((fraction) => fraction > 0 && fraction < 99.9)
  const type = isSingle ? 'single' : 'multiple'
  const key: Key = { type, right: isSingle ? right : named((fraction) => fraction > 0) }
  const halves = isSingle && partly.length > 0
  const takes = isSingle && facts === null && choices.some(({ fraction }) => fraction < 0)
  return {
    type,
    options,
    matches: null,
    key: ownKey(facts, type, options, null) ?? key,
    problems: [
      ...(choices.length > letters.length
        ? [wrong(`There are ${choices.length} options; ${letters.length} are the most.`)]
        : []),
      ...(takes ? [guess('What a wrong option takes off is said by the paper, not by the question.')] : []),
      ...(halves
        ? [
            guess(
              `Part of the marks for ${partly.join(' and ')} is not given here: only ${right.join(' or ') || 'the key'} counts.`,
            ),
          ]
        : []),
    ],
  }
}

export type NumericAnswer =
  | { value: string; tolerance: string; fraction: number }
  | { from: string; to: string; fraction: number }

export const numericKey = (answers: NumericAnswer[], facts: Facts | null): KeyReading => {
  const whole = answers.filter(({ fraction }) => fraction >= 99.9)
  const left = answers.filter(({ fraction }) => fraction > 0 && fraction < 99.9)
  const key: Key = {
    type: 'numeric',
    accept: whole.map((one) =>
      'from' in one
        ? { from: one.from, to: one.to }
        : Number(one.tolerance || '0') === 0
          ? { value: one.value }
          : { value: one.value, tolerance: one.tolerance },
    ),
  }
  return {
    type: 'numeric',
    options: [],
    matches: null,
    key: ownKey(facts, 'numeric', [], null) ?? key,
    problems: left.length > 0 ? [guess('Part of the marks for a number that is nearly right is not given here.')] : [],
  }
}

export type Pair = { left: string; right: string }

/** Two lists: what stands on the left in its order, what stands on the right each once. A pair without a left is one answer too many. */
export const matchingKey = (pairs: Pair[], facts: Facts | null) => {
  const lefts = pairs.filter(({ left }) => left !== '')
  const rights = [...new Set(pairs.map(({ right }) => right))]
  const options = namesFor(lefts.length, facts, letters)
  const given = facts?.matches?.length === rights.length ? facts.matches : digits.slice(0, rights.length)
  const nameOf = new Map(rights.map((right, at) => [right, given[at] ?? '']))
  const matches = [...given].sort()
  const key: Key = {
    type: 'matching',
    pairs: Object.fromEntries(lefts.map(({ right }, at) => [options[at] ?? '', nameOf.get(right) ?? ''])),
  }
  return {
    reading: {
      type: 'matching',
      options,
      matches,
      key: ownKey(facts, 'matching', options, matches) ?? key,
      problems: [
        ...(lefts.length < 2 ? [wrong('Two lists need at least two entries each.')] : []),
        ...(lefts.length > letters.length || rights.length > digits.length
          ? [wrong(`A list has at most ${letters.length} entries.`)]
          : []),
      ],
    } satisfies KeyReading as KeyReading,
    leftTexts: lefts.map(({ left }) => left),
    rightTexts: rights.map((right): [string, string] => [nameOf.get(right) ?? '', right]),
  }
}
