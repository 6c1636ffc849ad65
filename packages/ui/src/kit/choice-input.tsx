import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

export type ChoiceInputProps = Omit<ComponentProps<'input'>, 'type'>

const look = 'size-check shrink-0 cursor-pointer accent-night disabled:cursor-not-allowed'

/** The box alone, for a place that brings its own label: the row of a table, a card. For the office: pages of the site have
 * `Checkbox` and `RadioGroup`, which stand without this file so that no page loads one more. */
export const CheckInput = ({ className, ...input }: ChoiceInputProps) => (
  <input {...input} type="checkbox" className={classes(look, className)} />
)

/** The ring alone. */
export const RadioInput = ({ className, ...input }: ChoiceInputProps) => (
  <input {...input} type="radio" className={classes(look, className)} />
)
