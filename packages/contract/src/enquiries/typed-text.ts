import { z } from 'zod'
import { enter, text } from '../fields.ts'
import { readChoice } from '../read-choice.ts'

/** Marks that turn the direction of what follows. Texts of right-to-left scripts need none; forgers of names do. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g
const breaks = /[\p{Cc}\u2028\u2029]+/gu
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** One line of text as people type it, in any script. Line breaks become spaces, so it can stand in any list. */
export const line = (label: string, limits: { min?: number; max?: number } = {}) =>
  text(label, limits)
    .refine((value) => value === '' || visible.test(value), enter(label))
    .transform((value) => value.replace(turning, '').replace(breaks, ' ').trim())
    .meta({ label })

/** A text with paragraphs. A line break counts as one character, as the counter beside the field shows it. */
export const paragraphs = (label: string, limits: { max: number }) =>
  z
    .preprocess(
      (value) =>
        typeof value === 'string'
          ? value
              .replace(/\r\n?/g, '\n')
              .replace(turning, '')
              .replace(/[^\P{Cc}\n\t]/gu, '')
          : value,
      text(label, limits).refine((value) => value === '' || visible.test(value), enter(label)),
    )
    .meta({ label })

/** One of a list that staff edit: what the list holds is checked where the list is known. */
export const choice = (what: string, max = 255) =>
  z
    .string({
      error: (issue) =>
        issue.input === undefined || issue.input === null ? `Choose ${what}.` : 'This must be a text.',
    })
    .trim()
    .min(1, `Choose ${what}.`)
    .max(max, `Choose ${what} from the list.`)
    .meta({ label: what })

/** One of a fixed few, in any spelling that can be meant: `IX` and `Class 9` are `9th`. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(what: string, values: Values) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? (readChoice(value, values) ?? value) : value),
      z.enum(values, {
        error: (issue) =>
          issue.input === undefined || issue.input === null ? `Choose ${what}.` : `Choose ${what} from the list.`,
      }),
    )
    .meta({ label: what })
