import type { BankQuestion } from '../../bank.ts'
import type { Draft } from '../template.ts'

/** Reaches the result of a template by another way and says whether the key of the finished question agrees. */
export type Proof = (values: unknown, draft: Draft, question: BankQuestion) => boolean

const plainNumber = (text: string): number => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''))

/** The text that the key points at, or the number it accepts. */
export const keyedText = ({ key, options }: BankQuestion): string => {
  if (key.type === 'single') return options['ABCD'.indexOf(key.right[0] ?? '')] ?? ''
  if (key.type === 'numeric') {
    const [rule] = key.accept
    return rule && 'value' in rule ? rule.value : ''
  }
  throw new Error('This kind of key has no single text.')
}

/** A choice as a number: "40 m", "−0.37 °C", a whole formula or a fraction. */
export const numberIn = (text: string): number => {
  const [, sign = '', above, below] = /(-?)\\dfrac\{(\d+)\}\{(\d+)\}/.exec(text) ?? []
  if (above && below) return (sign === '-' ? -1 : 1) * (Number(above) / Number(below))
  const [number = ''] = /[-−]?\d+(\.\d+)?/.exec(text) ?? []
  return plainNumber(number)
}

const close = (a: number, b: number, within: number): boolean => Math.abs(a - b) <= within + 1e-9 * Math.abs(b)

/** The key is this number; `within` covers the rounding of the choices. */
export const isNumber =
  <Values>(compute: (values: Values) => number, within = 0): Proof =>
  (values, _, question) =>
    close(numberIn(keyedText(question)), compute(values as Values), within)

export const isText =
  <Values>(compute: (values: Values) => string): Proof =>
  (values, _, question) =>
    keyedText(question) === compute(values as Values)

/** Every statement is judged by itself from its words. */
export const judged =
  <Values>(isTrue: (statement: string, values: Values) => boolean): Proof =>
  (values, _, { key, options }) =>
    key.type === 'multiple' &&
    key.right.length > 0 &&
    options.every((text, index) => isTrue(text, values as Values) === key.right.includes('ABCD'[index] ?? ''))

/** Every pair of the key is true, and nothing else on the right fits. */
export const matched =
  (fits: (left: string, right: string) => boolean): Proof =>
  (_, __, { key, options, matches = [] }) =>
    key.type === 'matching' &&
    options.every((left, index) => {
      const fitting = matches.flatMap((right, place) => (fits(left, right) ? [String(place + 1)] : []))
      return fitting.length === 1 && key.pairs['ABCD'[index] ?? ''] === fitting[0]
    })

/** The sum of many thin slices. */
export const integrate = (of: (x: number) => number, from: number, to: number, slices = 2000): number => {
  const width = (to - from) / slices
  let sum = 0
  for (let slice = 0; slice < slices; slice += 1) {
    const [a, b] = [from + slice * width, from + (slice + 1) * width]
    sum += ((of(a) + 4 * of((a + b) / 2) + of(b)) * width) / 6
  }
  return sum
}
